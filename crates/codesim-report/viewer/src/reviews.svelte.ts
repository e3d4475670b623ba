// What the reader decided about pairs: kept in the browser, exported and imported as the file that `--verdicts` takes.

import { SvelteMap } from 'svelte/reactivity';
import type { Decision } from './payload';
import type { Pair, Report } from './report';

export interface Review {
  decision: Decision;
  note: string;
}

export const DECISIONS: Decision[] = ['open', 'confirmed', 'dismissed'];

interface Entry {
  left: string;
  right: string;
  left_digest?: string;
  right_digest?: string;
  decision: Decision;
  note: string;
}

const VERSION = 1;
const NONE: Review = { decision: 'open', note: '' };

export class Reviews {
  readonly #report: Report;
  readonly #byPair = new SvelteMap<number, Review>();
  /** Whether the browser keeps what is decided. */
  kept = $state(true);

  constructor(report: Report) {
    this.#report = report;
    for (const pair of report.pairs) {
      const review = this.#stored(pair) ?? pair.review;
      if (review) this.#byPair.set(pair.index, review);
    }
  }

  of(pair: Pair): Review {
    return this.#byPair.get(pair.index) ?? NONE;
  }

  get reviewed(): Pair[] {
    return this.#report.pairs.filter((pair) => this.#byPair.has(pair.index));
  }

  set(pair: Pair, review: Review): void {
    this.#byPair.set(pair.index, review);
    try {
      localStorage.setItem(key(pair), JSON.stringify(review));
    } catch {
      this.kept = false;
    }
  }

  export(): string {
    const verdicts = this.reviewed.map((pair) => entry(pair, this.of(pair)));
    return `${JSON.stringify({ schema_version: VERSION, verdicts }, null, 2)}\n`;
  }

  /** Takes over the verdicts of a file; says what was done, or throws an error that says why nothing was. */
  import(text: string): string {
    const entries = parse(text);
    let taken = 0;
    for (const entry of entries) {
      const pair = this.#report.pair(entry.left, entry.right);
      if (!pair || changed(pair, entry)) continue;
      this.set(pair, { decision: entry.decision, note: entry.note });
      taken++;
    }
    const left = entries.length - taken;
    const rest = left
      ? ` ${left} left out: the pair is not in this report, or its code has changed since.`
      : '';
    return `${taken} taken over.${rest}`;
  }

  #stored(pair: Pair): Review | undefined {
    try {
      const text = localStorage.getItem(key(pair));
      const review = text === null ? undefined : JSON.parse(text);
      return isReview(review) ? review : undefined;
    } catch {
      this.kept = false;
      return undefined;
    }
  }
}

/** Names and contents: a verdict about other code is no verdict about this one. */
function key(pair: Pair): string {
  const digests = [pair.left.digest, pair.right.digest];
  return `codesim ${JSON.stringify([pair.left.name, pair.right.name, ...digests])}`;
}

function entry(pair: Pair, review: Review): Entry {
  const [left, right] = [pair.left, pair.right];
  return {
    left: left.name,
    right: right.name,
    ...(left.digest && right.digest ? { left_digest: left.digest, right_digest: right.digest } : {}),
    ...review,
  };
}

function changed(pair: Pair, entry: Entry): boolean {
  const swapped = pair.left.name !== entry.left;
  const [left, right] = swapped ? [pair.right, pair.left] : [pair.left, pair.right];
  const differs = (now?: string | null, then?: string) => Boolean(now && then && now !== then);
  return differs(left.digest, entry.left_digest) || differs(right.digest, entry.right_digest);
}

function isReview(value: unknown): value is Review {
  const review = value as Review | null;
  return typeof review?.note === 'string' && DECISIONS.includes(review.decision);
}

function parse(text: string): Entry[] {
  const file = JSON.parse(text) as { schema_version?: unknown; verdicts?: unknown } | null;
  if (file?.schema_version !== VERSION || !Array.isArray(file.verdicts)) {
    throw new Error(`a file of verdicts with schema_version ${VERSION} was expected`);
  }
  for (const [index, value] of file.verdicts.entries()) {
    const names = typeof value?.left === 'string' && typeof value?.right === 'string';
    if (!names || !isReview(value)) throw new Error(`verdict ${index + 1} has no names, decision and note`);
  }
  return file.verdicts as Entry[];
}
