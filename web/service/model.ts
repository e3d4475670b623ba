// What the service answers.

export interface Me {
  name: string;
  is_admin: boolean;
}

export interface SignInWays {
  password: boolean;
  /** What another place is called where one can sign in. */
  provider: string | null;
}

export interface Language {
  id: string;
  name: string;
  extensions: string[];
}

export interface Course {
  id: number;
  name: string;
  retention_days: number | null;
  quota: number;
  bytes: number;
  created: string;
}

export type Scope = 'read' | 'write' | 'moss';

export interface Token {
  id: number;
  name: string;
  scope: Scope;
  created: string;
}

/** Earlier years. */
export interface Index {
  name: string;
  submissions: number;
  bytes: number;
}

export type State = 'queued' | 'running' | 'finished' | 'failed' | 'cancelled';

/** What was made of what was handed in. */
export interface Read {
  layout: string;
  submissions: number;
  files: number;
  left_out: number;
  examples: { path: string; reason: string }[];
}

export interface Job {
  id: string;
  course: number;
  title: string;
  state: State;
  error: string | null;
  summary: string | null;
  progress: { stage: string; done: number; total: number | null } | null;
  read?: Read | null;
  bytes: number;
  created: string;
  started: string | null;
  ended: string | null;
}

export interface SecretLink {
  id: number;
  created_by: string;
  expires: string;
}

/** Who did what. */
export interface Entry {
  at: string;
  who: string;
  what: string;
  about: string;
}

export function isOver({ state }: Job): boolean {
  return state !== 'queued' && state !== 'running';
}
