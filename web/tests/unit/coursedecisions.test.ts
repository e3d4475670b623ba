import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import data from '../../../crates/codesim-report/tests/golden/course.json';
import { Course } from '../../course/course';
import { CourseDecisions, saidCounts } from '../../course/decisions.svelte';

type Data = ConstructorParameters<typeof Course>[0];

let kept: Map<string, string>;
let told: Map<string, (event: object) => void>;

beforeEach(() => {
  kept = new Map();
  told = new Map();
  vi.stubGlobal('addEventListener', (kind: string, does: () => void) => told.set(kind, does));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Flagged in hw1 and in hw2, with other code in each. */
function course(): Course {
  const own = structuredClone(data) as unknown as Data;
  for (const assignment of own.assignments) assignment.exercise = `term/${assignment.name}`;
  for (const person of own.people)
    for (const handedIn of person.handed_in)
      handedIn.digest = handedIn.submission === 'anna' ? `a${handedIn.assignment}` : handedIn.assignment;
  for (const found of own.pairs[0]!.assignments) found.verdict = 'flagged';
  return new Course(own);
}

const MARA = '</script><b>mara\u202e';

function file(exercise: string | null, entry: object): string {
  const decisions = [{ left: 'anna', right: MARA, status: 'confirmed', ...entry }];
  return JSON.stringify({ schema_version: 3, exercise, decisions });
}

test('decisions of the run hold until the browser keeps another one, and are counted', () => {
  const own = course();
  const [first, second] = own.couples[0]!.assignments;
  first!.dismissed = true;
  const decisions = new CourseDecisions(own);
  const counts = () => saidCounts(decisions.ofCouples(own.couples.slice(0, 1)));
  expect(counts()).toBe('1 dismissed, 1 undecided');
  const side = { status: 'confirmed', note: '', from: 'this browser' };
  const codes = (name: string) => [
    [MARA, name],
    ['anna', `a${name}`],
  ];
  const key = (name: string) => `codesim decision ${JSON.stringify([`term/${name}`, ...codes(name)])}`;
  kept.set(key('hw1'), JSON.stringify([[side], [{ status: 'dismissed', note: 'x' }]]));
  kept.set(key('hw2'), JSON.stringify([[{ ...side, status: 'dismissed' }], []]));
  expect(counts()).toBe('1 dismissed, 1 undecided');
  told.get('storage')!({});
  expect(counts()).toBe('1 confirmed, 1 dismissed');
  expect(decisions.sides(second!)).toEqual([{ ...side, status: 'dismissed' }]);
  expect([...decisions.places]).toEqual([['this browser', 2]]);
});

test('a file is for the assignment that it names, or for the code that it has', () => {
  const own = course();
  const decisions = new CourseDecisions(own);
  const [first, second] = own.couples[0]!.assignments;
  expect(decisions.import('a.json', file('term/hw2', {}))).toBe('1 decision taken over.');
  expect(decisions.sides(first!)).toEqual([]);
  expect(decisions.sides(second!)).toMatchObject([{ status: 'confirmed', from: 'a.json' }]);
  const code = { left_digest: 'ahw1', right_digest: 'hw1' };
  expect(decisions.import('b.json', file('another title', code))).toBe('1 decision taken over.');
  expect(decisions.sides(first!)).toMatchObject([{ from: 'b.json' }]);
  expect([...decisions.places]).toEqual([
    ['b.json', 1],
    ['a.json', 1],
  ]);
  // The browser keeps them.
  expect(new CourseDecisions(course()).ofPerson(own.person('anna')!)).toMatchObject({ flagged: 2 });
  expect(kept.size).toBe(2);
});

test('other code, other people and contradictions are told', () => {
  const own = course();
  own.couples[0]!.assignments[0]!.dismissed = true;
  const decisions = new CourseDecisions(own);
  const said = (exercise: string | null, entry: object) => decisions.import('x.json', file(exercise, entry));
  expect(said(null, {})).toBe('0 decisions taken over; 1 left out: on other code or another exercise.');
  expect(said('term/hw1', { left_digest: 'old' })).toContain('1 left out: on other code');
  expect(said('term/hw1', { right: 'nobody' })).toContain('1 left out: the pair is not on this page');
  expect(said('term/hw1', {})).toContain('1 contradict others: decide in the reports');
  expect(decisions.disputed).toBe(1);
  expect(decisions.ofPerson(own.person('anna')!)).toMatchObject({ dismissed: 0, confirmed: 0 });
  expect(() => decisions.import('x.json', '{}')).toThrow('a file of decisions');
});
