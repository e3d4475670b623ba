/** Texts or bytes by paths with `/`. The first part of each path is the name of a submission; archives are read too. */
export type Tree = Record<string, string | Uint8Array>;

/** How far a comparison is. */
export type Progress =
  /** A stage begins, with the number of its units; null if that is unknown. */
  | { begin: { stage: string; units: number | null } }
  /** More units of the stage are done: this many. */
  | { advance: number }
  | { end: { stage: string } }
  /** A grammar crashed: all is read again, and that text without a grammar. */
  | { restart: number };

export interface Options {
  /** Ids of the languages to read; all by default. */
  lang?: string[];
  /** Title of the exercise, at the head of the report. */
  title?: string;
  /** Language of the page: `en` by default, `de`, `fr` or `es`. */
  language?: string;
  /** Number of pairs in the report, beside all that are flagged: 100 by default. */
  limit?: number | "all";
  /** Starter code, which does not count. */
  boilerplate?: Tree;
  /** Submissions of an earlier year, which are compared with the new ones alone. */
  old?: Tree;
  /** Called while the comparison runs. */
  onProgress?: (progress: Progress) => void;
  /** Stops the comparison; `compare` then throws the signal's reason. */
  signal?: AbortSignal;
}

export interface Comparison {
  /** One line for people, such as “4 of 120 pairs flagged, none for a second look”. */
  summary: string;
  /** The report as data, as the documentation of codesim describes its format JSON. */
  report: unknown;
  /** The report as a page: one file that needs no other. */
  html: string;
}

/** Compares submissions, in a worker. Throws an `Error` that says what is wrong with them, or why there is no report. */
export function compare(
  submissions: Tree,
  options?: Options,
): Promise<Comparison>;
