// A submission's files as the code panes show them.

import { cut } from '../cut';
import type { Range, Source } from '../payload';

/** A stretch of code that stands out: a match, or what another submission has too. */
export interface Mark {
  range: Range;
  /** What a click on it asks for. */
  id: number;
  /** What stands at its beginning. */
  number: number;
  hue: number;
  /** How it looks: text that is the same throughout, renamed, or written in another way. */
  look: 'identical' | 'identifiers-renamed' | 'restructured';
  title: string;
}

export interface CodeFile {
  path: string;
  source: Source;
  /** Ascending and disjoint. */
  marks: Mark[];
  /** What no mark covers wherever it lies: starter code, what is not compared, and the blanks that lines begin and end with. Ascending and disjoint. */
  bare: Range[];
  /** Where each line begins. */
  lines: number[];
}

export const HUES = 6;

/** The class that gives a cluster its colour, or those in none theirs. */
export function hueOf(cluster: number | null): string {
  return cluster === null ? 'alone' : `hue-${(cluster - 1) % HUES}`;
}

/** Lines that are cut into segments together, when they come near the window. */
export const BLOCK_LINES = 80;

export function codeFile(path: string, source: Source, marks: Mark[]): CodeFile {
  const lines = [0];
  for (let at = source.text.indexOf('\n'); at !== -1; at = source.text.indexOf('\n', at + 1))
    lines.push(at + 1);
  // A final line end is no line of its own.
  if (lines.length > 1 && lines.at(-1) === source.text.length) lines.pop();
  const begun = marks.map((mark) => ({ ...mark, range: fromCode(source.text, mark.range) }));
  return { path, source, marks: disjoint(begun), bare: bare(source), lines };
}

/** Where a line ends, without its line end. */
export function lineEnd(file: CodeFile, line: number): number {
  const end = file.lines[line + 1] ?? file.source.text.length;
  const text = file.source.text.slice(file.lines[line], end);
  return end - (/\r?\n$/.exec(text)?.[0].length ?? 0);
}

/** The share of the code of a file that marks cover, without whitespace and what is not compared. */
export function matchedShare({ source, marks, bare }: CodeFile): number {
  const { text } = source;
  let [all, marked] = [0, 0];
  for (const { start, end, covers } of cut(0, text.length, [marks.map(({ range }) => range), bare])) {
    if (covers[1] !== -1) continue;
    const size = text.slice(start, end).replace(/\s+/g, '').length;
    all += size;
    if (covers[0] !== -1) marked += size;
  }
  return all === 0 ? 0 : marked / all;
}

/** Comments and the like with the blanks before them, starter code, and the blanks around lines. */
function bare({ text, given, syntax }: Source): Range[] {
  const uncompared = syntax.uncompared.map(([start, end]): Range => [afterCode(text, start), end]);
  return united([...uncompared, ...given, ...blanksAround(text)]);
}

/** A range without the blanks that it begins with: in some languages an indentation is a token. */
function fromCode(text: string, [start, end]: Range): Range {
  const code = text.slice(start, end).search(/\S/);
  return code > 0 ? [start + code, end] : [start, end];
}

/** The blanks that lines begin and end with. */
function blanksAround(text: string): Range[] {
  const found = text.matchAll(/^[ \t]+|(?<![ \t])[ \t]+$/gm);
  return [...found].map(({ 0: blanks, index }) => [index, index + blanks.length]);
}

/** Where the blanks before an offset begin. */
function afterCode(text: string, offset: number): number {
  while (offset > 0 && (text[offset - 1] === ' ' || text[offset - 1] === '\t')) offset--;
  return offset;
}

function united(ranges: Range[]): Range[] {
  const found: Range[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}

/** In their order; of two that overlap the later one is cut back. */
function disjoint(marks: Mark[]): Mark[] {
  let done = 0;
  const sorted = marks.toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  return sorted.flatMap((mark) => {
    const range: Range = [Math.max(mark.range[0], done), mark.range[1]];
    if (range[0] >= range[1]) return [];
    done = range[1];
    return [{ ...mark, range }];
  });
}

/** The line, from 0, of an offset. */
export function lineOf(file: CodeFile, offset: number): number {
  let [low, high] = [0, file.lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (file.lines[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
