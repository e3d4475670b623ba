// The types of the report, under the names that the views use, and how its parts are unpacked.

import { unpack } from '../shared/block';

export type {
  BlockPart,
  ClassSummary,
  Decision,
  DecisionStatus as Status,
  Finding,
  Metadata,
  Overview,
  SubmissionSummary,
  TraitPart as SharedTrait,
  Verdict,
} from '../generated/report';

export type { Match, MatchKind, Place, Range, Source } from './packed';

/** Lists in a data block, several in each part, which is unpacked when one of them is first asked for. */
export class Parts<P, T> {
  readonly #text: string;
  readonly #starts: number[];
  readonly #listsPerPart: number;
  readonly #listsOf: (part: P[]) => T[][];
  readonly #known = new Map<number, Promise<T[][]>>();

  constructor(text: string, lengths: number[], listsPerPart: number, listsOf: (part: P[]) => T[][]) {
    this.#text = text;
    this.#starts = [0];
    for (const length of lengths) this.#starts.push(this.#starts.at(-1)! + length);
    this.#listsPerPart = listsPerPart;
    this.#listsOf = listsOf;
  }

  /** The list of an index; empty where the report has none. */
  async get(index: number): Promise<T[]> {
    const number = Math.floor(index / this.#listsPerPart);
    let part = this.#known.get(number);
    if (!part) {
      part = unpack<P>(this.#text.slice(this.#starts[number], this.#starts[number + 1])).then(this.#listsOf);
      this.#known.set(number, part);
    }
    return (await part)[index % this.#listsPerPart] ?? [];
  }
}
