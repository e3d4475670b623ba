// What the two sides of a renamed match call the same thing.

import { cut } from '../cut';
import type { Range, Source } from '../payload';

export interface Renaming {
  left: string;
  right: string;
  /** How often the one stands for the other. */
  times: number;
}

/**
 * The words that differ between two stretches of code of one structure, the most frequent first. Nothing where the words
 * cannot be told off one by one: then nothing is known about which stands for which.
 */
export function renamings(left: Source, leftRange: Range, right: Source, rightRange: Range): Renaming[] {
  const [ours, theirs] = [words(left, leftRange), words(right, rightRange)];
  if (ours.length !== theirs.length) return [];
  const found = new Map<string, Renaming>();
  for (const [index, word] of ours.entries()) {
    const other = theirs[index]!;
    if (word === other) continue;
    const key = `${word}\n${other}`;
    const known = found.get(key);
    if (known) known.times++;
    else found.set(key, { left: word, right: other, times: 1 });
  }
  return [...found.values()].toSorted((a, b) => b.times - a.times);
}

const WORD = /[\p{L}\p{N}_$]+/gu;

/** Names, keywords and literals, of what is compared. */
function words({ text, syntax }: Source, [start, end]: Range): string[] {
  const segments = cut(start, end, [syntax.literal, syntax.uncompared]);
  return segments.flatMap(({ start, end, covers }) => {
    const part = text.slice(start, end);
    if (covers[1] !== -1) return [];
    return covers[0] !== -1 ? [part] : (part.match(WORD) ?? []);
  });
}
