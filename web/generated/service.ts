// Made from service.openapi.json by `npm run generate`.

/**
 * The status of a decision.
 */
export type Status = 'undecided' | 'confirmed' | 'dismissed';
export type I64 = number;
/**
 * The role of a member; each has all rights of the ones before it.
 */
export type RoleName = 'board' | 'reader' | 'assistant' | 'instructor';
/**
 * The state of an import.
 */
export type ImportStateName = 'running' | 'finished' | 'failed' | 'cancelled';
/**
 * The state of a job.
 */
export type StateName = 'queued' | 'running' | 'finished' | 'failed' | 'cancelled';
/**
 * A registered learning platform.
 */
export type PlatformShown = PlatformGiven & {
  id: I64;
};
/**
 * The scope of a token.
 */
export type ScopeName = 'read' | 'write' | 'moss';
/**
 * The API of a learning platform.
 */
export type SourceKindName = 'moodle' | 'canvas' | 'github';

export interface Payload {
  AccountShown: AccountShown;
  AgainForm: AgainForm;
  Announced: Announced;
  AssignmentShown: AssignmentShown;
  AuditChecked: AuditChecked;
  CaseShown: CaseShown;
  CourseGiven: CourseGiven;
  CourseShown: CourseShown;
  DecisionGiven: DecisionGiven;
  DecisionShown: DecisionShown;
  EntryShown: EntryShown;
  ErasedJob: ErasedJob;
  ErasedShown: ErasedShown;
  ErasureShown: ErasureShown;
  EventShown: EventShown;
  FileShown: FileShown;
  Form: Form;
  ImportGiven: ImportGiven;
  ImportShown: ImportShown;
  ImportStateName: ImportStateName;
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
  ListShown: ListShown;
  Me: Me;
  MemberShown: MemberShown;
  NamesShown: NamesShown;
  News: News;
  OverviewGiven: OverviewGiven;
  Page: Page;
  PairDecisions: PairDecisions;
  PairGiven: PairGiven;
  PasswordGiven: PasswordGiven;
  PlatformGiven: PlatformGiven;
  PlatformMember: PlatformMember;
  PlatformShown: PlatformShown;
  Problem: Problem;
  RoleName: RoleName;
  ScopeName: ScopeName;
  SessionShown: SessionShown;
  SignIn: SignIn;
  SourceGiven: SourceGiven;
  SourceKindName: SourceKindName;
  SourceShown: SourceShown;
  StateName: StateName;
  Status: Status;
  Steps: Steps;
  StudentGone: StudentGone;
  StudentShown: StudentShown;
  Taken: Taken;
  TokenGiven: TokenGiven;
  TokenMade: TokenMade;
  TokenShown: TokenShown;
  UnknownJob: UnknownJob;
  UserChange: UserChange;
  UserGiven: UserGiven;
  Ways: Ways;
  i64: I64;
}
/**
 * A user and how they sign in.
 */
export interface AccountShown {
  /**
   * Whether they have a password here; all others sign in at the provider.
   */
  has_password: boolean;
  /**
   * Admins see all courses, make courses and change users.
   */
  is_admin: boolean;
  name: string;
}
/**
 * The fields of the form; missing ones have the values of the job.
 */
export interface AgainForm {
  /**
   * Name of an index of the course with earlier years; empty for none.
   */
  against?: string | null;
  /**
   * Starter code in addition to that of the job.
   */
  boilerplate?: string[] | null;
  /**
   * The groups that handed in together, as a CSV file; empty for none.
   */
  groups?: string | null;
  /**
   * Ids of languages, with commas; empty for all.
   */
  lang?: string | null;
  /**
   * Names, labels and times of submissions, as a CSV file; empty for none.
   */
  metadata?: string | null;
  /**
   * References in addition to those of the job.
   */
  references?: string[] | null;
  /**
   * Title of the exercise.
   */
  title?: string | null;
}
/**
 * A submission that a learning platform announced.
 */
