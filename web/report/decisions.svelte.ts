// What people decided about pairs: what the reader decides here, what the report came with, and what is imported. Where these
// contradict each other, both stand until a person decides. In a service, others decide for themselves beside the reader.

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { t } from '../shared/locale';
import type { Memory, Unsaved } from './memory.svelte';
import type { Decision, Status } from './payload';
import type { Pair, Report } from './report';
import { agree, isNone, joined, NONE, PLACES, signed, type Side } from './decision';
import { content, isOnCode, read, written } from './decisionfile';
import { table } from './decisiontable';

/** What the reader decided or noted, and what there was before. */
interface Step {
  pair: Pair;
  done: Status | 'note';
  sides: Side[];
  over: Decision[];
  isExported: boolean;
  /** The same for all steps that were one act, and are taken back together. */
  act: object;
}

export class Decisions {
  readonly exercise: string;
  readonly #report: () => Report;
  readonly #memory: Memory;
  readonly #sides = new SvelteMap<number, Side[]>();
  /** The decisions of others, where there are any. */
  readonly #others = new SvelteMap<number, Side[]>();
  /** The pairs whose decision a file has as well. */
  readonly #exported = new SvelteSet<number>();
  /** What the reader did since the page was loaded, as far as it can be taken back. */
  #steps: Step[] = $state.raw([]);
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

