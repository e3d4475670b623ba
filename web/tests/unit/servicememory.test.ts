import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pair } from '../../report/report';
import type { Decision } from '../../report/payload';
import { ServiceMemory } from '../../report/servicememory.svelte';

const pair = { index: 3, left: { real: 'ada' }, right: { real: 'ben' } } as Pair;
const find = (left: string, right: string) =>
  [left, right].toSorted().join() === 'ada,ben' ? pair : undefined;

/** What is asked of the service, each answered by hand. */
let asked: { body: string; answer: (status: number, json?: unknown) => void }[];
let focus: () => void;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('addEventListener', (_: string, does: () => void) => (focus = does));
  vi.stubGlobal('fetch', (_: string, request?: { body: string }) => {
    return new Promise((done) => {
      const answer = (status: number, json: unknown = on()) =>
        done({
          ok: status < 300,
          status,
          headers: new Headers({ allow: 'GET, PUT' }),
          json: () => Promise.resolve(json),
        });
      asked.push({ body: request?.body ?? '', answer });
    });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function memory() {
  const made = new ServiceMemory('decisions', { kept: new Map(), mayDecide: true });
  const changed = vi.fn();
  made.watch(find, changed);
  return { made, changed };
}

function decide(made: ServiceMemory, decision: Decision) {
  made.set(pair, { sides: [{ ...decision, from: 'the service' }], over: [] });
}

/** The decisions on the pair, as the service has them. */
function on(...decisions: object[]) {
  return { left: 'ada', right: 'ben', decisions };
}

const own = (status: string, note = '') => on({ status, note, own: true });

async function answered(index: number, status: number, json?: unknown) {
  asked[index]!.answer(status, json);
  await new Promise((done) => setTimeout(done));
}

test('a decision is kept as the service has it', async () => {
  const { made, changed } = memory();
  decide(made, { status: 'confirmed', note: 'x' });
  expect(made.isSaving(pair)).toBe(true);
  expect(made.get(pair).sides).toEqual([]);
  const by = { by: 'grace', at: '2026-03-31T21:04:00Z' };
  await answered(0, 200, on({ status: 'confirmed', note: 'x', own: true, ...by }));
  expect(made.isSaving(pair)).toBe(false);
  expect(made.get(pair).sides).toMatchObject([
    { status: 'confirmed', note: 'x', ...by, from: 'the service' },
  ]);
  expect(changed).toHaveBeenCalledWith(pair);
});

test('what is typed while one request is on its way goes with the next one', async () => {
  const { made } = memory();
  for (const note of ['h', 'ha', 'hal', 'half']) decide(made, { status: 'undecided', note });
  expect(asked).toHaveLength(1);
  await answered(0, 200);
  expect(asked.map(({ body }) => JSON.parse(body).note)).toEqual(['h', 'half']);
  await answered(1, 200, own('undecided', 'half'));
  expect(asked).toHaveLength(2);
  expect(made.get(pair).sides[0]!.note).toBe('half');
});

test('what cannot be saved is said, and not shown', async () => {
  const { made, changed } = memory();
  decide(made, { status: 'confirmed', note: 'x' });
  await answered(0, 401);
  expect(made.get(pair).sides).toEqual([]);
  expect(made.unsaved(pair)?.decision).toMatchObject({ status: 'confirmed', note: 'x' });
  expect(made.unsaved(pair)?.why).toContain('sign in');
  expect(changed).toHaveBeenCalledTimes(1);
  decide(made, { status: 'confirmed', note: 'x' });
  await answered(1, 200);
  expect(made.unsaved(pair)).toBeUndefined();
});

test('what is taken back is gone', async () => {
  const { made } = memory();
  decide(made, { status: 'confirmed', note: '' });
  await answered(0, 200);
  made.set(pair, { sides: [], over: [] });
  expect(JSON.parse(asked[1]!.body)).toEqual({ left: 'ada', right: 'ben', status: 'undecided', note: '' });
  await answered(1, 200);
  expect(made.get(pair).sides).toEqual([]);
});

test('what colleagues decided is there beside it when the reader comes back', async () => {
  const { made, changed } = memory();
  const all = [on({ status: 'dismissed', note: '', by: 'alan', own: false })];
  focus();
  await answered(0, 200, all);
  expect(changed).toHaveBeenCalledWith(pair);
  expect(made.get(pair).sides).toEqual([]);
  expect(made.others(pair)).toMatchObject([{ status: 'dismissed', by: 'alan' }]);
  focus();
  await answered(1, 200, all);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('an answer from before a decision was saved does not take it away', async () => {
  const { made } = memory();
  focus();
  decide(made, { status: 'confirmed', note: '' });
  await answered(1, 200, own('confirmed'));
  await answered(0, 200, []);
  expect(made.get(pair).sides).toHaveLength(1);
});

test('of several sides none is sent before a person takes one', () => {
  const { made } = memory();
  const side = { status: 'confirmed', note: '', from: 'a' } as const;
  made.set(pair, { sides: [side, { ...side, status: 'dismissed' }], over: [] });
  expect(asked).toHaveLength(0);
  expect(made.get(pair).sides).toHaveLength(2);
});

test('the service has its own decision again where a reader takes back which one holds', async () => {
  const { made } = memory();
  const side = { status: 'confirmed', note: '', from: 'the service' } as const;
  made.set(pair, { sides: [side], over: [] });
  await answered(0, 200, own('confirmed'));
  const sides = [side, { status: 'dismissed', note: '', from: 'a' } as const];
  made.set(pair, { sides, over: [] });
  made.set(pair, { sides: [{ ...side, status: 'dismissed' }], over: [] });
  await answered(1, 200, own('dismissed'));
  made.set(pair, { sides, over: [] });
  expect(asked.map(({ body }) => JSON.parse(body).status)).toEqual(['confirmed', 'dismissed', 'confirmed']);
  await answered(2, 200);
  expect(made.get(pair).sides).toEqual(sides);
});