export interface Announced {
  /**
   * When it was announced.
   */
  at: string;
  /**
   * Addresses of its files at the platform.
   */
  files: string[];
  /**
   * The report that the platform has.
   */
  report: {
    [k: string]: unknown;
  };
  /**
   * Title of the assignment.
   */
  title: string;
}
/**
 * An assignment at a learning platform.
 */
export interface AssignmentShown {
  assignment_id: number;
  /**
   * The name of its course there.
   */
  course: string;
  course_id: number;
  title: string;
}
/**
 * The result of a check of the audit log.
 */
export interface AuditChecked {
  /**
   * Id of the first entry that was changed, or that stands after a missing one; null if there is none.
   */
  broken: number | null;
  entries: number;
  /**
   * Hash of the last entry. Beside one that was kept elsewhere, it shows whether the whole log was made anew.
   */
  last_hash: string | null;
}
/**
 * A pair that an instructor confirmed.
 */
export interface CaseShown {
  /**
   * Whether the names are pseudonyms.
   */
  blind: boolean;
  /**
   * When it was uploaded.
   */
  created: string;
  decisions: PairDecisions;
  job: string;
  /**
   * The pair as in `report.jsonl`; null while there is no report that has it.
   */
  pair: {
    [k: string]: unknown;
  };
  /**
   * Title of the exercise.
   */
  title: string;
}
/**
 * The decisions about a pair.
 */
export interface PairDecisions {
  agreed: DecisionShown | null;
  /**
   * Whether one person confirmed the pair and another one dismissed it.
   */
  contradicted: boolean;
  /**
   * The latest decision or note of each person, oldest first.
   */
  decisions: DecisionShown[];
  /**
   * Decisions that their authors have changed or withdrawn, oldest first. A withdrawal is `undecided` without a note.
   */
  earlier: DecisionShown[];
  /**
   * The submissions of the pair as the report names them, in the order of their bytes.
   */
  left: string;
  right: string;
}
/**
 * The decision of one person.
 */
export interface DecisionShown {
  at: string;
  /**
   * The author of the decision.
   */
  by: string;
  /**
   * Whether it was made in the job that this one continues, when the code of both was the same.
   */
  carried: boolean;
  note: string;
  /**
   * Whether it is yours.
   */
  own: boolean;
  /**
   * Whether its author was an assistant.
   */
  proposal: boolean;
  status: Status;
}
/**
 * The settings of a new or changed course.
 */
export interface CourseGiven {
  /**
   * Whether new jobs have pseudonyms until a case is confirmed; jobs that are there stay as they are. Without it, a new course has names, and another one keeps its own.
   */
  blind?: boolean | null;
  /**
   * Null keeps the classes of indexes; without it, a new course has 1825 days, and another one keeps its own.
   */
  index_retention_days?: number | null;
  name: string;
  /**
   * Bytes, at most 2^53 - 1; 10 GiB if they are not given.
   */
  quota?: number | null;
  /**
   * Null keeps uploads and reports; without it, a new course has 365 days, and another one keeps its own.
   */
  retention_days?: number | null;
}
/**
 * A course.
 */
export interface CourseShown {
  /**
   * Whether new jobs have pseudonyms until a case is confirmed.
   */
  blind: boolean;
  /**
   * Bytes that its files have.
   */
  bytes: number;
  created: string;
  id: I64;
  /**
   * Days after which a class leaves its indexes; null keeps it.
   */
  index_retention_days: number | null;
  name: string;
  /**
   * Bytes that all of its files may have.
   */
  quota: number;
  /**
   * Days after which uploads and their reports are deleted; null keeps them.
   */
  retention_days: number | null;
  /**
   * Your role in it.
   */
  role: RoleName;
}
/**
 * A new decision about a pair.
 */
export interface DecisionGiven {
  /**
   * The submissions of the pair as the report names them, in either order.
   */
  left: string;
  note: string;
  right: string;
  status: Status;
}
/**
 * An entry of the audit log.
 */
