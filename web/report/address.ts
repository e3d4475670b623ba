// Names in the address of a view.

import { plain } from '../shared/plain';
import type { Report } from './report';

const VIEWS_OF_SUBMISSIONS = ['pair', 'sheet', 'submission'];

/** The path of a view with the names that are shown. */
export function shownPath(report: Report, parts: string[]): string[] {
  if (!VIEWS_OF_SUBMISSIONS.includes(parts[0]!)) return parts;
  return parts.map((part, index) => (index === 0 ? part : (report.submission(part)?.name ?? part)));
}

/** A search as it may stand in the address: not with words that begin as hidden names do. */
export function shownSearch(report: Report, search: string): string {
  const names = search === '' ? [] : report.hiddenNames.flatMap(words);
  const tells = words(search).filter(isTelling);
  return tells.some((word) => names.some((name) => name.startsWith(word))) ? '' : search;
}

function words(text: string): string[] {
  return plain(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** Shorter ones are in any search. */
function isTelling(word: string): boolean {
  return word.length >= (/\p{N}/u.test(word) ? 3 : 2);
}
