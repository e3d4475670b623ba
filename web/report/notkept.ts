// Pairs of the class that a report does not hold, as far as the numbers of the class tell.

import type { Range } from './pairsearch';
import type { Report } from './report';

export interface Kept {
  /** Pairs of the class with scores in a range, and those of them that the report holds. */
  all: number;
  held: number;
  /** Whether `all` is their exact number, the least that it can be, or an estimate. */
  bound: 'exact' | 'least' | 'about';
}

/** More than rounding, and less than a step of the histogram. */
const LITTLE = 1e-9;

/**
 * How many pairs of the class have scores in a range; nothing where the report has all of them, or no range is asked for. The class is
 * known by steps of the score: only those that are wholly in the range count.
 */
export function notKept(report: Report, [from, to]: Range): Kept | undefined {
  const { histogram, sampled } = report.overview.class;
  const { limit, min_similarity } = report.overview.parameters;
  const holdsAll = limit === null && min_similarity === 0;
  if (holdsAll || (from <= 0 && to > 1)) return undefined;
  const edge = (step: number) => (step / histogram.length) ** 2;
  const steps = histogram.map((_, step) => step);
  const inside = steps.filter((step) => edge(step) >= from - LITTLE && edge(step + 1) <= to + LITTLE);
  if (inside.length === 0) return undefined;
  const [low, high] = [edge(inside[0]!), edge(inside.at(-1)! + 1)];
  const all = inside.reduce((sum, step) => sum + histogram[step]!, 0);
  const held = report.pairs.filter(({ score }) => score >= low && (score < high || high === 1)).length;
  // The class is judged without rings, whose pairs are missing in its histogram.
  const isWhole = Math.max(from, 0) > low - LITTLE && Math.min(to, 1) < high + LITTLE;
  const isExact = isWhole && report.overview.rings.length === 0;
  return all > held ? { all, held, bound: sampled ? 'about' : isExact ? 'exact' : 'least' } : undefined;
}
