// Matches, shared traits and sources as they were before the report packed them: `packed.rs` and `trait_columns.rs` of the crate
// codesim-report are the other side.

import { t } from '../shared/locale';
import { ColumnReader } from './columns';
import type { MatchColumns, PlaceColumns, SourcePart, TraitColumns } from '../generated/report';

/** Of how many pairs a part has the matches, and of how many submissions the sources. */
export const PAIRS_PER_PART = 256;
export const SUBMISSIONS_PER_PART = 4;

/** What evidence is counted in. */
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

/** The two places of something that both submissions have. */
export interface Sides {
  left: Place;
  right: Place;
}

/** A rare trait that both have. */
export interface SharedTrait extends Sides {
  /** In words. */
  kind: string;
  text: string | null;
  /** Number of submissions that have it, in words. */
  held: string;
}

export interface Match extends Sides {
  kind: MatchKind;
  /** The kind, and whether the order changed, in words. */
  words: string;
  /** Why a restructured match is one. */
  why?: string;
  passage: number;
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
  /** Offsets of the line ends, once somebody asked for them. */
  lineEnds?: number[];
}

/**
 * The matches of the pairs of a part, those of each with the strongest evidence first. Their lines are how far they are from those that
 * `withLines` counts in the sources.
 */
export function unpackMatches(bytes: Uint8Array): Match[][] {
  const columns = columnsOf(bytes);
  const why = new Map(columns.why);
  let index = 0;
  return columns.counts.map((count) => {
    const matches: Match[] = [];
    let before: Match | undefined;
    const evidence = running(columns.evidence.slice(index, index + count));
    for (const end = index + count; index < end; index++) {
      const kind = KINDS[columns.kind[index]! >> 1]!;
      const rank = columns.order[index]!;
      const left = place(columns.left, index, before?.left, 0);
      before = {
        kind,
        words: t(columns.kind[index]! % 2 === 1 ? `kind-${kind}-moved` : `kind-${kind}`),
        why: why.get(index),
        passage: columns.passage[index]!,
        left,
        right: place(columns.right, index, before?.right, left.end - left.start),
        tokens: columns.tokens[index]!,
        evidence: evidence[rank]! / UNITS,
        spelled_alike: columns.spelled_alike[index]! / 100,
        rarest: columns.rarest[index]! || null,
      };
      matches[rank] = before;
    }
    return matches;
  });
}

/** Numbers of which each is given as how much less it is than the one before. */
function running(differences: number[]): number[] {
  let before = 0;
  return differences.map((difference) => (before -= difference));
}

function place(columns: PlaceColumns, index: number, before: Place | undefined, longerThan: number): Place {
  const file = columns.file[index]!;
  const start = (before?.file === file ? before.end : 0) + columns.start[index]!;
  const end = start + longerThan + columns.length[index]!;
  return { file, start, end, first_line: columns.first_line[index]!, last_line: columns.last_line[index]! };
}

/** The match or trait with its lines, in these sources of both sides. */
export function withLines<T extends Sides>(found: T, left: Source[], right: Source[]): T {
  return { ...found, left: counted(found.left, left), right: counted(found.right, right) };
}

/** A trait whose text, unless it has one of its own, is what the source has at its place on the left. */
export type PackedTrait = Omit<SharedTrait, 'text'> & { text: string | null | undefined };

/** The traits of the pairs of a part, with lines as those of `unpackMatches`. */
export function unpackTraits(bytes: Uint8Array): PackedTrait[][] {
  const { words, ...columns } = traitColumnsOf(bytes);
  const texts = new Map(words.text);
  let index = 0;
  return columns.counts.map((count) => {
    let before: PackedTrait | undefined;
    return Array.from({ length: count }, () => {
      const left = place(columns.left, index, before?.left, 0);
      before = {
        kind: words.kinds[columns.kind[index]!]!,
        text: texts.get(index),
        held: words.held[columns.held[index]!]!,
        left,
        right: place(columns.right, index, before?.right, left.end - left.start),
      };
      index++;
      return before;
    });
  });
}

/** The trait with its text, in these sources of the left side. */
export function withText(trait: PackedTrait, left: Source[]): SharedTrait {
  const { file, start, end } = trait.left;
  const { text = left.find((source) => source.file === file)?.text.slice(start, end) ?? null } = trait;
  return { ...trait, text };
}

function counted(place: Place, sources: Source[]): Place {
  const source = sources.find(({ file }) => file === place.file);
  if (!source) return place;
  return {
    ...place,
    first_line: place.first_line + lineAt(source, place.start),
    last_line: place.last_line + lineAt(source, Math.max(0, place.end - 1)),
  };
}

/** The line of an offset, from 1. */
function lineAt(source: Source, offset: number): number {
  source.lineEnds ??= [...source.text.matchAll(/\n/g)].map(({ index }) => index);
  let [low, high] = [0, source.lineEnds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (source.lineEnds[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

function columnsOf(bytes: Uint8Array): MatchColumns {
  const reader = new ColumnReader(bytes);
  const counts = reader.column(reader.number());
  const count = counts.reduce((sum, count) => sum + count, 0);
  const column = () => reader.column(count);
  return {
    counts,
    order: column(),
    kind: column(),
    passage: column(),
    left: places(reader, count),
    right: places(reader, count),
    tokens: column(),
    evidence: column(),
    spelled_alike: column(),
    rarest: column(),
    why: reader.rest() as [number, string][],
  };
}

function traitColumnsOf(bytes: Uint8Array): TraitColumns {
  const reader = new ColumnReader(bytes);
  const counts = reader.column(reader.number());
  const count = counts.reduce((sum, count) => sum + count, 0);
  return {
    counts,
    kind: reader.column(count),
    held: reader.column(count),
    left: places(reader, count),
    right: places(reader, count),
    words: reader.rest() as TraitColumns['words'],
  };
}

function places(reader: ColumnReader, count: number): PlaceColumns {
  return {
    file: reader.column(count),
    start: reader.column(count),
    length: reader.column(count),
    first_line: reader.column(count),
    last_line: reader.column(count),
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
