/* word report, see shelf.h for how the words are kept */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "shelf.h"

#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */

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

static void draw_row(int length, int widest)
{
    char row[BAR_WIDTH + 1] = "";
    int v = library[length].volumes;
    int i, hashes = v;

    if (widest > BAR_WIDTH)
        hashes = (v * BAR_WIDTH - 1 + widest) / widest;
    for (i = 0; i < hashes; i++)
        row[i] = '#';
    row[i] = '\0';
    printf("%2d |%s %d\n", length, row, v);
}

int main(void)
{
    char word[MAX_WORD];
    const struct book *b = NULL;
    int length, rank, longest = 0, widest = 0, all = 0, different = 0;

    while ((length = next_word(stdin, word)) > 0)
        shelve(word, length);

    for (length = 1; length < MAX_WORD; length++) {
        const struct shelf *s = &library[length];
        if (s->first == NULL)
            continue;
        all += s->volumes;
        different += s->titles;
        longest = length;
        if (s->volumes > widest)
            widest = s->volumes;
    }
    printf("Words: %d\nDistinct: %d\n", all, different);
    printf("Top words:\n");
    for (rank = 1; rank <= TOP_N; rank++) {
        b = next_in_rank(b);
        if (b == NULL)
            break;
        printf("  %-16s %4d\n", b->title, b->copies);
    }
    /* the last shelf in use begins with the word we want */
    printf("Longest: %s\n", longest > 0 ? library[longest].first->title : "-");
    printf("Lengths:\n");
    for (length = 1; length <= longest; length++)
        draw_row(length, widest);
    return 0;
}
