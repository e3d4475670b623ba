import { expect, test } from 'vitest';
import { Decisions } from '../../report/decisions.svelte';
import type { Side } from '../../report/decision';
import type { Kept, Memory } from '../../report/memory.svelte';
import type { Decision } from '../../report/payload';
import type { Pair, Report } from '../../report/report';

/** Decisions on one pair, and what is kept of it. */
function made(came: Decision | null = null, isShared = false) {
  let kept: Kept = { sides: [], over: [] };
  let others: Side[] = [];
  let changed: (pair: Pair) => void = () => {};
  const left = { real: 'a', digest: 'aa' };
  const right = { real: 'b', digest: 'bb' };
  const pair = { index: 0, left, right, score: 1, similarity: 1, decision: came } as Pair;
  const memory: Memory = {
    place: 'this browser',
    isShared,
    works: true,
    mayDecide: true,
    reader: '',
    get: () => kept,
    set: (_, now) => void (kept = now),
    others: () => others,
    isSaving: () => false,
    unsaved: () => undefined,
    elsewhere: () => [],
    watch: (_, tell) => void (changed = tell),
  };
  const report = { identity: 'Lists', pairs: [pair], realPair: () => pair } as unknown as Report;
  const somewhereElse = (now: Kept) => {
    kept = now;
    changed(pair);
  };
  const byOthers = (now: Side[]) => {
    others = now;
    changed(pair);
  };
  return { decisions: new Decisions(() => report, memory), pair, kept: () => kept, somewhereElse, byOthers };
}

/** Decisions on three pairs. */
function madeOfSeveral() {
  const kept = new Map<Pair, Kept>();
  const pairs = [0, 1, 2].map((index) => ({ index, verdict: 'flagged', decision: null }) as Pair);
  const memory = {
    place: 'this browser',
    reader: '',
    get: (pair: Pair) => kept.get(pair) ?? { sides: [], over: [] },
    others: () => [],
    set: (pair: Pair, now: Kept) => void kept.set(pair, now),
    elsewhere: () => [],
    watch: () => {},
  } as unknown as Memory;
  const report = { identity: 'Lists', pairs } as unknown as Report;
  return { decisions: new Decisions(() => report, memory), pairs };
}

const file = (status: string, note = '') =>
  JSON.stringify({ schema_version: 3, decisions: [{ left: 'a', right: 'b', status, note }] });

test('steps are taken back one after the other', () => {
  const { decisions, pair, kept } = made();
  decisions.decide(pair, { status: 'confirmed' });
  decisions.decide(pair, { note: 'why' });
  expect(decisions.last?.done).toBe('note');
  expect(decisions.undo()).toBe(pair);
  expect(decisions.of(pair)).toMatchObject({ status: 'confirmed', note: '' });
  expect(kept().sides).toMatchObject([{ status: 'confirmed', note: '' }]);
  decisions.undo();
  expect(decisions.sides(pair)).toEqual([]);
  expect(kept().sides).toEqual([]);
  expect(decisions.undo()).toBeUndefined();
});

test('what was decided about several pairs at once is taken back at once', () => {
  const { decisions, pairs } = madeOfSeveral();
  const statuses = () => pairs.map((pair) => decisions.of(pair).status);
  decisions.decide(pairs[1]!, { status: 'dismissed' });
  const open = pairs.filter((pair) => decisions.isUndecided(pair));
  decisions.decideAll(open, 'confirmed');
  expect(statuses()).toEqual(['confirmed', 'dismissed', 'confirmed']);
  expect(decisions.last).toMatchObject({ done: 'confirmed', count: 2 });
  expect(decisions.undo()).toBe(pairs[0]);
  expect(statuses()).toEqual(['undecided', 'dismissed', 'undecided']);
  expect(decisions.last).toMatchObject({ done: 'dismissed', count: 1 });
  decisions.undo();
  expect(statuses()).toEqual(Array(3).fill('undecided'));
});

test('nothing is to be taken back where nothing was done', () => {
  const { decisions, pair } = made();
  decisions.decide(pair, { status: 'undecided' });
  expect(decisions.last).toBeUndefined();
  decisions.decide(pair, { status: 'confirmed' });
  decisions.decide(pair, { status: 'confirmed' });
  decisions.undo();
  expect(decisions.sides(pair)).toEqual([]);
});

test('a decision of the report is kept beside that of the reader, and holds again after it is taken back', () => {
  const came: Decision = { status: 'dismissed', note: 'twins', by: 'Ben' };
  const { decisions, pair, kept } = made(came);
  decisions.decide(pair, { status: 'confirmed', note: '' });
  expect(kept().over).toEqual([came]);
  decisions.undo();
  expect(kept()).toMatchObject({ sides: [], over: [] });
  expect(decisions.sides(pair)).toMatchObject([{ ...came, from: 'the report' }]);
  decisions.decide(pair, { status: 'undecided', note: '' });
  expect(decisions.sides(pair)).toEqual([]);
  expect(decisions.exportForReport()).toMatchObject({ decisions: [{ status: 'undecided', note: '' }] });
});

