// The file of decisions that the page exports and imports, and that `--decisions` takes.

import { t } from '../shared/locale';
import type { Decision } from './payload';
import type { Pair } from './report';
import { isTable } from './decisiontable';
import { asDecision, signed, type CodedPair } from './decision';

const VERSION = 3;

interface Entry {
  left: string;
  right: string;
  left_digest?: string | null;
  right_digest?: string | null;
}

export interface FileEntry {
  names: [string, string];
  /** The digests of the code that the person looked at. */
  digests: [string | null, string | null];
  decision: Decision;
}

/** What is in a file with these decisions. */
export function content(exercise: string, all: [Pair, Decision][]): object {
  const decisions = all.map(([{ left, right }, decision]) => ({
    left: left.real,
    right: right.real,
    left_digest: left.digest,
    right_digest: right.digest,
    ...signed(decision, decision.by, decision.at),
  }));
  return { schema_version: VERSION, exercise, decisions };
}

export function written(exercise: string, all: [Pair, Decision][]): string {
  return `${JSON.stringify(content(exercise, all), null, 2)}\n`;
}

interface Understood {
  exercise: string | null;
  entries: FileEntry[];
}

/** What the text of a file says; throws an error that says why nothing can be taken from it. */
export function read(text: string): Understood {
  return understood(parsed(text));
}

function parsed(text: string): unknown {
  if (isTable(text)) throw new Error(t('decisions-is-table'));
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(t('decisions-no-file'));
  }
}

/** The same of what is in a file. */
export function understood(value: unknown): Understood {
  const file = value as { schema_version?: unknown; exercise?: unknown; decisions?: unknown } | null;
  if (file?.schema_version !== VERSION || !Array.isArray(file?.decisions)) {
    throw new Error(t('decisions-wrong-file'));
  }
  const entries = file.decisions.map((value: unknown, index) => entry(value, index + 1));
  check(entries);
  return { exercise: typeof file.exercise === 'string' ? file.exercise : null, entries };
}

function entry(value: unknown, number: number): FileEntry {
  const { left, right, left_digest, right_digest } = (value ?? {}) as Entry;
  const decision = asDecision(value);
  if (typeof left !== 'string' || typeof right !== 'string' || !decision) {
    throw new Error(t('decisions-wrong-entry', { number: String(number) }));
  }
  return { names: [left, right], digests: [left_digest ?? null, right_digest ?? null], decision };
}

/** A pair has one decision in a file. */
function check(entries: FileEntry[]): void {
  const known = new Map<string, number>();
  for (const [index, { names }] of entries.entries()) {
    const key = JSON.stringify(names.toSorted());
    const first = known.get(key);
    if (first !== undefined) {
      throw new Error(t('decisions-same-pair', { first: String(first), second: String(index + 1) }));
    }
    known.set(key, index + 1);
  }
}

/** Whether the code of a pair is what an entry is on, as far as that says. */
export function isOnCode({ names, digests }: FileEntry, { left, right }: CodedPair): boolean {
  const now = left.real === names[0] ? [left, right] : [right, left];
  return digests.every((digest, side) => !digest || digest.toLowerCase() === now[side]!.digest);
}
