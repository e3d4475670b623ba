import { describe, expect, test } from 'vitest';
import { expectedSums, flaggedBelow, scoreBars, similarityBars, together } from '../../report/parts/bars';
import { bests, box, lanes, type Bests } from '../../report/parts/best';
import type { ClassSummary, Verdict } from '../../report/payload';
import type { Pair, Report, Submission } from '../../report/report';

const submission = (index: number, more: Partial<Submission> = {}) =>
  ({ index, indexed: false, old: false, reference: false, matchable_tokens: 500, ...more }) as Submission;
const pair = (left: Submission, right: Submission, score: number, verdict: Verdict = 'not-unusual') =>
  ({ left, right, score, similarity: score / 2, verdict, isWithReference: false }) as Pair;

function report(
  submissions: Submission[],
  pairs: Pair[],
  limit: number | null,
  compared = submissions.length,
) {
  const parameters = {
    limit,
    min_similarity: 0,
    min_tokens: 150,
    found_among: compared > submissions.length ? {} : null,
  };
  const pairsOf = (one: Submission) => pairs.filter(({ left, right }) => left === one || right === one);
  return {
    submissions,
    pairs,
    classPairs: pairs,
    pairsOf,
    compared,
    overview: { parameters },
  } as unknown as Report;
}

const of = (values: number[], unknown = 0): Bests => ({
  known: values.map((value, index) => ({ submission: submission(index), value })),
  unknown,
  small: 0,
});

describe('bars', () => {
  const whole = {
    histogram: [90_123, 40, 5, 3, 0, 0, 1, 1],
    independent_histogram: [0, 0, 6, 2, 1, 0, 0, 0],
    flag_score: 0.5,
    sampled: true,
  } as ClassSummary;

  test('are sums of neighbours, at most so many', () => {
    expect(together([1, 2, 3, 4, 5], 2)).toEqual([6, 9]);
    expect(together([1, 2, 3], 16)).toEqual([1, 2, 3]);
  });

  test('of scores have even steps of the square root, and are estimates below the sure ones', () => {
    const bars = scoreBars(whole, [], 0.2, 4);
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.0625],
      [0.0625, 0.25],
      [0.25, 0.5625],
      [0.5625, 1],
    ]);
    expect(bars.map(({ count }) => count)).toEqual([90_200, 8, 0, 2]);
    expect(bars.map(({ isEstimate }) => isEstimate)).toEqual([true, true, false, false]);
    expect(bars.map(({ expected }) => expected)).toEqual([undefined, 8, 1, 0]);
    expect(bars.map(({ flagged }) => flagged)).toEqual([0, 0, 0, 2]);
    expect(scoreBars({ ...whole, independent_histogram: [] }, [], 0, 4)[0]!.expected).toBeUndefined();
  });

  test('of scores are flagged from the flag score on, and below it where pairs of the report are', () => {
    const [a, b] = [submission(0), submission(1)];
    const pairs = [pair(a, b, 0.9, 'flagged'), pair(a, b, 0.1, 'flagged'), pair(a, b, 0.1)];
    const red = (pairs: Pair[]) => scoreBars(whole, pairs, 0, 4).map(({ flagged }) => flagged);
    expect(red(pairs)).toEqual([0, 1, 0, 2]);
    // The histogram has no pairs with the years before.
    expect(red(Array<Pair>(9).fill(pair(a, b, 0.1, 'flagged')))).toEqual([0, 8, 0, 2]);
  });

  test('do not say what to expect where a part of it is not known', () => {
    const sums = (bins: number[]) => expectedSums({ ...whole, independent_histogram: bins }, 2);
    expect(sums([0, 0, 3, 2])).toEqual([undefined, 5]);
    expect(sums([0, 3, 2, 0])).toEqual([undefined, 2]);
    expect(sums([3, 2, 0, 0])).toEqual([5, 0]);
    expect(sums([])).toEqual([]);
  });

  test('below the flag score are flagged as groups or for a long match', () => {
    const [a, b, c] = [0, 1, 2].map((index) => submission(index)) as [Submission, Submission, Submission];
    const pairs = [
      pair(a, b, 0.4, 'flagged'),
      pair(b, c, 0.4, 'flagged'),
      pair(a, c, 0.3),
      pair(a, b, 0.6, 'flagged'),
    ];
    const overview = { class: whole, rings: [[0, 1]] };
    expect(flaggedBelow({ classPairs: pairs, overview } as unknown as Report)).toEqual({
      groups: 1,
      long: 1,
    });
  });

  test('of similarities have even steps, and say how many are flagged', () => {
    const [a, b] = [submission(0), submission(1)];
    const pairs = [pair(a, b, 2, 'flagged'), pair(a, b, 1.5), pair(a, b, 1.99, 'flagged'), pair(a, b, 0)];
    const bars = similarityBars(pairs, 4);
    expect(bars.map(({ from }) => from)).toEqual([0, 0.25, 0.5, 0.75]);
    expect(bars.map(({ count }) => count)).toEqual([1, 0, 0, 3]);
    expect(bars[3]!.flagged).toBe(2);
  });
});

