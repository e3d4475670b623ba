// Word report. Words live in a ternary search tree (like a trie, but each
// node has one letter and three links). The top ten come out of a small heap
// whose root is the weakest of the ten.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */

struct tst {
    char letter;
    int seen;
    struct tst *lo, *eq, *hi;
};

struct candidate { char name[MAX_WORD]; int seen; };

static struct candidate heap[TOP_N];
static int heap_size;
static int distinct;

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

// does a deserve its place less than b?
static int weaker(const struct candidate *a, const struct candidate *b)
{
    if (a->seen != b->seen)
        return a->seen < b->seen;
    return strcmp(a->name, b->name) > 0;
}

static void swap(int i, int j)
{
    struct candidate t = heap[i];
    heap[i] = heap[j];
    heap[j] = t;
}

static void sift_down(int i)
{
    for (;;) {
        int kid = 2 * i + 1;
        if (kid >= heap_size)
            return;
        if (kid + 1 < heap_size && weaker(&heap[kid + 1], &heap[kid]))
            kid++;
        if (!weaker(&heap[kid], &heap[i]))
            return;
        swap(i, kid);
        i = kid;
    }
}

static void heap_offer(const struct candidate *c)
{
    if (heap_size < TOP_N) {
        int i = heap_size++;
        heap[i] = *c;
        for (; i > 0 && weaker(&heap[i], &heap[(i - 1) / 2]); i = (i - 1) / 2)
            swap(i, (i - 1) / 2);
    } else if (weaker(&heap[0], c)) {
        heap[0] = *c;
        sift_down(0);
    }
}

static void tst_walk(const struct tst *t, struct candidate *c, int depth)
{
    if (!t)
        return;
    tst_walk(t->lo, c, depth);
    c->name[depth] = t->letter;
    if (t->seen) {
        c->name[depth + 1] = '\0';
        c->seen = t->seen;
        heap_offer(c);
    }
    tst_walk(t->eq, c, depth + 1);
    tst_walk(t->hi, c, depth);
}

int main(void)
{
    static const char hashes[] = "########################################";
    char word[MAX_WORD], longest[MAX_WORD] = "";
    int of_len[MAX_WORD] = {0}, words = 0, peak = BAR_WIDTH, n, max_len = 0;
    struct tst *root = NULL;
    struct candidate scratch;

    for (; (n = next_word(stdin, word)); words++) {
        root = tst_add(root, word);
        of_len[n]++;
        if (n > max_len || (n == max_len && strcmp(word, longest) < 0))
            strcpy(longest, word), max_len = n;
    }
    tst_walk(root, &scratch, 0);
    // pulling the weakest to the end leaves the best in front
    for (n = heap_size; heap_size > 1; sift_down(0))
        swap(0, --heap_size);

    printf("Words: %d\nDistinct: %d\nTop words:\n", words, distinct);
    for (int i = 0; i < n; i++)
        printf("  %-16s %4d\n", heap[i].name, heap[i].seen);
    printf("Longest: %s\nLengths:\n", max_len ? longest : "-");
    for (int i = 1; i <= max_len; i++)
        if (of_len[i] > peak)
            peak = of_len[i];
    for (int i = 1; i <= max_len; i++)
        printf("%2d |%s %d\n", i, hashes + BAR_WIDTH - (of_len[i] * BAR_WIDTH + peak - 1) / peak, of_len[i]);
}
