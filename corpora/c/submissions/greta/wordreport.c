/* Word report. Data structure: a linked list; a word that is found is
   moved to the front, because frequent words will be asked for soon again. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_WORD  64    /* room for one word with its closing zero */
#define TOP_N     10    /* how many frequent words to print */
#define BAR_WIDTH 40    /* longest bar of the histogram */

typedef struct item {
  struct item *next;
  int n;
  char w[];
} item;

item *head = NULL;

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

/* take the item that *link points to out of the list */
item *unlink_item(item **link)
{
  item *it = *link;
  *link = it->next;
  it->next = NULL;
  return it;
}

void touch(const char *w, int len)
{
  item **link = &head, *it;

  while (*link != NULL && strcmp((*link)->w, w) != 0)
    link = &(*link)->next;

  if (*link != NULL)
    it = unlink_item(link);
  else {
    it = malloc(sizeof(item) + len + 1);
    if (it == NULL)
      abort();
    it->n = 0;
    memcpy(it->w, w, len + 1);
  }
  it->n++;
  it->next = head;
  head = it;
}

/* cuts the most frequent word out of the list */
item *pull_best(void)
{
  item **best = &head, **link;

  if (head == NULL)
    return NULL;
  for (link = &head->next; *link != NULL; link = &(*link)->next) {
    int diff = (*link)->n - (*best)->n;
    if (diff == 0)
      diff = strcmp((*best)->w, (*link)->w);
    if (diff > 0)
      best = link;
  }
  return unlink_item(best);
}

void bar(int size) { while (size-- > 0) fputc('#', stdout); }

int main(void)
{
  char word[MAX_WORD], longest[MAX_WORD] = "-";
  int lens[MAX_WORD] = { 0 };
  int total = 0, distinct = 0, maxlen = 0, fullest = 0, len, i;
  item *it;

  while ((len = next_word(stdin, word)) != 0) {
    touch(word, len);
    total++;
    if (++lens[len] > fullest)
      fullest = lens[len];
    if (len > maxlen || (len == maxlen && strcmp(word, longest) < 0)) {
      maxlen = len;
      strcpy(longest, word);
    }
  }
  for (it = head; it; it = it->next)
    distinct++;

  printf("Words: %d\n", total);
  printf("Distinct: %d\n", distinct);
  printf("Top words:\n");
  for (i = 0; i < TOP_N && (it = pull_best()) != NULL; i++) {
    printf("  %-16s %4d\n", it->w, it->n);
    free(it);
  }
  printf("Longest: %s\n", longest);

  printf("Lengths:\n");
  for (i = 1; i <= maxlen; i++) {
    printf("%2d |", i);
    bar(fullest <= BAR_WIDTH ? lens[i] : (lens[i] * BAR_WIDTH + (fullest - 1)) / fullest);
    printf(" %d\n", lens[i]);
  }

  while (head)
    free(unlink_item(&head));
  return 0;
}
