/* Word report, Clara
 * i use two big arrays, one with the words and one with how often
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */
#define MAX_WORDS 20000

char words[MAX_WORDS][MAX_WORD];
int howoften[MAX_WORDS];
int printed[MAX_WORDS];

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

int main(void)
{
    char word[MAX_WORD];
    int count = 0, different = 0;
    int i, j, k, found, best, max, stars, len;
    int longestlen = 0, longestpos = -1;
    int lengths[MAX_WORD];

    for (i = 0; i < MAX_WORD; i++) {
        lengths[i] = 0;
    }

    while (next_word(stdin, word)) {
        count = count + 1;
        len = strlen(word);
        lengths[len] = lengths[len] + 1;

        /* look if we have it already */
        found = 0;
        for (i = 0; i < different; i++) {
            if (strcmp(words[i], word) == 0) {
                howoften[i] = howoften[i] + 1;
                found = 1;
                break;
            }
        }
        if (found == 0) {
            if (different == MAX_WORDS) {
                printf("too many words!\n");
                return 1;
            }
            strcpy(words[different], word);
            howoften[different] = 1;
            /* is it the longest */
            if (len > longestlen) {
                longestlen = len;
                longestpos = different;
            } else if (len == longestlen && strcmp(word, words[longestpos]) < 0) {
                longestpos = different;
            }
            different = different + 1;
        }
    }

    printf("Words: %d\n", count);
    printf("Distinct: %d\n", different);
    printf("Top words:\n");
    for (k = 0; k < TOP_N; k++) {
        best = -1;
        for (i = 0; i < different; i++) {
            if (printed[i] == 1) {
                continue;
            }
            if (best == -1) {
                best = i;
            } else if (howoften[i] > howoften[best]) {
                best = i;
            } else if (howoften[i] == howoften[best] && strcmp(words[i], words[best]) < 0) {
                best = i;
            }
        }
        if (best != -1) {
            printf("  %-16s %4d\n", words[best], howoften[best]);
            printed[best] = 1;
        }
    }

    if (longestpos == -1) {
        printf("Longest: -\n");
    } else {
        printf("Longest: %s\n", words[longestpos]);
    }

    /* histogram */
    max = 0;
    for (i = 1; i <= longestlen; i++) {
        if (lengths[i] > max) {
            max = lengths[i];
        }
    }
    printf("Lengths:\n");
    for (i = 1; i <= longestlen; i++) {
        printf("%2d |", i);
        if (max > BAR_WIDTH) {
            stars = lengths[i] * BAR_WIDTH / max;
            if (lengths[i] * BAR_WIDTH % max != 0) {
                stars = stars + 1;
            }
        } else {
            stars = lengths[i];
        }
        for (j = 0; j < stars; j++) {
            printf("#");
        }
        printf(" %d\n", lengths[i]);
    }
    return 0;
}
