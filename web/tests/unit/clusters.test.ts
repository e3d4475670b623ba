import { describe, expect, it, test } from 'vitest';
import { byStrength, clustersFrom, connected, connects, measured } from '../../report/clusters';
import { completeFrom } from '../../report/notkept';
import type { Cluster, Pair, Report, Submission } from '../../report/report';
import { hull } from '../../report/views/hull';
import { random } from '../browser/random';

const submissions = Array.from({ length: 8 }, (_, index) => ({ index, name: `s${9 - index}` }) as Submission);
const byIndex = (a: Submission, b: Submission) => a.index - b.index;

function pair(left: number, right: number, score: number, more: Partial<Pair> = {}): Pair {
  const [one, other] = [submissions[left]!, submissions[right]!];
  return { left: one, right: other, score, verdict: 'not-unusual', decision: null, ...more } as Pair;
}

const flagged = { verdict: 'flagged' } as const;
const dismissed = { ...flagged, decision: { status: 'dismissed' } } as Partial<Pair>;

describe('the parts of a graph that hang together', () => {
  // The tests of the Rust original.
  it('are transitive, the largest first', () => {
    expect(
      connected([
        [7, 1],
        [3, 2],
        [9, 4],
        [4, 7],
      ]),
    ).toEqual([
      [1, 4, 7, 9],
      [2, 3],
    ]);
  });

  it('keep the order of their first members where they are of equal size', () => {
    expect(
      connected([
        [5, 6],
        [1, 9],
        [2, 3],
      ]),
    ).toEqual([
      [1, 9],
      [2, 3],
      [5, 6],
    ]);
    expect(connected([])).toEqual([]);
  });

  it('are those that a slow search finds', () => {
    const next = random(11);
    for (let round = 0; round < 50; round++) {
      const edges = Array.from({ length: next(30) }, () => [next(25), next(25)] as [number, number]);
      const reached = (start: number) => {
        const found = new Set([start]);
        for (let size = 0; size < found.size;) {
          size = found.size;
          for (const [a, b] of edges) if (found.has(a) || found.has(b)) found.add(a).add(b);
        }
        return [...found].sort((a, b) => a - b);
      };
      const parts = connected(edges);
      for (const part of parts) expect(part).toEqual(reached(part[0]!));
      expect(parts.flat().sort((a, b) => a - b)).toEqual([...new Set(edges.flat())].sort((a, b) => a - b));
    }
  });
});

describe('clusters', () => {
  const pairs = [
    pair(0, 1, 0.9, flagged),
    pair(4, 5, 0.8, flagged),
    pair(1, 2, 0.5, dismissed),
    pair(2, 3, 0.4),
    pair(0, 2, 0.3, flagged),
    pair(6, 7, 0.95, { verdict: 'too-small' }),
  ];

  it('are connected by flagged pairs, or by those from a score on that are large enough to judge', () => {
    expect(pairs.map((one) => connects(one, null))).toEqual([true, true, false, false, true, false]);
    expect(pairs.map((one) => connects(one, 0.4))).toEqual([true, true, false, true, false, false]);
    const numbered = (from: number, order = byIndex) =>
      clustersFrom(pairs, from, submissions, order).map(({ number, members }) => [
        number,
        ...members.map(({ index }) => index),
      ]);
    expect(numbered(0.4)).toEqual([
      [1, 0, 1],
      [2, 2, 3],
      [3, 4, 5],
    ]);
    expect(numbered(0.3)).toEqual([
      [1, 0, 1, 2, 3],
      [2, 4, 5],
    ]);
    // Names may say another order of the members, but not of the clusters.
    expect(numbered(0.3, (a, b) => (a.name < b.name ? -1 : 1))[0]).toEqual([1, 3, 2, 1, 0]);
  });

  it('know their best score and how many of their pairs are flagged', () => {
    const made = clustersFrom(pairs, 0.4, submissions, byIndex);
    expect(measured(made, pairs, 0.4)).toMatchObject([
      { flaggedPairs: 1, best: 0.9 },
      { flaggedPairs: 0, best: 0.4 },
      { flaggedPairs: 1, best: 0.8 },
    ]);
  });

  it('are named after their strongest pair, or else after their first two members', () => {
    const named = (all: Pair[]) => {
      const made = clustersFrom(pairs, 0.3, submissions, byIndex);
      return measured(made, all, 0.3).map(({ named }) => named.map(({ index }) => index));
    };
    const chain = [pair(0, 3, 0.35), pair(2, 3, 0.4), pair(1, 2, 0.99, dismissed)];
    expect(named(chain)).toEqual([
      [2, 3],
      [4, 5],
    ]);
  });

  it('come the strongest first, with mere pairs apart', () => {
    const cluster = (number: number, size: number, best: number, flaggedPairs: number): Cluster => ({
      number,
      members: submissions.slice(0, size),
      best,
      flaggedPairs,
      named: [submissions[0]!, submissions[1]!],
      rings: [],
    });
    const all = [
      cluster(1, 5, 0.6, 9),
      cluster(2, 3, 0.9, 2),
      cluster(3, 3, 0.9, 3),
      cluster(4, 2, 0.5, 1),
      cluster(5, 2, 1, 1),
    ];
    const { groups, couples } = byStrength(all);
    expect(groups.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(couples.map(({ number }) => number)).toEqual([5, 4]);
  });
});

test('a gap in the ranks shows from which score on pairs are missing', () => {
  const from = (ranks: number[], limit: number | null, verdicts: string[] = []) => {
    const pairs = ranks.map((rank, index) => ({
      rank,
      score: 1 - rank / 10,
      verdict: verdicts[index] ?? 'flagged',
    }));
    const parameters = { limit, min_similarity: 0, found_among: null };
    return completeFrom({ classPairs: pairs, overview: { parameters } } as unknown as Report);
  };
  expect(from([1, 2, 5], 2)).toBe(0.8);
  expect(from([1, 2, 3], 3)).toBe(0.7);
  expect(from([1, 2, 3], null)).toBe(0);
  expect(from([2, 3], 3)).toBe(1);
  expect(from([], 3)).toBe(1);
  // All others are there.
  expect(from([1, 2, 3], 3, ['flagged', 'flagged', 'too-small'])).toBe(0);
});

describe('the convex hull', () => {
  const at = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));

  it('has the corners alone, in the order around it', () => {
    const square = at([0, 0], [2, 0], [2, 2], [0, 2]);
    expect(hull([...at([1, 1], [1, 0], [2, 1]), ...square.toReversed()])).toEqual(square);
  });

  it('of few points, or of points in a line, is a line or a point', () => {
    expect(hull([])).toEqual([]);
    expect(hull(at([3, 4]))).toEqual(at([3, 4]));
    expect(hull(at([3, 4], [3, 4]))).toEqual(at([3, 4]));
    expect(hull(at([1, 1], [0, 0], [2, 2]))).toEqual(at([0, 0], [2, 2]));
  });

  it('has every point on its inner side', () => {
    const next = random(3);
    for (let round = 0; round < 50; round++) {
      const points = Array.from({ length: 3 + next(30) }, () => ({ x: next(20), y: next(20) }));
      const corners = hull(points);
      for (const [index, a] of corners.entries()) {
        const b = corners[(index + 1) % corners.length]!;
        for (const { x, y } of points)
          expect((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
