// The highest value that each submission of a class has in any of its pairs, and the box plot of these after Tukey.

import { holdsAll } from '../notkept';
import type { Report, Submission } from '../report';
import { AXES, type Measure } from './measures';

export interface Best {
  submission: Submission;
  value: number;
}

export interface Bests {
  /** Ascending. */
  known: Best[];
  /** How many submissions have no pair in the report, so that theirs is lower or at least not known. */
  unknown: number;
  /** How many of this year are too small to be judged, and left out. */
  small: number;
}

export interface Box {
  lower: number;
  median: number;
  upper: number;
  whiskers: [number, number];
  /** What is beyond the whiskers. */
  outliers: Best[];
}

/** Fewer than these have no quartiles worth the name. */
const LEAST = 5;

/** Maximum length of a whisker, in lengths of the box. */
const REACH = 1.5;

/** Of the submissions of this year that are large enough to be judged: they are those that the histogram counts. */
export function bests(report: Report, measure: Measure): Bests {
  const { min_tokens, found_among } = report.overview.parameters;
  const ofYear = report.submissions.filter((one) => !one.indexed && !one.old && !one.reference);
  const own = ofYear.filter(({ matchable_tokens }) => matchable_tokens >= min_tokens);
  const isComplete = holdsAll(report) && !found_among;
  const known = own.flatMap((submission) => {
    const judged = report
      .pairsOf(submission)
      .filter(({ verdict, isWithReference }) => verdict !== 'too-small' && !isWithReference);
    // Pairs that share nothing are in no report.
    if (judged.length === 0 && !isComplete) return [];
    const value = judged.reduce((most, pair) => Math.max(most, AXES[measure].of(pair)), 0);
    return [{ submission, value }];
  });
  const elsewhere = found_among ? report.compared - report.submissions.length : 0;
  return {
    known: known.toSorted((a, b) => a.value - b.value || a.submission.index - b.submission.index),
    unknown: own.length - known.length + elsewhere,
    small: ofYear.length - own.length,
  };
}

/**
 * The box plot, as long as less than a quarter is not known: the quartiles are above these. Its lengths are those on the axis, on which most
 * classes are far less skewed than by their scores.
 */
export function box({ known, unknown }: Bests, measure: Measure): Box | undefined {
  const { place, value } = AXES[measure];
  const all = known.length + unknown;
  const quartiles = [0.25, 0.5, 0.75].map((share) => {
    const at = share * (all - 1) - unknown;
    const [below, above] = [known[Math.floor(at)], known[Math.ceil(at)]];
    if (all < LEAST || !below || !above) return NaN;
    return place(below.value) + (at - Math.floor(at)) * (place(above.value) - place(below.value));
  });
  const [lower, median, upper] = quartiles as [number, number, number];
  if (Number.isNaN(lower)) return undefined;
  const reach = REACH * (upper - lower);
  const isInside = ({ value }: Best) => place(value) >= lower - reach && place(value) <= upper + reach;
  const inside = known.filter(isInside);
  return {
    lower: value(lower),
    median: value(median),
    upper: value(upper),
    whiskers: [inside[0]!.value, inside.at(-1)!.value],
    outliers: known.filter((best) => !isInside(best)),
  };
}

/** A lane for each of these ascending places, so that none covers another as long as there are lanes. */
export function lanes(places: number[], gap: number, most: number): number[] {
  const ends = Array.from({ length: most }, () => -Infinity);
  return places.map((place) => {
    const free = ends.findIndex((end) => place - end >= gap);
    const lane = free >= 0 ? free : ends.indexOf(Math.min(...ends));
    ends[lane] = place;
    return lane;
  });
}
