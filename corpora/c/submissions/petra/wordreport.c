/* Word report by list processing: read the words into a linked list, sort it
   (merge sort), melt equal neighbours into one cell, sort again by count. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_WORD = 64, TOP_N = 10, BAR_WIDTH = 40 };

typedef struct cell *List;
struct cell { char w[MAX_WORD]; int times; List tail; };
typedef int Before(List, List);

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

static List cons(const char *w, List tail)
{
    List l = malloc(sizeof(struct cell));
    strcpy(l->w, w);
    l->times = 1;
    l->tail = tail;
    return l;
}

static int alphabetical(List a, List b) { return strcmp(a->w, b->w) <= 0; }
static int frequent(List a, List b)     { return a->times >= b->times; }
static int longer(List a, List b)       { return strlen(a->w) >= strlen(b->w); }

static List merge(List a, List b, Before *before)
{
    struct cell dummy;
    List last = &dummy;

    for (; a && b; last = last->tail)
        if (before(a, b))
            last->tail = a, a = a->tail;
        else
            last->tail = b, b = b->tail;
    last->tail = a ? a : b;
    return dummy.tail;
}

/* stable: of equal cells the earlier one stays in front */
static List sort(List l, Before *before)
{
    List half, end, second;

    if (!l || !l->tail)
        return l;
    for (half = l, end = l->tail; end && end->tail; end = end->tail->tail)
        half = half->tail;
    second = half->tail;
    half->tail = NULL;
    return merge(sort(l, before), sort(second, before), before);
}

static List melt(List l)
{
    for (List p = l; p; p = p->tail)
        while (p->tail && !strcmp(p->w, p->tail->w)) {
            List twin = p->tail;
            p->times += twin->times;
            p->tail = twin->tail;
            free(twin);
        }
    return l;
}

static int size(List l) { return l ? 1 + size(l->tail) : 0; }

static int sum_of_length(List l, size_t len)
{
    int sum = 0;
    for (; l; l = l->tail)
        sum += strlen(l->w) == len ? l->times : 0;
    return sum;
}

static void show(List l, int most)
{
    if (l && most) {
        printf("  %-16s %4d\n", l->w, l->times);
        show(l->tail, most - 1);
    }
}

static void hashes(int n)
{
    if (n > 0) {
        putchar('#');
        hashes(n - 1);
    }
}

int main(void)
{
    char word[MAX_WORD];
    List text = NULL;
    int words = 0, full = BAR_WIDTH, max;

    while (next_word(stdin, word)) {
        text = cons(word, text);
        words++;
    }
    text = melt(sort(text, alphabetical));
    printf("Words: %d\nDistinct: %d\n", words, size(text));

    text = sort(text, frequent);
    printf("Top words:\n");
    show(text, TOP_N);

    text = sort(sort(text, alphabetical), longer);
    printf("Longest: %s\n", text ? text->w : "-");

    max = text ? (int)strlen(text->w) : 0;
    for (int len = max; len > 0; len--) {
        int here = sum_of_length(text, len);
        full = here > full ? here : full;
    }
    printf("Lengths:\n");
    for (int len = 1; len <= max; len++) {
        int here = sum_of_length(text, len);
        printf("%2d |", len);
        hashes((here * BAR_WIDTH + full - 1) / full);
        printf(" %d\n", here);
    }
    return 0;
}
