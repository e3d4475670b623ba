// The pairs of a class as bars.

import { threeDigits } from '../../shared/words';
import type { ClassSummary } from '../payload';
import type { Pair, Report } from '../report';
import { AXES, type Measure } from './measures';

/** Even steps of the axis. */
const BARS = 64;

/** At most so many sums of neighbours. */
export function together(bins: number[], most = BARS): number[] {
  const size = Math.max(1, Math.ceil(bins.length / most));
  return Array.from({ length: Math.ceil(bins.length / size) }, (_, bar) =>
    bins.slice(bar * size, (bar + 1) * size).reduce((sum, count) => sum + count, 0),
  );
}

/**
 * How many pairs to expect at each score if all work were independent, as sums of neighbours. There is no expectation for the lowest
 * scores: where a sum is of some that have none, nothing is known of it either.
 */
export function expectedSums(of: ClassSummary, most = BARS): (number | undefined)[] {
  const bins = of.independent_histogram;
  const size = Math.max(1, Math.ceil(bins.length / most));
  const first = bins.findIndex((count) => count > 0);
  return together(bins, most).map((count, bar) => (first < 0 || bar * size < first ? undefined : count));
}

export interface Bar {
  /** From the first value to below the second. */
  from: number;
  to: number;
  count: number;
  isEstimate: boolean;
  /** How many there would be if all work were independent; nothing where that is not known. */
  expected: number | undefined;
  /** Of these. */
  flagged: number;
}

/**
 * The pairs of a class by score, and which of them are flagged: all from the flag score on, and below it those of the report that are. In a
 * large class the numbers below `sure` are estimates.
 */
export function scoreBars(of: ClassSummary, pairs: Pair[], sure: number, most: number): Bar[] {
  const counts = together(of.histogram, most);
  const expected = expectedSums(of, most);
  const flagged = counts.map(() => 0);
  const bins = of.histogram.length;
  const size = Math.ceil(bins / counts.length);
  for (const { score, verdict } of pairs) {
    if (verdict !== 'flagged') continue;
    const bin = Math.min(bins - 1, Math.floor(Math.sqrt(score) * bins));
    flagged[Math.floor(bin / size)]!++;
  }
  return counts.map((all, bar) => {
    const [from, to] = edges('score', bar, counts.length);
    const isEstimate = of.sampled && from < sure;
    const count = isEstimate ? threeDigits(all) : all;
    const isBeyond = from >= of.flag_score;
    const red = isBeyond ? count : Math.min(count, flagged[bar]!);
    return { from, to, count, isEstimate, expected: expected[bar], flagged: red };
  });
}

/** How many pairs are flagged below the flag score: as members of a group, and others for the length of a match. */
export function flaggedBelow({ classPairs, overview }: Report): { groups: number; long: number } {
  const rings = overview.rings.map((ring) => new Set(ring));
  const isInOne = ({ left, right }: Pair) =>
    rings.some((ring) => ring.has(left.index) && ring.has(right.index));
  const below = classPairs.filter(
    ({ verdict, score }) => verdict === 'flagged' && score < overview.class.flag_score,
  );
  const groups = below.filter(isInOne).length;
  return { groups, long: below.length - groups };
}

/** The pairs of a report by similarity: of the others it is not known. */
export function similarityBars(pairs: Pair[], most: number): Bar[] {
  const bars = Array.from({ length: most }, (_, bar): Bar => {
    const [from, to] = edges('similarity', bar, most);
    return { from, to, count: 0, isEstimate: false, expected: undefined, flagged: 0 };
  });
  for (const pair of pairs) {
    const bar = bars[Math.min(most - 1, Math.floor(pair.similarity * most))]!;
    bar.count++;
    if (pair.verdict === 'flagged') bar.flagged++;
  }
  return bars;
}

function edges(measure: Measure, bar: number, bars: number): [number, number] {
  const { value } = AXES[measure];
  return [value(bar / bars), value((bar + 1) / bars)];
}
