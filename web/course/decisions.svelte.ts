// The decisions about the pairs of a course: those that the run was given, and those that this browser keeps of the reports of its assignments.
//
// A page from a disk shares what the browser keeps with the reports beside it in some browsers, and in others with no other file. Where it
// does not, files of decisions bring it here.

import { counted } from '../shared/words';
import { joined, PLACES, type CodedPair, type Side } from '../report/decision';
import { isOnCode, read, type FileEntry } from '../report/decisionfile';
import { BrowserMemory } from '../report/memory.svelte';
import type { Couple, Course, CourseAssignment, Found, Person } from './course';

/** The flagged pairs of somebody, or of an assignment, by what was decided about them. */
export interface Counts {
  flagged: number;
  confirmed: number;
  dismissed: number;
  /** Also those about which decisions contradict each other. */
  undecided: number;
}

/** In the order of their columns. */
export const STATUSES = ['confirmed', 'dismissed', 'undecided'] as const;

/** A pair of an assignment, and what is decided about it. */
interface Decided {
  assignment: CourseAssignment;
  found: Found;
  pair: CodedPair;
  memory: BrowserMemory;
  sides: Side[];
}

export class CourseDecisions {
  readonly #all: Map<Found, Decided>;
  /** Counts what changed: `#all` is read again with it. */
  #changes = $state(0);

  constructor(course: Course) {
    this.#all = new Map(pairsOf(course).map((one) => [one.found, one]));
    this.#read();
    addEventListener('storage', () => this.#read());
    // Back from a report, the page may be as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#read());
  }

  /** What was decided about a pair of an assignment: several where these contradict each other. */
  sides(found: Found): Side[] {
    void this.#changes;
    return this.#all.get(found)?.sides ?? [];
  }

  /** How many decisions are known, by where they are from: those of files under the names of these. */
  get places(): Map<string, number> {
    const places = new Map<string, number>();
    const sides = [...this.#all.keys()].flatMap((found) => this.sides(found));
    for (const { from } of sides) places.set(from, (places.get(from) ?? 0) + 1);
    return places;
  }

  /** How many pairs have decisions that contradict each other. */
  get disputed(): number {
    return [...this.#all.keys()].filter((found) => this.sides(found).length > 1).length;
  }

  ofCouples(couples: Couple[]): Counts {
    return this.#counts(couples.flatMap((couple) => couple.assignments));
  }

  ofPerson(person: Person): Counts {
    return this.ofCouples(person.couples);
  }

  ofAssignment(assignment: CourseAssignment): Counts {
    const all = [...this.#all.values()];
    return this.#counts(all.filter((one) => one.assignment === assignment).map(({ found }) => found));
  }

  /** Takes over the decisions of a file, each for the assignment that it is on; says what was done, or throws an error that says why nothing was. */
  import(name: string, text: string): string {
    const { exercise, entries } = read(text);
    const count = { taken: 0, disputed: 0, unknown: 0, others: 0 };
    for (const entry of entries) {
      const named = this.#named(entry);
      const meant = named.find((one) => isMeant(one, exercise, entry));
      if (meant) this.#add(meant, { ...entry.decision, from: name });
      count[!meant ? (named.length > 0 ? 'others' : 'unknown') : isDisputed(meant) ? 'disputed' : 'taken']++;
    }
    this.#changes++;
    return said(count);
  }

  #named({ names }: FileEntry): Decided[] {
    const isSame = ({ left, right }: CodedPair) =>
      (left.real === names[0] && right.real === names[1]) ||
      (left.real === names[1] && right.real === names[0]);
    return [...this.#all.values()].filter(({ pair }) => isSame(pair));
  }

  #add(one: Decided, side: Side): void {
    const { over } = one.memory.get(one.pair);
    one.sides = joined(one.sides, side);
    one.memory.set(one.pair, { sides: one.sides.filter(({ from }) => from !== PLACES.report), over });
  }

  #read(): void {
    for (const one of this.#all.values()) one.sides = known(one);
    this.#changes++;
  }

  #counts(all: Found[]): Counts {
    const flagged = all.filter(({ verdict }) => verdict === 'flagged');
    const counts: Counts = { flagged: flagged.length, confirmed: 0, dismissed: 0, undecided: 0 };
    for (const found of flagged) {
      const sides = this.sides(found);
      counts[sides.length === 1 ? sides[0]!.status : 'undecided']++;
    }
    return counts;
  }
}

/** The pairs of all assignments that this page shows. */
function pairsOf(course: Course): Decided[] {
  const memories = new Map(
    course.data.assignments.map((it) => [it.name, new BrowserMemory(it.exercise ?? '')]),
  );
  const assignments = new Map(course.data.assignments.map((it) => [it.name, it]));
  return course.couples.flatMap((couple) =>
    couple.assignments.map((found) => {
      const digest = (person: Person) => person.byAssignment.get(found.assignment)?.digest ?? null;
      const pair = {
        left: { real: found.left, digest: digest(couple.left) },
        right: { real: found.right, digest: digest(couple.right) },
      };
      const [assignment, memory] = [assignments.get(found.assignment)!, memories.get(found.assignment)!];
      return { assignment, found, pair, memory, sides: [] };
    }),
  );
}

/** What the browser keeps of a pair, and what the run was given, unless that was decided against. */
function known({ found, pair, memory }: Decided): Side[] {
  const { sides, over } = memory.get(pair);
  const status = found.confirmed ? 'confirmed' : found.dismissed ? 'dismissed' : undefined;
  if (!status || over.some((decision) => decision.status === status)) return sides;
  return sides.reduce(joined, [{ status, note: '', from: PLACES.report }]);
}

/** Whether an entry is on a pair of this assignment: on its exercise, or at least on its code, as far as these are known. */
function isMeant({ assignment, pair }: Decided, exercise: string | null, entry: FileEntry): boolean {
  const isOfExercise = exercise === assignment.exercise;
  return isOnCode(entry, pair) && (isOfExercise || entry.digests.some((digest) => digest !== null));
}

function isDisputed({ sides }: Decided): boolean {
  return sides.length > 1;
}

function said(count: { taken: number; disputed: number; unknown: number; others: number }): string {
  const { taken, disputed, unknown, others } = count;
  const parts = [
    `${counted(taken, 'decision')} taken over`,
    disputed > 0 && `${disputed} contradict others: decide in the reports`,
    unknown > 0 && `${unknown} left out: the pair is not on this page`,
    others > 0 && `${others} left out: on other code or another exercise`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** `1 confirmed, 2 undecided`; nothing where no pair is flagged. */
export function saidCounts(counts: Counts): string {
  const parts = STATUSES.filter((status) => counts[status] > 0);
  return parts.map((status) => `${counts[status]} ${status}`).join(', ');
}
