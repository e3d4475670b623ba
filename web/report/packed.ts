// Matches and sources as they were before the report packed them: `packed.rs` of the crate codesim-report is the other side.

import { t } from '../shared/locale';
import type { MatchColumns, SourcePart } from '../generated/report';

/** Of how many pairs a part has the matches, and of how many submissions the sources. */
export const PAIRS_PER_PART = 64;
export const SUBMISSIONS_PER_PART = 4;

/** What shares are counted in. */
const UNITS = 10_000;

const KINDS = ['identical', 'identifiers-renamed', 'restructured'] as const;
export type MatchKind = (typeof KINDS)[number];

export type Range = [start: number, end: number];

/** One side of a match. */
export interface Place {
  /** The place of the file among those of the submission. */
  file: number;
  /** Both 0 where the report does not have the source. */
  start: number;
  end: number;
  first_line: number;
  last_line: number;
}

export interface Match {
  kind: MatchKind;
  /** The kind, and whether the order changed, in words. */
  words: string;
  /** Why a restructured match is one. */
  why?: string;
  passage: number;
  left: Place;
  right: Place;
  tokens: number;
  evidence: number;
  spelled_alike: number;
  rarest: number | null;
}

export interface Source {
  /** The place of the file among those of the submission. */
  file: number;
  text: string;
  /** Starter code. */
  given: Range[];
  syntax: Record<'keyword' | 'literal' | 'uncompared', Range[]>;
}

/** The matches of the pairs of a part, those of each with the strongest evidence first. */
export function unpackMatches(columns: MatchColumns): Match[][] {
  const why = new Map(columns.why);
  let index = 0;
  return columns.counts.map((count) => {
    const matches: Match[] = [];
    let before: Match | undefined;
    for (const end = index + count; index < end; index++) {
      const kind = KINDS[columns.kind[index]! >> 1]!;
      before = {
        kind,
        words: t(columns.kind[index]! % 2 === 1 ? `kind-${kind}-moved` : `kind-${kind}`),
        why: why.get(index),
        passage: columns.passage[index]!,
        left: place(columns.left, index, before?.left),
        right: place(columns.right, index, before?.right),
        tokens: columns.tokens[index]!,
        evidence: columns.evidence[index]! / UNITS,
        spelled_alike: columns.spelled_alike[index]! / UNITS,
        rarest: columns.rarest[index]!,
      };
      matches[columns.order[index]!] = before;
    }
    return matches;
  });
}

function place(columns: MatchColumns['left'], index: number, before: Place | undefined): Place {
  const file = columns.file[index]!;
  const [end, line] = before?.file === file ? [before.end, before.last_line] : [0, 0];
  const start = end + columns.start[index]!;
  const first_line = line + columns.first_line[index]!;
  return {
    file,
    start,
    end: start + columns.length[index]!,
    first_line,
    last_line: first_line + columns.lines[index]!,
  };
}

export function unpackSource({ file, text, given, syntax }: SourcePart): Source {
  return {
    file,
    text,
    given: ranges(given),
    syntax: {
      keyword: ranges(syntax.keyword),
      literal: ranges(syntax.literal),
      uncompared: ranges(syntax.uncompared),
    },
  };
}

/** Ranges from how far each begins after the end of the one before, and its length, in turn. */
function ranges(packed: number[]): Range[] {
  const found: Range[] = [];
  let end = 0;
  for (let at = 0; at < packed.length; at += 2) {
    const start = end + packed[at]!;
    end = start + packed[at + 1]!;
    found.push([start, end]);
  }
  return found;
}
