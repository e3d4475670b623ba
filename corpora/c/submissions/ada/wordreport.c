/*
 * wordreport.c - Word report
 *
 * The words are kept in one array that is always in alphabetical order,
 * so a word is found by binary search and inserted with memmove.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */

static struct entry { char text[MAX_WORD]; int count; } *dict;
static size_t dict_len, dict_cap;

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

/* Index of the first entry that is not smaller than w. */
static size_t lower_bound(const char *w)
{
    size_t lo = 0, hi = dict_len;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (strcmp(dict[mid].text, w) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static void make_room(size_t at)
{
    if (dict_len == dict_cap) {
        dict_cap = dict_cap ? dict_cap * 2 : 128;
        dict = realloc(dict, dict_cap * sizeof *dict);
        if (!dict) {
            perror("wordreport");
            exit(EXIT_FAILURE);
        }
    }
    memmove(dict + at + 1, dict + at, (dict_len - at) * sizeof *dict);
    dict_len++;
}

static void add_word(const char *w)
{
    size_t at = lower_bound(w);

    if (at == dict_len || strcmp(dict[at].text, w) != 0) {
        make_room(at);
        strcpy(dict[at].text, w);
        dict[at].count = 0;
    }
    dict[at].count++;
}

static int more_frequent(const void *pa, const void *pb)
{
    const struct entry *a = pa, *b = pb;

    if (a->count != b->count)
        return b->count - a->count;
    return strcmp(a->text, b->text);
}

/* The array is still alphabetical here, so ">" keeps the first one. */
static const char *longest_word(void)
{
    const char *best = "";

    for (size_t i = 0; i < dict_len; i++)
        if (strlen(dict[i].text) > strlen(best))
            best = dict[i].text;
    return *best ? best : "-";
}

static void print_top(void)
{
    puts("Top words:");
    for (size_t i = 0; i < dict_len && i < TOP_N; i++)
        printf("  %-16s %4d\n", dict[i].text, dict[i].count);
}

static void print_lengths(const int by_length[])
{
    int last = 0, peak = 0;

    for (int i = 1; i < MAX_WORD; i++) {
        if (by_length[i] > 0)
            last = i;
        if (by_length[i] > peak)
            peak = by_length[i];
    }
    puts("Lengths:");
    for (int i = 1; i <= last; i++) {
        int bar = by_length[i];
        if (peak > BAR_WIDTH)
            bar = (bar * BAR_WIDTH + peak - 1) / peak;
        printf("%2d |", i);
        while (bar-- > 0)
            putchar('#');
        printf(" %d\n", by_length[i]);
    }
}

int main(void)
{
    char word[MAX_WORD], longest[MAX_WORD];
    int by_length[MAX_WORD] = {0};
    int len, total = 0;

    while ((len = next_word(stdin, word)) > 0) {
        add_word(word);
        by_length[len]++;
        total++;
    }
    strcpy(longest, longest_word());
    if (dict_len > 0)
        qsort(dict, dict_len, sizeof *dict, more_frequent);

    printf("Words: %d\nDistinct: %zu\n", total, dict_len);
    print_top();
    printf("Longest: %s\n", longest);
    print_lengths(by_length);
    free(dict);
    return 0;
}
