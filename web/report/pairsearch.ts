// The search of pairs: names, and filters such as `score>0.5`, `label:group7`, `-dismissed`. Names match as in lists of submissions; a
// minus negates the filter after it, and quotes keep words together. Text that looks like a filter but is not one is searched as a name,
// since names have such characters too, and the page says so.

import { t } from '../shared/locale';
import { plain } from '../shared/plain';
import type { Decisions } from './decisions.svelte';
import type { Verdict } from './payload';
import type { Pair } from './report';
import { finder, names, phrase, phraseIn } from './search';

export type Keeps = (pair: Pair, decisions: Decisions) => boolean;

/** From the first number to below the second. */
export type Range = [from: number, to: number];

export interface PairSearch {
  keeps: Keeps;
  /** What was searched as a name though it looks like a filter, in sentences. */
  notes: string[];
  /** The scores that it asks for, and the similarities. */
  scores: Range;
  similarities: Range;
}

const decided =
  (status: string): Keeps =>
  (pair, decisions) =>
    decisions.of(pair).status === status;

/** Filters of one word. */
export const WORDS = {
  flagged: (pair) => pair.verdict === 'flagged',
  undecided: decided('undecided'),
  confirmed: decided('confirmed'),
  dismissed: decided('dismissed'),
  earlier: (pair) => pair.left.old || pair.right.old,
  reference: (pair) => pair.isWithReference,
} satisfies Record<string, Keeps>;

interface Figure {
  of: (pair: Pair) => number;
  /** What 1 stands for: shares are in percent. */
  unit?: number;
  /** Equal is what differs by less than half of it. */
  step: number;
}

/** Filters by a number; what has none is left out by them. */
const FIGURES: Record<string, Figure> = {
  score: { of: (pair) => pair.score, step: 0.001 },
  similarity: { of: (pair) => pair.similarity, unit: 0.01, step: 0.01 },
  left: { of: (pair) => pair.containmentLeft, unit: 0.01, step: 0.01 },
  right: { of: (pair) => pair.containmentRight, unit: 0.01, step: 0.01 },
  expected: { of: (pair) => pair.expected ?? NaN, step: 0.01 },
  longest: { of: (pair) => pair.longestMatch, step: 1 },
  matched: { of: (pair) => pair.matchedTokens, step: 1 },
  rank: { of: (pair) => pair.rank ?? NaN, step: 1 },
  cluster: { of: (pair) => pair.cluster ?? NaN, step: 1 },
};

const VERDICTS: Verdict[] = ['flagged', 'second-look', 'not-unusual', 'too-small'];

/** Filters by a text; nothing where no pair of any report could have it. */
const TEXTS: Record<string, (text: string) => Keeps | undefined> = {
  name: (text) => {
    const isFound = phraseIn(names, text);
    return ({ left, right }) => isFound(left, right);
  },
  label: (text) => {
    const wanted = plain(text);
    return (pair) => [pair.left, pair.right].some(({ metadata }) => plain(metadata?.label ?? '') === wanted);
  },
  // By their beginning, in the language of the report too.
  verdict: (text) => {
    const isMeant = (name: string) => plain(name).startsWith(plain(text));
    const meant = VERDICTS.filter((verdict) => isMeant(verdict) || isMeant(t(`verdict-${verdict}`)));
    return meant.length === 0 ? undefined : (pair) => meant.includes(pair.verdict);
  },
};

const COMPARISONS: Record<string, (a: number, b: number, step: number) => boolean> = {
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b, step) => Math.abs(a - b) < step / 2,
};

/** A word, or what quotes keep together; a quote that is still open ends with the text. */
const TOKEN = /-?(?:[\p{L}-]+(?:[<>]=?|[:=]))?"[^"]*"?|\S+/gu;
const PARTS = /^(-?)(?:([\p{L}-]+)([<>]=?|[:=]))?(.*)$/su;
const LONE_DASH = /^[-–—]$/;

interface Term {
  isNegated: boolean;
  /** Before and after the sign of a filter, which has neither in a word. */
  key: string;
  sign: string;
  value: string;
  isQuoted: boolean;
}

function termOf(token: string): Term {
  const [, minus, key = '', sign = '', rest = ''] = PARTS.exec(token)!;
  const isQuoted = rest.startsWith('"');
  return { isNegated: minus === '-', key, sign, value: isQuoted ? rest.replaceAll('"', '') : rest, isQuoted };
}

