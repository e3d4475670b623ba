// Made from report.schema.json by `npm run generate`.

/**
 * Reliability of the expected numbers of independent pairs in a class.
 */
export type Reliability = 'checked' | 'few-submissions' | 'many-alike';
/**
 * The status of a decision about a pair.
 */
export type DecisionStatus = 'undecided' | 'confirmed' | 'dismissed';
/**
 * The source of the versions of submissions, the hardest to make up first.
 */
export type Record = 'snapshots' | 'attempts' | 'git';
/**
 * The left or the right submission of a pair.
 */
export type Side = 'left' | 'right';
/**
 * The verdict of codesim on a pair, the most urgent first.
 */
export type Verdict = 'flagged' | 'second-look' | 'not-unusual' | 'too-small';
/**
 * Kinds of remarks.
 */
export type RemarkKind =
  | 'look-alike-letters'
  | 'invisible-characters'
  | 'text-direction'
  | 'out-of-sight'
  | 'large-comment'
  | 'large-string'
  | 'run-string'
  | 'encoded-string'
  | 'compiler-trick'
  | 'shared-origin'
  | 'much-larger';

/**
 * A part of each block.
 */
export interface Payload {
  course: CoursePlace;
  matches: MatchColumns[];
  overview: Overview;
  sources: SourcePart[][];
  traits: TraitColumns[];
}
/**
 * The course that the report of an assignment belongs to, and the way back to its page.
 */
export interface CoursePlace {
  /**
   * The name of the assignment in the course.
   */
  assignment: string;
  /**
   * The page of the course, a file beside the report.
   */
  index: string;
  /**
   * Title of the course, as given; absent if none was.
   */
  title?: string;
}
/**
 * The matches of several pairs, those of each in the order of their places on the left.
 */
export interface MatchColumns {
  /**
   * Number of matches of each pair.
   */
  counts: number[];
  /**
   * In ten-thousandths, in the order of the ranks: each as how much less it is than the one before in its pair.
   */
  evidence: number[];
  /**
   * Twice the index of the kind, and one more if the order changed.
   */
  kind: number[];
  left: PlaceColumns;
  /**
   * The rank of each match by evidence within its pair, from 0.
   */
  order: number[];
  passage: number[];
  /**
   * 0 if it is not known.
   */
  rarest: number[];
  right: PlaceColumns;
  /**
   * In percent; 0 and 100 are kept for exactly that.
   */
  spelled_alike: number[];
  tokens: number[];
  /**
   * Index of a match, and its explanation; matches without one are not listed.
   */
  why: [number, string][];
}
/**
 * One side of these matches, or of shared traits.
 */
export interface PlaceColumns {
  file: number[];
  /**
   * How far the lines are from those that are counted in the source: the numbers themselves if the report does not have it.
   */
  first_line: number[];
  last_line: number[];
  /**
   * On the right, how much longer it is than on the left.
   */
  length: number[];
  /**
   * From the end of the one before, if that is of the same file and pair; from the beginning of the file otherwise.
   */
  start: number[];
}
/**
 * The data that every view needs.
 */
export interface Overview {
  /**
   * Their number and how to read them; absent if there are none.
   */
  alike_as_groups?: string;
  class: ClassSummary;
  clusters: ClusterPart[];
  /**
   * Sentences that pairs refer to by index.
   */
  findings: Finding[];
  /**
   * First and last of each range of characters that are shown as escapes.
   */
  hidden: [string, string][];
  identical_files: IdenticalPart[];
  /**
   * Those with matches, one for each [`PAIRS_PER_PART`] pairs.
   */
  matches: number[];
  notices: Notice[];
  pairs: Columns;
  parameters: Parameters;
  /**
   * Reliability of expected numbers; absent in a class without any.
   */
  reliance?: string;
  remarks: Remark[];
  /**
   * The submissions of each ring.
   */
  rings: number[][];
  /**
   * Their number and how to read them; absent if there are none.
   */
  same_files?: string;
  shared_blocks: BlockPart[];
  /**
   * Their number and what can be done about them; absent if there are none.
   */
  shared_code?: string;
  /**
   * Those with shared traits, of the same pairs.
   */
  shared_traits: number[];
  /**
   * Statements of evidence sheets about the comparison as a whole.
   */
  sheet: SheetPart;
  /**
   * Those with sources, one for each [`SUBMISSIONS_PER_PART`] submissions.
   */
  sources: number[];
  submissions: SubmissionSummary[];
  /**
   * The verdicts in words.
   *
   * @minItems 4
   * @maxItems 4
   */
  verdicts: [[Verdict, string], [Verdict, string], [Verdict, string], [Verdict, string]];
  version: string;
}
/**
 * The class as a whole.
 */
