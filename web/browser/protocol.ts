// The messages between the page and a comparison: its request, its progress and its outcome.

/** The parts of a comparison, in their order; some comparisons have not all of them. */
export const STAGES = ['read', 'rank', 'judge', 'blocks', 'align', 'traits', 'write'] as const;
export type Stage = (typeof STAGES)[number];

/** Names and values are those of `codesim.toml`. */
export interface Settings {
  lang?: string[];
  title?: string;
  boilerplate?: string[];
  old?: string[];
  reference?: string[];
  language?: string;
  limit?: number | 'all';
  /** The files to write, below `.codesim`; the extension of each is its format. */
  output: string[];
}

export interface Request {
  /** Paths of folders, archives and files that are a class. */
  roots: string[];
  settings: Settings;
}

/** What is said while a comparison runs. */
export type Message =
  | { begin: { stage: Stage; units: number | null } }
  | { advance: number }
  | { end: { stage: Stage } }
  | { notice: string }
  /** The files are read once more, without the text that the program stopped at. */
  | { restart: number };

export interface Outcome {
  summary: string;
  /** What the program wrote, by the paths that it was asked to write to. */
  outputs: Map<string, Uint8Array>;
}

/** Why there is no outcome: the program says what is wrong, the class needs more memory than there is, or the program broke. */
export type Reason = 'refused' | 'memory' | 'broken';

export class Failure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}