export interface EntryShown {
  /**
   * The job, course, person or address that it is about.
   */
  about: string;
  at: string;
  course: I64 | null;
  /**
   * SHA-256 over the bytes of the hash before and `[at, who, what, about, course]` in JSON, with `at` in seconds since 1970.
   */
  hash: string;
  id: number;
  what: string;
  /**
   * A user, or a token and its course.
   */
  who: string;
}
/**
 * The submissions of a job before and after an erasure.
 */
export interface ErasedJob {
  job: string;
  /**
   * SHA-256 after it; null if nothing was left.
   */
  sha256_after: string | null;
  /**
   * SHA-256 before it.
   */
  sha256_before: string;
}
/**
 * An erasure of a student from the submissions of a job.
 */
export interface ErasedShown {
  at: string;
  by: string;
  /**
   * Id of the erasure in the list of erasures.
   */
  erasure: string;
  /**
   * SHA-256 of the submissions after it; null if nothing was left.
   */
  sha256_after: string | null;
  /**
   * SHA-256 of the submissions before it.
   */
  sha256_before: string;
}
/**
 * An erasure of a student from a course. The name is not kept.
 */
export interface ErasureShown {
  at: string;
  /**
   * The author of the request.
   */
  by: string;
  course: I64;
  /**
   * When it was done; null if it was broken off, and is done at the next start.
   */
  done: string | null;
  id: string;
  /**
   * The jobs that it changed.
   */
  jobs: ErasedJob[];
  /**
   * HMAC-SHA-256 of the name, with the key in `erasures.key` of the data folder.
   */
  name_hmac: string;
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
   * Its path in the submission; for a notebook, with the number of the cell.
   */
  path: string;
  text: string;
}
/**
 * The content of a form.
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
   * Id of an earlier job of the course whose submissions stay, except those that come anew; fields that are missing or empty, missing starter code and missing references are those of that job.
   */
  continues?: string | null;
  /**
   * The groups that handed in together, as a CSV file of up to 1 MiB.
   */
  groups?: string | null;
  /**
   * Ids of languages, with commas.
   */
  lang?: string | null;
  /**
   * Names, labels and times of submissions, as a CSV file of up to 1 MiB.
   */
  metadata?: string | null;
  /**
   * References, solutions that nobody handed in: each file, folder or archive is one.
   */
  references?: string[] | null;
  /**
   * An archive, or files with their folders.
   */
  submissions: string[];
  /**
   * Title of the exercise.
   */
  title?: string | null;
}
/**
 * The assignment to import, and how to compare it.
 */
export interface ImportGiven {
  /**
   * Name of an index of the course with earlier years, to compare with it too.
   */
  against?: string;
  assignment_id: number;
  course_id: number;
  /**
   * Ids of languages, with commas; empty for all.
   */
  lang?: string;
  source: I64;
  /**
   * Title of the exercise.
   */
  title?: string;
  /**
   * A token of a teacher at the platform. It is used for this import, and not kept.
   */
  token: string;
}
/**
 * An import of an assignment.
 */
export interface ImportShown {
  /**
   * Why it failed.
   */
  error: string | null;
  /**
   * The number of submissions that have been fetched.
   */
  fetched: number;
  /**
   * The id of the job that it became.
   */
  job: string | null;
  state: ImportStateName;
  /**
   * The number of submissions, once it is known.
   */
  submissions: number | null;
  /**
   * Title of the exercise.
   */
  title: string;
}
/**
 * An index that has submissions of a student.
 */
export interface InIndex {
  collections: string[];
  index: string;
}
/**
 * The data of a student in a job.
 */
