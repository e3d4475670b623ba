import { describe, expect, test } from 'vitest';
import { codeFile, lineEnd, matchedShare, type Mark } from '../../report/parts/code';
import { height } from '../../report/parts/level';
import { passages } from '../../report/parts/passages';
import { renamings } from '../../report/parts/renamings';
import type { Match, Place, Range, Source } from '../../report/payload';

/** A source in which `‹…›` is not compared and `«…»` a literal. */
function source(marked: string): Source {
  const syntax: Record<'uncompared' | 'literal', Range[]> = { uncompared: [], literal: [] };
  let text = '';
  for (const part of marked.split(/(‹[^›]*›|«[^»]*»)/)) {
    const inner = part.replace(/[‹›«»]/g, '');
    const sort = part.startsWith('‹') ? 'uncompared' : part.startsWith('«') ? 'literal' : undefined;
    if (sort) syntax[sort].push([text.length, text.length + inner.length]);
    text += inner;
  }
  return { file: 0, text, given: [], syntax: { keyword: [], ...syntax } };
}

describe('a file', () => {
  test('has no mark on comments, the blanks before them, starter code and indentation', () => {
    const code = source('a;\n  ‹// one›\n  b; ‹// two›\n  c;\n');
    code.given = [[code.text.indexOf('c'), code.text.indexOf('c') + 2]];
    const { bare } = codeFile('a.c', code, []);
    expect(bare.map(([start, end]) => code.text.slice(start, end))).toEqual([
      '  // one',
      '  ',
      ' // two',
      '  c;',
    ]);
  });

  test('has no mark on blanks at the ends of lines', () => {
    const code = source('do  \n  a; \t\r\n\t\nb ');
    const { bare } = codeFile('a.c', code, []);
    expect(bare).toEqual([
      [2, 4],
      [5, 7],
      [9, 11],
      [13, 14],
      [16, 17],
    ]);
  });

  test('has marks that begin with code', () => {
    const code = source('a:\n    b\n    c\n');
    const mark = { range: [2, code.text.indexOf('c') + 1] } as Mark;
    expect(codeFile('a.py', code, [mark]).marks[0]!.range).toEqual([7, 14]);
  });

  test('matches with the share of its code that marks cover', () => {
    const code = source('abcd\n  ‹// a comment›\nefgh\n');
    const mark = { range: [0, code.text.indexOf('f')] } as Mark;
    expect(matchedShare(codeFile('a.c', code, [mark]))).toBe(5 / 8);
    expect(matchedShare(codeFile('a.c', source('‹// a›'), []))).toBe(0);
  });

  test('has lines that end before their line ends', () => {
    const file = codeFile('a.c', source('a\r\nbc\n\nd'), []);
    expect(file.lines.map((start, line) => file.source.text.slice(start, lineEnd(file, line)))).toEqual([
      'a',
      'bc',
      '',
      'd',
    ]);
  });
});

describe('passages', () => {
  test('have their matches together, the strongest passage first', () => {
    const place = (first_line: number): Place => ({
      file: 0,
      start: 0,
      end: 1,
      first_line,
      last_line: first_line + 1,
    });
    const match = (passage: number, evidence: number, line: number) =>
      ({ passage, evidence, tokens: 10 * line, left: place(line), right: place(line + 5) }) as Match;
    const found = passages([match(2, 0.4, 9), match(1, 0.35, 3), match(1, 0.25, 1)]);
    expect(found.map(({ number }) => number)).toEqual([1, null]);
    expect(found[0]).toMatchObject({
      tokens: 40,
      left: { first_line: 1, last_line: 4 },
      right: { first_line: 6 },
    });
    expect(found[0]!.evidence).toBeCloseTo(0.6);
    expect(found.map(({ matches }) => matches.map(({ id }) => id))).toEqual([[1, 2], [0]]);
    const two = passages([match(7, 0.4, 9), match(3, 0.3, 5), match(3, 0.2, 3), match(7, 0.2, 1)]);
    expect(two.map(({ number, matches }) => [number, matches[0]!.match.passage])).toEqual([
      [1, 7],
      [2, 3],
    ]);
  });
});

describe('the height of a match', () => {
  const pane = (thing: number, most: number) => ({ top: 0, height: 300, thing, most });
  test('is the upper third, or as near to it as both can be scrolled', () => {
    expect(height([pane(500, 900), pane(700, 900)])).toBe(100);
    expect(height([pane(40, 900), pane(700, 900)])).toBe(40);
    expect(height([pane(500, 900), pane(700, 450)])).toBe(250);
  });
});

describe('renamings', () => {
  const between = (left: string, right: string) => {
    const [ours, theirs] = [source(left), source(right)];
    const all = renamings(ours, [0, ours.text.length], theirs, [0, theirs.text.length]);
    if (!all) return undefined;
    const listed = all.throughout.map(({ left, right, times }) => `${left} -> ${right} ${times}`);
    return [listed.join(', '), all.others];
  };

  test('are listed by how often they occur', () => {
    expect(between('int a = b + b + b + a;', 'int x = y + y + y + x;')).toEqual(['b -> y 3, a -> x 2', 0]);
  });

  test('are of names alone', () => {
    expect(between('a = a ‹/* old a b c */› + «"two words"»;', 'x = x + «"other"»; ‹// y›')).toEqual([
      'a -> x 2',
      0,
    ]);
  });

  test('are throughout, or not', () => {
    expect(between('a + a + b + b', 'x + y + z + z')).toEqual(['b -> z 2', 1]);
    expect(between('a + b + c + c', 'x + x + z + z')).toEqual(['c -> z 2', 2]);
    expect(between('a + a', 'a + x')).toEqual(['', 1]);
  });

  test('are not guessed where words are missing', () => {
    expect(between('a = b', 'a = b + c')).toBeUndefined();
  });
});
