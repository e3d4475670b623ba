// What the service answers, under the names that the page has for it.

import type { JobShown } from '../generated/service';

export type {
  AccountShown as Account,
  AssignmentShown as Assignment,
  AuditChecked,
  CaseShown as Case,
  CourseGiven,
  CourseShown as Course,
  DecisionShown as Decision,
  EntryShown as Entry,
  ImportGiven,
  ImportShown as Import,
  IndexShown as Index,
  JobShown as Job,
  LanguageShown as Language,
  LinkMade,
  LinkShown as SecretLink,
  PlatformGiven,
  PlatformShown as Platform,
  MemberShown as Member,
  NamesShown as Names,
  News,
  PairDecisions,
  RoleName as Role,
  ScopeName as Scope,
  SessionShown as Session,
  SourceKindName as SourceKind,
  SourceShown as Source,
  StateName as State,
  Taken as Read,
  TokenMade,
  TokenShown as Token,
  Me,
  Ways as SignInWays,
} from '../generated/service';

export function isOver({ state }: JobShown): boolean {
  return state !== 'queued' && state !== 'running';
}
