// The list of pairs that a reader works through: which ones the query of the address asks for, and in what order.

import { t } from '../shared/locale';
import type { Query } from '../shared/router.svelte';
import type { Pair, Report } from './report';
import type { Decisions } from './decisions.svelte';
import { finder } from './search';

type Kept = (pair: Pair, decisions: Decisions) => boolean;

const isUndecided: Kept = (pair, decisions) => decisions.of(pair).status === 'undecided';
const isFlagged: Kept = (pair) => pair.verdict === 'flagged';

/** What `filter` may say. */
export const FILTERS: Record<string, { title: string; keeps: Kept }> = {
  flagged: { title: t('verdict-flagged'), keeps: isFlagged },
  look: { title: t('verdict-second-look'), keeps: (pair) => pair.verdict === 'second-look' },
  undecided: { title: t('filter-undecided'), keeps: (...it) => isFlagged(...it) && isUndecided(...it) },
  confirmed: {
    title: t('decision-confirmed'),
    keeps: (pair, decisions) => decisions.of(pair).status === 'confirmed',
  },
  dismissed: {
    title: t('decision-dismissed'),
    keeps: (pair, decisions) => decisions.of(pair).status === 'dismissed',
  },
  earlier: { title: t('filter-earlier'), keeps: (pair) => pair.left.old || pair.right.old },
};

/** What `sort` may say; smaller first, and largest first with a minus before it. */
export const ORDERS: Record<string, (pair: Pair, decisions: Decisions) => number | string> = {
  rank: (pair) => pair.index,
  pair: (pair) => `${pair.left.title}\n${pair.right.title}`.toLowerCase(),
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
const KEYS = ['filter', 'search', 'label', 'across', 'cluster', 'from', 'to', 'sort'];

/** The part of a query that says which pairs and in what order: what links to pairs carry along. */
export function listOf(query: Query): Query {
  return Object.fromEntries(KEYS.flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
}

function keeps(query: Query, decisions: Decisions): (pair: Pair) => boolean {
  const isFound = finder(query.search ?? '');
  const filter = FILTERS[query.filter ?? '']?.keeps;
  const [from, to] = [Number(query.from ?? -Infinity), Number(query.to ?? Infinity)];
  const labels = ({ left, right }: Pair) => [left.metadata?.label, right.metadata?.label];
  return (pair) =>
    (!filter || filter(pair, decisions)) &&
    !(pair.score < from || pair.score >= to) &&
    (!query.cluster || String(pair.cluster) === query.cluster) &&
    (!query.label || labels(pair).includes(query.label)) &&
    (!query.across || labels(pair)[0] !== labels(pair)[1]) &&
    isFound(pair.left, pair.right);
}

/** The pairs that a query asks for, in its order; equal ones stay in the order of the report. */
export function listed(report: Report, decisions: Decisions, query: Query): Pair[] {
  return sorted(report.pairs.filter(keeps(query, decisions)), query.sort, (pair, id) =>
    ORDERS[id]?.(pair, decisions),
  );
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

export interface Walk {
  previous: Pair | undefined;
  next: Pair | undefined;
  /** The next flagged one that nothing is decided about, from the beginning again after the end. */
  undecided: Pair | undefined;
  /** From 1; nothing for a pair that is not in the list. */
  place: number | null;
  count: number;
}

/** The pairs of a list around one of them, which may have left it meanwhile: by a verdict, say. */
export function around(report: Report, decisions: Decisions, query: Query, pair: Pair): Walk {
  const kept = keeps(query, decisions);
  const isListed = kept(pair);
  const some = report.pairs.filter((one) => one === pair || kept(one));
  const list = sorted(some, query.sort, (one, id) => ORDERS[id]?.(one, decisions));
  const at = list.indexOf(pair);
  const others = [...list.slice(at + 1), ...list.slice(0, at)];
  return {
    previous: list[at - 1],
    next: list[at + 1],
    undecided: others.find((one) => isFlagged(one, decisions) && isUndecided(one, decisions)),
    place: isListed ? at + 1 : null,
    count: list.length - (isListed ? 0 : 1),
  };
}