describe('the best of each submission', () => {
  const [ada, ben, cem, dan] = [0, 1, 2, 3].map((index) => submission(index)) as [
    Submission,
    Submission,
    Submission,
    Submission,
  ];
  const tiny = submission(4, { matchable_tokens: 20 });
  const old = submission(5, { old: true });
  const all = [ada, ben, cem, dan, tiny, old];
  const pairs = [
    pair(ada, old, 0.9),
    pair(ada, ben, 0.5),
    pair(cem, ben, 0.7),
    pair(cem, tiny, 1, 'too-small'),
  ];

  test('is that of its pairs that are large enough, ascending', () => {
    const { known, unknown, small } = bests(report(all, pairs, 4), 'score');
    expect(known.map(({ submission, value }) => [submission.index, value])).toEqual([
      [1, 0.7],
      [2, 0.7],
      [0, 0.9],
    ]);
    expect(unknown).toBe(1);
    expect(small).toBe(1);
    expect(bests(report(all, pairs, 4), 'similarity').known[0]!.value).toBe(0.35);
  });

  test('is nothing where the report has all pairs and none of it', () => {
    const { known, unknown } = bests(report(all, pairs, null), 'score');
    expect(known[0]).toEqual({ submission: dan, value: 0 });
    expect(unknown).toBe(0);
  });

  test('is not known of submissions that the report does not have', () => {
    expect(bests(report(all, pairs, null, 1000), 'score').unknown).toBe(1 + 994);
  });
});

describe('the box', () => {
  test('has the quartiles, and whiskers to the last within one and a half of its length', () => {
    const plot = box(of([0.1, 0.2, 0.3, 0.4, 0.5, 0.95]), 'similarity')!;
    expect(plot.lower).toBeCloseTo(0.225);
    expect(plot.median).toBeCloseTo(0.35);
    expect(plot.upper).toBeCloseTo(0.475);
    expect(plot.whiskers).toEqual([0.1, 0.5]);
    expect(plot.outliers.map(({ value }) => value)).toEqual([0.95]);
  });

  test('has the lengths of the axis', () => {
    const values = [0.01, 0.04, 0.09, 0.16, 0.49];
    expect(box(of(values), 'score')!.outliers).toEqual([]);
    expect(box(of(values), 'similarity')!.outliers.map(({ value }) => value)).toEqual([0.49]);
    expect(box(of(values), 'score')!.upper).toBeCloseTo(0.16);
  });

  test('counts those that are not known as the lowest, up to a quarter of all', () => {
    expect(box(of([0.1, 0.2, 0.3, 0.4], 1), 'similarity')!.lower).toBeCloseTo(0.1);
    expect(box(of([0.2, 0.3, 0.4, 0.5], 2), 'similarity')).toBeUndefined();
    expect(box(of([0.2, 0.3, 0.4, 0.5]), 'similarity')).toBeUndefined();
    expect(box(of([], 9), 'score')).toBeUndefined();
  });

  test('of a large class has few outside', () => {
    const values = Array.from({ length: 5000 }, (_, index) => 0.04 * ((index + 1) / 5000) ** 2);
    const plot = box(of([...values, 0.9, 0.95]), 'score')!;
    expect(plot.outliers.map(({ value }) => value)).toEqual([0.9, 0.95]);
    expect(box(of(Array<number>(5000).fill(0.3)), 'score')!.outliers).toEqual([]);
  });
});

test('dots that are close have lanes of their own, as long as there are any', () => {
  expect(lanes([0, 1, 2, 3, 20], 8, 3)).toEqual([0, 1, 2, 0, 0]);
});