export interface InJob {
  /**
   * The decisions about these.
   */
  decisions: PairDecisions[];
  /**
   * Their submission, as it was read.
   */
  files: FileShown[];
  id: string;
  /**
   * Their pairs, as in `report.jsonl`.
   */
  pairs: unknown[];
  /**
   * Their rows of the metadata and the groups.
   */
  rows: string[];
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
   * The jobs that it compares as the assignments of a course; empty if it is the comparison of a class.
   */
  assignments: string[];
  /**
   * Whether its reports have pseudonyms.
   */
  blind: boolean;
  /**
   * Bytes of its files.
   */
  bytes: number;
  /**
   * The job that it continues; null if there is none, or that was deleted.
   */
  continues: string | null;
  course: I64;
  created: string;
  ended: string | null;
  /**
   * The erasures of students from its submissions.
   */
  erased: ErasedShown[];
  /**
   * Why it failed.
   */
  error: string | null;
  id: string;
  news: News | null;
  progress: Steps | null;
  read: Taken | null;
  /**
   * SHA-256 of the submissions as they were uploaded: that of the file or, of several, of a list as `sha256sum` prints it, sorted by path. Null for jobs of older versions.
   */
  sha256: string | null;
  started: string | null;
  state: StateName;
  /**
   * The result, in one line.
   */
  summary: string | null;
  /**
   * Title of the exercise.
   */
  title: string;
}
/**
 * The submissions and pairs of a job that its earlier job does not have.
 */
export interface News {
  /**
   * Submissions whose code is not that of the earlier job, by name.
   */
  changed: string[];
  /**
   * Flagged pairs that were not flagged in the earlier job, in the order of the report.
   */
  flagged: string[][];
  /**
   * Submissions that the earlier job does not have, by name.
   */
  new: string[];
}
/**
 * The progress of a job.
 */
export interface Steps {
  /**
   * Units of it that are done.
   */
  done: number;
  /**
   * The current stage.
   */
  stage: string;
  /**
   * All units, if their number is known.
   */
  total: number | null;
}
/**
 * How the uploaded files were read, reported before the comparison, so that nobody waits for a comparison of the wrong files.
 */
