/* WORD REPORT by Bruno
   I store the vocabulary in slots (see slotOf), each slot is a chain of
   entries. For the ranking I put them in a row and let qsort do the work. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT   64     /* letters of a word + 1 */
#define BEST    10
#define COLUMNS 40
#define SLOTS   2003   /* a prime */

struct Entry
{
    char *letters;
    int times;
    struct Entry *following;
};

struct Vocabulary
{
    struct Entry *slots[SLOTS];
    int allWords;
    int entries;
    int sizes[LIMIT];
};

/* get one word from the file */
int getWord(FILE *source, char *target)
{
    int ch, used = 0;

    while ((ch = fgetc(source)) != EOF && !isalpha(ch))
        ;
    if (ch == EOF)
        return 0;
    do
    {
        if (used < LIMIT - 1)
            target[used++] = (char)tolower(ch);
    }
    while ((ch = fgetc(source)) != EOF && isalpha(ch));
    target[used] = '\0';
    return used;
}

/* which chain does the word belong to? */
static unsigned int slotOf(const char *letters)
{
    unsigned int code = 0;

    while (*letters != '\0')
        code = code * 37 + (unsigned char)*letters++;
    return code % SLOTS;
}

/* one more occurrence */
static void learn(struct Vocabulary *voc, const char *letters, int size)
{
    unsigned int where = slotOf(letters);
    struct Entry *e;

    voc->allWords++;
    voc->sizes[size]++;
    for (e = voc->slots[where]; e != NULL; e = e->following)
    {
        if (strcmp(e->letters, letters) == 0)
        {
            e->times++;
            return;
        }
    }
    e = malloc(sizeof(*e));
    if (e == NULL || (e->letters = malloc(size + 1)) == NULL)
        exit(EXIT_FAILURE);
    strcpy(e->letters, letters);
    e->times = 1;
    e->following = voc->slots[where];
    voc->slots[where] = e;
    voc->entries++;
}

/* all entries in one row, in no special order */
static struct Entry **lineUp(const struct Vocabulary *voc)
{
    struct Entry **row = malloc((voc->entries + 1) * sizeof(*row));
    struct Entry *e;
    int s, filled = 0;

    for (s = 0; s < SLOTS; s++)
        for (e = voc->slots[s]; e != NULL; e = e->following)
            row[filled++] = e;
    return row;
}

/* for qsort */
static int ranking(const void *left, const void *right)
{
    const struct Entry *l = *(struct Entry *const *)left;
    const struct Entry *r = *(struct Entry *const *)right;

    if (l->times > r->times)
        return -1;
    if (l->times < r->times)
        return 1;
    return strcmp(l->letters, r->letters);
}

static void drawBars(const int *sizes, int lastSize)
{
    int size, x, signs, maximum = 0;

    printf("%s\n", "Lengths:");
    for (size = 1; size <= lastSize; size++)
    {
        if (sizes[size] > maximum)
            maximum = sizes[size];
    }
    for (size = 1; size <= lastSize; size++)
    {
        signs = sizes[size];
        if (maximum > COLUMNS)
            signs = (signs * COLUMNS + maximum - 1) / maximum;
        printf("%2d |", size);
        for (x = 0; x < signs; x++)
            printf("#");
        printf(" %d\n", sizes[size]);
    }
}

int main(void)
{
    static struct Vocabulary voc;
    struct Entry **row;
    char current[LIMIT];
    const char *giant = "";
    int k, size;

    while ((size = getWord(stdin, current)) > 0)
        learn(&voc, current, size);

    row = lineUp(&voc);
    qsort(row, voc.entries, sizeof(*row), ranking);
    printf("Words: %d\n" "Distinct: %d\n", voc.allWords, voc.entries);
    puts("Top words:");
    for (k = 0; k < voc.entries; k++)
    {
        int surplus = (int)strlen(row[k]->letters) - (int)strlen(giant);

        if (k < BEST)
            printf("  %-16s %4d\n", row[k]->letters, row[k]->times);
        if (surplus > 0 || (surplus == 0 && strcmp(row[k]->letters, giant) < 0))
            giant = row[k]->letters;
    }
    printf("Longest: %s\n", voc.entries > 0 ? giant : "-");
    drawBars(voc.sizes, (int)strlen(giant));
    free(row);
    return 0;
}
