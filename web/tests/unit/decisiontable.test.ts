import { expect, test } from 'vitest';
import { isTable, table } from '../../report/decisiontable';
import type { Decision } from '../../report/payload';
import type { Pair } from '../../report/report';

const pair = (left: string, right: string) =>
  ({ left: { real: left }, right: { real: right }, score: 0.5, similarity: 1 }) as Pair;
const rows = (all: [Pair, Decision][], point?: string) => table(all, point).slice(1).split('\n');

test('decisions are rows, with a mark by which Excel recognises UTF-8', () => {
  const decision = { status: 'dismissed', note: 'twins', by: 'Ben', at: '2026-03-01T10:00:00Z' } as const;
  expect(table([[pair('anna', 'bob'), decision]])).toBe(
    '\ufeffleft,right,decision,note,by,at,score,similarity\n' +
      'anna,bob,dismissed,twins,Ben,2026-03-01T10:00:00Z,0.500000,1.000000\n',
  );
});

test('a field with line breaks, separators or quotes is quoted', () => {
  const [, first, second] = rows([[pair('a,b', 'c"d'), { status: 'confirmed', note: 'one\ntwo; three' }]]);
  expect([first, second]).toEqual(['"a,b","c""d",confirmed,"one', 'two; three",,,0.500000,1.000000']);
});

test('no text is run as a formula', () => {
  for (const sign of ['=', '+', '-', '@', '\t']) {
    const [, row] = rows([
      [pair(`${sign}a`, 'b'), { status: 'undecided', note: `${sign}1`, by: `${sign}c` }],
    ]);
    expect(row).toBe(`'${sign}a,b,undecided,'${sign}1,'${sign}c,,0.500000,1.000000`);
  }
  const [, row] = rows([[pair('a', 'b'), { status: 'undecided', note: '\n=1' }]]);
  expect(row).toBe(`a,b,undecided,"'`);
});

test('a language with decimal commas has semicolons between fields', () => {
  const [, row] = rows([[pair('a', 'b'), { status: 'confirmed', note: 'x, y; z' }]], ',');
  expect(row).toBe('a;b;confirmed;"x, y; z";;;0,500000;1,000000');
});

test('a table is known by its first row', () => {
  for (const point of ['.', ',']) expect(isTable(table([], point))).toBe(true);
  expect(isTable('left,right,decision,note,by,at,score,similarity\r\n')).toBe(true);
  expect(isTable('left,right\na,b\n')).toBe(false);
  expect(isTable('{"schema_version": 3}')).toBe(false);
});