export interface Taken {
  /**
   * The first of these; none if reports have pseudonyms.
   */
  examples: LeftOut[];
  /**
   * Files of these submissions.
   */
  files: number;
  /**
   * The recognised layout, such as "Moodle export".
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
   * Name of the index: letters, digits, spaces, `-`, `_` and `.`, at most 60. It is created if it is missing.
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
   * Days that it is valid, from 1 to 366.
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
 * A link, without its address.
 */
export interface LinkShown {
  created_by: string;
  expires: string;
  id: number;
}
/**
 * A list of a platform in the submissions of a job.
 */
export interface ListShown {
  job: string;
  path: string;
}
/**
 * The user who is signed in.
 */
export interface Me {
  /**
   * Whether they have a password here; all others sign in at the provider.
   */
  has_password: boolean;
  is_admin: boolean;
  name: string;
}
/**
 * A member of a course.
 */
export interface MemberShown {
  /**
   * Admins may use all courses, whatever their role.
   */
  is_admin: boolean;
  name: string;
  role: RoleName;
}
/**
 * The names behind two pseudonyms.
 */
export interface NamesShown {
  left: string;
  right: string;
}
/**
 * The jobs that an overview is made of.
 */
export interface OverviewGiven {
  /**
   * Ids of finished jobs of the course, one for each assignment; an empty list is the newest of each title.
   */
  jobs?: string[];
  /**
   * Title of the overview.
   */
  title?: string;
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
   * Number of all pairs of the report.
   */
  total: number;
}
/**
 * A pair of a report.
 */
export interface PairGiven {
  /**
   * The submissions of the pair as the report names them, in either order.
   */
  left?: string;
  right?: string;
}
/**
 * A new password, and the present one.
 */
export interface PasswordGiven {
  /**
   * From 10 to 200 characters.
   */
  new: string;
  present: string;
}
/**
 * The registration of a learning platform, as the platform shows it.
 */
export interface PlatformGiven {
  /**
   * The URL to which browsers go for a message.
   */
  authorization_endpoint: string;
  /**
   * The platform's name for this service.
   */
  client_id: string;
  /**
   * The platform's deployments of this service, at least one.
   *
   * @minItems 1
   */
  deployment_ids: [string, ...string[]];
  /**
   * The platform's name for itself, a URL.
   */
  issuer: string;
  /**
   * The URL of the platform's public keys.
   */
  jwks_url: string;
  /**
   * The URL at which this service gets tokens. Lists of members are read from the same host only.
   */
  token_endpoint: string;
}
/**
 * A member of a course at its learning platform.
 */
export interface PlatformMember {
  /**
   * Null if the platform does not share it.
   */
  email: string | null;
  /**
   * The platform's id of the person.
   */
  id: string;
  /**
   * Null if the platform does not share it.
   */
  name: string | null;
  roles: string[];
}
/**
 * Why a request is refused.
 */
export interface Problem {
  /**
   * The error, and how to resolve it.
   */
  error: string;
}
/**
 * A session of the user who is signed in.
 */
export interface SessionShown {
  /**
   * The address from which it began; empty if an older version began it.
   */
  address: string;
  /**
   * Null for one that an older version began.
   */
  began: string | null;
  expires: string;
  id: string;
  /**
   * Whether it is the one of this request.
   */
  is_current: boolean;
}
export interface SignIn {
  name: string;
  password: string;
}
/**
 * A learning platform from which submissions may be imported.
 */
export interface SourceGiven {
  kind: SourceKindName;
  /**
   * Its address, such as `https://moodle.example.org`; of GitHub that of its API, `https://api.github.com`.
   */
  url: string;
}
/**
 * A registered one.
 */
export interface SourceShown {
  id: I64;
  kind: SourceKindName;
  url: string;
}
/**
 * The data that was erased.
 */
export interface StudentGone {
  /**
   * Id of the erasure in the list of erasures.
   */
  erasure: string;
  /**
   * Number of names that were removed from indexes: 1 for each index that had the student.
   */
  indexed: number;
  /**
   * Jobs that had the student. Their submissions are now without the student, and those that had a report are compared again.
   */
  jobs: string[];
  /**
   * Lists of a platform that name the whole class, and the student too. They stay as they are.
   */
  lists: ListShown[];
  /**
   * Jobs in which no student can be found. They may still have data of the student.
   */
  unknown: UnknownJob[];
}
/**
 * A job in which no student can be found.
 */
export interface UnknownJob {
  job: string;
  /**
   * The reason, and how to resolve it.
   */
  why: string;
}
/**
 * All data of one student in a course.
 */
export interface StudentShown {
  /**
   * Their submissions that a learning platform announced.
   */
  announced: Announced[];
  indexes: InIndex[];
  jobs: InJob[];
  name: string;
}
export interface TokenGiven {
  /**
   * Days that it is valid, from 1 to 732; 366 if they are not given.
   */
  days?: number;
  /**
   * Its name.
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
 * A token, without its secret.
 */
export interface TokenShown {
  created: string;
  /**
   * The user who made it, with whom it ends; none for one of an older version.
   */
  created_by: string | null;
  expires: string;
  id: number;
  name: string;
  scope: ScopeName;
}
/**
 * A change of a user; fields that are not given stay as they are.
 */
export interface UserChange {
  is_admin?: boolean | null;
  /**
   * From 10 to 200 characters. The user is signed out everywhere.
   */
  password?: string | null;
}
/**
 * A user to add.
 */
export interface UserGiven {
  is_admin?: boolean;
  /**
   * As they sign in, or as the provider names them.
   */
  name: string;
  /**
   * From 10 to 200 characters; null if they sign in at the provider.
   */
  password?: string | null;
}
/**
 * The ways to sign in.
 */
export interface Ways {
  /**
   * Whether a name and a password of this server are accepted.
   */
  password: boolean;
  /**
   * Name of a provider for signing in, if there is one; send a browser to `sign-in/provider` to sign in there.
   */
  provider: string | null;
}
