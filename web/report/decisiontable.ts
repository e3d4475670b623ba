// Decisions as a table for spreadsheets. codesim does not read it again: the file of decisions has the digests of the code.

import { numberFormat } from '../shared/locale';
import type { Decision } from './payload';
import type { Pair } from './report';

const COLUMNS = ['left', 'right', 'decision', 'note', 'by', 'at', 'score', 'similarity'];

/** By which Excel recognises UTF-8. */
const MARK = '\ufeff';

/** Characters that formulas begin with, and whitespace that Excel strips before it looks. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** The sign between the whole and the fraction of a number in the language of the page. */
const POINT = numberFormat()
  .formatToParts(0.5)
  .find(({ type }) => type === 'decimal')!.value;

/** A row for each pair, as Excel opens it in a language with this sign in numbers. */
export function table(all: [Pair, Decision][], point = POINT): string {
  const separator = point === ',' ? ';' : ',';
  const mustQuote = point === ',' ? /[;"\r\n]/ : /[,"\r\n]/;
  const quoted = (field: string) => (mustQuote.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
  const number = (value: number) => value.toFixed(6).replace('.', point);
  const rows = all.map(([{ left, right, score, similarity }, { status, note, by, at }]) => [
    ...[left.real, right.real, status, note, by ?? '', at ?? ''].map(harmless),
    number(score),
    number(similarity),
  ]);
  return MARK + [COLUMNS, ...rows].map((row) => `${row.map(quoted).join(separator)}\n`).join('');
}

/** Whether a text is such a table, in whatever language. */
export function isTable(text: string): boolean {
  const [head = ''] = text.replace(MARK, '').split(/\r?\n/, 1);
  return [',', ';'].some((separator) => head === COLUMNS.join(separator));
}

/** A text that no spreadsheet runs; it does not show an apostrophe at the beginning. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
