// Clusters: submissions that pairs connect, two of which need not be similar themselves. The program makes them of flagged pairs, and
// the page makes them anew of all pairs from a score on; both in the same order, so that the numbers mean the same.

import type { Cluster, Pair, Submission } from './report';

/**
 * Whether a pair connects its submissions: as a flagged one where no score is given, else from that score on if both are large enough to
 * judge. Pairs that were dismissed before the report was made never do.
 */
export function connects(pair: Pair, from: number | null): boolean {
  if (pair.decision?.status === 'dismissed') return false;
  return from === null ? pair.verdict === 'flagged' : pair.score >= from && pair.verdict !== 'too-small';
}

/** The parts of a graph that hang together: members ascending, the largest part first, equal ones by their first members. */
export function connected(edges: [number, number][]): number[][] {
  const parents = new Map<number, number>();
  const root = (member: number): number => {
    let at = member;
    for (let up = parents.get(at) ?? at; up !== at; up = parents.get(at)!) {
      parents.set(at, parents.get(up)!);
      at = up;
    }
    return at;
  };
  for (const [a, b] of edges) {
    const [one, other] = [root(a), root(b)];
    parents.set(one, Math.min(one, other));
    parents.set(other, Math.min(one, other));
  }
  const parts = new Map<number, number[]>();
  for (const member of [...parents.keys()].sort((a, b) => a - b)) {
    const part = parts.get(root(member)) ?? [];
    parts.set(root(member), part);
    part.push(member);
  }
  return [...parts.values()].sort((a, b) => b.length - a.length);
}

/** A cluster before its pairs are looked at. */
export type Made = Pick<Cluster, 'number' | 'members'>;

/** The clusters of pairs from a score on. `order` is that of the members. */
export function clustersFrom(
  pairs: Pair[],
  from: number,
  submissions: Submission[],
  order: (a: Submission, b: Submission) => number,
): Made[] {
  const edges = pairs
    .filter((pair) => connects(pair, from))
    .map(({ left, right }): [number, number] => [left.index, right.index]);
  return connected(edges).map((members, index) => ({
    number: index + 1,
    members: members.map((member) => submissions[member]!).sort(order),
  }));
}

/** For each submission by its index the number of its cluster. */
export function numbersOf(clusters: Made[]): Map<number, number> {
  return new Map(clusters.flatMap(({ number, members }) => members.map(({ index }) => [index, number])));
}

/** Looks at their pairs: how many are flagged, and which of those that connect is the strongest. */
export function measured(
  clusters: Made[],
  pairs: Pair[],
  from: number | null,
): Pick<Cluster, 'flaggedPairs' | 'best' | 'named'>[] {
  const numbers = numbersOf(clusters);
  const found = clusters.map(({ members: [first, second] }) => ({
    flaggedPairs: 0,
    best: 0,
    named: [first!, second!] as [Submission, Submission],
  }));
  for (const pair of pairs) {
    const number = numbers.get(pair.left.index);
    if (number === undefined || number !== numbers.get(pair.right.index)) continue;
    const cluster = found[number - 1]!;
    if (connects(pair, null)) cluster.flaggedPairs++;
    if (!connects(pair, from) || pair.score <= cluster.best) continue;
    cluster.best = pair.score;
    cluster.named = [pair.left, pair.right];
  }
  return found;
}

/** Groups of three and more and mere pairs, both the strongest first: by the best score, then by the number of flagged pairs. */
export function byStrength(clusters: Cluster[]): { groups: Cluster[]; couples: Cluster[] } {
  const sorted = clusters.toSorted(
    (a, b) => b.best - a.best || b.flaggedPairs - a.flaggedPairs || a.number - b.number,
  );
  return {
    groups: sorted.filter(({ members }) => members.length > 2),
    couples: sorted.filter(({ members }) => members.length <= 2),
  };
}
