// Finding submissions by what they are called.

import { plain } from '../shared/plain';
import { visible } from '../shared/visible';
import type { Submission } from './report';

export type Finder = (...submissions: Submission[]) => boolean;
type Words = (submission: Submission) => (string | null | undefined)[];
type Text = (submission: Submission) => string;

/** What a submission is called, as it is and as it is shown; put together once for each. */
function remembered(words: Words): Text {
  const known = new WeakMap<Submission, string>();
  return (submission) => {
    let text = known.get(submission);
    if (text === undefined) {
      const all = words(submission)
        .map((it) => it ?? '')
        .join('\n');
      text = plain(`${all}\n${visible(all)}`);
      known.set(submission, text);
    }
    return text;
  };
}

/** The names of a submission. */
export const names = remembered(({ name, title, metadata }) => [name, title, metadata?.name]);

/** All that it is found by. */
const words = remembered(({ name, title, metadata }) => [
  name,
  title,
  metadata?.name,
  metadata?.label,
  metadata?.group,
]);

/** A dash as it stands between the names of a pair. */
const DASH = /\s[-–—]\s/;

/**
 * What a text finds. `hugo 47` finds where each word is in a name of any of the submissions; `hugo – olga`, as it is copied from the
 * page, where one submission has the first name and another one the second.
 */
export function finder(text: string): Finder {
  const [first, second, ...more] = text.split(DASH).map(phrase);
  if (first && second && more.length === 0) return (...all) => isOfTwo(first, second, all);
  const found = plain(text).split(/\s+/).filter(Boolean).map(phrase);
  return (...all) => found.every((isFound) => isFound(...all));
}

function isOfTwo(first: Finder, second: Finder, all: Submission[]): boolean {
  return all.some((one) => first(one) && all.some((other) => other !== one && second(other)));
}

/** Where words stand together, in any of the submissions. */
export function phrase(text: string): Finder {
  return phraseIn(words, text);
}

export function phraseIn(of: Text, text: string): Finder {
  const wanted = plain(text).replace(/\s+/g, ' ').trim();
  return (...all) => all.some((one) => of(one).includes(wanted));
}
