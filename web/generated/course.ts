// Made from course.schema.json by `npm run generate`.

/**
 * The verdict of codesim on a pair, the most urgent first.
 */
export type Verdict = 'flagged' | 'second-look' | 'not-unusual' | 'too-small';
/**
 * The verdict of codesim on a pair of people.
 */
export type CourseVerdict = 'repeated' | 'flagged-once' | 'not-unusual';

/**
 * The data that the page reads.
 */
export interface Payload {
  course: Course;
  /**
   * First and last of each range of characters that are shown as escapes.
   */
  hidden: [string, string][];
}
/**
 * The combined result of the assignments of a course.
 */
export interface Course {
  /**
   * The assignments in their order, also those that could not be compared.
   */
  assignments: CourseAssignment[];
  /**
   * Groups of people that repeated pairs connect, the largest first.
   */
  clusters: CourseCluster[];
  /**
   * Version of codesim.
   */
  codesim_version: string;
  /**
   * Number of pairs that are flagged in one assignment and not repeated, shown or not.
   */
  flagged_once_pairs: number;
  /**
   * Submissions of one assignment whose names differ only in how they are written. It is not clear whether those of other assignments are of the
   * same people, so only names that are written in the same way are taken for one.
   */
  not_told_apart?: string[];
  /**
   * Entries in the folder of the course that are no assignment, and rows of sheets that are about nobody.
   */
  notices?: Notice[];
  /**
   * The pairs shown, the most urgent first.
   */
  pairs: CoursePair[];
  /**
   * Number of pairs of people.
   */
  pairs_of_people: number;
  /**
   * Everybody who handed in anything, by name.
   */
  people: CoursePerson[];
  /**
   * Number of pairs that are repeated, shown or not.
   */
  repeated_pairs: number;
  /**
   * Version of this schema.
   */
  schema_version: number;
  /**
   * The settings file in force; absent if there was none.
   */
  settings?: string;
  /**
   * Title of the course, as given; absent if none was.
   */
  title?: string;
}
/**
 * An assignment of a course.
 */
export interface CourseAssignment {
  /**
   * Whether it is large enough to say how unlikely a score is; only then does it say something about pairs that are not flagged.
   */
  background_known: boolean;
  /**
   * The exercise as its report and files of decisions name it; absent if it could not be compared.
   */
  exercise?: string;
  /**
   * Number of flagged pairs, without those that were dismissed.
   */
  flagged_pairs: number;
  /**
   * Its name.
   */
  name: string;
  /**
   * Files and submissions that were left out or read with warnings, and why.
   */
  notices: Notice[];
  /**
   * Number of pairs that were compared.
   */
  pairs: number;
  /**
   * Its folder or archive as given.
   */
  path: string;
  /**
   * Why it could not be compared; absent if it was.
   */
  problem?: string;
  /**
   * Its own report, a file beside that of the course; absent if none was written.
   */
  report?: string;
  /**
   * Number of pairs for a second look.
   */
  second_look_pairs: number;
  /**
   * Number of submissions that were compared, without those of earlier years.
   */
  submissions: number;
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
 * People whom repeated pairs connect, directly or by way of others.
 */
export interface CourseCluster {
  /**
   * Names of its people, ascending.
   */
  members: string[];
  /**
   * From 1, the largest cluster first.
   */
  number: number;
  /**
   * Number of repeated pairs among them.
   */
  repeated_pairs: number;
}
/**
 * A pair of people.
 */
export interface CoursePair {
  /**
   * The assignments in which the two are among the most similar, in order.
   */
  assignments: PairAssignment[];
  /**
   * Number of their cluster, if they are in the same one.
   */
  cluster?: number;
  /**
   * Number of independent pairs of the whole course that are expected to be as unlikely over all these assignments; absent if there is none.
   */
  expected_by_chance?: number;
  /**
   * Number of assignments in which the two are flagged.
   */
  flagged: number;
  /**
   * Name of one of them.
   */
  left: string;
  /**
   * 1 for the most urgent pair.
   */
  rank: number;
  /**
   * Name of the other.
   */
  right: string;
  /**
   * Number of assignments that say something about the two: both handed in, by themselves, enough to judge, and the class is a background.
   */
  together: number;
  /**
   * The verdict on them.
   */
  verdict: CourseVerdict;
}
/**
 * A pair of people in one assignment.
 */
export interface PairAssignment {
  /**
   * The assignment.
   */
  assignment: string;
  /**
   * Whether a person confirmed that the two share what they should not.
   */
  confirmed?: boolean;
  /**
   * Whether a person found a good reason for what the two share: the pair does not count then.
   */
  dismissed?: boolean;
  /**
   * Number of independent pairs of the assignment that are expected to be as similar; absent if it is not known.
   */
  expected_by_chance?: number;
  /**
   * The submission of the left person, as named in the report of the assignment.
   */
  left: string;
  /**
   * Whether at most one independent pair in twenty is as similar there, or the pair is flagged.
   */
  notable: boolean;
  /**
   * The submission of the right person.
   */
  right: string;
  /**
   * Rarity-weighted overlap, 0..=1.
   */
  score: number;
  /**
   * Whether the report of the assignment shows the pair.
   */
  shown: boolean;
  /**
   * The verdict in the assignment.
   */
  verdict: Verdict;
}
/**
 * Somebody who handed in anything.
 */
export interface CoursePerson {
  /**
   * Number of the cluster, from 1; absent if in none.
   */
  cluster?: number;
  /**
   * The submissions of this person, in the order of the assignments.
   */
  handed_in: PersonAssignment[];
  /**
   * The name by which pairs and clusters refer to this person.
   */
  name: string;
  /**
   * Number of assignments in which this person stands out.
   */
  stands_out: number;
  /**
   * The assignment from which on this person stands out, after at least two without; absent if there is none such, or if this
   * person stands out in one assignment alone.
   */
  starts?: string;
  /**
   * The last assignment in which this person stands out, before at least two without; absent if there is none such, or if this
   * person stands out in one assignment alone.
   */
  stops?: string;
}
/**
 * The submission of a person to an assignment.
 */
export interface PersonAssignment {
  /**
   * The assignment.
   */
  assignment: string;
  /**
   * Digest of its code as in the report of the assignment: decisions that are given with it hold for this code alone.
   */
  digest?: string;
  /**
   * Number of its files that were compared.
   */
  files: number;
  /**
   * Number of flagged pairs with others of the course, without those that were dismissed.
   */
  flagged_pairs: number;
  /**
   * Whether it is large enough to judge.
   */
  judged: boolean;
  /**
   * The least number of independent pairs that are expected to be as similar as one of this submission; absent if it is not known.
   */
  least_expected?: number;
  /**
   * Whether the person stands out: in a flagged pair, or in a repeated pair that is unusual here as well.
   */
  stands_out: boolean;
  /**
   * The submission, as named in the report of the assignment.
   */
  submission: string;
  /**
   * Number of its tokens.
   */
  tokens: number;
}
