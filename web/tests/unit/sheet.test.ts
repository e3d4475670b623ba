import { expect, test } from 'vitest';
import type { Match, Range } from '../../report/payload';
import { codeFile, type Mark } from '../../report/parts/code';
import { excerpts, inCss, stretches } from '../../report/parts/sheet/sheet';
import { setHidden } from '../../shared/visible';

setHidden([
  ['\u0000', '\u001f'],
  ['\u202e', '\u202e'],
]);

function file(text: string, matches: Range[], given: Range[] = []) {
  const syntax = { keyword: [], literal: [], uncompared: [] };
  const marks = matches.map((range, id): Mark => {
    return { range, id, number: id + 1, hue: id, look: 'identical', title: '' };
  });
  return codeFile('Main.java', { file: 0, text, given, syntax }, marks);
}

/** The lines as text: numbers of lines before `|`, those of matches in brackets, starter code after `g`. */
function outline(text: string, matches: Range[], given: Range[] = [], first = 0, last?: number): string[] {
  const whole = file(text, matches, given);
  return stretches(whole, whole.marks, first, last ?? whole.lines.length).map((one) => {
    const written = one.pieces.map(
      ({ text, line, escaped }) => `${line ? `${line}|` : ''}${escaped ? '\\' : ''}${text}`,
    );
    const kind = one.mark ? `${one.mark.number}` : one.isGiven ? 'g' : '';
    return `${one.begins && kind ? `[${kind}` : ''}${written.join('')}${one.ends ? `${kind}]` : ''}`;
  });
}

test('matches cross lines, and starter code fills the gaps', () => {
  expect(
    outline(
      'ab\ncd\nef\n',
      [[1, 5]],
      [
        [0, 1],
        [6, 7],
      ],
    ),
  ).toEqual(['[g1|a', '[1b\n2|cd1]', '\n', '[g3|e', 'f\n']);
});

test('starter code that a match interrupts begins again, and is no part of the match', () => {
  expect(outline('abcdef', [[2, 4]], [[0, 6]])).toEqual(['[g1|ab', '[1cd1]', '[gef']);
});

test('what is cut in the middle of a match has no number there', () => {
  const text = 'ab\ncd\nef\n';
  expect(outline(text, [[1, 7]], [], 0, 1)).toEqual(['1|a', '[1b\n']);
  expect(outline(text, [[1, 7]], [], 1, 2)).toEqual(['2|cd\n']);
  expect(outline(text, [[1, 7]], [], 2, 3)).toEqual(['3|e1]', 'f\n']);
});

test('hidden characters are escapes, also where a line begins', () => {
  expect(outline('a\r\n\u202e\tb\n\n', [])).toEqual(['1|a\r\n2|\\\\u{202e}\tb\n3|\n']);
});

const place = (file: number, first: number, last: number) => {
  return { file, start: 0, end: 1, first_line: first, last_line: last };
};

test('an excerpt has fourteen lines of a match, and says how many there are more', () => {
  const long = file('x\n'.repeat(40), [[0, 1]]);
  const match = { left: place(0, 3, 20), right: place(0, 39, 40) } as Match;
  const [excerpt] = excerpts([match], [[long], [long]]);
  expect(excerpt!.sides.map(({ first, last, more }) => [first, last, more])).toEqual([
    [2, 16, 4],
    [38, 40, -12],
  ]);
  expect(excerpt!.sides[0].mark).toEqual(long.marks);
});

test('there is no excerpt of a source that the report does not have', () => {
  const match = { left: place(0, 1, 1), right: place(1, 1, 1) } as Match;
  const own = file('x\n', []);
  expect(excerpts([match], [[own], [own]])).toEqual([]);
});

test('names cannot end a string of the style sheet', () => {
  expect(inCss('a"}é\n😀')).toBe('"a\\000022\\00007d\\0000e9\\00000a\\01f600"');
});
