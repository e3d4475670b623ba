/*
 * wordreport.c - WORD REPORT
 * 26 growing drawers, one for each first letter. A drawer is searched
 * from its beginning; at the end all drawers are emptied onto one desk.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */

#define DRAWERS   ('z' - 'a' + 1)
#define REPEAT(times, what) do { for (int r_ = (times); r_; --r_) what; } while (0)

typedef struct { char *txt; int len, cnt; } Card;
typedef struct { Card *cards; int fill, room; } Drawer;

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

static Card *DrawerFind(Drawer *d, const char *txt, int len) {
    for (Card *c = d->cards, *end = c + d->fill; c < end; ++c)
        if (c->len == len && !memcmp(c->txt, txt, (size_t)len))
            return c;
    return NULL;
}

static Card *DrawerAppend(Drawer *d, const char *txt, int len) {
    if (d->fill == d->room) {
        d->room += 16 + d->room / 2;
        Card *bigger = realloc(d->cards, (size_t)d->room * sizeof(Card));
        if (!bigger) { fputs("out of memory\n", stderr); exit(2); }
        d->cards = bigger;
    }
    Card *c = d->cards + d->fill++;
    *c = (Card){ .txt = strdup(txt), .len = len, .cnt = 0 };
    return c;
}

static int Better(const Card *p, const Card *q) {
    return p->cnt == q->cnt ? strcmp(p->txt, q->txt) < 0 : p->cnt > q->cnt;
}

static int Longer(const Card *p, const Card *q) {
    return p->len == q->len ? strcmp(p->txt, q->txt) < 0 : p->len > q->len;
}

/* Brings the winner of desk[from..n-1] to desk[from]. */
static void Promote(Card *desk, int from, int n, int (*wins)(const Card *, const Card *)) {
    int w = from;
    for (int k = from + 1; k < n; ++k)
        if (wins(&desk[k], &desk[w])) w = k;
    Card tmp = desk[w]; desk[w] = desk[from]; desk[from] = tmp;
}

int main(void)
{
    static Drawer drawer[DRAWERS];
    char word[MAX_WORD];
    int len, nWords = 0, nCards = 0;

    while ((len = next_word(stdin, word))) {
        Drawer *d = &drawer[word[0] - 'a'];
        Card *c = DrawerFind(d, word, len);
        if (!c) { c = DrawerAppend(d, word, len); ++nCards; }
        ++c->cnt;
        ++nWords;
    }

    Card *desk = malloc(sizeof(Card) * (size_t)(nCards + 1)), *put = desk;
    for (Drawer *d = drawer; d < drawer + DRAWERS; ++d) {
        if (d->fill) memcpy(put, d->cards, sizeof(Card) * (size_t)d->fill);
        put += d->fill;
        free(d->cards);
    }

    printf("Words: %d\nDistinct: %d\nTop words:\n", nWords, nCards);
    for (int place = 0; place < TOP_N && place < nCards; ++place) {
        Promote(desk, place, nCards, Better);
        printf("  %-16s %4d\n", desk[place].txt, desk[place].cnt);
    }

    int tally[MAX_WORD] = {0}, tallest = 0, rows = 0;
    for (Card *c = desk; c < put; ++c) tally[c->len] += c->cnt;
    if (nCards) { Promote(desk, 0, nCards, Longer); rows = desk->len; }
    for (int k = rows; k; --k) if (tally[k] > tallest) tallest = tally[k];

    printf("Longest: %s\nLengths:\n", rows ? desk->txt : "-");
    for (int k = 1; k <= rows; ++k) {
        int marks = tally[k];
        if (tallest > BAR_WIDTH) {
            marks *= BAR_WIDTH;
            marks = marks / tallest + !!(marks % tallest);
        }
        printf("%2d |", k);
        REPEAT(marks, putchar('#'));
        printf(" %d\n", tally[k]);
    }
    return 0;
}
