// The pairs of a class as bars.

import { threeDigits } from '../../shared/words';
import type { ClassSummary } from '../payload';
import type { Pair } from '../report';
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

export interface Bar {
  /** From the first value to below the second. */
  from: number;
  to: number;
  count: number;
  isEstimate: boolean;
  /** How many there would be if all work were independent; nothing where that is not known. */
  expected: number | undefined;
  /** How much of it stands out: the flagged pairs, or all where flagging has begun. */
  flagged: number;
}

/** The pairs of a class by score. In a large class those below `sure` are estimated. */
export function scoreBars(of: ClassSummary, sure: number, most: number): Bar[] {
  const counts = together(of.histogram, most);
  const expected = together(of.independent_histogram, most);
  const flag = Math.sqrt(of.flag_score);
  return counts.map((all, bar) => {
    const [from, to] = edges('score', bar, counts.length);
    const isEstimate = of.sampled && from < sure;
    const count = isEstimate ? threeDigits(all) : all;
    const isBeyond = (bar + 0.5) / counts.length >= flag;
    return { from, to, count, isEstimate, expected: expected[bar], flagged: isBeyond ? count : 0 };
  });
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
