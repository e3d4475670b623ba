// Exercise 3, Word report
// The words are stored in a binary tree sorted by the alphabet. For the top
// ten I build a second tree out of the first one, sorted by frequency.

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD 64
#define TOP_N 10
#define BAR_WIDTH 40

typedef struct node {
  const char *key;
  int freq;
  struct node *left, *right;
} node_t;

typedef int (*order_fn)(const node_t *, const node_t *);
typedef void (*visit_fn)(node_t *, void *);

// next word of the text in small letters, 0 when there is none
int next_word(FILE *in, char *buf) {
  int c, n = 0;
  while ((c = fgetc(in)) != EOF && !isalpha(c))
    ;
  if (c == EOF) return 0;
  do {
    if (n < MAX_WORD - 1) buf[n++] = (char)tolower(c);
  } while ((c = fgetc(in)) != EOF && isalpha(c));
  buf[n] = '\0';
  return n;
}

// compares alphabetically
int by_key(const node_t *a, const node_t *b) { return strcmp(a->key, b->key); }

// compares by how often, and alphabetically if that is the same
int by_freq(const node_t *a, const node_t *b) {
  if (a->freq == b->freq) return by_key(a, b);
  return a->freq > b->freq ? -1 : 1;
}

// looks for the word; if it is not there a new leaf is made
node_t *tree_insert(node_t **root, const node_t *probe, order_fn order) {
  if (*root == NULL) {
    *root = malloc(sizeof **root);
    (*root)->key = strdup(probe->key);
    (*root)->freq = probe->freq;
    (*root)->left = (*root)->right = NULL;
    return *root;
  }
  int side = order(probe, *root);
  if (side == 0) return *root;
  return tree_insert(side < 0 ? &(*root)->left : &(*root)->right,
                     probe, order);
}

// in-order traversal
void tree_each(node_t *t, visit_fn visit, void *arg) {
  if (t == NULL) return;
  tree_each(t->left, visit, arg);
  visit(t, arg);
  tree_each(t->right, visit, arg);
}

void count_nodes(node_t *t, void *arg) {
  (void)t;
  ++*(int *)arg;
}

// puts the node into the second tree
void rank_node(node_t *t, void *arg) { tree_insert(arg, t, by_freq); }

// prints until the budget is used up
void print_some(node_t *t, void *arg) {
  int *budget = arg;

  if (*budget > 0) {
    printf("  %-16s %4d\n", t->key, t->freq);
    --*budget;
  }
}

// only a really longer word replaces the old one
void keep_longest(node_t *t, void *arg) {
  const char **best = arg;

  if (*best == NULL || strlen(t->key) > strlen(*best)) *best = t->key;
}

void add_length(node_t *t, void *arg) {
  int *table = arg;

  table[strlen(t->key)] += t->freq;
}

int main(void) {
  char word[MAX_WORD];
  node_t *words = NULL, *ranks = NULL;
  int total = 0, distinct = 0, budget = TOP_N, most = 0;
  int table[MAX_WORD] = {0};
  const char *longest = NULL;

  // 1. read
  while (next_word(stdin, word)) {
    node_t probe = {word, 0, NULL, NULL};
    tree_insert(&words, &probe, by_key)->freq++;
    total++;
  }

  // 2. collect
  tree_each(words, count_nodes, &distinct);
  tree_each(words, rank_node, &ranks);
  tree_each(words, keep_longest, &longest);
  tree_each(words, add_length, table);

  // 3. print
  printf("Words: %d\nDistinct: %d\n", total, distinct);
  puts("Top words:");
  tree_each(ranks, print_some, &budget);
  printf("Longest: %s\n", longest ? longest : "-");
  puts("Lengths:");
  for (int *p = table; p < table + MAX_WORD; p++) most = *p > most ? *p : most;
  for (int i = 1; longest && i <= (int)strlen(longest); i++) {
    // rounded up
    int hashes = most > BAR_WIDTH ? (table[i] * BAR_WIDTH + most - 1) / most
                                  : table[i];
    printf("%2d |", i);
    for (int h = 0; h < hashes; h++) putchar('#');
    printf(" %d\n", table[i]);
  }
  return 0;
}
