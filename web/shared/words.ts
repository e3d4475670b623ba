// Numbers as a person reads them. The other formats have theirs from the crate codesim-display: `tests/words.json` there
// holds both to the same texts. What is said of pairs and matches in words comes with the report.

import { dateFormat, numberFormat, t } from './locale';

const grouping = numberFormat({ maximumFractionDigits: 4 });

export function grouped(number: number): string {
  return grouping.format(number);
}

/** A number with a fixed number of decimals: `0.50`. */
export function decimal(number: number, digits: number): string {
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number);
}

/** `1 pair`, `2 pairs`, `2 matches`, on pages that are in English alone. */
export function counted(number: number, noun: string): string {
  const plural = noun.endsWith('ch') ? 'es' : 's';
  return `${grouped(number)} ${noun}${number === 1 ? '' : plural}`;
}

/** A share in 0..=1 in percent; never 0 or 100 unless it is exactly that. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded < 1) return '<1 %';
  if (share < 1 && rounded > 99) return '>99 %';
  return `${rounded} %`;
}

/**
 * An expected number of independent pairs, to two significant digits below 10: `12`, `1.3`, `0.77`, `0.02`, `1 in 200`; less
 * than one in a thousand is never said: `<1 in 1,000`.
 */
export function expected(pairs: number | null): string {
  if (pairs === null) return '–';
  if (pairs >= 9.95) return grouped(Math.round(pairs));
  // From here on the number is 1.0 when rounded.
  if (pairs >= 0.95) return decimal(twoDigits(pairs), 1);
  if (pairs >= 0.0095) return grouped(twoDigits(pairs * 1000) / 1000);
  if (pairs < 0.001) return t('number-below-one-in-a-thousand');
  return t('number-one-in', { classes: twoDigits(1 / pairs) });
}

/** As wide as a digit, and as a point. */
const [DIGIT, POINT] = ['\u2007', '\u2008'];

/** The number of decimals that the smallest expected number has. */
const MOST_DECIMALS = 4;

/** An expected number where a number is wanted and no words, to two significant digits below 10: `11`, `1.3`, `0.77`, `0.0053`, `<0.001`. */
export function expectedNumber(pairs: number | null): string {
  return expectedParts(pairs)[0];
}

/** The same in a column, where the decimal points are below each other. */
export function expectedInColumn(pairs: number | null): string {
  const [number, decimals] = expectedParts(pairs);
  return number + (decimals === 0 ? POINT : '') + DIGIT.repeat(MOST_DECIMALS - decimals);
}

function expectedParts(pairs: number | null): [number: string, decimals: number] {
  if (pairs === null) return ['–', 0];
  if (pairs >= 9.95) return [grouped(Math.round(pairs)), 0];
  if (pairs < 0.001) return [`<${decimal(0.001, 3)}`, 3];
  // From here on a number has one digit more before it is cut: 0.95 is 1.0.
  const decimals = 1 + [0.95, 0.095, 0.0095].filter((limit) => pairs < limit).length;
  return [decimal(pairs, decimals), decimals];
}

/** An estimate, which more than three digits would make look exact. */
export function threeDigits(estimate: number): number {
  return Number(estimate.toPrecision(3));
}

/** Rounded to two significant digits, to one decimal below 10; with ties as in the Rust original. */
function twoDigits(number: number): number {
  if (number < 10) return Math.round(number * 10) / 10;
  let step = 1;
  while (number / step >= 100) step *= 10;
  return Math.round(number / step) * step;
}

/** `line 3`, `lines 3–17`. */
export function lines(place: { first_line: number; last_line: number }): string {
  // Numbers of lines are names, which are not grouped.
  const [first, last] = [String(place.first_line), String(place.last_line)];
  return first === last ? t('line', { line: first }) : t('lines', { first, last });
}

/** A duration in milliseconds: `12 minutes`, `3 hours`, `2 days`. */
export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return t('minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('hours', { count: hours }) : t('days', { count: Math.round(hours / 24) });
}

const MOMENT = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** `1 Mar 2026, 10:00`, in UTC, from milliseconds since 1970. */
export function moment(milliseconds: number): string {
  return MOMENT.format(milliseconds);
}

const DAY = dateFormat({ dateStyle: 'medium' });

/** `1 Mar 2026`, in the zone of the reader. */
export function localDay(milliseconds: number): string {
  return DAY.format(milliseconds);
}

const LOCAL = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** `1 Mar 2026, 11:00`, in the zone of the reader. */
export function localMoment(milliseconds: number): string {
  return LOCAL.format(milliseconds);
}
