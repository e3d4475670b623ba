import { beforeEach, expect, it } from 'vitest';
import type { Decisions } from '../../report/decisions.svelte';
import type { Pair, Report } from '../../report/report';
import { around, endWalk } from '../../report/walk';

const pairs = [0.9, 0.8, 0.7, 0.6].map(
  (score, index) => ({ index, score, verdict: index < 3 ? 'flagged' : 'not-unusual' }) as Pair,
);
const report = { pairs } as Report;
const decided = new Set<Pair>();
const decisions = {
  of: (pair: Pair) => ({ status: decided.has(pair) ? 'confirmed' : 'undecided' }),
  isDisputed: () => false,
} as unknown as Decisions;
const [first, second, third, last] = pairs as [Pair, Pair, Pair, Pair];
const walk = (pair: Pair, query = { filter: 'undecided' } as Record<string, string>) =>
  around(report, decisions, query, pair);

beforeEach(() => {
  endWalk();
  decided.clear();
});

it('keeps pairs that are decided about', () => {
  expect(walk(first)).toMatchObject({ place: 1, count: 3, next: second, undecided: second });
  decided.add(first);
  expect(walk(first)).toMatchObject({ place: 1, count: 3 });
  decided.add(second);
  expect(walk(second)).toMatchObject({ place: 2, previous: first, next: third, undecided: third });
  decided.add(third);
  expect(walk(third)).toMatchObject({ place: 3, next: undefined, undecided: undefined });
});

it('begins anew with another list, and when the list was seen again', () => {
  walk(first);
  decided.add(first);
  endWalk();
  expect(walk(second)).toMatchObject({ place: 1, count: 2, previous: undefined });
  expect(walk(second, {})).toMatchObject({ place: 2, count: 4, previous: first });
  decided.add(second);
  expect(walk(third)).toMatchObject({ place: 1, count: 1 });
});

it('leads from a pair that is not in the list to those beside it', () => {
  expect(walk(last)).toEqual({
    previous: third,
    next: undefined,
    undecided: first,
    place: null,
    count: 3,
  });
  expect(walk(last, { filter: 'undecided', sort: 'score' })).toMatchObject({ next: third, place: null });
});
