/* Word report. All words go into one table that is sorted, so the same
   words are neighbours and form groups. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */
#define DEBUG     0

typedef struct {
    int nextSame;   /* another group with the same number of words */
    int start;
    int amount;
} Group;

typedef char Word[MAX_WORD];

int cmpWord(const void *x, const void *y)
{
    return strcmp((const char *)x, (const char *)y);
}

/* for tests */
int totalOfGroups(const Group *groups, int n)
{
    int sum = 0;
    while (n-- > 0)
        sum += groups[n].amount;
    return sum;
}

void printLengths(Word *table, int total, int maxLength)
{
    int peak = 0, i = 0, histogram[MAX_WORD] = {0};
    int average = 0;

    while (i < total) {
        int l = strlen(table[i]);
        average += l;
        histogram[l]++;
        if (peak < histogram[l])
            peak = histogram[l];
        i++;
    }
    if (total > 0)
        average /= total;
    printf("Lengths:\n");
    i = 1;
    while (i <= maxLength) {
        div_t d = { histogram[i], 0 };
        if (peak > BAR_WIDTH)
            d = div(histogram[i] * BAR_WIDTH, peak);
        if (d.rem > 0)
            d.quot++;
        printf("%2d |", i);
        for (; d.quot > 0; d.quot--)
            printf("#");
        printf(" %d\n", histogram[i]);
        i++;
    }
}

int findGroups(Word *table, int total, Group *groups)
{
    int i, j, n = 0;

    for (i = 0; i < total; i = j) {
        for (j = i + 1; j < total && strcmp(table[j], table[i]) == 0; j++)
            ;
        groups[n].nextSame = -1;
        groups[n].amount = j - i;
        groups[n].start = i;
        n++;
    }
    return n;
}

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

void printTop(Word *table, int total, Group *groups, int n)
{
    int rest = TOP_N, g = n - 1, s = 0;
    int shown = 0;
    int *heads = malloc((total + 1) * sizeof(int));

    while (s <= total)
        heads[s++] = -1;
    while (g >= 0) {
        groups[g].nextSame = heads[groups[g].amount];
        heads[groups[g].amount] = g;
        g--;
    }
    printf("Top words:\n");
    s = total;
    while (s > 0 && rest > 0) {
        g = heads[s];
        while (g >= 0 && rest > 0) {
            printf("  %-16s %4d\n", table[groups[g].start], s);
            shown++;
            rest--;
            g = groups[g].nextSame;
        }
        s--;
    }
    if (DEBUG)
        fprintf(stderr, "%d shown\n", shown);
    free(heads);
}

Word *readAll(int *howMany)
{
    int used = 0, capacity = 1000;
    Word *table = malloc(capacity * sizeof(Word));

    for (; table != NULL && next_word(stdin, table[used]); ) {
        used++;
        if (used == capacity) {
            capacity += capacity;
            table = realloc(table, capacity * sizeof(Word));
        }
    }
    *howMany = used;
    return table;
}

int main(void)
{
    int maxLength = 0, longest = -1;
    int g = 0, distinct, total, check = 0;
    Word *table = readAll(&total);
    Group *groups = malloc((total + 1) * sizeof(Group));

    if (groups == NULL || table == NULL) {
        fprintf(stderr, "not enough memory\n");
        return 1;
    }
    qsort(table, total, sizeof(Word), cmpWord);
    distinct = findGroups(table, total, groups);
    if (DEBUG)
        check = totalOfGroups(groups, distinct);
    printf("Words: %d\n", total);
    printf("Distinct: %d\n", distinct);
    printTop(table, total, groups, distinct);
    while (g < distinct) {
        int l = strlen(table[groups[g].start]);
        if (l > maxLength) {
            longest = groups[g].start;
            maxLength = l;
        }
        g++;
    }
    printf("Longest: %s\n", longest < 0 ? "-" : table[longest]);
    printLengths(table, total, maxLength);
    if (check != 0 && check != total)
        return 2;
    free(table);
    free(groups);
    return 0;
}
