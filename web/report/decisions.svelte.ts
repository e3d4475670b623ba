// What people decided about pairs: what the reader decides here, what the report came with, and what is imported. Where these
// contradict each other, both stand until a person decides.

import { SvelteMap } from 'svelte/reactivity';
import { t } from '../shared/locale';
import type { Memory, Unsaved } from './memory.svelte';
import type { Decision } from './payload';
import type { Pair, Report } from './report';
import { agree, isNone, joined, NONE, PLACES, signed, type Side } from './decision';
import { isOnCode, read, written } from './decisionfile';

export class Decisions {
  readonly exercise: string;
  readonly #report: () => Report;
  readonly #memory: Memory;
  readonly #sides = new SvelteMap<number, Side[]>();
  #reader = $state('');
  /** Decisions of the same code in other exercises, by the exercise. */
  elsewhere: ReadonlyMap<string, [Pair, Decision][]> = $state.raw(new Map());
  /** Flagged pairs that are decided about. */
  readonly decided = $derived.by(() => this.reviewed.filter((pair) => this.#isDone(pair)).length);

  /** `report` is the one that is shown: always with the same pairs, under names that may change. */
  constructor(report: () => Report, memory: Memory) {
    this.#report = report;
    this.exercise = report().identity;
    this.#memory = memory;
    this.#reader = this.#memory.reader;
    for (const pair of report().pairs) this.#read(pair);
    const find = (left: string, right: string) => report().realPair(left, right);
    this.#memory.watch(find, (pair) => this.#read(pair));
    this.#gather(find);
  }

  /** Whether what is decided is kept. */
  get kept(): boolean {
    return this.#memory.works;
  }

  /** Whether others see what is decided. */
  get isShared(): boolean {
    return this.#memory.isShared;
  }

  isSaving(pair: Pair): boolean {
    return this.#memory.isSaving(pair);
  }

  /** What was decided last, where it could not be kept. */
  unsaved(pair: Pair): Unsaved | undefined {
    return this.#memory.unsaved(pair);
  }

  get reader(): string {
    return this.#reader;
  }

  set reader(name: string) {
    this.#reader = name;
    this.#memory.reader = name;
  }

  /** What holds; nothing while there are several sides. */
  of(pair: Pair): Decision {
    const sides = this.sides(pair);
    return sides.length === 1 ? sides[0]! : NONE;
  }

  /** What was decided, by whom: several where they contradict each other. */
  sides(pair: Pair): Side[] {
    return this.#sides.get(pair.index) ?? [];
  }

  isDisputed(pair: Pair): boolean {
    return this.sides(pair).length > 1;
  }

  /** The pairs that somebody decided or noted something about, in the order of the report. */
  get reviewed(): Pair[] {
    return [...this.#sides.keys()].sort((a, b) => a - b).map((index) => this.#report().pairs[index]!);
  }

  get disputed(): Pair[] {
    return this.reviewed.filter((pair) => this.isDisputed(pair));
  }

  /** What the reader decides or notes; nothing while there are several sides, one of which is to be taken first. */
  decide(pair: Pair, change: Partial<Decision>): void {
    if (this.isDisputed(pair)) return;
    const at = new Date().toISOString().replace(/\.\d+/, '');
    this.#settle(pair, signed({ ...this.of(pair), ...change }, this.#reader.trim(), at));
  }

  /** Takes one of several sides, and leaves the others. */
  take(pair: Pair, side: Side): void {
    this.#settle(pair, signed(side, side.by, side.at));
  }

  /** Takes over what was decided in another exercise on the same code. */
  takeOver(exercise: string): void {
    for (const [pair, decision] of this.elsewhere.get(exercise) ?? []) this.#add(pair, decision, exercise);
    this.elsewhere = new Map([...this.elsewhere].filter(([other]) => other !== exercise));
  }

  export(): string {
    const settled = this.reviewed.filter((pair) => !this.isDisputed(pair));
    return written(
      this.exercise,
      settled.map((pair) => [pair, this.of(pair)]),
    );
  }

  /** Takes over the decisions of a file; says what was done, or throws an error that says why nothing was. */
  import(name: string, text: string): string {
    const { exercise, entries } = read(text);
    const isOfAnother = exercise !== null && exercise !== this.exercise;
    const count = { taken: 0, disputed: 0, unknown: 0, others: 0 };
    for (const entry of entries) {
      const pair = this.#report().realPair(...entry.names);
      if (!pair) count.unknown++;
      else if (!isOnCode(entry, pair)) count.others++;
      else if (isOfAnother && entry.digests.every((digest) => !digest)) count.others++;
      else {
        this.#add(pair, entry.decision, name);
        count[this.isDisputed(pair) ? 'disputed' : 'taken']++;
      }
    }
    return t('decisions-taken', count);
  }

  #isDone(pair: Pair): boolean {
    return pair.verdict === 'flagged' && this.of(pair).status !== 'undecided';
  }

  #read(pair: Pair): void {
    const { sides, over } = this.#memory.get(pair);
    const came =
      pair.decision && !over.some((decision) => agree(decision, pair.decision!)) ? [pair.decision] : [];
    this.#show(
      pair,
      came.reduce((all, decision) => joined(all, { ...decision, from: PLACES.report }), sides),
    );
  }

  #add(pair: Pair, decision: Decision, from: string): void {
    const sides = joined(this.sides(pair), { ...decision, from });
    const { over } = this.#memory.get(pair);
    this.#memory.set(pair, { sides: sides.filter((side) => side.from !== PLACES.report), over });
    this.#show(pair, sides);
  }

  #settle(pair: Pair, decision: Decision): void {
    const came = pair.decision && !agree(pair.decision, decision) ? [pair.decision] : [];
    const over = came.reduce(
      (all, one) => (all.some((it) => agree(it, one)) ? all : [...all, one]),
      this.#memory.get(pair).over,
    );
    const sides = isNone(decision) ? [] : [{ ...decision, from: this.#memory.place }];
    this.#memory.set(pair, { sides, over });
    this.#show(pair, sides);
  }

  #show(pair: Pair, sides: Side[]): void {
    if (sides.length > 0) this.#sides.set(pair.index, sides);
    else this.#sides.delete(pair.index);
  }

  #gather(find: (left: string, right: string) => Pair | undefined): void {
    const found = this.#memory.elsewhere(find);
    const news = found.filter(
      ([, pair, decision]) => !this.sides(pair).some((side) => agree(side, decision)),
    );
    const grouped = Map.groupBy(news, ([exercise]) => exercise);
    this.elsewhere = new Map(
      [...grouped].map(([exercise, all]) => [exercise, all.map(([, pair, decision]) => [pair, decision])]),
    );
  }
}
