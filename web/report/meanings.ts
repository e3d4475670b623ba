// What the numbers of a pair mean, in the words that explain it everywhere.

import { t } from '../shared/locale';

export const MEANINGS = {
  rank: t('meaning-rank'),
  score: t('meaning-score'),
  similar: t('meaning-similar'),
  left: t('meaning-left'),
  right: t('meaning-right'),
  longest: t('meaning-longest'),
  matched: t('meaning-matched'),
  chance: t('meaning-chance'),
  cluster: t('meaning-cluster'),
  verdict: t('meaning-verdict'),
};

export type Term = keyof typeof MEANINGS;
