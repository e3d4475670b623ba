#include "table.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static Slot *probe(const Table *t, const char *key)
{
    uint32_t h = 2166136261u;
    for (const char *s = key; *s; ++s)
        h = (h ^ (unsigned char)*s) * 16777619u;
    size_t pos = h & t->mask;
    while (t->slots[pos].key && strcmp(t->slots[pos].key, key))
        pos = (pos + 1) & t->mask;
    return &t->slots[pos];
}

static void grow(Table *t)
{
    Table old = *t;
    t->mask  = old.slots ? old.mask * 2 + 1 : 255;
    t->slots = calloc(t->mask + 1, sizeof(Slot));
    if (!t->slots)
        abort();
    for (size_t i = 0; old.slots && i <= old.mask; ++i)
        if (old.slots[i].key)
            *probe(t, old.slots[i].key) = old.slots[i];
    free(old.slots);
}

void table_count(Table *t, const char *key, size_t length)
{
    if (t->used * 3 >= t->mask * 2)
        grow(t);
    Slot *s = probe(t, key);
    if (!s->key) {
        s->key    = memcpy(malloc(length + 1), key, length + 1);
        s->length = length;
        t->used++;
    }
    s->hits++;
    t->total_hits++;
}

static int ranks_before(const Slot *x, const Slot *y)
{
    return x->hits > y->hits || (x->hits == y->hits && strcmp(x->key, y->key) < 0);
}

Slot **table_ranking(const Table *t)
{
    Slot **v = calloc(t->used + 1, sizeof *v);
    size_t n = 0;
    for (Slot *s = t->slots; n < t->used; ++s)
        if (s->key)
            v[n++] = s;
    for (size_t gap = n / 2; gap > 0; gap /= 2)     /* Shell sort */
        for (size_t i = gap; i < n; ++i) {
            Slot  *x = v[i];
            size_t k = i;
            for (; k >= gap && ranks_before(x, v[k - gap]); k -= gap)
                v[k] = v[k - gap];
            v[k] = x;
        }
    return v;
}
