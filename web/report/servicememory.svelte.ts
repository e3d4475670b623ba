// Decisions that a service keeps: one of each person who may see the report there, of which the reader changes their own. What is decided
// is shown at once and sent; where it cannot be saved, what the service has is shown again, and that it could not be.

import { SvelteMap } from 'svelte/reactivity';
import type { DecisionGiven, PairDecisions } from '../generated/service';
import type { Kept, Memory, Unsaved } from './memory.svelte';
import type { Decision } from './payload';
import type { Pair } from './report';
import { asDecision, NONE, PLACES, type Side } from './decision';
import { send } from './service';

type Find = (left: string, right: string) => Pair | undefined;
/** Decisions on a pair in the service: the reader's own one, and those of others. */
type Stored = { left: string; right: string; own?: Side | undefined; others: Side[] };

/** All that a service has about a report. */
interface Fetched {
  kept: Map<string, Stored>;
  mayDecide: boolean;
}

export class ServiceMemory implements Memory {
  readonly place = PLACES.service;
  readonly isShared = true;
  readonly works = true;
  readonly mayDecide: boolean;
  reader = '';
  readonly #address: string;
  #kept: Map<string, Stored>;
  /** Several sides of a pair, of which the reader takes one: a service keeps one decision of each person. */
  readonly #disputed = new Map<number, Side[]>();
  readonly #sent = new SvelteMap<number, Decision>();
  readonly #unsaved = new SvelteMap<number, Unsaved>();
  #saves = 0;
  #changed: (pair: Pair) => void = () => {};

  constructor(address: string, { kept, mayDecide }: Fetched) {
    this.#address = address;
    this.#kept = kept;
    this.mayDecide = mayDecide;
  }

  /** The service that the page names; nothing if it names none, or none that answers: a secret link, or a file that was saved. */
  static async ofPage(): Promise<ServiceMemory | undefined> {
    const address = document.querySelector<HTMLMetaElement>('meta[name=codesim-decisions]')?.content;
    const found = address && (await fetched(address));
    return found ? new ServiceMemory(address, found) : undefined;
  }

  get(pair: Pair): Kept {
    const own = this.#of(pair)?.own;
    return { sides: this.#disputed.get(pair.index) ?? (own ? [own] : []), over: [] };
  }

  others(pair: Pair): Side[] {
    return this.#of(pair)?.others ?? [];
  }

  set(pair: Pair, { sides }: Kept): void {
    if (sides.length > 1) {
      this.#disputed.set(pair.index, sides);
      this.#restore(pair, sides.find(({ from }) => from === this.place) ?? NONE);
      return;
    }
    this.#disputed.delete(pair.index);
    void this.#save(pair, sides[0] ?? NONE);
  }

  isSaving(pair: Pair): boolean {
    return this.#sent.has(pair.index);
  }

  unsaved(pair: Pair): Unsaved | undefined {
    return this.#unsaved.get(pair.index);
  }

  elsewhere(): [] {
    return [];
  }

  watch(find: Find, changed: (pair: Pair) => void): void {
    this.#changed = changed;
    addEventListener('focus', () => void this.#look(find));
  }

  #of(pair: Pair): Stored | undefined {
    return this.#kept.get(keyOf(pair.left.real, pair.right.real));
  }

  /** Where a reader takes back which of several sides holds, the service has its own one again. */
  #restore(pair: Pair, own: Decision): void {
    const now = this.#sent.get(pair.index) ?? this.#of(pair)?.own ?? NONE;
    if (own.status !== now.status || own.note !== now.note) void this.#save(pair, own);
  }

  /** One request for a pair at a time, so that the last word holds; what is typed meanwhile goes with the next one. */
  async #save(pair: Pair, decision: Decision): Promise<void> {
    const isBusy = this.#sent.has(pair.index);
    this.#sent.set(pair.index, decision);
    if (isBusy) return;
    this.#unsaved.delete(pair.index);
    try {
      await this.#send(pair);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#unsaved.set(pair.index, { decision: this.#sent.get(pair.index)!, why });
    }
    this.#sent.delete(pair.index);
    this.#changed(pair);
  }

  async #send(pair: Pair): Promise<void> {
    const [left, right] = [pair.left.real, pair.right.real];
    let last: Decision | undefined;
    while (last !== this.#sent.get(pair.index)) {
      last = this.#sent.get(pair.index)!;
      const given: DecisionGiven = { left, right, status: last.status, note: last.note };
      const now = await send<PairDecisions>('PUT', this.#address, JSON.stringify(given));
      this.#saves++;
      this.#kept.set(keyOf(left, right), stored(now));
    }
  }

  /** Shows what colleagues have decided since. */
  async #look(find: Find): Promise<void> {
    const saves = this.#saves;
    const now = (await fetched(this.#address))?.kept;
    // An answer from before something was saved would take that away again.
    if (!now || saves !== this.#saves || this.#sent.size > 0) return;
    const before = this.#kept;
    this.#kept = now;
    for (const [key, { left, right }] of new Map([...before, ...now])) {
      const pair = find(left, right);
      if (pair && JSON.stringify(before.get(key)) !== JSON.stringify(now.get(key))) this.#changed(pair);
    }
  }
}

function keyOf(left: string, right: string): string {
  return JSON.stringify([left, right].toSorted());
}

async function fetched(address: string): Promise<Fetched | undefined> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return undefined;
    const mayDecide = /\bPUT\b/.test(answer.headers.get('allow') ?? '');
    return { kept: read((await answer.json()) as PairDecisions[]), mayDecide };
  } catch {
    return undefined;
  }
}

function read(all: PairDecisions[]): Map<string, Stored> {
  return new Map(all.map((one) => [keyOf(one.left, one.right), stored(one)]));
}

function stored({ left, right, decisions }: PairDecisions): Stored {
  const sides = (isOwn: boolean) =>
    decisions
      .filter(({ own }) => own === isOwn)
      .flatMap((one): Side[] => {
        const decision = asDecision(one);
        return decision ? [{ ...decision, from: PLACES.service, isProposal: one.proposal }] : [];
      });
  return { left, right, own: sides(true)[0], others: sides(false) };
}
