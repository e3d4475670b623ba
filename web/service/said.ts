// What the service says, as a person reads it.

import { visible } from '../shared/visible';
import { counted, localMoment } from '../shared/words';
import type { Job, Scope, SourceKind, State } from './model';

const UNITS = ['kB', 'MB', 'GB', 'TB'];

/** `0 bytes`, `1 byte`, `12 kB`, `3.4 MB`. */
export function size(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte');
  let unit = 0;
  let number = bytes / 1000;
  while (number >= 999.5 && unit < UNITS.length - 1) {
    number /= 1000;
    unit++;
  }
  return `${number < 9.95 ? number.toFixed(1).replace('.0', '') : Math.round(number)} ${UNITS[unit]}`;
}

/** `1 second`, `90 seconds`, `3 minutes`. */
export function waiting(seconds: number): string {
  return seconds < 100 ? counted(Math.ceil(seconds), 'second') : counted(Math.ceil(seconds / 60), 'minute');
}

/** As a sentence, with nothing that is not seen as what it is. The name of a file stays as it is where one comes first. */
export function sentence(text: string): string {
  const shown = visible(text.trim());
  const whole = shown.replace(/^\p{Ll}\p{L}*(?=[\s,;]|$)/u, (word) => word[0]!.toUpperCase() + word.slice(1));
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

export const SOURCES: Record<SourceKind, string> = {
  canvas: 'Canvas',
  github: 'GitHub Classroom',
  moodle: 'Moodle',
};

const STATES: Record<State, string> = {
  queued: 'waiting',
  running: 'comparing',
  finished: 'finished',
  failed: 'failed',
  cancelled: 'cancelled',
};

export function stateWords(state: State): string {
  return STATES[state];
}

/** What is being done of a job, without numbers. */
export function stageWords({ state, progress }: Pick<Job, 'state' | 'progress'>): string {
  if (state === 'queued') return 'Waiting for other comparisons to end';
  return progress?.stage ? `Comparing: ${progress.stage}` : 'Comparing';
}

export const SCOPES: [Scope, string][] = [
  ['read', 'sees comparisons and reports'],
  ['write', 'uploads, cancels and deletes too'],
  ['moss', 'is the user id of clients of MOSS, for uploads alone'],
];

/** What a comparison is called; when it was handed in, where nobody said. */
export function titleOf({ title, created }: Pick<Job, 'title' | 'created'>): string {
  return title ? visible(title) : `Uploaded on ${when(created)}`;
}

/** A time as the service writes it, in the zone of the reader. */
export function when(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : localMoment(at);
}

/** `kept for ever`, `deleted after 90 days`. */
export function kept(days: number | null): string {
  return days === null ? 'kept until somebody deletes it' : `deleted after ${counted(days, 'day')}`;
}

/** What to do about a comparison that failed. */
export function advice(error: string): string {
  if (/memory/.test(error))
    return 'Upload fewer files at once, or only the languages that you need. If that does not help, the administrator of the service can give it more memory.';
  if (/archive|zip|tar\b/.test(error))
    return 'See whether the archive opens on your computer, pack it again, or drop its folder instead.';
  return 'Check that you chose the right files: a folder or an archive that has one folder or file for each student. Then upload it again.';
}
