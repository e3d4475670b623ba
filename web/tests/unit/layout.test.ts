import { expect, test } from 'vitest';
import type { Pair, Submission } from '../../report/report';
import { crosses, placeLabels } from '../../report/views/labels';
import { components, graph, pack } from '../../report/views/layout';
import { random } from '../browser/random';

const submissions = Array.from({ length: 9 }, (_, index) => ({ index }) as Submission);
const pair = (left: number, right: number) =>
  ({ left: submissions[left]!, right: submissions[right]!, score: 0.5 }) as Pair;

test('what hangs together is placed apart from the rest', () => {
  const whole = graph([pair(0, 1), pair(2, 3), pair(5, 4), pair(1, 4), pair(6, 7)]);
  const parts = components(whole);
  const members = parts.map(({ nodes }) => nodes.map(({ submission }) => submission.index).sort());
  expect(members).toEqual([
    [0, 1, 4, 5],
    [2, 3],
    [6, 7],
  ]);
  expect(parts.map(({ edges }) => edges.length)).toEqual([3, 1, 1]);
  const next = random(5);
  for (const node of whole.nodes) [node.x, node.y] = [next(90), next(90)];
  const inner = () => parts.map(({ nodes: [a, b] }) => Math.hypot(a!.x - b!.x, a!.y - b!.y).toFixed(6));
  const before = inner();
  pack(parts);
  expect(inner()).toEqual(before);
  const circles = parts.map(({ nodes }) => {
    const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    const [x, y] = [mean(nodes.map((node) => node.x)), mean(nodes.map((node) => node.y))];
    return { x, y, r: Math.max(...nodes.map((node) => Math.hypot(node.x - x, node.y - y))) };
  });
  for (const [index, a] of circles.entries())
    for (const b of circles.slice(index + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r + 40);
});

test('names give way to more important ones and to dots', () => {
  const name = (id: string, x: number, y: number) => ({ id, x, y, gap: 8, width: 50 });
  const dots = [0, 30].map((x) => ({ x, y: 0, radius: 5 }));
  const placed = placeLabels([name('a', 0, 0), name('b', 30, 0), name('c', 15, 2), name('d', 15, -2)], dots);
  // To the right of the first one stands the second one.
  expect(placed.get('a')).toMatchObject({ anchor: 'end' });
  expect(placed.get('b')).toMatchObject({ anchor: 'start' });
  expect(placed.get('c')).toMatchObject({ anchor: 'middle' });
  expect(placed.get('c')!.y).toBeGreaterThan(0);
  expect(placed.get('d')!.y).toBeLessThan(0);
  // Left, below and above: on the right is the other dot.
  const many = Array.from({ length: 9 }, (_, id) => name(String(id), 0, 0));
  expect([...placeLabels(many, dots).keys()]).toEqual(['0', '1', '2']);
});

test('names keep out of the lines of their own dot', () => {
  const box = { left: 8, right: 58, top: -7, bottom: 8 };
  expect(crosses({ x: 0, y: 0 }, { x: 100, y: 5 }, box)).toBe(true);
  expect(crosses({ x: 0, y: 0 }, { x: 6, y: 0 }, box)).toBe(false);
  expect(crosses({ x: 0, y: 0 }, { x: 0, y: 100 }, box)).toBe(false);
  expect(crosses({ x: 30, y: -50 }, { x: 30, y: 50 }, box)).toBe(true);
  const name = { id: 'a', x: 0, y: 0, gap: 8, width: 50 };
  const anchor = (...ends: { x: number; y: number }[]) => placeLabels([{ ...name, ends }], []).get('a');
  expect(anchor()).toMatchObject({ anchor: 'start' });
  expect(anchor({ x: 100, y: 0 })).toMatchObject({ anchor: 'end' });
  expect(anchor({ x: 100, y: 0 }, { x: -100, y: 0 })).toMatchObject({ anchor: 'middle' });
  // Where lines are everywhere it is seen nonetheless.
  const around = [-100, 100].flatMap((far) => [
    { x: far, y: 0 },
    { x: 0, y: far },
  ]);
  expect(anchor(...around)).toMatchObject({ anchor: 'start' });
});

test('names that are always wanted stand farther away, or over others', () => {
  const name = (id: number) => ({ id: String(id), x: 0, y: 0, gap: 8, width: 50, always: true });
  const dots = [{ x: 0, y: 0, radius: 5 }];
  const some = [
    ...placeLabels(
      Array.from({ length: 6 }, (_, id) => name(id)),
      dots,
    ).values(),
  ];
  expect(some).toHaveLength(6);
  for (const [index, { box: a }] of some.entries())
    for (const { box: b } of some.slice(index + 1))
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
  expect(
    placeLabels(
      Array.from({ length: 99 }, (_, id) => name(id)),
      dots,
    ).size,
  ).toBe(99);
});

test('names stay in a picture that has ends', () => {
  const name = { id: 'a', x: 0, y: 0, gap: 8, width: 50 };
  const anchor = (left: number, right: number) =>
    placeLabels([name], [], { left, right, top: -50, bottom: 50 }).get('a')?.anchor;
  expect(anchor(-100, 100)).toBe('start');
  expect(anchor(-100, 40)).toBe('end');
  expect(anchor(-30, 40)).toBe('middle');
  expect(anchor(-20, 20)).toBeUndefined();
});
