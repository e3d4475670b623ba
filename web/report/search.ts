// Finding submissions by what they are called.

import { plain } from '../shared/plain';
import { visible } from '../shared/visible';
import type { Submission } from './report';

const known = new WeakMap<Submission, string>();

/** All names of a submission, as they are and as they are shown. */
function names(submission: Submission): string {
  let text = known.get(submission);
  if (text === undefined) {
    const { name, title, metadata } = submission;
    const all = [name, title, metadata?.name, metadata?.label, metadata?.group]
      .map((it) => it ?? '')
      .join('\n');
    text = plain(`${all}\n${visible(all)}`);
    known.set(submission, text);
  }
  return text;
}

/** A dash as it stands between the names of a pair. */
const DASH = /\s[-–—]\s/;

/**
 * What a text finds. `hugo 47` finds where each word is in a name of any of the submissions; `hugo – olga`, as it is copied from the
 * page, where one submission has the first name and another one the second.
 */
export function finder(text: string): (...submissions: Submission[]) => boolean {
  const parts = text.split(DASH).map((part) => plain(part).replace(/\s+/g, ' ').trim());
  const isIn = (word: string) => (submission: Submission) => names(submission).includes(word);
  if (parts.length !== 2) {
    const words = plain(text).split(/\s+/).filter(Boolean).map(isIn);
    return (...all) => words.every((word) => all.some(word));
  }
  const [first, second] = parts.map(isIn);
  return (...all) => all.some((one) => first!(one) && all.some((other) => other !== one && second!(other)));
}
