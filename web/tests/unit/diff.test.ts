import { describe, expect, test } from 'vitest';
import { differsLittle, nearlySame, rows, type Line } from '../../report/parts/diff';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

function shown(left: string, right: string): string[] {
  const text = (line?: Line) =>
    line
      ? `${line.number} ${line.parts.map((part) => (part.changed ? `[${part.text}]` : part.text)).join('')}`
      : '';
  return rows(left, right)!.map((row) =>
    'skipped' in row ? `${row.skipped} skipped` : `${text(row.left)} | ${text(row.right)}`,
  );
}

describe('differences', () => {
  test('of words are marked, and lines far from them left out', () => {
    const found = shown(numbered(1, 20), numbered(1, 20).replace('line 10', 'row 10'));
    expect(found).toEqual([
      '6 skipped',
      '7 line 7 | 7 line 7',
      '8 line 8 | 8 line 8',
      '9 line 9 | 9 line 9',
      '10 [line] 10 | 10 [row] 10',
      '11 line 11 | 11 line 11',
      '12 line 12 | 12 line 12',
      '13 line 13 | 13 line 13',
      '7 skipped',
    ]);
  });

  test('of lines that only one side has stand alone', () => {
    expect(shown('a\nc\n', 'a\nb\nc')).toEqual(['1 a | 1 a', ' | 2 [b]', '2 c | 3 c']);
    expect(shown('a\nb\n', 'b\n')).toEqual(['1 [a] | ', '2 b | 1 b']);
  });

  test('are none between texts that differ in their line ends alone', () => {
    expect(shown('a\r\nb\r\n', 'a\nb')).toEqual(['2 skipped']);
  });

  test('are not shown where too much differs', () => {
    expect(rows(numbered(1, 5000), numbered(10_001, 15_000))).toBeUndefined();
  });
});

describe('texts', () => {
  test('are nearly the same with half of their lines in common, in any order', () => {
    expect(nearlySame('a\nb\nc\nd\n', 'd\n  c\nx\ny\n')).toBe(true);
    expect(nearlySame('a\nb\nc\nd\n', 'a\na\na\na\n')).toBe(false);
    expect(nearlySame('a\n', numbered(1, 9))).toBe(false);
  });

  test('differ little with four fifths in common, and not at all where only line ends differ', () => {
    expect(differsLittle('a\nb\nc\nd\ne\n', 'a\nb\nc\nd\nx\n')).toBe(true);
    expect(differsLittle('a\nb\nc\nd\n', 'a\nb\nc\nx\n')).toBe(false);
    expect(differsLittle('a\nb\n', 'a\r\nb')).toBe(false);
  });
});
