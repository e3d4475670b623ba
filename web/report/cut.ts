// Cutting a text where anything begins or ends.

import type { Range } from './payload';

/** A stretch of text and, for each layer, the index of the range that covers it, or -1. */
export interface Segment {
  start: number;
  end: number;
  covers: number[];
}

/**
 * Cuts `start..end` into segments that cover it once. The ranges of a layer are ascending and disjoint.
 *
 * Cost: linear in the ranges that touch `start..end`, times the number of layers, after a binary search in each.
 */
export function cut(start: number, end: number, layers: Range[][]): Segment[] {
  const next = layers.map((ranges) => firstEndingAfter(ranges, start));
  const segments: Segment[] = [];
  for (let at = start; at < end;) {
    let until = end;
    const covers = layers.map((ranges, layer) => {
      while (next[layer]! < ranges.length && ranges[next[layer]!]![1] <= at) next[layer]!++;
      const range = ranges[next[layer]!];
      if (!range) return -1;
      const inside = range[0] <= at;
      until = Math.min(until, inside ? range[1] : range[0]);
      return inside ? next[layer]! : -1;
    });
    segments.push({ start: at, end: until, covers });
    at = until;
  }
  return segments;
}

function firstEndingAfter(ranges: Range[], offset: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]![1] <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Ranges with a value each, in the order of their weight: where two overlap, the one that comes first has it. */
export function paint<T>(ranges: { range: Range; value: T }[]): { range: Range; value: T }[] {
  let painted: { range: Range; value: T }[] = [];
  for (const { range, value } of ranges) {
    const taken = painted.map((one) => one.range);
    const free = cut(range[0], range[1], [taken]).filter((segment) => segment.covers[0] === -1);
    painted.push(...free.map(({ start, end }) => ({ range: [start, end] as Range, value })));
    painted.sort((a, b) => a.range[0] - b.range[0]);
  }
  return painted;
}
