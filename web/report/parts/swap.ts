// A pair as it is shown when the reader swaps its sides. Decisions and addresses stay those of the pair itself.

import type { TimeRow } from '../payload';
import type { Pair } from '../report';

/** The same with its sides swapped. */
export function swapSides<T extends { left: unknown; right: unknown }>(one: T): T {
  return { ...one, left: one.right, right: one.left };
}

function swapRow(row: TimeRow): TimeRow {
  const first = row.first && (row.first === 'left' ? 'right' : 'left');
  return { ...swapSides(row), first };
}

export function swapPair(pair: Pair): Pair {
  const { containmentLeft, containmentRight } = pair;
  return {
    ...swapSides(pair),
    containmentLeft: containmentRight,
    containmentRight: containmentLeft,
    timeLine: pair.timeLine && { ...pair.timeLine, rows: pair.timeLine.rows.map(swapRow) },
  };
}
