// The walk through a list of pairs. The list stays as it was when the walk began: a pair that is decided about keeps its place in
// it, whatever the list was filtered by.

import type { Query } from '../shared/router.svelte';
import type { Decisions } from './decisions.svelte';
import { inOrder, isToDecide, listed } from './pairlist';
import type { Pair, Report } from './report';

/** What was asked for, and the indices of the pairs: the pairs themselves are others once names are hidden. */
let begun: { asked: string; indices: number[] } | undefined;

/** The next walk takes the list as it is then. */
export function endWalk(): void {
  begun = undefined;
}

function walked(report: Report, decisions: Decisions, query: Query): Pair[] {
  const asked = JSON.stringify(query);
  if (begun?.asked !== asked) {
    begun = { asked, indices: listed(report, decisions, query).map(({ index }) => index) };
  }
  return begun.indices.map((index) => report.pairs[index]!);
}

/** Some pairs in the order of the report. */
function among(report: Report, some: Pair[]): Pair[] {
  const wanted = new Set(some);
  return report.pairs.filter((pair) => wanted.has(pair));
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

/** The pairs of a list around one of them, or around the place that another one would have in it. */
export function around(report: Report, decisions: Decisions, query: Query, pair: Pair): Walk {
  const all = walked(report, decisions, query);
  const isListed = all.includes(pair);
  const list = isListed ? all : inOrder(among(report, [...all, pair]), decisions, query);
  const at = list.indexOf(pair);
  const others = [...list.slice(at + 1), ...list.slice(0, at)];
  return {
    previous: list[at - 1],
    next: list[at + 1],
    undecided: others.find((one) => isToDecide(one, decisions)),
    place: isListed ? at + 1 : null,
    count: all.length,
  };
}