test('an imported decision that the reader replaces is there again after it is taken back', () => {
  const { decisions, pair } = made();
  decisions.import('of-ben.json', file('dismissed', 'twins'));
  decisions.decide(pair, { status: 'confirmed' });
  decisions.undo();
  expect(decisions.sides(pair)).toMatchObject([{ status: 'dismissed', note: 'twins', from: 'of-ben.json' }]);
});

test('what somebody else said since is not taken back', () => {
  const { decisions, pair, somewhereElse } = made();
  decisions.decide(pair, { status: 'confirmed' });
  decisions.import('of-ben.json', file('dismissed'));
  expect(decisions.isDisputed(pair)).toBe(true);
  expect(decisions.last).toBeUndefined();
  decisions.take(pair, decisions.sides(pair)[0]!);
  somewhereElse({ sides: [{ status: 'dismissed', note: 'x', from: 'this browser' }], over: [] });
  expect(decisions.last).toBeUndefined();
});

test('the side that was taken of several is taken back', () => {
  const { decisions, pair } = made({ status: 'dismissed', note: 'twins' });
  decisions.import('of-ada.json', file('confirmed'));
  const sides = decisions.sides(pair);
  expect(sides).toHaveLength(2);
  decisions.take(pair, sides[1]!);
  expect(decisions.isDisputed(pair)).toBe(false);
  decisions.undo();
  expect(decisions.sides(pair)).toEqual(sides);
});

test('decisions of the reader are only here until they are exported', () => {
  const { decisions, pair, kept } = made();
  expect(decisions.unexported).toEqual([]);
  decisions.decide(pair, { status: 'confirmed' });
  expect(decisions.unexported).toEqual([pair]);
  decisions.table();
  expect(decisions.unexported).toEqual([pair]);
  const text = decisions.export();
  expect(decisions.unexported).toEqual([]);
  expect(kept().isExported).toBe(true);
  decisions.import('decisions.json', text);
  expect(decisions.unexported).toEqual([]);
  decisions.decide(pair, { note: 'more' });
  expect(decisions.unexported).toEqual([pair]);
  decisions.undo();
  expect(decisions.unexported).toEqual([]);
});

test('a note alone is not counted as a decision', () => {
  const { decisions, pair } = made();
  expect(decisions.onlyHere).toEqual({ decisions: 0, notes: 0 });
  decisions.decide(pair, { note: 'why' });
  expect(decisions.onlyHere).toEqual({ decisions: 0, notes: 1 });
  decisions.decide(pair, { status: 'dismissed' });
  expect(decisions.onlyHere).toEqual({ decisions: 1, notes: 0 });
});

test('what is taken back after an export is not as in the file', () => {
  const { decisions, pair } = made();
  decisions.decide(pair, { status: 'confirmed' });
  decisions.decide(pair, { status: 'dismissed' });
  decisions.export();
  decisions.undo();
  expect(decisions.unexported).toEqual([pair]);
});

test('what a file, the report or a service has is not only here', () => {
  const imported = made();
  imported.decisions.import('of-ben.json', file('dismissed'));
  expect(imported.decisions.unexported).toEqual([]);
  const came = made({ status: 'dismissed', note: '' });
  expect(came.decisions.unexported).toEqual([]);
  const served = made(null, true);
  served.decisions.decide(served.pair, { status: 'confirmed' });
  expect(served.decisions.unexported).toEqual([]);
});

test('others decide beside the reader, whose own decision holds for them', () => {
  const { decisions, pair, kept, byOthers } = made(null, true);
  const ben = (status: Side['status']): Side => ({ status, note: 'why', by: 'ben', from: 'the service' });
  byOthers([ben('confirmed')]);
  expect(decisions.own(pair).status).toBe('undecided');
  expect(decisions.of(pair)).toMatchObject({ status: 'confirmed', by: 'ben' });
  decisions.decide(pair, { note: 'mine' });
  expect(kept().sides).toMatchObject([{ status: 'undecided', note: 'mine' }]);
  decisions.decide(pair, { status: 'dismissed' });
  expect(decisions.contradicted).toEqual([pair]);
  expect(decisions.isDisputed(pair)).toBe(false);
  expect(decisions.of(pair)).toMatchObject({ status: 'dismissed', note: 'mine' });
  byOthers([ben('dismissed')]);
  expect(decisions.contradicted).toEqual([]);
  expect(decisions.last?.done).toBe('dismissed');
  decisions.undo();
  byOthers([{ ...ben('dismissed'), isProposal: true }]);
  expect(decisions.of(pair)).toMatchObject({ status: 'undecided', note: 'mine' });
  byOthers([ben('dismissed'), { ...ben('confirmed'), by: 'eva' }]);
  decisions.undo();
  expect(decisions.of(pair).status).toBe('undecided');
  expect(decisions.settled).toEqual([]);
});
