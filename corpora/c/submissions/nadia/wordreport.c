/*
 * Hash table with chaining; all chains are gathered in a pointer array
 * that is sorted with qsort at the end.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */
#define BUCKETS   1009

struct word_node {
    char *word;
    int count;
    struct word_node *next;
};

struct stats {
    struct word_node *bucket[BUCKETS];
    int total;
    int unique;
    int length_count[MAX_WORD];
};

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

/* Multiply-and-add hash, 31 as in the lecture. */
static unsigned int hash(const char *s)
{
    unsigned int value = 0;

    while (*s != '\0')
        value = value * 31 + (unsigned char)*s++;
    return value % BUCKETS;
}

static void stats_add(struct stats *st, const char *word, int length)
{
    unsigned int index = hash(word);
    struct word_node *node;

    st->total++;
    st->length_count[length]++;
    for (node = st->bucket[index]; node != NULL; node = node->next) {
        if (strcmp(node->word, word) == 0) {
            node->count++;
            return;
        }
    }
    node = malloc(sizeof(*node));
    if (node == NULL || (node->word = malloc(length + 1)) == NULL)
        exit(1);
    strcpy(node->word, word);
    node->count = 1;
    node->next = st->bucket[index];
    st->bucket[index] = node;
    st->unique++;
}

static struct word_node **stats_collect(const struct stats *st)
{
    struct word_node **list = malloc((st->unique + 1) * sizeof(*list));
    struct word_node *node;
    int i, pos = 0;

    for (i = 0; i < BUCKETS; i++)
        for (node = st->bucket[i]; node != NULL; node = node->next)
            list[pos++] = node;
    return list;
}

static int compare_nodes(const void *p, const void *q)
{
    const struct word_node *first = *(struct word_node *const *)p;
    const struct word_node *second = *(struct word_node *const *)q;

    if (first->count > second->count)
        return -1;
    if (first->count < second->count)
        return 1;
    return strcmp(first->word, second->word);
}

static void print_histogram(const int *length_count, int longest)
{
    int i, j, width, biggest = 0;

    printf("Lengths:\n");
    for (i = 1; i <= longest; i++) {
        if (length_count[i] > biggest)
            biggest = length_count[i];
    }
    for (i = 1; i <= longest; i++) {
        width = length_count[i];
        if (biggest > BAR_WIDTH)
            width = (width * BAR_WIDTH + biggest - 1) / biggest;
        printf("%2d |", i);
        for (j = 0; j < width; j++)
            putchar('#');
        printf(" %d\n", length_count[i]);
    }
}

int main(void)
{
    static struct stats st;
    struct word_node **list;
    char word[MAX_WORD];
    const char *longest = "";
    int i, length;

    while ((length = next_word(stdin, word)) > 0)
        stats_add(&st, word, length);

    list = stats_collect(&st);
    qsort(list, st.unique, sizeof(*list), compare_nodes);
    printf("Words: %d\nDistinct: %d\n", st.total, st.unique);
    printf("Top words:\n");
    for (i = 0; i < st.unique; i++) {
        int diff = (int)strlen(list[i]->word) - (int)strlen(longest);

        if (i < TOP_N)
            printf("  %-16s %4d\n", list[i]->word, list[i]->count);
        if (diff > 0 || (diff == 0 && strcmp(list[i]->word, longest) < 0))
            longest = list[i]->word;
    }
    printf("Longest: %s\n", st.unique > 0 ? longest : "-");
    print_histogram(st.length_count, (int)strlen(longest));
    free(list);
    return 0;
}
