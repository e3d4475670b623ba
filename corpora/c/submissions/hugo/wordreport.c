/*
 * wordreport.c - Hugo
 * search tree with one letter per node, numbers are gathered while reading
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */

struct tst { char letter; int seen; struct tst *lo, *eq, *hi; };
struct candidate { int seen; char text[MAX_WORD]; };

struct Numbers { int words, tallestBar, perLength[MAX_WORD]; char champion[MAX_WORD]; };

static struct candidate best[TOP_N];
static int best_size, distinct;

static struct tst *tst_add(struct tst *t, const char *s)
{
    if (!t) {
        t = calloc(1, sizeof *t);
        if (!t)
            exit(1);
        t->letter = *s;
    }
    if (*s < t->letter)
        t->lo = tst_add(t->lo, s);
    else if (*s > t->letter)
        t->hi = tst_add(t->hi, s);
    else if (s[1])
        t->eq = tst_add(t->eq, s + 1);
    else if (t->seen++ == 0)
        distinct++;
    return t;
}

static int weaker(const struct candidate *a, const struct candidate *b)
{
    if (a->seen != b->seen)
        return a->seen < b->seen;
    return strcmp(a->text, b->text) > 0;
}

static void swap(int i, int j)
{
    struct candidate t = best[i];
    best[i] = best[j];
    best[j] = t;
}

static void sift_down(int i)
{
    for (;;) {
        int child = 2 * i + 1;
        if (child >= best_size)
            return;
        if (child + 1 < best_size && weaker(&best[child + 1], &best[child]))
            child++;
        if (!weaker(&best[child], &best[i]))
            return;
        swap(i, child);
        i = child;
    }
}

static void heap_offer(const struct candidate *c)
{
    if (best_size < TOP_N) {
        int i = best_size++;
        best[i] = *c;
        for (; i > 0 && weaker(&best[i], &best[(i - 1) / 2]); i = (i - 1) / 2)
            swap(i, (i - 1) / 2);
    } else if (weaker(&best[0], c)) {
        best[0] = *c;
        sift_down(0);
    }
}

/* Visits the tree below t; text[0..used) is what stands above it. */
static void collectBest(struct tst *t, const char *text, int used)
{
    struct candidate here;

    while (t != NULL) {
        memcpy(here.text, text, used);
        here.text[used] = t->letter;
        here.text[used + 1] = 0;
        if ((here.seen = t->seen) > 0)
            heap_offer(&here);
        collectBest(t->eq, here.text, used + 1);
        collectBest(t->lo, text, used);
        t = t->hi;
    }
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

void note(struct Numbers *nb, const char *word, int length)
{
    int gain = length - (int)strlen(nb->champion);

    nb->words += 1;
    nb->perLength[length] += 1;
    if (nb->tallestBar < nb->perLength[length])
        nb->tallestBar = nb->perLength[length];
    if (gain > 0 || (!gain && strcmp(nb->champion, word) > 0))
        strcpy(nb->champion, word);
}

void printBars(const struct Numbers *nb)
{
    int end = (int)strlen(nb->champion);

    puts("Lengths:");
    for (int length = 1; length <= end; ++length) {
        int amount = nb->perLength[length], column = 0;
        printf("%2d |", length);
        if (nb->tallestBar <= BAR_WIDTH)
            for (; column < amount; ++column) putchar('#');
        else
            for (; column * nb->tallestBar < amount * BAR_WIDTH; ++column) putchar('#');
        printf(" %d\n", amount);
    }
}

int main(void)
{
    static struct Numbers nb;
    struct tst *tree = NULL;
    char word[MAX_WORD];
    int length;

    while ((length = next_word(stdin, word)) != 0) {
        note(&nb, word, length);
        tree = tst_add(tree, word);
    }
    collectBest(tree, "", 0);

    printf("Words: %d\n", nb.words);
    printf("Distinct: %d\n", distinct);
    puts("Top words:");
    for (int done = 0; done < TOP_N && done < distinct; ++done) {
        int pick = -1;      /* a heap is not sorted: look for the strongest left */
        for (int k = 0; k < best_size; ++k)
            if (best[k].seen > 0 && (pick < 0 || weaker(&best[pick], &best[k])))
                pick = k;
        printf("  %-16s %4d\n", best[pick].text, best[pick].seen);
        best[pick].seen = 0;
    }
    printf("Longest: %s\n", nb.words ? nb.champion : "-");
    printBars(&nb);
    return 0;
}
