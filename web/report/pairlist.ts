// The list of pairs that a reader works through: which ones the query of the address asks for, and in what order.

import { t } from '../shared/locale';
import type { Query } from '../shared/router.svelte';
import type { Pair, Report } from './report';
import type { Decisions } from './decisions.svelte';
import { pairSearch, WORDS, type Keeps, type Range } from './pairsearch';

/** What `filter` may say. */
export const FILTERS: Record<string, { title: string; keeps: Keeps }> = {
  flagged: { title: t('verdict-flagged'), keeps: WORDS.flagged },
  look: { title: t('verdict-second-look'), keeps: (pair) => pair.verdict === 'second-look' },
  undecided: { title: t('filter-undecided'), keeps: isToDecide },
  confirmed: { title: t('decision-confirmed'), keeps: WORDS.confirmed },
  dismissed: { title: t('decision-dismissed'), keeps: WORDS.dismissed },
  earlier: { title: t('filter-earlier'), keeps: WORDS.earlier },
  reference: { title: t('filter-reference'), keeps: WORDS.reference },
};

export function isToDecide(pair: Pair, decisions: Decisions): boolean {
  return WORDS.flagged(pair) && WORDS.undecided(pair, decisions);
}

/** What `sort` may say; smaller first, and largest first with a minus before it. */
export const ORDERS: Record<string, (pair: Pair, decisions: Decisions) => number | string> = {
  rank: (pair) => pair.index,
  pair: (pair) => `${pair.left.title}\n${pair.right.title}`.toLowerCase(),
  other: (pair) => `${pair.right.title}\n${pair.left.title}`.toLowerCase(),
  score: (pair) => pair.score,
  similar: (pair) => pair.similarity,
  left: (pair) => pair.containmentLeft,
  right: (pair) => pair.containmentRight,
  longest: (pair) => pair.longestMatch,
  matched: (pair) => pair.matchedTokens,
  chance: (pair) => pair.expected ?? Infinity,
  cluster: (pair) => pair.cluster ?? Infinity,
  verdict: (pair, decisions) => `${pair.level} ${decisions.of(pair).status}`,
};

/** The keys of a query that say which pairs, in the order in which addresses have them. */
const CHOICES = ['filter', 'search', 'label', 'across', 'cluster', 'from', 'to'];

/** The part of a query that says which pairs and in what order: what links to pairs carry along. */
export function listOf(query: Query): Query {
  return Object.fromEntries([...CHOICES, 'sort'].flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
}

/** The changes to a query after which it asks for all pairs. */
export const ALL: Record<string, null> = Object.fromEntries(CHOICES.map((key) => [key, null]));

/** Whether a query asks for some of the pairs alone. */
export function isFiltered(query: Query): boolean {
  return CHOICES.some((key) => query[key]);
}

/** The scores that a query asks for, in its fields or in its search. */
export function scoresOf(query: Query): Range {
  const { scores } = pairSearch(query.search ?? '');
  const [from, to] = fieldsOf(query);
  return [Math.max(scores[0], from), Math.min(scores[1], to)];
}

/** All scores where a field holds no number. */
function fieldsOf(query: Query): Range {
  const [from, to] = [Number(query.from ?? -Infinity), Number(query.to ?? Infinity)];
  return [Number.isNaN(from) ? -Infinity : from, Number.isNaN(to) ? Infinity : to];
}

function keeps(query: Query, decisions: Decisions): (pair: Pair) => boolean {
  const search = pairSearch(query.search ?? '');
  const filter = FILTERS[query.filter ?? '']?.keeps;
  const [from, to] = fieldsOf(query);
  const labels = ({ left, right }: Pair) => [left.metadata?.label, right.metadata?.label];
  return (pair) =>
    (!filter || filter(pair, decisions)) &&
    pair.score >= from &&
    pair.score < to &&
    (!query.cluster || String(pair.cluster) === query.cluster) &&
    (!query.label || labels(pair).includes(query.label)) &&
    (!query.across || labels(pair)[0] !== labels(pair)[1]) &&
    search.keeps(pair, decisions);
}

/** The pairs that a query asks for, in its order. */
export function listed(report: Report, decisions: Decisions, query: Query): Pair[] {
  return inOrder(report.pairs.filter(keeps(query, decisions)), decisions, query);
}

/** Pairs in the order that a query asks for; equal ones stay as they are. */
export function inOrder(pairs: Pair[], decisions: Decisions, query: Query): Pair[] {
  return sorted(pairs, query.sort, (pair, id) => ORDERS[id]?.(pair, decisions));
}

/** Sorts as `sort` says: by a key, downwards with a minus before it; not at all where there is no such key. */
export function sorted<T>(
  items: T[],
  sort: string | undefined,
  key: (item: T, id: string) => number | string | undefined,
): T[] {
  const id = sort?.replace(/^-/, '') ?? '';
  if (items.length === 0 || key(items[0]!, id) === undefined) return items;
  const sign = sort!.startsWith('-') ? -1 : 1;
  const keyed = items.map((item) => ({ item, key: key(item, id)! }));
  keyed.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign));
  return keyed.map(({ item }) => item);
}
