import { expect, test } from 'vitest';
import { unpackMatches, unpackSource, unpackTraits, withLines, withText } from '../../report/packed';

/** A number in the bytes of the report: seven bits in each, the lowest first. */
const number = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...number(Math.floor(value / 0x80))];

/** Low bytes of numbers without their signs, and then the rest of each. */
function column(values: number[]): number[] {
  const unsigned = values.map((value) => (value < 0 ? -2 * value - 1 : 2 * value));
  return [
    ...unsigned.map((value) => value % 0x100),
    ...unsigned.flatMap((value) => number(Math.floor(value / 0x100))),
  ];
}

const bytes = (counts: number[], columns: number[][], rest: unknown) =>
  Uint8Array.from([
    ...number(counts.length),
    ...column(counts),
    ...columns.flatMap(column),
    ...new TextEncoder().encode(JSON.stringify(rest)),
  ]);

const order = [1, 0, 0];
const kind = [0, 3, 4];
const passage = [1, 2, 1];
// File, start, length, and the first and last line.
const left = [
  [0, 0, 0],
  [5, 10, 70_000],
  [20, 5, 1],
  [0, 0, 9],
  [0, 0, 9],
];
const right = [
  [0, 1, 0],
  [30, 2, 0],
  [0, 1, -1],
  [0, 0, 4],
  [0, 0, 6],
];
const tokens = [12, 30, 9];
const evidence = [-7500, 5000, -10_000];
const alike = [99, 1, 100];
const rarest = [2, 0, 3];
const packed = bytes(
  [2, 0, 1],
  [order, kind, passage, ...left, ...right, tokens, evidence, alike, rarest],
  [[2, 'The same steps.']],
);

test('matches are those of each pair, the strongest first, at their places', () => {
  const [first, second, third] = unpackMatches(packed);
  expect(second).toEqual([]);
  expect(first!.map(({ tokens, words, evidence, rarest }) => [tokens, words, evidence, rarest])).toEqual([
    [30, 'identifiers renamed, in a different order', 0.75, null],
    [12, 'identical', 0.25, 2],
  ]);
  // From the end of the one before it in the file.
  expect(first![0]!.left).toMatchObject({ file: 0, start: 35, end: 40 });
  // Another file begins anew, and is longer than the left side by one.
  expect(first![0]!.right).toMatchObject({ file: 1, start: 2, end: 8 });
  expect(third![0]).toMatchObject({ kind: 'restructured', why: 'The same steps.', spelled_alike: 1 });
  expect(third![0]!.left).toMatchObject({ start: 70_000, end: 70_001 });
});

test('lines are counted in the sources, and kept where there are none', () => {
  const [matches] = unpackMatches(packed);
  const text = 'one\ntwo\nthree four five six seven\neight';
  const source = { file: 0, text, given: [], syntax: { keyword: [], literal: [], uncompared: [] } };
  const match = withLines(matches![1]!, [source], []);
  // Offsets 5 to 25 of the left side are on the second and third line.
  expect(match.left).toMatchObject({ start: 5, end: 25, first_line: 2, last_line: 3 });
  const [, , [last]] = unpackMatches(packed) as [unknown, unknown, [typeof match]];
  expect(withLines(last, [], []).right).toMatchObject({ first_line: 4, last_line: 6 });
});

test('traits are those of each pair, with what the source has where they have no text of their own', () => {
  const words = {
    kinds: ['comment', 'name'],
    held: ['in 2 of 9 submissions', 'in 3 of 9 submissions'],
    text: [
      [0, 'recieve'],
      [2, null],
    ],
  };
  const packed = bytes([0, 2, 1], [[0, 1, 0], [0, 1, 0], ...left, ...right], words);
  const source = {
    file: 0,
    text: 'x'.repeat(35) + 'total',
    given: [],
    syntax: { keyword: [], literal: [], uncompared: [] },
  };
  const traits = unpackTraits(packed);
  expect(traits.map((list) => list.map((trait) => withText(trait, [source]).text))).toEqual([
    [],
    ['recieve', 'total'],
    [null],
  ]);
  expect(traits[1]![1]).toMatchObject({ kind: 'name', held: 'in 3 of 9 submissions' });
  // From the end of the one before it in the file; another file begins anew, and is longer than the left side by one.
  expect(traits[1]![1]!.left).toMatchObject({ file: 0, start: 35, end: 40 });
  expect(traits[1]![1]!.right).toMatchObject({ file: 1, start: 2, end: 8 });
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
