// What the report holds, as `src/payload.rs` writes it, and how it is unpacked.

import { unpack } from '../shared/block';

export type Verdict = 'flagged' | 'worth-a-look' | 'as-expected' | 'too-small';
export type Decision = 'open' | 'confirmed' | 'dismissed';
/** What a person made of a pair. */
export interface Review {
  decision: Decision;
  note: string;
  /** Who decided. */
  by?: string;
  /** When: `2026-03-31T21:04:00Z`. */
  at?: string;
}

export type MatchKind = 'verbatim' | 'renamed' | 'rewritten';

export interface Overview {
  version: string;
  parameters: Parameters;
  class: Class;
  submissions: SubmissionData[];
  clusters: { members: number[]; flagged_pairs: number }[];
  shared_blocks: SharedBlockData[];
  /** How many of these there are, and what can be done about them; absent if there is none. */
  shared_code?: string;
  notices: { path: string; compared: boolean; whole_submission: boolean; reason: string }[];
  remarks: { submission: string; path: string; line: number | null; kind: string; sentence: string }[];
  pairs: Columns;
  /** What verdicts are called, what needs a person's time most first. */
  verdicts: [Verdict, string][];
  /** Sentences that pairs name by their index. */
  findings: Finding[];
  /** How far stated odds can be relied on; absent in a class without any. */
  reliance?: string;
  /** What evidence sheets say of the comparison as a whole. */
  sheet: SheetPart;
  /** First and last character of each range that is shown as escapes. */
  hidden: [string, string][];
  /** Lengths of the parts of the blocks of the same names. */
  matches: number[];
  particulars: number[];
  sources: number[];
}

/** Code that several submissions have in common, and where one of them has it. */
export interface SharedBlockData {
  submissions: number[];
  shown_in: number;
  file: string;
  first_line: number;
  last_line: number;
  tokens: number;
  /** Its first lines, if the text is at hand. */
  code: string | null;
}

/** What is said of a pair, without its own numbers. */
export interface Finding {
  /** What is to be made of it, and why. */
  verdict: string;
  /** How strong the evidence is. */
  strength: string;
  /** How to read that. */
  caveat?: string;
}

export interface SheetPart {
  /** Sentences on what took part in the comparison. */
  class: string[];
  /** How fingerprints were selected. */
  selection: string;
  /** What the comparison was told. */
  parameters: [label: string, value: string][];
  /** What decisions mean. */
  decisions: [Decision, string][];
  /** The submission that each notice is about, if there is one in the report. */
  notices: (number | null)[];
}

export interface Parameters {
  /** What the exercise is called, and its day. */
  title?: string;
  date?: string;
  roots: string[];
  old: string[];
  exports?: string[];
  against?: { index: string; submissions: number };
  /** Those among whom a cluster found the pairs; the report has only who is in one. */
  found_among?: { submissions: number; min_score: number };
  boilerplate: string[];
  languages: string[];
  structure: Thresholds;
  text: Thresholds;
  selection?: { scheme: string; is_guaranteed: boolean };
  max_occurrences: number | null;
  limit: number | null;
  min_similarity: number;
  keep_imports: boolean;
}

export interface Thresholds {
  noise: number;
  guarantee: number;
}

export interface Class {
  pairs: number;
  sharing_pairs: number;
  /** Whether that is an estimate. */
  sampled: boolean;
  flagged_pairs: number;
  worth_a_look_pairs: number;
  /** Whether every pair that could be flagged was judged. */
  all_judged: boolean;
  dismissed_pairs: number;
  background_known: boolean;
  /** Entry i of n counts the pairs with scores from (i / n)^2 up to the next. */
  histogram: number[];
  /** Innocent pairs to be expected there; empty without a background. */
  innocent_histogram: number[];
  flag_score: number;
}

export interface Metadata {
  name: string | null;
  label: string | null;
  timestamp: string | null;
  /** Those who handed it in together. */
  group?: string;
  late?: boolean;
}

export interface SubmissionData {
  name: string;
  old: boolean;
  indexed: boolean;
  metadata: Metadata | null;
  cluster: number | null;
  files: { path: string; language: string; sha256: string | null }[];
  digest?: string | null;
  tokens: number;
  matchable_tokens: number;
}

/** The pairs, a list for each of their fields; submissions by their index. */
export interface Columns {
  rank: (number | null)[];
  left: number[];
  right: number[];
  score: number[];
  similarity: number[];
  containment_left: number[];
  containment_right: number[];
  matched_tokens: number[];
  longest_match: number[];
  expected: (number | null)[];
  verdict: Verdict[];
  /** Index of what is said of it. */
  finding: number[];
  cluster: (number | null)[];
  review: (Review | null)[];
  /** Why it is to be read. */
  why: (string | null)[];
}

export interface Place {
  /** Index among the files of the submission. */
  file: number;
  /** Both 0 if the report does not have the source. */
  start: number;
  end: number;
  first_line: number;
  last_line: number;
}

export interface Match {
  kind: MatchKind;
  /** The kind in words, and whether the match was moved. */
  words: string;
  /** Why it is the same where it was rewritten. */
  why?: string;
  passage: number;
  left: Place;
  right: Place;
  tokens: number;
  evidence: number;
  spelled_alike: number;
  rarest: number | null;
}

/** Something rare that both have beside the code that is compared. */
export interface Particular {
  /** `comment`. */
  kind: string;
  /** What it says; nothing in an anonymous report. */
  text: string | null;
  /** `in 2 of 148 submissions`. */
  held: string;
  left: Place;
  right: Place;
}

export type Range = [start: number, end: number];

export interface Source {
  file: number;
  text: string;
  given: Range[];
  syntax: { keyword: Range[]; literal: Range[]; uncompared: Range[] };
}

/** The parts of a data block by their index, each unpacked when it is first asked for. */
export class Parts<T> {
  readonly #text: string;
  readonly #starts: number[];
  readonly #known = new Map<number, Promise<T[]>>();

  constructor(text: string, lengths: number[]) {
    this.#text = text;
    this.#starts = [0];
    for (const length of lengths) this.#starts.push(this.#starts.at(-1)! + length);
  }

  get(index: number): Promise<T[]> {
    let part = this.#known.get(index);
    if (!part) {
      part = unpack<T>(this.#text.slice(this.#starts[index], this.#starts[index + 1]));
      this.#known.set(index, part);
    }
    return part;
  }
}