export interface ClassSummary {
  /**
   * Whether these numbers are complete. If more than a hundred thousand pairs have scores as flagged ones have, only the best of them are
   * judged.
   */
  all_judged: boolean;
  /**
   * Whether the class is large enough to say how unlikely a score is.
   */
  background_known: boolean;
  /**
   * Number of flagged pairs that a person has looked at and dismissed.
   */
  dismissed_pairs: number;
  /**
   * Score from which on pairs are flagged, if their submissions are large enough to judge.
   */
  flag_score: number;
  /**
   * Number of flagged pairs, shown or not.
   */
  flagged_pairs: number;
  /**
   * Number of pairs by score, without those of submissions with hardly anything to compare: entry `i` of n has the scores from `(i / n)^2` up
   * to the next.
   */
  histogram: number[];
  /**
   * Number of independent pairs expected in each entry of `histogram`; 0 below the median of the class, where no expectation is known. Empty
   * without a background.
   */
  independent_histogram: number[];
  /**
   * Number of pairs that were compared, including those that share no code.
   */
  pairs: number;
  /**
   * Reliability of `expected_by_chance` in this class; absent without a background.
   */
  reliability: Reliability | null;
  /**
   * Whether that number and the part of the histogram below the scores of the best pairs are estimates: in a class of more than a thousand
   * submissions, they come from the pairs of a thousand of them.
   */
  sampled: boolean;
  /**
   * Number of pairs for a second look, shown or not.
   */
  second_look_pairs: number;
  /**
   * Number of pairs that share anything.
   */
  sharing_pairs: number;
}
export interface ClusterPart {
  flagged_pairs: number;
  members: number[];
}
/**
 * Statements about a pair that contain none of its own numbers, so that many pairs of a class share them.
 */
export interface Finding {
  /**
   * How to read the strength; `None` if it has no number.
   */
  caveat?: string;
  /**
   * How strong the evidence is.
   */
  strength: string;
  /**
   * The verdict on the pair, and why.
   */
  verdict: string;
}
/**
 * A file that several submissions have byte for byte.
 */
export interface IdenticalPart {
  /**
   * Its path in the first of them.
   */
  file: string;
  submissions: number[];
  tokens: number;
}
/**
 * A file that was left out, or read with warnings.
 */
export interface Notice {
  /**
   * Whether it was compared all the same.
   */
  compared: boolean;
  /**
   * The file, as a path from the root given.
   */
  path: string;
  /**
   * Why it is listed.
   */
  reason: string;
  /**
   * Whether it is a submission of which no code was compared, and not just a file of one.
   */
  whole_submission: boolean;
}
/**
 * The pairs, as one list for each field.
 */
export interface Columns {
  containment_left: number[];
  containment_right: number[];
  decision: (Decision | null)[];
  expected: (number | null)[];
  /**
   * Index of its finding.
   */
  finding: number[];
  /**
   * The most telling of it in a few words, without names.
   */
  in_short: (string | null)[];
  left: number[];
  longest_match: number[];
  matched_tokens: number[];
  rank: (number | null)[];
  right: number[];
  score: number[];
  similarity: number[];
  /**
   * Time lines of pairs, by their place in the other lists.
   */
  time_lines: [number, TimeLine][];
  verdict: Verdict[];
  /**
   * Reason to read it.
   */
  why: (string | null)[];
  /**
   * Whether one of the two is a reference.
   */
  with_reference: boolean[];
  /**
   * The pairs of which the code of one side is withheld, by their place in the other lists.
   */
  withheld: number[];
}
/**
 * The decision of a person about a pair.
 */
export interface Decision {
  /**
   * The time of the decision, in UTC: `2026-03-31T21:04:00Z`; absent if not known.
   */
  at?: string;
  /**
   * The person who decided; absent if not given.
   */
  by?: string;
  /**
   * Why, in the person's words; may be empty.
   */
  note: string;
  /**
   * Whether it is decided, and how.
   */
  status: DecisionStatus;
}
/**
 * The time line of a pair. Places on it are shares of its length, 0..=1.
 */
export interface TimeLine {
  /**
   * Number of rows in a picture: the first ones, which have most of the evidence.
   */
  drawn: number;
  /**
   * The first and the last moment, for people, with their places.
   *
   * @minItems 2
   * @maxItems 2
   */
  ends: [[number, string], [number, string]];
  record: Record;
  rows: TimeRow[];
}
/**
 * A match on it.
 */
