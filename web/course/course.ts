// The course as the views ask for it.

import type {
  Course as CourseData,
  CourseAssignment,
  CoursePair,
  CoursePerson,
  CourseVerdict,
  PairAssignment,
  Payload,
  PersonAssignment,
} from '../generated/course';
import { block, unpack } from '../shared/block';

export type { CourseAssignment, CourseVerdict };
/** A pair of people in an assignment. */
export type Found = PairAssignment;

export interface Person extends CoursePerson {
  index: number;
  byAssignment: Map<string, PersonAssignment>;
  /** The pairs with others that are shown, what stands out most first. */
  couples: Couple[];
}

/** A pair of people. */
export interface Couple extends Omit<CoursePair, 'left' | 'right'> {
  index: number;
  left: Person;
  right: Person;
  byAssignment: Map<string, PairAssignment>;
}

export const VERDICTS: Record<CourseVerdict, string> = {
  repeated: 'repeated',
  'flagged-once': 'flagged once',
  'not-unusual': 'not unusual',
};

export class Course {
  readonly data: CourseData;
  readonly people: Person[];
  readonly couples: Couple[];
  readonly #byName: Map<string, Person>;

  constructor(data: CourseData) {
    this.data = data;
    this.people = data.people.map((person, index) => ({
      ...person,
      index,
      byAssignment: new Map(person.handed_in.map((it) => [it.assignment, it])),
      couples: [],
    }));
    this.#byName = new Map(this.people.map((person) => [person.name, person]));
    this.couples = data.pairs.map((pair, index) => ({
      ...pair,
      index,
      left: this.#byName.get(pair.left)!,
      right: this.#byName.get(pair.right)!,
      byAssignment: new Map(pair.assignments.map((it) => [it.assignment, it])),
    }));
    for (const couple of this.couples) {
      couple.left.couples.push(couple);
      couple.right.couples.push(couple);
    }
  }

  /** Reads the course that this page holds, and which characters are shown as escapes. */
  static async ofPage(): Promise<[Course, [string, string][]]> {
    const [payload] = await unpack<Payload>(block('course'));
    if (!payload) throw new Error('this file holds no course');
    return [new Course(payload.course), payload.hidden];
  }

  person(name: string): Person | undefined {
    return this.#byName.get(name);
  }

  couple(left: string, right: string): Couple | undefined {
    return this.couples.find((it) => it.left.name === left && it.right.name === right);
  }
}

/** The one of a pair of people who is not `one`. */
export function other(couple: Couple, one: Person): Person {
  return couple.left === one ? couple.right : couple.left;
}

/** The pair of a person in an assignment that is most similar. */
export interface Best {
  couple: Couple;
  found: Found;
}

/** The best pair of a person in an assignment; nothing if the page does not show it. */
export function bestOf(person: Person, assignment: string): Best | undefined {
  const all = person.couples.flatMap((couple): Best[] => {
    const found = couple.byAssignment.get(assignment);
    return found ? [{ couple, found }] : [];
  });
  const best = all.toSorted((a, b) => b.found.score - a.found.score)[0];
  const least = person.byAssignment.get(assignment)?.least_expected ?? Infinity;
  // Less is expected of another one, which therefore is more similar.
  return best && least >= (best.found.expected_by_chance ?? 0) ? best : undefined;
}

/** What a person, or a pair, is in an assignment: what stands out most first. */
export type Sign = 'flagged' | 'notable' | 'close' | 'plain' | 'unjudged' | 'absent';

export const SIGNS: Record<Sign, string> = {
  flagged: 'flagged',
  notable: 'stands out with the rest of the course',
  close: 'more similar than most',
  plain: 'handed in',
  unjudged: 'too small',
  absent: 'not handed in',
};

/** At most this many independent pairs are expected to be as similar as one for a second look. */
const SECOND_LOOK = 3;

export function signOfPerson(handedIn: PersonAssignment | undefined): Sign {
  if (!handedIn) return 'absent';
  if (handedIn.flagged_pairs > 0) return 'flagged';
  if (handedIn.stands_out) return 'notable';
  if ((handedIn.least_expected ?? Infinity) <= SECOND_LOOK) return 'close';
  return handedIn.judged ? 'plain' : 'unjudged';
}

export function signOfCouple(couple: Couple, assignment: string): Sign {
  const found = couple.byAssignment.get(assignment);
  if (found && found.verdict === 'flagged' && !found.dismissed) return 'flagged';
  if (found?.notable) return couple.verdict === 'repeated' ? 'notable' : 'close';
  const sides = [couple.left, couple.right].map((person) => person.byAssignment.get(assignment));
  if (sides.some((side) => !side)) return 'absent';
  return sides.every((side) => side!.judged) ? 'plain' : 'unjudged';
}

/** The address of a report, which may be in another folder. */
export function pathOf(report: string): string {
  return report.split('/').map(encodeURIComponent).join('/');
}

/** The address of a submission in the report of its assignment; nothing if there is none. */
export function addressOfSubmission(
  assignment: CourseAssignment,
  handedIn: PersonAssignment | undefined,
): string | undefined {
  if (!assignment.report || !handedIn) return undefined;
  return `${pathOf(assignment.report)}#/submission/${encodeURIComponent(handedIn.submission)}`;
}

/** The address of a pair in the report of an assignment; nothing if that does not show it. */
export function addressOf(
  assignment: CourseAssignment,
  found: PairAssignment | undefined,
): string | undefined {
  if (!assignment.report || !found?.shown) return undefined;
  const parts = ['pair', found.left, found.right].map(encodeURIComponent);
  return `${pathOf(assignment.report)}#/${parts.join('/')}`;
}
