import { beforeAll, expect, test } from 'vitest';
import table from '../../../crates/codesim-display/tests/words.json';
import { pieces, setHidden, visible } from '../../shared/visible';
import {
  counted,
  duration,
  expected,
  expectedInColumn,
  expectedNumber,
  grouped,
  lines,
  percent,
  threeDigits,
} from '../../shared/words';

beforeAll(() => setHidden(table.hidden as [string, string][]));

/** Each input of a part of the table gives its text. */
function check<T>(rows: unknown[][], shown: (input: T) => string) {
  for (const [input, text] of rows) expect(shown(input as T), String(input)).toBe(text);
}

test('numbers and names are those of the other formats', () => {
  check(table.percent, percent);
  check(table.expected, expected);
  check(table.grouped, grouped);
  check(table.counted, ([number, noun]: [number, string]) => counted(number, noun));
  check(table.lines, ([first_line, last_line]: [number, number]) => lines({ first_line, last_line }));
  check(table.visible, visible);
});

test('what is not known is a dash, and times have their unit', () => {
  expect(expected(null)).toBe('–');
  expect([90e3, 7e6, 2e8].map(duration)).toEqual(['2 minutes', '117 minutes', '2 days']);
});

test('expected numbers of a column have one form, with their decimal points below each other', () => {
  const pad = '\u2008\u2007\u2007\u2007';
  const numbers = [null, 1080.6, 9.96, 9.94, 1.3, 0.96, 0.77, 0.096, 0.00526, 0.0009];
  expect(numbers.map(expectedNumber)).toEqual([
    '–',
    '1,081',
    '10',
    '9.9',
    '1.3',
    '1.0',
    '0.77',
    '0.10',
    '0.0053',
    '<0.001',
  ]);
  const decimals = numbers.map((number) => expectedInColumn(number).split(/[.\u2008]/)[1]!.length);
  expect(new Set(decimals)).toEqual(new Set([4]));
});

test('estimates have three digits', () => {
  expect([0, 7, 999, 1234, 4_772_214].map(threeDigits)).toEqual([0, 7, 999, 1230, 4_770_000]);
});

test('line ends and tabs of sources stay', () => {
  expect(pieces('a\r\n\tb\rc\u202ed\r')).toEqual([
    { text: 'a\r\n\tb', escaped: false },
    { text: '\\r', escaped: true },
    { text: 'c', escaped: false },
    { text: '\\u{202e}', escaped: true },
    { text: 'd\r', escaped: false },
  ]);
  expect(pieces('')).toEqual([]);
});
