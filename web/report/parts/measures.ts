// By which number the pairs of a class are drawn, and where on an axis a value stands.

import { decimal, grouped } from '../../shared/words';
import type { Pair } from '../report';

export const MEASURES = ['score', 'similarity'] as const;
export type Measure = (typeof MEASURES)[number];

/** Of values and shares of the axis, both in 0..=1. */
interface Axis {
  of: (pair: Pair) => number;
  /** The share of the axis that is below a value. */
  place: (value: number) => number;
  /** The value at a share of the axis. */
  value: (place: number) => number;
  ticks: number[];
  /** A value of a pair in words, an edge of a bar, and a tick. */
  text: (value: number) => string;
  edge: (value: number) => string;
  tick: (value: number) => string;
}

export const AXES: Record<Measure, Axis> = {
  // Even steps of the score's square root: most pairs of a class share next to nothing.
  score: {
    of: (pair) => pair.score,
    place: Math.sqrt,
    value: (place) => place ** 2,
    ticks: [0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1],
    text: (value) => decimal(value, 3),
    // The first bars are narrower than a thousandth.
    edge: (value) => (value < 0.01 ? grouped(value) : decimal(value, 3)),
    tick: (value) => decimal(value, decimals(value)),
  },
  similarity: {
    of: (pair) => pair.similarity,
    place: (value) => value,
    value: (place) => place,
    ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
    text: (value) => inPercent(value, 1),
    edge: (value) => inPercent(value, 1),
    tick: (value) => inPercent(value, 0),
  },
};

function inPercent(share: number, digits: number): string {
  return `${decimal(100 * share, digits)} %`;
}

/** As many as the ticks of scores need. */
function decimals(tick: number): number {
  if (Number.isInteger(tick)) return 0;
  return tick < 0.1 ? 2 : 1;
}
