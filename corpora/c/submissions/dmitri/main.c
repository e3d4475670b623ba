/* Word report: reading and printing. The hash table is in table.c. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "table.h"

#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */

/* Reads the next word, in lower case, into buf.
   Returns its length, or 0 at the end of the text. */
static size_t next_word(FILE *in, char *buf)
{
    int    c;
    size_t n = 0;

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

static void report(const Table *t, Slot **rank)
{
    const Slot *longest = NULL;
    unsigned    histo[MAX_WORD] = {0}, top = BAR_WIDTH;
    char        bar[BAR_WIDTH + 1];

    printf("Words: %zu\nDistinct: %zu\nTop words:\n", t->total_hits, t->used);
    for (Slot **p = rank; *p; ++p) {
        const Slot *s = *p;
        if (p - rank < TOP_N)
            printf("  %-16s %4u\n", s->key, s->hits);
        if (!longest || s->length > longest->length ||
            (s->length == longest->length && strcmp(s->key, longest->key) < 0))
            longest = s;
        if ((histo[s->length] += s->hits) > top)
            top = histo[s->length];
    }
    printf("Longest: %s\nLengths:\n", longest ? longest->key : "-");
    memset(bar, '#', sizeof bar);
    for (size_t n = 1; longest && n <= longest->length; ++n)
        printf("%2zu |%.*s %u\n", n,
               (int)((histo[n] * BAR_WIDTH + top - 1) / top), bar, histo[n]);
}

int main(void)
{
    char   word[MAX_WORD];
    Table  table = {0};
    size_t len;

    while ((len = next_word(stdin, word)) > 0)
        table_count(&table, word, len);
    report(&table, table_ranking(&table));
    return 0;
}
