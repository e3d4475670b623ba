/* Word report: keep every single word, qsort them all, then equal words
   stand side by side and only have to be counted as runs. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */

typedef char Word[MAX_WORD];

typedef struct {
    int start;      /* index of the first word of the run */
    int size;
    int nextSame;   /* next run of the same size, -1 at the end */
} Run;

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

Word *readAll(int *howMany)
{
    int capacity = 1000, used = 0;
    Word *all = malloc(capacity * sizeof(Word));

    while (all != NULL && next_word(stdin, all[used])) {
        if (++used == capacity) {
            capacity += capacity;
            all = realloc(all, capacity * sizeof(Word));
        }
    }
    *howMany = used;
    return all;
}

int cmpWord(const void *x, const void *y)
{
    return strcmp((const char *)x, (const char *)y);
}

int findRuns(Word *all, int total, Run *runs)
{
    int n = 0, i = 0;

    while (i < total) {
        int j = i + 1;
        while (j < total && strcmp(all[j], all[i]) == 0)
            j++;
        runs[n].start = i;
        runs[n].size = j - i;
        runs[n].nextSame = -1;
        n++;
        i = j;
    }
    return n;
}

/* chains[s] begins the list of all runs of size s. Going backwards through
   the runs makes each list alphabetical. */
void printTop(Word *all, int total, Run *runs, int n)
{
    int *chains = malloc((total + 1) * sizeof(int));
    int s, r, left = TOP_N;

    for (s = 0; s <= total; s++)
        chains[s] = -1;
    for (r = n - 1; r >= 0; r--) {
        runs[r].nextSame = chains[runs[r].size];
        chains[runs[r].size] = r;
    }
    printf("Top words:\n");
    for (s = total; s > 0 && left > 0; s--)
        for (r = chains[s]; r >= 0 && left > 0; r = runs[r].nextSame, left--)
            printf("  %-16s %4d\n", all[runs[r].start], s);
    free(chains);
}

void printLengths(Word *all, int total, int maxLength)
{
    int histogram[MAX_WORD] = {0}, peak = 0, i;

    for (i = 0; i < total; i++) {
        int l = strlen(all[i]);
        histogram[l]++;
        if (histogram[l] > peak)
            peak = histogram[l];
    }
    printf("Lengths:\n");
    for (i = 1; i <= maxLength; i++) {
        div_t d = { histogram[i], 0 };
        if (peak > BAR_WIDTH)
            d = div(histogram[i] * BAR_WIDTH, peak);
        if (d.rem > 0)
            d.quot++;
        printf("%2d |", i);
        while (d.quot > 0) {
            printf("#");
            d.quot--;
        }
        printf(" %d\n", histogram[i]);
    }
}

int main(void)
{
    int total, distinct, r;
    int longest = -1, maxLength = 0;
    Word *all = readAll(&total);
    Run *runs = malloc((total + 1) * sizeof(Run));

    if (all == NULL || runs == NULL) {
        fprintf(stderr, "not enough memory\n");
        return 1;
    }
    qsort(all, total, sizeof(Word), cmpWord);
    distinct = findRuns(all, total, runs);
    for (r = 0; r < distinct; r++) {
        int l = strlen(all[runs[r].start]);
        if (l > maxLength) {
            maxLength = l;
            longest = runs[r].start;
        }
    }
    printf("Words: %d\n", total);
    printf("Distinct: %d\n", distinct);
    printTop(all, total, runs, distinct);
    printf("Longest: %s\n", longest < 0 ? "-" : all[longest]);
    printLengths(all, total, maxLength);
    free(runs);
    free(all);
    return 0;
}
