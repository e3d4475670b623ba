// What differs between two texts that are nearly the same, line by line.

import { diffLines, diffWordsWithSpace } from 'diff';

export interface Part {
  text: string;
  changed: boolean;
}

export interface Line {
  number: number;
  parts: Part[];
}

/** Lines that stand beside each other, or how many were left out because both sides have them. */
export type Row = { left?: Line; right?: Line; same: boolean } | { skipped: number };

/** Lines that are the same before and after those that are not. */
const CONTEXT = 3;
/** From this share of their text in common lines on, what differs says more than what is the same. */
const NEARLY = 0.5;
/** From this share on, what differs is what a reader looks for. */
const ALMOST_ALL = 0.8;
/** Lines in one text alone, at most: the search for the fewest takes time in the square of them. */
const MOST_CHANGES = 1000;

/** Whether two texts have this share of their lines in common, wherever those stand; long lines weigh more. */
export function nearlySame(left: string, right: string, share = NEARLY): boolean {
  const [ours, theirs] = [trimmed(left), trimmed(right)];
  const unseen = new Map<string, number>();
  for (const line of ours) unseen.set(line, (unseen.get(line) ?? 0) + 1);
  const common = theirs.filter((line) => {
    const times = unseen.get(line) ?? 0;
    unseen.set(line, times - 1);
    return times > 0;
  });
  return weight(common) >= share * Math.max(1, weight(ours), weight(theirs));
}

/** Whether two texts are so nearly the same that the page shows what differs without being asked; where nothing does, it shows the code. */
export function differsLittle(left: string, right: string): boolean {
  return unified(left) !== unified(right) && nearlySame(left, right, ALMOST_ALL);
}

const trimmed = (text: string) => lines(text).map((line) => line.trim());
const weight = (lines: string[]) => lines.reduce((sum, line) => sum + line.length, 0);

/** The lines of two texts beside each other; nothing where too much differs. */
export function rows(left: string, right: string): Row[] | undefined {
  const changes = diffLines(unified(left), unified(right), { maxEditLength: MOST_CHANGES });
  if (!changes) return undefined;
  const at = { left: 0, right: 0 };
  const found: Row[] = [];
  for (let index = 0; index < changes.length; index++) {
    const { value, added, removed } = changes[index]!;
    if (!added && !removed) {
      found.push(...shared(lines(value), at));
      continue;
    }
    const other = changes[index + 1];
    const replaced = removed && other?.added;
    if (replaced) index++;
    const [gone, come] = removed ? [value, replaced ? other.value : ''] : ['', value];
    found.push(...beside(lines(gone), lines(come), at));
  }
  return folded(found);
}

/** One sort of line end, also after the last line. */
function unified(text: string): string {
  const plain = text.replaceAll('\r\n', '\n');
  return plain === '' || plain.endsWith('\n') ? plain : `${plain}\n`;
}

function lines(text: string): string[] {
  return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
}

function shared(texts: string[], at: { left: number; right: number }): Row[] {
  return texts.map((text) => {
    const parts = [{ text, changed: false }];
    return { left: { number: ++at.left, parts }, right: { number: ++at.right, parts }, same: true };
  });
}

function beside(gone: string[], come: string[], at: { left: number; right: number }): Row[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => {
    const [ours, theirs] = [gone[index], come[index]];
    const [left, right] = parts(ours, theirs);
    return {
      left: left && { number: ++at.left, parts: left },
      right: right && { number: ++at.right, parts: right },
      same: false,
    };
  });
}

/** The words of two lines, marked where the other line has others; a line that stands alone is marked whole. */
function parts(ours: string | undefined, theirs: string | undefined): (Part[] | undefined)[] {
  if (ours === undefined || theirs === undefined)
    return [ours, theirs].map((text) => (text === undefined ? undefined : [{ text, changed: true }]));
  const words = diffWordsWithSpace(ours, theirs);
  const side = (without: 'added' | 'removed', only: 'added' | 'removed') =>
    words
      .filter((word) => !word[without])
      .map((word): Part => ({ text: word.value, changed: word[only] === true }));
  return [side('added', 'removed'), side('removed', 'added')];
}

/** Without lines that are far from any that differ. */
function folded(rows: Row[]): Row[] {
  const differs = rows.flatMap((row, index) => ('same' in row && !row.same ? [index] : []));
  const found: Row[] = [];
  let next = 0;
  for (const [index, row] of rows.entries()) {
    while (next < differs.length && differs[next]! + CONTEXT < index) next++;
    const near = differs[next] !== undefined && differs[next]! - CONTEXT <= index;
    const last = found.at(-1);
    if (near) found.push(row);
    else if (last && 'skipped' in last) last.skipped++;
    else found.push({ skipped: 1 });
  }
  return found;
}
