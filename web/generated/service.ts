// Made from service.openapi.json by `npm run generate`.

export type I64 = number;
/**
 * How somebody decided.
 */
export type Status = 'undecided' | 'confirmed' | 'dismissed';
/**
 * The state of a job.
 */
export type StateName = 'queued' | 'running' | 'finished' | 'failed' | 'cancelled';
/**
 * What a token is good for.
 */
export type ScopeName = 'read' | 'write' | 'moss';

export interface Payload {
  AgainForm: AgainForm;
  CourseGiven: CourseGiven;
  CourseShown: CourseShown;
  DecisionGiven: DecisionGiven;
  DecisionShown: DecisionShown;
  EntryShown: EntryShown;
  EventShown: EventShown;
  FileShown: FileShown;
  Form: Form;
  InIndex: InIndex;
  InJob: InJob;
  IndexShown: IndexShown;
  JobShown: JobShown;
  KeptGiven: KeptGiven;
  LanguageShown: LanguageShown;
  LeftOut: LeftOut;
  LinkGiven: LinkGiven;
  LinkMade: LinkMade;
  LinkShown: LinkShown;
  Me: Me;
  Page: Page;
  Problem: Problem;
  ScopeName: ScopeName;
  SignIn: SignIn;
  StateName: StateName;
  Status: Status;
  Steps: Steps;
  StudentGone: StudentGone;
  StudentShown: StudentShown;
  Taken: Taken;
  TokenGiven: TokenGiven;
  TokenMade: TokenMade;
  TokenShown: TokenShown;
  UserShown: UserShown;
  Ways: Ways;
  i64: I64;
}
/**
 * What a form has; what it does not have is as it was.
 */
export interface AgainForm {
  /**
   * Name of an index of the course with earlier years; empty for none.
   */
  against?: string | null;
  /**
   * Starter code, beside that of the job.
   */
  boilerplate?: string[] | null;
  /**
   * Ids of languages, with commas; empty for all.
   */
  lang?: string | null;
  /**
   * What the exercise is called.
   */
  title?: string | null;
}
/**
 * A course to be, or what it is to be from now on.
 */
export interface CourseGiven {
  name: string;
  quota?: number | null;
  retention_days?: number | null;
}
/**
 * A course.
 */
export interface CourseShown {
  /**
   * Bytes that they have.
   */
  bytes: number;
  created: string;
  id: I64;
  name: string;
  /**
   * Bytes that all of its files may have.
   */
  quota: number;
  /**
   * Days after which what was handed in and its reports are deleted; null keeps them.
   */
  retention_days: number | null;
}
/**
 * A new decision about a pair.
 */
export interface DecisionGiven {
  /**
   * The submissions of the pair as the report names them, in its order.
   */
  left: string;
  note: string;
  right: string;
  status: Status;
}
/**
 * A decision about a pair.
 */
export interface DecisionShown {
  at: string;
  /**
   * Who decided.
   */
  by: string;
  left: string;
  note: string;
  right: string;
  status: Status;
}
/**
 * Something that somebody did.
 */
export interface EntryShown {
  /**
   * The job, course or person that it was done to.
   */
  about: string;
  at: string;
  course: I64 | null;
  what: string;
  /**
   * A user, or a token and its course.
   */
  who: string;
}
/**
 * An event.
 */
export interface EventShown {
  /**
   * The job, in JSON.
   */
  data: string;
}
/**
 * A file as it was read.
 */
export interface FileShown {
  /**
   * Its path in the submission; of a notebook, with the number of the cell.
   */
  path: string;
  text: string;
}
/**
 * What a form has.
 */
export interface Form {
  /**
   * Name of an index of the course with earlier years.
   */
  against?: string | null;
  /**
   * Starter code, likewise.
   */
  boilerplate?: string[] | null;
  /**
   * Ids of languages, with commas.
   */
  lang?: string | null;
  /**
   * An archive, or files with their folders.
   */
  submissions: string[];
  /**
   * What the exercise is called.
   */
  title?: string | null;
}
/**
 * Where a student is kept for classes to come.
 */
export interface InIndex {
  collections: string[];
  index: string;
}
/**
 * What of a student is in a job.
 */