/** Reads what was typed. */
export function pairSearch(text: string): PairSearch {
  const conditions: Keeps[] = [];
  const named: string[] = [];
  const notes: string[] = [];
  const filters: Term[] = [];
  for (const token of text.match(TOKEN) ?? []) {
    const term = LONE_DASH.test(token) ? wordTerm(token) : termOf(token);
    const keeps = wordOf(term) ?? filterOf(term);
    if (!keeps && term.key) notes.push(noteOn(term));
    if (term.isNegated) conditions.push(not(keeps ?? byName(termText(term))));
    else if (keeps) conditions.push(keeps);
    else named.push(termText(term));
    if (keeps && !term.isNegated) filters.push(term);
  }
  conditions.push(byNames(named));
  return {
    keeps: (...it) => conditions.every((keeps) => keeps(...it)),
    notes,
    scores: rangeOf('score', filters),
    similarities: rangeOf('similarity', filters),
  };
}

function wordTerm(value: string): Term {
  return { isNegated: false, key: '', sign: '', value, isQuoted: false };
}

/** A term as it is searched in names. */
function termText({ key, sign, value }: Term): string {
  return key + sign + value;
}

function not(keeps: Keeps): Keeps {
  return (...it) => !keeps(...it);
}

function wordOf({ key, value, isQuoted }: Term): Keeps | undefined {
  const word = value.toLowerCase();
  return key === '' && !isQuoted && isOwn(WORDS, word) ? WORDS[word] : undefined;
}

function isOwn<T extends object>(of: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(of, key);
}

/** Nothing where there is no such filter, or its value says nothing to it; one without a value, as it is typed, keeps all. */
function filterOf({ key, sign, value }: Term): Keeps | undefined {
  const name = key.toLowerCase();
  const [isFigure, isText] = [isOwn(FIGURES, name), isOwn(TEXTS, name) && /[:=]/.test(sign)];
  if (value === '' && (isFigure || isText)) return () => true;
  if (isFigure) return byFigure(FIGURES[name]!, sign, numberOf(value, FIGURES[name]!));
  return isText ? TEXTS[name]!(value) : undefined;
}

/** `0,5` and `80 %` are numbers too, and `1,000` is one of tokens. */
function numberOf(text: string, { step }: Figure): number {
  const number = text.replace(/%$/, '');
  return Number(step === 1 ? number.replace(/[.,](?=\d{3}$)/, '') : number.replace(',', '.'));
}

function byFigure({ of, unit = 1, step }: Figure, sign: string, number: number): Keeps | undefined {
  if (Number.isNaN(number)) return undefined;
  const bound = boundOf(number, unit);
  const compare = COMPARISONS[sign] ?? COMPARISONS['=']!;
  return (pair) => compare(of(pair), bound, step);
}

/** Exactly as the share itself is made: 0.29 is not 29 times 0.01. */
function boundOf(number: number, unit: number): number {
  return number / (1 / unit);
}

/** The values of a figure that pass all of these filters, as far as they are a range. */
function rangeOf(name: string, filters: Term[]): Range {
  const figure = FIGURES[name]!;
  const asked = filters.filter(({ key, value }) => key.toLowerCase() === name && value !== '');
  const bounds = (sign: string) =>
    asked
      .filter((term) => term.sign.startsWith(sign))
      .map(({ value }) => boundOf(numberOf(value, figure), figure.unit ?? 1));
  return [Math.max(...bounds('>')), Math.min(...bounds('<'))];
}

function noteOn(term: Term): string {
  const name = term.key.toLowerCase();
  if (isOwn(FIGURES, name) || isOwn(TEXTS, name)) return t('filter-unread', { text: termText(term) });
  return t('filter-unknown', { name: term.key });
}

function byName(text: string): Keeps {
  const isFound = phrase(text);
  return ({ left, right }) => isFound(left, right);
}

/** `hugo – olga`, or words in any order; a dash at an end is one that is being typed. */
function byNames(all: string[]): Keeps {
  const isDash = (text: string) => LONE_DASH.test(text);
  const first = all.findIndex((text) => !isDash(text));
  const some = first < 0 ? [] : all.slice(first, all.findLastIndex((text) => !isDash(text)) + 1);
  if (some.some(isDash)) {
    const isFound = finder(some.join(' '));
    return ({ left, right }) => isFound(left, right);
  }
  const found = some.map(byName);
  return (...it) => found.every((keeps) => keeps(...it));
}
