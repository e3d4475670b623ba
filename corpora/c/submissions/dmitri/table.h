/* Open addressing with linear probing and FNV-1a; grows at 2/3 load. */
#include <stddef.h>

#define MAX_WORD 64 /* room for one word with its closing zero */

typedef struct Slot {
    char    *key;       /* NULL: slot is free */
    size_t   length;
    unsigned hits;
} Slot;

typedef struct Table {
    Slot  *slots;
    size_t mask, used;  /* number of slots - 1, the number is a power of two */
    size_t total_hits;
} Table;

void   table_count(Table *t, const char *key, size_t length);
Slot **table_ranking(const Table *t);   /* best first, ends with NULL */
