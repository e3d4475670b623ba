// The scores of a class as bars.

/** Even steps of the score's square root: most pairs of a class share next to nothing. */
const BARS = 64;

/** At most so many sums of neighbours. */
export function together(bins: number[]): number[] {
  const size = Math.max(1, Math.ceil(bins.length / BARS));
  return Array.from({ length: Math.ceil(bins.length / size) }, (_, bar) =>
    bins.slice(bar * size, (bar + 1) * size).reduce((sum, count) => sum + count, 0),
  );
}
