import { expect, test } from 'vitest';
import data from '../../../crates/codesim-report/tests/golden/course.json';
import { addressOf, addressOfSubmission, bestOf, Course, other } from '../../course/course';
import { signOfCouple, signOfPerson } from '../../course/course';

const course = new Course(data as unknown as ConstructorParameters<typeof Course>[0]);
const [first, second] = course.couples;

test('what a pair is in each assignment', () => {
  const signs = course.data.assignments.map(({ name }) => signOfCouple(first!, name));
  expect(signs).toEqual(['flagged', 'notable', 'absent', 'plain']);
  expect(signOfCouple(second!, 'hw2')).toBe('absent');
});

test('what a person is in each assignment', () => {
  const anna = course.person('anna')!;
  const signs = course.data.assignments.map(({ name }) => signOfPerson(anna.byAssignment.get(name)));
  expect(signs).toEqual(['notable', 'notable', 'absent', 'close']);
});

test('addresses are beside the page, whatever names are', () => {
  const [hw1] = course.data.assignments;
  const found = first!.byAssignment.get('hw1');
  const address = addressOf(hw1!, found)!;
  expect(address).toMatch(/^hw1\.html#\/pair\/%3C%2Fscript%3E%3Cb%3Emara%E2%80%AE\/anna$/);
  expect(addressOf({ ...hw1!, report: undefined }, found)).toBeUndefined();
  expect(addressOf(hw1!, { ...found!, shown: false })).toBeUndefined();
});

test('the pairs of a person', () => {
  expect(course.person('zoe')!.couples).toEqual([second]);
});

test('the best pair of a person in an assignment, unless there is a better one', () => {
  const own = new Course(structuredClone(data) as unknown as ConstructorParameters<typeof Course>[0]);
  const anna = own.person('anna')!;
  const best = bestOf(anna, 'hw1')!;
  expect(other(best.couple, anna)).toBe(own.couples[0]!.left);
  expect(best.found.assignment).toBe('hw1');
  expect(bestOf(anna, 'hw10')).toBeUndefined();
  anna.byAssignment.get('hw1')!.least_expected = best.found.expected_by_chance! / 2;
  expect(bestOf(anna, 'hw1')).toBeUndefined();
});

test('the address of a submission', () => {
  const [hw1] = course.data.assignments;
  const handedIn = course.person('anna')!.byAssignment.get('hw1');
  expect(addressOfSubmission(hw1!, handedIn)).toBe('hw1.html#/submission/anna');
  expect(addressOfSubmission(hw1!, undefined)).toBeUndefined();
});