  /** Whether the reader may decide here; in a service some only read. */
  get mayDecide(): boolean {
    return this.#memory.mayDecide;
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

  /** The reader's own decision; nothing while there are several sides. */
  own(pair: Pair): Decision {
    const sides = this.sides(pair);
    return sides.length === 1 ? sides[0]! : NONE;
  }

  /** What holds: the reader's own decision, or else that of others unless they contradict each other; a proposal is none. */
  of(pair: Pair): Decision {
    const own = this.own(pair);
    if (own.status !== 'undecided' || this.isDisputed(pair) || this.isContradicted(pair)) return own;
    const others = this.others(pair).filter(({ isProposal }) => !isProposal);
    const decided = others.findLast(({ status }) => status !== 'undecided');
    return decided ?? (isNone(own) ? (others.at(-1) ?? own) : own);
  }

  /** Decisions of others, oldest first. */
  others(pair: Pair): Side[] {
    return this.#others.get(pair.index) ?? [];
  }

  /** Whether one person confirmed the pair and another one dismissed it. */
  isContradicted(pair: Pair): boolean {
    const all = [...this.sides(pair), ...this.others(pair)].map(({ status }) => status);
    return all.includes('confirmed') && all.includes('dismissed') && this.others(pair).length > 0;
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
    const indices = new Set([...this.#sides.keys(), ...this.#others.keys()]);
    return [...indices].sort((a, b) => a - b).map((index) => this.#report().pairs[index]!);
  }

  /** The pairs about which people decided differently. */
  get contradicted(): Pair[] {
    return this.reviewed.filter((pair) => this.isContradicted(pair));
  }

  get disputed(): Pair[] {
    return this.reviewed.filter((pair) => this.isDisputed(pair));
  }

  /** The pairs on which one decision holds, in the order of the report. */
  get settled(): Pair[] {
    return this.reviewed.filter((pair) => !this.isDisputed(pair) && !isNone(this.of(pair)));
  }

  /** The pairs whose decision the browser has and no file; none where a service keeps them. */
  get unexported(): Pair[] {
    if (this.isShared) return [];
    const isOwn = (pair: Pair) => this.sides(pair)[0]!.from !== PLACES.report;
    return this.settled.filter((pair) => isOwn(pair) && !this.#exported.has(pair.index));
  }

  /** How many of these are decisions, and how many are notes alone. */
  get onlyHere(): { decisions: number; notes: number } {
    const isNote = (pair: Pair) => this.of(pair).status === 'undecided';
    const notes = this.unexported.filter(isNote).length;
    return { decisions: this.unexported.length - notes, notes };
  }

  /** What the reader did last and can take back, with its last pair, and about how many pairs. */
  get last(): (Pick<Step, 'pair' | 'done' | 'act'> & { count: number }) | undefined {
    const last = this.#steps.at(-1);
    return last && { pair: last.pair, done: last.done, act: last.act, count: this.#stepsOf(last.act).length };
  }

  /** Takes back what the reader did last; gives its pair, the first one of several. */
  undo(): Pair | undefined {
    const act = this.#steps.at(-1)?.act;
    if (!act) return undefined;
    const undone = this.#stepsOf(act);
    this.#steps = this.#steps.filter((step) => step.act !== act);
    for (const { pair, sides, over, isExported } of undone) {
      this.#memory.set(pair, { sides: ownOf(sides), over, isExported });
      this.#show(pair, sides, isExported);
    }
    return this.#report().pairs[undone[0]!.pair.index];
  }

  /** Whether nothing holds, and nothing is contradicted. */
  isUndecided(pair: Pair): boolean {
    return !this.isDisputed(pair) && this.of(pair).status === 'undecided';
  }

  /** Decides about several pairs in one act. */
  decideAll(pairs: Pair[], status: Status): void {
    const act = {};
    for (const pair of pairs) this.decide(pair, { status }, act);
  }

  /** What the reader decides or notes; nothing while there are several sides, one of which is to be taken first. */
  decide(pair: Pair, change: Partial<Decision>, act = {}): void {
    if (this.isDisputed(pair)) return;
    const at = new Date().toISOString().replace(/\.\d+/, '');
    const decision = signed({ ...this.own(pair), ...change }, this.#reader.trim(), at);
    if (!isSame(decision, this.own(pair))) this.#remember(pair, change.status ?? 'note', act);
    this.#settle(pair, decision);
  }

  /** Takes one of several sides, and leaves the others. */
  take(pair: Pair, side: Side): void {
    this.#remember(pair, side.status);
    this.#settle(pair, signed(side, side.by, side.at));
  }

  /** Takes over what was decided in another exercise on the same code. */
  takeOver(exercise: string): void {
    for (const [pair, decision] of this.elsewhere.get(exercise) ?? []) this.#add(pair, decision, exercise);
    this.elsewhere = new Map([...this.elsewhere].filter(([other]) => other !== exercise));
  }

  /** The text of a file of decisions, which the browser no longer counts as its own alone. */
  export(): string {
    this.#markExported();
    return written(this.exercise, this.#all(this.settled));
  }

  /** The same for a report that is saved with its decisions: also which of those that it came with were taken back. */
  exportForReport(): object {
    this.#markExported();
    const takenBack = this.#report().pairs.filter((pair) => pair.decision && this.sides(pair).length === 0);
    return content(this.exercise, this.#all([...this.settled, ...takenBack]));
  }

  /** The decisions as a table for spreadsheets. */
  table(): string {
    return table(this.#all(this.settled));
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
        const { status, note } = entry.decision;
        this.#add(pair, entry.decision, name, (side) => side.status === status && side.note === note);
        count[this.isDisputed(pair) ? 'disputed' : 'taken']++;
      }
    }
    return t('decisions-taken', count);
  }

  #all(pairs: Pair[]): [Pair, Decision][] {
    return pairs.map((pair) => [pair, this.of(pair)]);
  }

  #markExported(): void {
    for (const pair of this.unexported) {
      this.#memory.set(pair, { ...this.#memory.get(pair), isExported: true });
      this.#exported.add(pair.index);
    }
    // The file does not have what was there before.
    this.#steps = this.#steps.map((step) => ({ ...step, isExported: false }));
  }

  #stepsOf(act: object): Step[] {
    return this.#steps.filter((step) => step.act === act);
  }

  #remember(pair: Pair, done: Step['done'], act = {}): void {
    const { over } = this.#memory.get(pair);
    const isExported = this.#exported.has(pair.index);
    this.#steps = [...this.#steps, { pair, done, sides: this.sides(pair), over, isExported, act }];
  }

  /** What the reader did cannot be taken back once somebody else decided. */
  #forget(pair: Pair): void {
    this.#steps = this.#steps.filter((step) => step.pair.index !== pair.index);
  }

  #isDone(pair: Pair): boolean {
    return pair.verdict === 'flagged' && this.of(pair).status !== 'undecided';
  }

  #read(pair: Pair): void {
    const { sides, over, isExported } = this.#memory.get(pair);
    const before = this.sides(pair);
    const came =
      pair.decision && !over.some((decision) => agree(decision, pair.decision!)) ? [pair.decision] : [];
    const now = came.reduce((all, decision) => joined(all, { ...decision, from: PLACES.report }), sides);
    this.#show(pair, now, isExported);
    const others = this.#memory.others(pair);
    if (others.length > 0) this.#others.set(pair.index, others);
    else this.#others.delete(pair.index);
    if (!sayTheSame(before, now)) this.#forget(pair);
  }

  #add(pair: Pair, decision: Decision, from: string, isInFile = (_: Side) => false): void {
    const before = this.sides(pair);
    const sides = joined(before, { ...decision, from });
    const isAsBefore = this.#exported.has(pair.index) && sides[0] === before[0];
    const isExported = sides.length === 1 && (isAsBefore || isInFile(sides[0]!));
    const { over } = this.#memory.get(pair);
    this.#memory.set(pair, { sides: ownOf(sides), over, isExported });
    this.#show(pair, sides, isExported);
    this.#forget(pair);
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

  #show(pair: Pair, sides: Side[], isExported = false): void {
    if (isExported) this.#exported.add(pair.index);
    else this.#exported.delete(pair.index);
    if (sides.length > 0) this.#sides.set(pair.index, sides);
    else this.#sides.delete(pair.index);
  }

  #gather(find: (left: string, right: string) => Pair | undefined): void {
    const found = this.#memory.elsewhere(find);
    const news = found.filter(
      ([, pair, decision]) => !this.sides(pair).some((side) => agree(side, decision)),
    );
    const grouped = new Map<string, [Pair, Decision][]>();
    for (const [exercise, pair, decision] of news) {
      const all = grouped.get(exercise) ?? [];
      grouped.set(exercise, all);
      all.push([pair, decision]);
    }
    this.elsewhere = grouped;
  }
}

/** What is kept of several sides: the report has its own. */
function ownOf(sides: Side[]): Side[] {
  return sides.filter((side) => side.from !== PLACES.report);
}

/** Whether two decisions are the same one, at whatever time. */
function isSame(one: Decision, other: Decision): boolean {
  if (isNone(one)) return isNone(other);
  return one.status === other.status && one.note === other.note && one.by === other.by;
}

function sayTheSame(some: Side[], others: Side[]): boolean {
  const said = (sides: Side[]) => JSON.stringify(sides.map(({ status, note }) => [status, note]));
  return said(some) === said(others);
}
