import { describe, expect, test } from 'vitest';
import { cut, paint } from '../../report/cut';
import type { Range } from '../../report/payload';
import { random } from '../browser/random';

/** Ascending, disjoint ranges below `length`. */
function ranges(next: (below: number) => number, length: number): Range[] {
  const found: Range[] = [];
  for (let at = next(5); at < length; at += next(6)) {
    const end = Math.min(length, at + 1 + next(5));
    found.push([at, end]);
    at = end;
  }
  return found;
}

describe('cut', () => {
  test('covers a text once and knows what covers each part', () => {
    expect(
      cut(1, 9, [
        [
          [0, 3],
          [5, 6],
        ],
        [[2, 7]],
      ]),
    ).toEqual([
      { start: 1, end: 2, covers: [0, -1] },
      { start: 2, end: 3, covers: [0, 0] },
      { start: 3, end: 5, covers: [-1, 0] },
      { start: 5, end: 6, covers: [1, 0] },
      { start: 6, end: 7, covers: [-1, 0] },
      { start: 7, end: 9, covers: [-1, -1] },
    ]);
    expect(cut(4, 4, [[[0, 9]]])).toEqual([]);
  });

  test('agrees with a look at each character', () => {
    for (let seed = 1; seed < 300; seed++) {
      const next = random(seed);
      const layers = [ranges(next, 40), ranges(next, 40), []];
      const [start, end] = [next(20), 20 + next(20)];
      const segments = cut(start, end, layers);
      const seen = segments.flatMap(({ start, end, covers }) =>
        Array.from({ length: end - start }, (_, i) => [start + i, ...covers]),
      );
      const expected = Array.from({ length: end - start }, (_, i) => [
        start + i,
        ...layers.map((layer) => layer.findIndex(([from, to]) => from <= start + i && start + i < to)),
      ]);
      expect(seen).toEqual(expected);
    }
  });
});

describe('paint', () => {
  test('what comes first stays on top', () => {
    const painted = paint([
      { range: [4, 6], value: 'a' },
      { range: [0, 10], value: 'b' },
      { range: [8, 12], value: 'c' },
    ]);
    expect(painted).toEqual([
      { range: [0, 4], value: 'b' },
      { range: [4, 6], value: 'a' },
      { range: [6, 10], value: 'b' },
      { range: [10, 12], value: 'c' },
    ]);
  });
});
