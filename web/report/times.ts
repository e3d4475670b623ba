// When both sides of a pair got its matches, in words: `findings.rs` of the crate codesim-report writes the same on sheets.

import { t } from '../shared/locale';
import { visible } from '../shared/visible';
import type { RecordedBy, Since, TimeLine } from './payload';

/** The names of both sides, as they are shown. */
export type Names = [left: string, right: string];

/** When both sides got a match, and which was first; nothing if it is not known of either. */
export function historyOf(
  line: TimeLine | undefined,
  match: number,
  [left, right]: Names,
): string | undefined {
  const row = line?.rows.find(({ found }) => found === match);
  if (!row) return undefined;
  const first = row.first && { left, right }[row.first];
  return [
    sideOf(left, row.record, row.left),
    sideOf(right, row.record, row.right),
    first === null ? t('history-unknown') : t('history-first', { name: visible(first) }),
  ].join(' ');
}

function sideOf(side: string, record: RecordedBy, since: Since | null): string {
  const name = visible(side);
  if (!since) return t('history-none', { name });
  const how =
    since.versions > 1
      ? t('history-grown', { count: since.versions })
      : t('history-piece', { count: since.added_lines });
  const before =
    since.absent_until === null ? t('history-from-start') : t('history-before', { time: since.absent_until });
  if (since.time === null) return t('history-now', { name, how, before });
  const author = visible(since.author ?? '');
  const by = since.version === null ? '' : t('history-by', { record, version: since.version, author });
  return t('history-since', { name, time: since.time, by, how, before });
}
