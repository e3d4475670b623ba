// The types of the report, under the names that the views use, and how its parts are unpacked.

export type {
  BlockPart,
  ClassSummary,
  Decision,
  DecisionStatus as Status,
  Finding,
  Metadata,
  Overview,
  Parameters,
  Record as RecordedBy,
  Remark,
  Since,
  SubmissionSummary,
  TimeLine,
  TimeRow,
  Verdict,
} from '../generated/report';

export type { Match, MatchKind, Place, Range, SharedTrait, Source } from './packed';

/** Lists in a data block, several in each part, which is unpacked when one of them is first asked for. */
export class Parts<T> {
  readonly #text: string;
  readonly #starts: number[];
  readonly #listsPerPart: number;
  readonly #unpack: (part: string) => Promise<T[][]>;
  readonly #known = new Map<number, Promise<T[][]>>();

  constructor(
    text: string,
    lengths: number[],
    listsPerPart: number,
    unpack: (part: string) => Promise<T[][]>,
  ) {
    this.#text = text;
    this.#starts = [0];
    for (const length of lengths) this.#starts.push(this.#starts.at(-1)! + length);
    this.#listsPerPart = listsPerPart;
    this.#unpack = unpack;
  }

  /** The list of an index; empty where the report has none. */
  async get(index: number): Promise<T[]> {
    const number = Math.floor(index / this.#listsPerPart);
    let part = this.#known.get(number);
    if (!part) {
      const text = this.#text.slice(this.#starts[number], this.#starts[number + 1]);
      part = text === '' ? Promise.resolve([]) : this.#unpack(text);
      this.#known.set(number, part);
    }
    return (await part)[index % this.#listsPerPart] ?? [];
  }
}
