// What the numbers of a pair mean, in the words that stand wherever one of them does.

export const MEANINGS = {
  rank: 'the place of the pair among all pairs of the class, by score',
  score:
    'the code that the two share, beyond what such programs share anyway and weighted by how few others have it: from 0, nothing, to 1, the same program',
  similar: 'the share of all tokens of the two that stand in matches',
  left: 'the share of the first submission’s tokens that match: most of a program that was taken over and added to',
  right: 'the share of the second submission’s tokens that match',
  longest: 'the length of the longest match; a token is a word, a number or a sign of the language',
  matched: 'how many tokens of each stand in matches',
  chance:
    'how many pairs of innocent submissions this much alike are to be expected in this class; 1 in 100 is one such pair in a hundred classes like it, if nobody copied',
  cluster: 'the group of submissions that flagged pairs tie together, in which both are',
  verdict: 'what codesim makes of the pair, and what you decided',
} as const;

export type Term = keyof typeof MEANINGS;
