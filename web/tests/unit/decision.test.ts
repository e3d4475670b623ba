import { expect, test } from 'vitest';
import type { Pair } from '../../report/report';
import { agree, asDecision, joined, NONE, type Side } from '../../report/decision';
import { isOnCode, read, written } from '../../report/decisionfile';

const ben: Side = { status: 'dismissed', note: 'twins', by: 'Ben', at: '2026-03-01T10:00:00Z', from: 'a' };

test('decisions agree unless they say something else', () => {
  expect(agree(ben, { status: 'dismissed', note: '' })).toBe(true);
  expect(agree(ben, { status: 'dismissed', note: 'lecture' })).toBe(false);
  expect(agree(ben, { status: 'confirmed', note: 'twins' })).toBe(false);
});

test('what contradicts stands beside, what agrees does not', () => {
  const other: Side = { status: 'confirmed', note: '', from: 'b' };
  expect(joined([ben], other)).toEqual([ben, other]);
  expect(joined([other], ben)).toEqual([other, ben]);
  const brief: Side = { status: 'dismissed', note: '', from: 'b' };
  expect(joined([ben], brief)).toEqual([ben]);
  expect(joined([brief], ben)).toEqual([ben]);
  expect(joined([ben], { ...NONE, from: 'b' })).toEqual([ben]);
});

test('a later word of the same person stands for the earlier one, in either order', () => {
  const later: Side = { ...ben, status: 'confirmed', at: '2026-03-02T10:00:00Z', from: 'b' };
  expect(joined([ben], later)).toEqual([later]);
  expect(joined([later], ben)).toEqual([later]);
  const nobody: Side = { ...later, by: undefined };
  expect(joined([{ ...ben, by: undefined }], nobody)).toHaveLength(2);
});

test('a decision needs a decision and nothing else', () => {
  expect(asDecision({ status: 'undecided' })).toEqual({ status: 'undecided', note: '' });
  expect(asDecision({ status: 'undecided', note: null, by: '', at: null })).toEqual(NONE);
  for (const none of [null, 3, {}, { status: 'guilty' }, { status: 'undecided', note: 3 }]) {
    expect(asDecision(none)).toBeUndefined();
  }
});

const submission = (real: string, digest: string) => ({ real, digest });
const pair = { left: submission('a', 'aa'), right: submission('b', 'bb') } as Pair;

test('what is written can be read', () => {
  const { status, note, by, at } = ben;
  const { exercise, entries } = read(written('Lists', [[pair, { status, note, by, at }]]));
  expect(exercise).toBe('Lists');
  expect(entries).toEqual([{ names: ['a', 'b'], digests: ['aa', 'bb'], decision: { status, note, by, at } }]);
});

test('a file of the first version can be read', () => {
  const decisions = [{ left: 'a', right: 'b', left_digest: null, status: 'confirmed', note: 'x' }];
  const { exercise, entries } = read(JSON.stringify({ schema_version: 3, decisions }));
  expect([exercise, entries.length, entries[0]!.digests]).toEqual([null, 1, [null, null]]);
});

test('an entry in either order is on this code or on another one', () => {
  const entry = (names: [string, string], digests: [string | null, string | null]) =>
    isOnCode({ names, digests, decision: NONE }, pair);
  expect(entry(['a', 'b'], ['AA', null])).toBe(true);
  expect(entry(['b', 'a'], ['bb', 'aa'])).toBe(true);
  expect(entry(['b', 'a'], ['aa', 'bb'])).toBe(false);
});
