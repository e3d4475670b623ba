import { expect, test } from 'vitest';
import { unpackMatches, unpackSource } from '../../report/packed';

test('matches are those of each pair, the strongest first, at their places', () => {
  const columns = {
    counts: [2, 0, 1],
    order: [1, 0, 0],
    kind: [0, 3, 4],
    why: [[2, 'The same steps.']] as [number, string][],
    passage: [1, 2, 1],
    left: { file: [0, 0, 0], start: [5, 10, 7], length: [20, 5, 1], first_line: [2, 3, 9], lines: [4, 0, 0] },
    right: {
      file: [0, 1, 0],
      start: [30, 2, 0],
      length: [20, 6, 0],
      first_line: [8, 1, 4],
      lines: [4, 1, 2],
    },
    tokens: [12, 30, 9],
    evidence: [2500, 7500, 10000],
    spelled_alike: [9999, 1, 10000],
    rarest: [2, null, 3],
  };
  const [first, second, third] = unpackMatches(columns);
  expect(second).toEqual([]);
  expect(first!.map(({ tokens, words }) => [tokens, words])).toEqual([
    [30, 'identifiers renamed, in a different order'],
    [12, 'identical'],
  ]);
  // From the end of the one before it in the file, and from its last line.
  expect(first![0]!.left).toEqual({ file: 0, start: 35, end: 40, first_line: 9, last_line: 9 });
  // Another file begins anew.
  expect(first![0]!.right).toEqual({ file: 1, start: 2, end: 8, first_line: 1, last_line: 2 });
  expect(third![0]).toMatchObject({ kind: 'restructured', why: 'The same steps.', spelled_alike: 1 });
});

test('ranges follow one another', () => {
  const syntax = { keyword: [2, 3, 1, 1], literal: [], uncompared: [0, 2] };
  const source = unpackSource({ file: 0, text: 'class A {}', given: [1, 4], syntax });
  expect(source.given).toEqual([[1, 5]]);
  expect(source.syntax.keyword).toEqual([
    [2, 5],
    [6, 7],
  ]);
});
