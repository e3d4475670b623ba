/* shelf.h - one list of words for each word length, sorted by alphabet */
#define MAX_WORD 64     /* room for one word with its closing zero */

struct book {
    struct book *right;     /* the next word of the same length */
    int copies;
    char title[MAX_WORD];
};

struct shelf {
    struct book *first;
    int titles;             /* different words of this length */
    int volumes;            /* all words of this length */
};

extern struct shelf library[MAX_WORD];

void shelve(const char *title, int length);
const struct book *next_in_rank(const struct book *after);
