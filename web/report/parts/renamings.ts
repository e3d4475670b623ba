// The names that two sides of a renamed match have for the same things; crates/codesim-report/src/renamings.rs is the same for sheets.

import { cut } from '../cut';
import type { Range, Source } from '../payload';

export interface Renaming {
  left: string;
  right: string;
  /** How often the one stands for the other. */
  times: number;
}

export interface Renamings {
  /** Names that stand for each other wherever either of them occurs, more than once, the most frequent first. */
  throughout: Renaming[];
  /** Number of other names on the left that the right side has another name for. */
  others: number;
}

/** A name that occurs once stands for no other one throughout: it may be another call, or the beginning of other code. */
const OFTEN = 2;

/**
 * The names that differ between two stretches of code of one structure. Nothing where names cannot be told off one by one: then it is not
 * known which stands for which.
 */
export function renamings(
  left: Source,
  leftRange: Range,
  right: Source,
  rightRange: Range,
): Renamings | undefined {
  const [ours, theirs] = [names(left, leftRange), names(right, rightRange)];
  if (ours.length !== theirs.length) return undefined;
  const [toRight, toLeft] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const times = new Map<string, number>();
  for (const [index, name] of ours.entries()) {
    const other = theirs[index]!;
    add(toRight, name, other);
    add(toLeft, other, name);
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const renamed = [...toRight].filter(([left, others]) => others.size > 1 || !others.has(left));
  const consistent = renamed.flatMap(([left, others]) => {
    const [right] = [...others];
    return others.size === 1 && toLeft.get(right!)!.size === 1
      ? [{ left, right: right!, times: times.get(left)! }]
      : [];
  });
  const throughout = consistent.filter(({ times }) => times >= OFTEN);
  return {
    throughout: throughout.toSorted((a, b) => b.times - a.times),
    others: renamed.length - consistent.length,
  };
}

function add(map: Map<string, Set<string>>, from: string, to: string): void {
  const known = map.get(from);
  if (known) known.add(to);
  else map.set(from, new Set([to]));
}

const WORD = /[\p{Alphabetic}\p{N}_$]+/gu;

/** The words that are no keywords, no literals, and not left out of the comparison. */
function names({ text, syntax }: Source, [start, end]: Range): string[] {
  const segments = cut(start, end, [syntax.keyword, syntax.literal, syntax.uncompared]);
  const own = segments.filter(({ covers }) => covers.every((cover) => cover === -1));
  return own.flatMap(({ start, end }) => text.slice(start, end).match(WORD) ?? []);
}
