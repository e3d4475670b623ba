import { expect, test } from 'vitest';
import type { Pair } from '../../report/report';
import { agree, asReview, joined, NONE, type Side } from '../../report/review';
import { isOnCode, read, written } from '../../report/reviewfile';

const ben: Side = { decision: 'dismissed', note: 'twins', by: 'Ben', at: '2026-03-01T10:00:00Z', from: 'a' };

test('reviews agree unless they say something else', () => {
  expect(agree(ben, { decision: 'dismissed', note: '' })).toBe(true);
  expect(agree(ben, { decision: 'dismissed', note: 'lecture' })).toBe(false);
  expect(agree(ben, { decision: 'confirmed', note: 'twins' })).toBe(false);
});

test('what contradicts stands beside, what agrees does not', () => {
  const other: Side = { decision: 'confirmed', note: '', from: 'b' };
  expect(joined([ben], other)).toEqual([ben, other]);
  expect(joined([other], ben)).toEqual([other, ben]);
  const brief: Side = { decision: 'dismissed', note: '', from: 'b' };
  expect(joined([ben], brief)).toEqual([ben]);
  expect(joined([brief], ben)).toEqual([ben]);
  expect(joined([ben], { ...NONE, from: 'b' })).toEqual([ben]);
});

test('a later word of the same person stands for the earlier one, in either order', () => {
  const later: Side = { ...ben, decision: 'confirmed', at: '2026-03-02T10:00:00Z', from: 'b' };
  expect(joined([ben], later)).toEqual([later]);
  expect(joined([later], ben)).toEqual([later]);
  const nobody: Side = { ...later, by: undefined };
  expect(joined([{ ...ben, by: undefined }], nobody)).toHaveLength(2);
});

test('a review needs a decision and nothing else', () => {
  expect(asReview({ decision: 'open' })).toEqual({ decision: 'open', note: '' });
  expect(asReview({ decision: 'open', note: null, by: '', at: null })).toEqual(NONE);
  for (const none of [null, 3, {}, { decision: 'guilty' }, { decision: 'open', note: 3 }]) {
    expect(asReview(none)).toBeUndefined();
  }
});

const submission = (name: string, digest: string) => ({ name, digest });
const pair = { left: submission('a', 'aa'), right: submission('b', 'bb') } as Pair;

test('what is written can be read', () => {
  const { decision, note, by, at } = ben;
  const { exercise, entries } = read(written('Lists', [[pair, { decision, note, by, at }]]));
  expect(exercise).toBe('Lists');
  expect(entries).toEqual([{ names: ['a', 'b'], digests: ['aa', 'bb'], review: { decision, note, by, at } }]);
});

test('a file of the first version can be read', () => {
  const verdicts = [{ left: 'a', right: 'b', left_digest: null, decision: 'confirmed', note: 'x' }];
  const { exercise, entries } = read(JSON.stringify({ schema_version: 1, verdicts }));
  expect([exercise, entries.length, entries[0]!.digests]).toEqual([null, 1, [null, null]]);
});

test('an entry in either order is on this code or on another one', () => {
  const entry = (names: [string, string], digests: [string | null, string | null]) =>
    isOnCode({ names, digests, review: NONE }, pair);
  expect(entry(['a', 'b'], ['AA', null])).toBe(true);
  expect(entry(['b', 'a'], ['bb', 'aa'])).toBe(true);
  expect(entry(['b', 'a'], ['aa', 'bb'])).toBe(false);
});
