// Pairs of the class that a report does not hold, as far as the numbers of the class tell.

import { threeDigits } from '../shared/words';
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

/** Whether a report holds every pair of the class that shares anything. */
export function holdsAll({ overview, classPairs: pairs }: Report): boolean {
  const { limit, min_similarity } = overview.parameters;
  return (limit === null || pairs.length < limit) && min_similarity === 0;
}

/**
 * How many pairs of the class have scores in a range; nothing where the report has all of them, or no range is asked for. The class is
 * known by steps of the score: only those that are wholly in the range count.
 */
export function notKept(report: Report, [from, to]: Range): Kept | undefined {
  const { histogram, sampled } = report.overview.class;
  if (holdsAll(report) || isAll([from, to])) return undefined;
  const edge = (step: number) => (step / histogram.length) ** 2;
  const steps = histogram.map((_, step) => step);
  const inside = steps.filter((step) => edge(step) >= from - LITTLE && edge(step + 1) <= to + LITTLE);
  if (inside.length === 0) return undefined;
  const [low, high] = [edge(inside[0]!), edge(inside.at(-1)! + 1)];
  const all = inside.reduce((sum, step) => sum + histogram[step]!, 0);
  const held = report.classPairs.filter(({ score }) => score >= low && (score < high || high === 1)).length;
  // The class is judged without rings, whose pairs are missing in its histogram.
  const isWhole = Math.max(from, 0) > low - LITTLE && Math.min(to, 1) < high + LITTLE;
  const isExact = isWhole && report.overview.rings.length === 0;
  if (all <= held) return undefined;
  return sampled
    ? { all: threeDigits(all), held, bound: 'about' }
    : { all, held, bound: isExact ? 'exact' : 'least' };
}

/** Whether the class may have pairs with similarities in a range that the report lacks: of these they are not known. */
export function mayLack(report: Report, scores: Range, similarities: Range): boolean {
  const { limit, min_similarity } = report.overview.parameters;
  const isKept = limit === null && similarities[0] >= min_similarity;
  return !holdsAll(report) && !isKept && isAll(scores) && !isAll(similarities);
}

function isAll([from, to]: Range): boolean {
  return from <= 0 && to > 1;
}

/**
 * The score from which on the report has all pairs that are large enough to judge; of those with this very score some may be missing. Ranks
 * are places among all pairs by score, with those that are too small to judge behind all others: a gap shows where the first one is missing.
 */
export function completeFrom(report: Report): number {
  const { limit, min_similarity, found_among } = report.overview.parameters;
  const least = found_among?.min_score ?? 0;
  if (limit === null && min_similarity === 0) return least;
  const gap = report.classPairs.findIndex(({ rank }, index) => rank !== index + 1);
  const last = report.classPairs.at(gap < 0 ? -1 : gap - 1);
  if (gap === 0 || !last) return 1;
  return last.verdict === 'too-small' ? least : Math.max(least, last.score);
}

/** The options with which a report has all pairs; `none` where another program chose them. */
export function keepingAll(report: Report): string {
  const { limit, min_similarity, found_among } = report.overview.parameters;
  const options = [limit !== null && '--limit all', min_similarity > 0 && '--min-similarity 0'];
  // A comparison on a cluster has its own options.
  return found_among ? 'none' : options.filter(Boolean).join(' ');
}
