// What the report holds, under the names that the views have for it, and how its parts are unpacked.

import { unpack } from '../shared/block';

export type {
  BlockPart,
  ClassSummary,
  Decision,
  DecisionStatus as Status,
  Finding,
  MatchKind,
  MatchPart as Match,
  Metadata,
  Overview,
  PlacePart as Place,
  SourcePart as Source,
  SubmissionSummary,
  TraitPart as SharedTrait,
  Verdict,
} from '../generated/report';

export type Range = [start: number, end: number];

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
