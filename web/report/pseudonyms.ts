// The pseudonyms of submissions while their names are hidden.

import { t } from '../shared/locale';

/** A pseudonym for each submission, the same one whenever the report is opened. Their order says nothing of the names. */
export function pseudonyms(submissions: { name: string; digest: string | null }[]): string[] {
  const taken = new Set(submissions.map(({ name }) => name));
  const digits = Math.max(2, String(submissions.length).length);
  const keys = submissions.map(({ name, digest }) => scrambled(`${digest} ${name}`));
  const given: string[] = [];
  let number = 0;
  for (const index of [...keys.keys()].toSorted((a, b) => keys[a]! - keys[b]!)) {
    do given[index] = t('names-pseudonym', { number: String(++number).padStart(digits, '0') });
    while (taken.has(given[index]!));
  }
  return given;
}

/** A number that a text always has, and that says nothing of it: FNV-1a, and the last steps of MurmurHash3. */
function scrambled(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
