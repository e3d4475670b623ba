// Names of submissions as people read them.

import { visible } from '../shared/visible';
import type { Metadata } from './payload';

/** What all names share at their ends is left out from so many characters on: less of it is not in the way. */
const LEAST_SHARED = 8;
const UP_TO_SEPARATOR = /^.*[-_. /#()]/su;
const FROM_SEPARATOR = /[-_. /#()].*$/su;

/** How a submission is shown. */
export interface Shown {
  /** The name of the person or, where none is known, of the submission. */
  title: string;
  /** Its own name, without what all names share. */
  short: string;
}

export function shownNames(submissions: { name: string; metadata: Metadata | null }[]): Shown[] {
  const short = shortNames(submissions.map(({ name }) => name));
  const people = submissions.map(({ metadata }) => metadata?.name || null);
  const counts = new Map<string, number>();
  for (const person of people) if (person) counts.set(person, (counts.get(person) ?? 0) + 1);
  return submissions.map((_, index) => {
    const [person, own] = [people[index]!, short[index]!];
    // Two of the same name are told apart by what they handed in.
    const title = !person ? own : counts.get(person)! > 1 ? `${person} (${own})` : person;
    return { title, short: own };
  });
}

/** The names without what they all begin or end with, such as `_assignsubmission_file_`, and without folders that all have in their middle. */
export function shortNames(names: string[]): string[] {
  if (names.length < 2) return names;
  const prefix = UP_TO_SEPARATOR.exec(sharedStart(names))?.[0].length ?? 0;
  const suffix = FROM_SEPARATOR.exec(reversed(sharedStart(names.map(reversed))))?.[0].length ?? 0;
  const [start, end] = [prefix, suffix].map((length) => (length >= LEAST_SHARED ? length : 0)) as [
    number,
    number,
  ];
  return withoutSharedFolders(cut(names, start, end) ?? cut(names, 0, end) ?? names);
}

/** Nothing where a mere number would be left of a name: `student-7` is better than `7`. */
function cut(names: string[], start: number, end: number): string[] | undefined {
  const rests = names.map((name) => name.slice(start, name.length - end));
  return rests.every(hasLetter) ? rests : undefined;
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Paths without the folders that all have at the same place: those between the first and the last of its parts. */
function withoutSharedFolders(names: string[]): string[] {
  const paths = names.map((name) => name.split('/'));
  const [first] = paths as [string[]];
  if (paths.some((path) => path.length !== first.length)) return names;
  const isShared = first.map(
    (part, place) => place > 0 && place < first.length - 1 && paths.every((path) => path[place] === part),
  );
  const shared = first.filter((_, place) => isShared[place]).join('/');
  if (shared.length < LEAST_SHARED) return names;
  const rests = paths.map((path) => path.filter((_, place) => !isShared[place]).join('/'));
  return rests.every(hasLetter) ? rests : names;
}

function sharedStart(names: string[]): string {
  const [first, last] = names.reduce(
    ([least, most], name) => [name < least ? name : least, name > most ? name : most],
    [names[0]!, names[0]!],
  );
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;
  return first.slice(0, length);
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}

const TAIL = 8;
/** Names of so few more characters are as long in two parts. */
const SPARE = 4;

/** A name in two parts, of which the first one gives way where there is no room. */
export function halves(text: string): [string, string] {
  const characters = [...text];
  if (characters.length <= TAIL + SPARE) return [text, ''];
  return [characters.slice(0, -TAIL).join(''), characters.slice(-TAIL).join('')];
}

/** A name of at most so many characters, shortened in its middle. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const tail = Math.min(TAIL, Math.floor(most / 3));
  return `${characters.slice(0, most - tail - 1).join('')}…${characters.slice(-tail).join('')}`;
}

/** All that a submission is called, for a tooltip. */
export function allNames({
  name,
  title,
  metadata,
}: Shown & { name: string; metadata: Metadata | null }): string {
  const label = metadata?.label ? ` [${metadata.label}]` : '';
  return visible((metadata?.name && title !== name ? `${metadata.name}: ${name}` : name) + label);
}
