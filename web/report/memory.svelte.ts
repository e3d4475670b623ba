// Where decisions are kept. The browser keeps them under the exercise, the names and the digests of the code, since a decision on other
// code, or in another exercise, is none on this one.

import type { Decision } from './payload';
import type { Pair } from './report';
import { asDecision, PLACES, type CodedPair, type Side } from './decision';
import { BROWSER, type Store } from './store';

const PREFIX = 'codesim decision ';
const READER = 'codesim reader';

/** What is kept of a pair. */
export interface Kept {
  sides: Side[];
  /** Decisions of the report that were decided against. */
  over: Decision[];
  /** Whether a file has it as well. */
  isExported?: boolean;
}

type Find = (left: string, right: string) => Pair | undefined;

/** What could not be kept, and why. */
export interface Unsaved {
  decision: Decision;
  why: string;
}

export interface Memory {
  /** Where the sides that it keeps are from. */
  readonly place: string;
  /** Whether others see it too, and it is known there who decides. */
  readonly isShared: boolean;
  /** Whether it keeps anything. */
  readonly works: boolean;
  /** Whether the reader may decide, and not only read what others decided. */
  readonly mayDecide: boolean;
  /** Who reads, as they said last. */
  reader: string;
  get(pair: Pair): Kept;
  /** Keeps this of a pair, or nothing where there is nothing to keep. */
  set(pair: Pair, kept: Kept): void;
  /** Decisions of other people about a pair, where each decides for themselves; the reader cannot change them. */
  others(pair: Pair): Side[];
  /** Whether something is on its way that may still fail. */
  isSaving(pair: Pair): boolean;
  unsaved(pair: Pair): Unsaved | undefined;
  /** What was decided in other exercises: the exercise, the pair that has this code here as well, and the decision. */
  elsewhere(find: Find): [string, Pair, Decision][];
  /** Tells of pairs of this exercise that are decided about somewhere else. */
  watch(find: Find, changed: (pair: Pair) => void): void;
}

/** A submission and its code. */
type Code = [name: string, digest: string | null];
type Key = [exercise: string, one: Code, other: Code];

export class BrowserMemory implements Memory {
  readonly place = PLACES.browser;
  readonly isShared = false;
  readonly mayDecide = true;
  works = $state(true);
  readonly #exercise: string;
  readonly #store: Store;

  constructor(exercise: string, store: Store = BROWSER) {
    this.#exercise = exercise;
    this.#store = store;
  }

  get(pair: CodedPair): Kept {
    return this.#stored(this.#key(pair));
  }

  set(pair: CodedPair, { sides, over, isExported }: Kept): void {
    const key = this.#key(pair);
    this.#try(() =>
      sides.length + over.length > 0
        ? this.#store.set(key, JSON.stringify([sides, over, ...(isExported ? [true] : [])]))
        : this.#store.remove(key),
    );
  }

  /** A browser is one person's. */
  others(): [] {
    return [];
  }

  /** A browser keeps things at once, or nothing at all. */
  isSaving(): boolean {
    return false;
  }

  unsaved(): undefined {
    return undefined;
  }

  get reader(): string {
    return this.#try(() => this.#store.get(READER)) ?? '';
  }

  set reader(name: string) {
    this.#try(() => this.#store.set(READER, name));
  }

  elsewhere(find: Find): [string, Pair, Decision][] {
    const keys = this.#try(() => this.#store.keys()) ?? [];
    return keys.toSorted().flatMap((text): [string, Pair, Decision][] => {
      const [exercise, one, other] = parsed(text) ?? [];
      if (exercise === undefined || exercise === this.#exercise || !one?.[1] || !other?.[1]) return [];
      const pair = find(one[0], other[0]);
      // The same names are not enough.
      if (!pair || text !== written(exercise, pair)) return [];
      const { sides } = this.#stored(text);
      return sides.length === 1 ? [[exercise, pair, sides[0]!]] : [];
    });
  }

  watch(find: Find, changed: (pair: Pair) => void): void {
    addEventListener('storage', ({ key }) => {
      const [exercise, one, other] = parsed(key ?? '') ?? [];
      const pair = exercise === this.#exercise ? find(one![0], other![0]) : undefined;
      if (pair) changed(pair);
    });
  }

  #key(pair: CodedPair): string {
    return written(this.#exercise, pair);
  }

  #stored(key: string): Kept {
    const text = this.#try(() => this.#store.get(key));
    return text ? kept(text) : { sides: [], over: [] };
  }

  #try<T>(use: () => T): T | undefined {
    try {
      return use();
    } catch {
      this.works = false;
      return undefined;
    }
  }
}

function written(exercise: string, { left, right }: CodedPair): string {
  const codes = [left, right].map(({ real, digest }): Code => [real, digest ?? null]);
  const [one, other] = codes.toSorted(([a], [b]) => (a < b ? -1 : 1)) as [Code, Code];
  return PREFIX + JSON.stringify([exercise, one, other] satisfies Key);
}

function parsed(text: string): Key | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  try {
    const key: unknown = JSON.parse(text.slice(PREFIX.length));
    return Array.isArray(key) && key.length === 3 ? (key as Key) : undefined;
  } catch {
    return undefined;
  }
}

function kept(text: string): Kept {
  try {
    const [sides, over, isExported] = JSON.parse(text) as [Side[], Decision[], unknown];
    const read = sides.flatMap((side) => {
      const decision = asDecision(side);
      return decision ? [{ ...decision, from: String(side.from) }] : [];
    });
    const decidedAgainst = over.flatMap((decision) => asDecision(decision) ?? []);
    return { sides: read, over: decidedAgainst, isExported: isExported === true };
  } catch {
    return { sides: [], over: [] };
  }
}