export interface TimeRow {
  first: Side | null;
  /**
   * Index of the match.
   */
  found: number;
  left: Since | null;
  record: Record;
  right: Since | null;
}
/**
 * The moment from which on a side has a match. Times are for people.
 */
export interface Since {
  /**
   * The last moment at which it did not have it; absent if none is known.
   */
  absent_place: number | null;
  absent_until: string | null;
  added_lines: number;
  author: string | null;
  place: number;
  /**
   * Absent if it is the submission that was compared.
   */
  time: string | null;
  version: string | null;
  versions: number;
}
/**
 * The options of the comparison.
 */
export interface Parameters {
  /**
   * The index of earlier submissions that new ones were compared with; absent if there was none. `submissions` has only
   * those of its submissions that are in a pair.
   */
  against?: Against;
  /**
   * Files and folders of starter code as given.
   */
  boilerplate: string[];
  /**
   * Day of the exercise, as given: `2026-03-31`; absent if none was.
   */
  date?: string;
  /**
   * The encoding requested for files that are not UTF-8; absent means that it was guessed from the files of each submission.
   */
  encoding?: string;
  /**
   * Patterns of the files that were not read, as in gitignore.
   */
  exclude?: string[];
  /**
   * How exports of learning platforms were read: `submissions.zip: Moodle export: 148 submissions of 148 people or teams`.
   */
  exports?: string[];
  /**
   * Ids of the languages that files with these extensions were read as, whatever is known of them otherwise.
   */
  extensions?: {
    [k: string]: string;
  };
  /**
   * The submissions among which pairs were found on a cluster; absent if this machine looked for them. `submissions` has only those that are in
   * a pair.
   */
  found_among?: FoundAmong;
  /**
   * Whether commits of submissions that are repositories of git were read.
   */
  git_history?: boolean;
  /**
   * Folders of snapshots as given: the class as it was at earlier times.
   */
  history?: string[];
  /**
   * Patterns of the files that were read, as in gitignore; absent means all.
   */
  include?: string[];
  /**
   * Whether imports, includes and package lines were compared.
   */
  keep_imports: boolean;
  /**
   * Ids of the languages that were found.
   */
  languages: string[];
  /**
   * Pairs shown at most, except those that are flagged or worth a second look, which are shown beyond it, up to ten thousand; absent means all pairs.
   */
  limit: number | null;
  /**
   * Fingerprints in more submissions than this are ignored.
   */
  max_occurrences: number | null;
  /**
   * Pairs below this similarity are not shown, 0..=1.
   */
  min_similarity: number;
  /**
   * Submissions with fewer tokens that could match are too small to judge.
   */
  min_tokens: number;
  /**
   * Whether generated files and libraries were read as well; absent means no.
   */
  no_default_excludes?: boolean;
  /**
   * Folders of submissions of earlier years as given.
   */
  old: string[];
  /**
   * Folders of references as given: solutions that nobody of the class handed in.
   */
  references?: string[];
  /**
   * Folders as given.
   */
  roots: string[];
  /**
   * How fingerprints were selected; absent if by robust winnowing.
   */
  selection?: SelectionScheme;
  /**
   * The settings file in force; absent if there was none.
   */
  settings?: string;
  /**
   * Thresholds of the structure channel, in tokens.
   */
  structure: ChannelParameters;
  /**
   * Thresholds of the text channel, in tokens.
   */
  text: ChannelParameters;
  /**
   * Title of the exercise, as given; absent if none was.
   */
  title?: string;
}
/**
 * An index of earlier submissions.
 */
export interface Against {
  /**
   * Its folder as given.
   */
  index: string;
  /**
   * Number of its submissions that are not in the class themselves.
   */
  submissions: number;
}
/**
 * Submissions that a cluster compared.
 */
export interface FoundAmong {
  /**
   * Pairs below this score were not looked for, 0..=1.
   */
  min_score: number;
  /**
   * Their number.
   */
  submissions: number;
}
/**
 * A way to select fingerprints.
 */
export interface SelectionScheme {
  /**
   * Whether every shared run of t tokens is found, as with winnowing.
   */
  is_guaranteed: boolean;
  /**
   * Its name and number, as `--selection` takes them.
   */
  scheme: string;
}
/**
 * Thresholds of one channel, in tokens.
 */
export interface ChannelParameters {
  /**
   * Guarantee threshold t: no shared run of this length goes unseen.
   */
  guarantee: number;
  /**
   * Noise threshold k: no match is shorter.
   */
  noise: number;
}
/**
 * A sign that a text was made to look other than it is. It may be honest, and no score or verdict depends on it.
 */
