#include <stdio.h>
#include "table.h"
#define LIMIT 100
#define CLAMP(x) ((x) < LIMIT ? (x) \
    : LIMIT)
#define SQUARE(x) ((x) * (x))
#ifdef DEBUG
#pragma once
#endif

/* A word and how often
   it was seen. */
typedef struct word {
    char *text;
    unsigned int count : 8;
    union { long l; double d; } value;
    struct word *next;
} word_t;

enum color { RED, GREEN = 2, BLUE };
static const int primes[] = {2, 3, 0x1F, 017, [4] = 11};
extern volatile size_t total;
int (*compare)(const void *, const void *);

static inline int add(int a, float b, ...)
{
    return a + (int)b; // rounds down
}

int main(int argc, char **argv)
{
    word_t w = {.text = "first" "second", .count = 1u}, *p = &w;
    int i, sum = 0, grid[3][4];
    char c = 'a', newline = '\n';
    double ratio = 1.5e-3;

    for (i = 0; i < argc && sum <= LIMIT; i++) {
        if (argv[i][0] == '-' || !p) {
            continue;
        } else if (i % 2 != 0) {
            sum += primes[i] << 1;
        } else {
            sum = sum > 10 ? -sum : ~sum;
        }
    }
    while (p != NULL) {
        printf("%s: %d\n", p->text, w.count);
        p = p->next;
    }
    do { sum >>= 1; sum ^= 3 | 4; } while (sum --> 0);
    switch (c) {
    case 'a': case 'b':
        sum = (int)sizeof(word_t) + sizeof sum;
        break;
    default:
        goto done;
    }
done:
    grid[0][1] = add(sum, ratio, newline), i = SQUARE(2);
    return *grid[0] ? 1 : 0;
}

#if LEVEL > 1
[[nodiscard]] static bool on(void) { return true; }
#endif
__attribute__((unused)) static bool off(void) { return false; }

extern "C" {
int shared(int a);
}
