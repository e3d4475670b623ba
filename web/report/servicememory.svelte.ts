// Verdicts that a service keeps, for all who may see the report there. What is decided is shown at once and sent; where it cannot be
// saved, what the service has is shown again, and that it could not be.

import { SvelteMap } from 'svelte/reactivity';
import type { VerdictGiven, VerdictShown } from '../generated/service';
import type { Kept, Memory, Unsaved } from './memory.svelte';
import type { Review } from './payload';
import type { Pair } from './report';
import { asReview, isNone, NONE, signed, type Side } from './review';

type Find = (left: string, right: string) => Pair | undefined;
type Verdict = Review & { left: string; right: string };

export class ServiceMemory implements Memory {
  readonly place = 'the service';
  readonly isShared = true;
  readonly works = true;
  reader = '';
  readonly #address: string;
  #kept: Map<string, Verdict>;
  /** Several sides of a pair, of which the reader takes one: a service keeps one verdict of each. */
  readonly #disputed = new Map<number, Side[]>();
  readonly #sent = new SvelteMap<number, Review>();
  readonly #unsaved = new SvelteMap<number, Unsaved>();
  #saves = 0;
  #changed: (pair: Pair) => void = () => {};

  constructor(address: string, kept: Map<string, Verdict>) {
    this.#address = address;
    this.#kept = kept;
  }

  /** The service that the page names; nothing if it names none, or none that answers: a secret link, or a file that was saved. */
  static async ofPage(): Promise<ServiceMemory | undefined> {
    const address = document.querySelector<HTMLMetaElement>('meta[name=codesim-verdicts]')?.content;
    const kept = address && (await fetched(address));
    return kept ? new ServiceMemory(address, kept) : undefined;
  }

  get(pair: Pair): Kept {
    const kept = this.#kept.get(keyOf(pair.left.name, pair.right.name));
    const one = kept ? [{ ...signed(kept, kept.by, kept.at), from: this.place }] : [];
    return { sides: this.#disputed.get(pair.index) ?? one, over: [] };
  }

  set(pair: Pair, { sides }: Kept): void {
    if (sides.length > 1) {
      this.#disputed.set(pair.index, sides);
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

  /** One request for a pair at a time, so that the last word holds; what is typed meanwhile goes with the next one. */
  async #save(pair: Pair, review: Review): Promise<void> {
    const isBusy = this.#sent.has(pair.index);
    this.#sent.set(pair.index, review);
    if (isBusy) return;
    this.#unsaved.delete(pair.index);
    try {
      await this.#send(pair);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#unsaved.set(pair.index, { review: this.#sent.get(pair.index)!, why });
    }
    this.#sent.delete(pair.index);
    this.#changed(pair);
  }

  async #send(pair: Pair): Promise<void> {
    const [left, right] = [pair.left.name, pair.right.name];
    let last: Review | undefined;
    while (last !== this.#sent.get(pair.index)) {
      last = this.#sent.get(pair.index)!;
      const { by, at } = await put(this.#address, { left, right, decision: last.decision, note: last.note });
      this.#saves++;
      if (isNone(last)) this.#kept.delete(keyOf(left, right));
      else this.#kept.set(keyOf(left, right), { left, right, ...signed(last, by, at) });
    }
  }

  /** Shows what colleagues have decided since. */
  async #look(find: Find): Promise<void> {
    const saves = this.#saves;
    const now = await fetched(this.#address);
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

async function fetched(address: string): Promise<Map<string, Verdict> | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? read((await answer.json()) as VerdictShown[]) : undefined;
  } catch {
    return undefined;
  }
}

function read(all: VerdictShown[]): Map<string, Verdict> {
  const verdicts = all.flatMap((one) => {
    const review = asReview(one);
    return review ? [{ left: one.left, right: one.right, ...review }] : [];
  });
  return new Map(verdicts.map((one) => [keyOf(one.left, one.right), one]));
}

async function put(address: string, verdict: VerdictGiven): Promise<VerdictShown> {
  const headers = { 'Content-Type': 'application/json', 'X-Codesim': '1' };
  const request = { method: 'PUT', headers, body: JSON.stringify(verdict) };
  const answer = await fetch(address, request).catch(() => {
    throw new Error('The service cannot be reached.');
  });
  if (answer.status === 401) throw new Error('Your session has ended: sign in again in another tab.');
  if (!answer.ok) throw new Error(`The service refused it (${answer.status}).`);
  return (await answer.json()) as VerdictShown;
}
