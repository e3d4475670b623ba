// Code as an evidence sheet shows it: `src/segments.rs` and `src/excerpt.rs` do the same for the sheet that is a file.

import { pieces, type Piece } from '../../../shared/visible';
import { cut } from '../../cut';
import type { Match } from '../../payload';
import { lineOf, type CodeFile, type Mark } from '../code';

/** Matches of which the beginnings are shown side by side, the strongest evidence first. */
const MOST = 5;
/** Lines of a match that are shown there of each side. */
const LINES = 14;

/** Code that is a match, given code or neither throughout, or a part of such a stretch. */
export interface Stretch {
  mark?: Mark;
  isGiven: boolean;
  /** Whether it is the beginning and the end of its stretch. */
  begins: boolean;
  ends: boolean;
  pieces: LinePiece[];
}

export interface LinePiece extends Piece {
  /** The number of the line that begins with it. */
  line?: number;
}

/** Some whole lines of a file, cut at these marks and at given code, which no mark is. */
export function stretches(file: CodeFile, marks: Mark[], first: number, last: number): Stretch[] {
  const [from, to] = [file.lines[first]!, file.lines[last] ?? file.source.text.length];
  const { given } = file.source;
  return cut(from, to, [marks.map(({ range }) => range), given]).map(({ start, end, covers }) => {
    const [mark, own] = [marks[covers[0]!], given[covers[1]!]];
    const begins = mark
      ? mark.range[0] === start
      : own?.[0] === start || marks.some(({ range }) => range[1] === start);
    const isGiven = !mark && own !== undefined;
    return { mark, isGiven, begins, ends: mark?.range[1] === end, pieces: linePieces(file, start, end) };
  });
}

function linePieces(file: CodeFile, start: number, end: number): LinePiece[] {
  const line = lineOf(file, start);
  const isWhole = file.lines[line] === start;
  return file.source.text
    .slice(start, end)
    .split(/(?<=\n)/)
    .flatMap((part, index) => {
      const [first, ...others] = pieces(part);
      if (!first) return [];
      return [index > 0 || isWhole ? { ...first, line: line + index + 1 } : first, ...others];
    });
}

/** The beginning of a match in both submissions. */
export interface Excerpt {
  match: Match;
  id: number;
  sides: [ExcerptSide, ExcerptSide];
}

export interface ExcerptSide {
  file: CodeFile;
  mark: Mark[];
  first: number;
  last: number;
  /** Lines of the match that are not shown. */
  more: number;
}

/** The strongest matches, as far as the report has both sources. */
export function excerpts(matches: Match[], [left, right]: [CodeFile[], CodeFile[]]): Excerpt[] {
  return matches.slice(0, MOST).flatMap((match, id) => {
    const sides = [excerptSide(match.left, id, left), excerptSide(match.right, id, right)] as const;
    return sides[0] && sides[1] ? [{ match, id, sides: [sides[0], sides[1]] }] : [];
  });
}

function excerptSide(place: Match['left'], id: number, files: CodeFile[]): ExcerptSide | undefined {
  const file = files.find(({ source }) => source.file === place.file);
  if (!file) return undefined;
  const all = place.last_line + 1 - place.first_line;
  const first = place.first_line - 1;
  const last = Math.min(first + Math.min(all, LINES), file.lines.length);
  return { file, mark: file.marks.filter((mark) => mark.id === id), first, last, more: all - LINES };
}

/** A text as a string of a style sheet: letters and digits of ASCII, and escapes for all else. */
export function inCss(text: string): string {
  const escaped = text.replace(
    /[^a-zA-Z0-9]/gu,
    (character) => `\\${character.codePointAt(0)!.toString(16).padStart(6, '0')}`,
  );
  return `"${escaped}"`;
}
