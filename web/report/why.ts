// Why a pair is to be read, as its page says it.

import { renamedWhy } from './renamed';
import type { Pair } from './report';

/** The sentence with the names under which the page shows the two; a sheet has it with those of the submissions. */
export function shownWhy({ why, left, right }: Pair): string | null {
  const sides = [left, right];
  if (why === null || sides.every(({ title, name }) => title === name)) return why;
  const [own, shown] = [sides.map(({ name }) => name), sides.map(({ title }) => title)];
  return renamedWhy(why, own, shown, (rest) => rest);
}
