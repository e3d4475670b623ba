import { beforeAll, expect, test } from 'vitest';
import { pieces, setHidden, visible } from '../../src/visible';
import { counted, duration, expected, lines, percent } from '../../src/words';

beforeAll(() =>
  setHidden([
    ['\0', '\x1f'],
    ['\u202a', '\u202e'],
    ['\u{e0000}', '\u{e0fff}'],
  ]),
);

test('numbers are those of the other formats', () => {
  expect([0, 0.001, 0.5, 0.996, 1].map(percent)).toEqual(['0 %', '<1 %', '50 %', '>99 %', '100 %']);
  const pairs = [1200, 9.95, 1.26, 0.95, 0.5, 0.0004321, 3.21e-7, 2e-9, 1e-10, null];
  expect(pairs.map(expected)).toEqual([
    '1,200',
    '10',
    '1.3',
    '0.9',
    '1 in 2',
    '1 in 2,300',
    '1 in 3.1 million',
    '1 in 500 million',
    '<1e-9',
    '–',
  ]);
  expect([counted(1, 'pair'), counted(1200, 'pair'), counted(2, 'match')]).toEqual([
    '1 pair',
    '1,200 pairs',
    '2 matches',
  ]);
  expect(lines({ first_line: 3, last_line: 3 })).toBe('line 3');
  expect([90e3, 7e6, 2e8].map(duration)).toEqual(['2 minutes', '117 minutes', '2 days']);
});

test('characters that are not seen become escapes', () => {
  expect(visible('a\nb\u202e\u{e0001}é')).toBe('a\\nb\\u{202e}\\u{e0001}é');
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