export interface InJob {
  /**
   * What people decided about these.
   */
  decisions: DecisionShown[];
  /**
   * What they handed in, as it was read.
   */
  files: FileShown[];
  id: string;
  /**
   * Their pairs, as in `report.jsonl`.
   */
  pairs: unknown[];
  title: string;
}
/**
 * An index of earlier classes.
 */
export interface IndexShown {
  bytes: number;
  name: string;
  submissions: number;
}
/**
 * A comparison.
 */
export interface JobShown {
  /**
   * Bytes of its files.
   */
  bytes: number;
  course: I64;
  created: string;
  ended: string | null;
  /**
   * Why it failed.
   */
  error: string | null;
  id: string;
  progress: Steps | null;
  read: Taken | null;
  started: string | null;
  state: StateName;
  /**
   * What was found, in one line.
   */
  summary: string | null;
  /**
   * What the exercise is called.
   */
  title: string;
}
/**
 * How far a job is.
 */
export interface Steps {
  /**
   * Units of it that are done.
   */
  done: number;
  /**
   * What is being done.
   */
  stage: string;
  /**
   * All units, if their number is known.
   */
  total: number | null;
}
/**
 * What was made of what was handed in: told as soon as it is known, so that nobody waits for a comparison of something else.
 */
export interface Taken {
  /**
   * The first of these.
   */
  examples: LeftOut[];
  /**
   * Files of them.
   */
  files: number;
  /**
   * As what it was recognised, such as "Moodle export".
   */
  layout: string;
  /**
   * Files and submissions that are not compared.
   */
  left_out: number;
  /**
   * Submissions that are compared.
   */
  submissions: number;
}
/**
 * Something that is not compared.
 */
export interface LeftOut {
  path: string;
  reason: string;
}
export interface KeptGiven {
  /**
   * Name of the index: letters, digits, spaces, `-`, `_` and `.`, at most 60. It is made if it is not there.
   */
  index: string;
}
/**
 * A language that can be read.
 */
export interface LanguageShown {
  /**
   * Extensions of the names of its files, without a dot.
   */
  extensions: string[];
  id: string;
  name: string;
}
export interface LinkGiven {
  /**
   * Days that it is good, from 1 to 366.
   */
  days: number;
}
/**
 * A new link. The address is shown this once.
 */
export interface LinkMade {
  expires: string;
  id: number;
  url: string;
}
/**
 * A link, but for its address.
 */
export interface LinkShown {
  created_by: string;
  expires: string;
  id: number;
}
/**
 * Who is signed in.
 */
export interface Me {
  is_admin: boolean;
  name: string;
}
/**
 * Some pairs of a report.
 */
export interface Page {
  /**
   * Best first, each as in `report.jsonl`.
   */
  pairs: unknown[];
  /**
   * All pairs of the report.
   */
  total: number;
}
/**
 * Why a request is refused.
 */
export interface Problem {
  /**
   * What is wrong, and what to do.
   */
  error: string;
}
export interface SignIn {
  name: string;
  password: string;
}
/**
 * What was deleted.
 */
export interface StudentGone {
  /**
   * Submissions that indexes had.
   */
  indexed: number;
  /**
   * Jobs whose classes are now without the student, and are compared anew.
   */
  jobs: string[];
  /**
   * Jobs of which nobody can tell, since what was handed in cannot be read; deleting them is safe.
   */
  unknown: string[];
}
/**
 * Everything of one student in a course.
 */
export interface StudentShown {
  indexes: InIndex[];
  jobs: InJob[];
  name: string;
}
export interface TokenGiven {
  /**
   * What it is called.
   */
  name: string;
  scope: ScopeName;
}
/**
 * A new token. The secret is shown this once.
 */
export interface TokenMade {
  id: number;
  token: string;
}
/**
 * A token, but for its secret.
 */
export interface TokenShown {
  created: string;
  id: number;
  name: string;
  scope: ScopeName;
}
/**
 * A user.
 */
export interface UserShown {
  /**
   * Admins see all courses, whether or not they are members.
   */
  is_admin: boolean;
  name: string;
}
/**
 * How somebody can sign in.
 */
export interface Ways {
  /**
   * With a name and a password of this server.
   */
  password: boolean;
  /**
   * What a provider is called at which they can; a browser that is sent to `sign-in/provider` is led there and back.
   */
  provider: string | null;
}
