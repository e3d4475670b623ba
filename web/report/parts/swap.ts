// A pair as it is shown when the reader swaps its sides. Decisions and addresses stay those of the pair itself.

import type { Pair } from '../report';

/** The same with its sides swapped. */
export function swapSides<T extends { left: unknown; right: unknown }>(one: T): T {
  return { ...one, left: one.right, right: one.left };
}

export function swapPair(pair: Pair): Pair {
  const { containmentLeft, containmentRight } = pair;
  return { ...swapSides(pair), containmentLeft: containmentRight, containmentRight: containmentLeft };
}
