#include <stdlib.h>
#include <string.h>
#include "shelf.h"

struct shelf library[MAX_WORD];

void shelve(const char *title, int length)
{
    struct shelf *s = &library[length];
    struct book *left = NULL, *here = s->first, *b;
    int cmp = 1;

    s->volumes++;
    while (here != NULL && (cmp = strcmp(here->title, title)) < 0) {
        left = here;
        here = here->right;
    }
    if (here != NULL && cmp == 0) {
        here->copies++;
        return;
    }
    b = malloc(sizeof(struct book));
    if (b == NULL)
        exit(1);
    b->copies = 1;
    b->right = here;
    strcpy(b->title, title);
    *(left ? &left->right : &s->first) = b;
    s->titles++;
}

/* > 0 if a stands above b in the ranking, 0 only for the same word */
static int rank_cmp(const struct book *a, const struct book *b)
{
    int d = a->copies - b->copies;
    return d != 0 ? d : strcmp(b->title, a->title);
}

/* The best of all words that stand below 'after' (NULL: of all words).
   No sorting and no marks needed, only one pass for each rank. */
const struct book *next_in_rank(const struct book *after)
{
    const struct book *b, *best = NULL;
    int len;

    for (len = 1; len < MAX_WORD; len++)
        for (b = library[len].first; b != NULL; b = b->right) {
            if (after != NULL && rank_cmp(after, b) <= 0)
                continue;
            if (best == NULL || rank_cmp(b, best) > 0)
                best = b;
        }
    return best;
}
