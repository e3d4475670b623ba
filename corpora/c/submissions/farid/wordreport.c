/*
 * wordreport.c - Word report with a trie.
 * Each node stands for a prefix; "ends" says how many words stop there.
 * A walk over the trie visits the words in alphabetical order.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */
#define LETTERS   26

typedef struct trie {
    int ends;
    struct trie *child[LETTERS];
} Trie;

typedef struct {
    int  words, distinct;
    int  atDepth[MAX_WORD];
    int  deepest;
    char deepestWord[MAX_WORD];
    int  nTop;
    int  topCount[TOP_N + 1];
    char topWord[TOP_N + 1][MAX_WORD];
} Summary;

/* Reads the next word, in lower case, into buf.
   Returns its length, or 0 at the end of the text. */
int next_word(FILE *in, char *buf)
{
    int c, n = 0;

    while ((c = fgetc(in)) != EOF && !isalpha(c))
        ;
    if (c == EOF)
        return 0;
    do {
        if (n < MAX_WORD - 1)
            buf[n++] = (char)tolower(c);
    } while ((c = fgetc(in)) != EOF && isalpha(c));
    buf[n] = '\0';
    return n;
}

void plant(Trie *node, const char *s)
{
    while (*s) {
        Trie **branch = &node->child[*s++ - 'a'];
        if (*branch == NULL)
            *branch = calloc(1, sizeof(Trie));
        node = *branch;
    }
    node->ends++;
}

/* Slides the word up from the bottom of the list of ten. Words come in
   alphabetical order, so an equal count stays below. */
void offer(Summary *sum, const char *s, int count)
{
    int place = sum->nTop;
    while (place > 0 && sum->topCount[place - 1] < count) {
        sum->topCount[place] = sum->topCount[place - 1];
        strcpy(sum->topWord[place], sum->topWord[place - 1]);
        place--;
    }
    sum->topCount[place] = count;
    strcpy(sum->topWord[place], s);
    if (sum->nTop < TOP_N)
        sum->nTop++;
}

void harvest(const Trie *node, char *path, int depth, Summary *sum)
{
    if (node->ends > 0) {
        path[depth] = '\0';
        sum->words += node->ends;
        sum->distinct++;
        sum->atDepth[depth] += node->ends;
        if (depth > sum->deepest) {
            sum->deepest = depth;
            strcpy(sum->deepestWord, path);
        }
        offer(sum, path, node->ends);
    }
    for (int i = 0; i < LETTERS; i++)
        if (node->child[i]) {
            path[depth] = (char)('a' + i);
            harvest(node->child[i], path, depth + 1, sum);
        }
}

void histogram(const Summary *sum)
{
    int d, k, highest = 0;
    double scale = 1.0;

    for (d = 1; d <= sum->deepest; d++)
        highest = sum->atDepth[d] > highest ? sum->atDepth[d] : highest;
    for (d = 1; d <= sum->deepest; d++) {
        long need = sum->atDepth[d];
        if (highest > BAR_WIDTH)
            scale = (double)highest;
        printf("%2d |", d);
        /* draw while the drawn part is still shorter than the exact bar */
        for (k = 0; highest > BAR_WIDTH ? k * scale < need * (double)BAR_WIDTH : k < need; k++)
            putchar('#');
        printf(" %ld\n", need);
    }
}

int main(void)
{
    static Trie root;
    static Summary sum;
    char word[MAX_WORD];

    while (next_word(stdin, word))
        plant(&root, word);
    harvest(&root, word, 0, &sum);

    printf("Words: %d\n", sum.words);
    printf("Distinct: %d\n", sum.distinct);
    puts("Top words:");
    for (int i = 0; i < sum.nTop; i++)
        printf("  %-16s %4d\n", sum.topWord[i], sum.topCount[i]);
    printf("Longest: %s\n", sum.deepest ? sum.deepestWord : "-");
    puts("Lengths:");
    histogram(&sum);
    return 0;
}
