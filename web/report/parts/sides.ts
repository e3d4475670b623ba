// The two sides of a pair: the files of each submission, with the matches marked in them.

import { t } from '../../shared/locale';
import type { Match, Place, Range, Source } from '../payload';
import type { Submission } from '../report';
import { codeFile, HUES, type CodeFile, type Mark } from './code';

type Side = 'left' | 'right';

/** Files with matches come first. */
export function sideOf(matches: Match[], submission: Submission, sources: Source[], side: Side): CodeFile[] {
  const marked = sources.map((source) => {
    const own = matches.flatMap((match, id) =>
      match[side].file === source.file ? [mark(match, id, side)] : [],
    );
    return codeFile(submission.files[source.file]!.path, source, own);
  });
  return [
    ...marked.filter((file) => file.marks.length > 0),
    ...marked.filter((file) => file.marks.length === 0),
  ];
}

function mark(match: Match, id: number, side: Side): Mark {
  const place = match[side];
  const number = id + 1;
  const title = t('match-title', { number: String(number), words: match.words, count: match.tokens });
  return { range: rangeOf(place), id, number, hue: id % HUES, look: match.kind, title };
}

export function rangeOf({ start, end }: Place): Range {
  return [start, end];
}