export interface Remark {
  /**
   * Kind of sign.
   */
  kind: RemarkKind;
  /**
   * Line where it first occurs, from 1; absent if it is about the submission as a whole.
   */
  line: number | null;
  /**
   * The file, as a path from the root given; the submission's name if it is meant as a whole.
   */
  path: string;
  /**
   * The same in words, for people.
   */
  sentence: string;
  /**
   * Name of the submission.
   */
  submission: string;
}
/**
 * Code that several submissions have in common.
 */
export interface BlockPart {
  code: string | null;
  file: string;
  first_line: number;
  last_line: number;
  shown_in: number;
  submissions: number[];
  tokens: number;
}
/**
 * The data that the evidence sheets of all pairs share.
 */
export interface SheetPart {
  class: string[];
  /**
   * The decisions and their meanings.
   *
   * @minItems 3
   * @maxItems 3
   */
  decisions: [[DecisionStatus, string], [DecisionStatus, string], [DecisionStatus, string]];
  /**
   * The submission that each notice is about, if there is one in the report.
   */
  notices: (number | null)[];
  parameters: [string, string][];
  selection: string;
}
/**
 * One submission.
 */
export interface SubmissionSummary {
  /**
   * Number of its cluster, from 1; absent if it is in none.
   */
  cluster: number | null;
  /**
   * Digest of the paths and contents of these files, in hexadecimal: a decision given with it holds for this code alone. In an anonymous report
   * it depends on the key as well. Absent where the code is withheld.
   */
  digest: string | null;
  /**
   * Its files that were compared.
   */
  files: FileSummary[];
  /**
   * Whether it is from an index, not from a folder that was read.
   */
  indexed: boolean;
  /**
   * Tokens that could match: outside of starter code, in runs of at least t.
   */
  matchable_tokens: number;
  /**
   * Facts about it beside its code; absent if none are known.
   */
  metadata: Metadata | null;
  /**
   * Its name: the file or folder below the root.
   */
  name: string;
  /**
   * Whether it is from an earlier year.
   */
  old: boolean;
  /**
   * Its provenance, as an index has noted it: the commit and the licence of a public repository. Absent if none was noted, and in anonymous
   * reports.
   */
  provenance?: string;
  /**
   * Whether it is a reference, a solution that nobody of the class handed in; absent means no.
   */
  reference?: boolean;
  /**
   * Number of tokens; where the code is withheld, of those that could match.
   */
  tokens: number;
}
/**
 * A file that was compared, or a cell of a notebook.
 */
export interface FileSummary {
  /**
   * Id of its language.
   */
  language: string;
  /**
   * Path below the submission.
   */
  path: string;
  /**
   * SHA-256 of the file's bytes on disk, in hexadecimal; of a cell, that of its notebook. Absent in an anonymous report.
   */
  sha256: string | null;
}
/**
 * Facts about a submission beside its code.
 */
export interface Metadata {
  /**
   * The group that handed it in together, whose submissions are not compared with each other; absent if it is by itself.
   */
  group?: string;
  /**
   * The group or course it belongs to.
   */
  label: string | null;
  /**
   * Whether it was handed in too late, as the platform says; absent means no.
   */
  late?: boolean;
  /**
   * The person who handed it in.
   */
  name: string | null;
  /**
   * The time when it was handed in, in UTC: `2026-03-31T21:04:00Z`.
   */
  timestamp: string | null;
}
/**
 * The sources of a submission.
 */
export interface SourcePart {
  /**
   * Index among the files of the submission.
   */
  file: number;
  /**
   * Ranges of starter code, [packed](ranges).
   */
  given: number[];
  /**
   * Ranges by kind, packed.
   */
  syntax: SyntaxPart;
  text: string;
}
export interface SyntaxPart {
  keyword: number[];
  literal: number[];
  uncompared: number[];
}
/**
 * The shared traits of several pairs.
 */
export interface TraitColumns {
  /**
   * Number of traits of each pair.
   */
  counts: number[];
  /**
   * Index of the number of submissions that have it.
   */
  held: number[];
  /**
   * Index of the kind.
   */
  kind: number[];
  left: PlaceColumns;
  right: PlaceColumns;
  words: TraitWords;
}
/**
 * The texts of the traits.
 */
export interface TraitWords {
  /**
   * Numbers of submissions, in words.
   */
  held: string[];
  kinds: string[];
  /**
   * Index of a trait, and its text; those whose text is in the source at its place on the left are not listed.
   */
  text: [number, string | null][];
}
