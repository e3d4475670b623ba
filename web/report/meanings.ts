// What the numbers of a pair mean, in the words that explain it everywhere.

export const MEANINGS = {
  rank: 'the place of the pair among all pairs of the class, by score',
  score:
    'the code that the two share, beyond what such programs share anyway and weighted by how few others have it: from 0, nothing, to 1, the same program',
  similar: 'the share of all tokens of the two that match',
  left: 'the share of the left submission’s tokens that match the right one: most of a program that was taken over and added to',
  right: 'the share of the right submission’s tokens that match the left one',
  longest:
    'the number of tokens of the longest match; a token is a word, a number or an operator of the language',
  matched: 'how many tokens of each match',
  chance:
    'how many independent pairs this similar are expected in this class; 1 in 100 is one such pair in a hundred classes like it, if nobody copied',
  cluster: 'the group of submissions connected by flagged pairs that both are in',
  verdict: 'what codesim says about the pair, and what you decided',
} as const;

export type Term = keyof typeof MEANINGS;
