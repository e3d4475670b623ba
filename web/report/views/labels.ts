// Which names of a picture can be read, and where they stand.

import type { Point } from './hull';

/** A name wanted beside a point, or above it alone; all in pixels. */
export interface Wanted {
  id: string;
  x: number;
  y: number;
  /** From the point to the name. */
  gap: number;
  width: number;
  above?: boolean;
  /** Whether it is to be placed in any case: farther from the point or, if need be, over something. */
  always?: boolean;
  /** The other ends of the lines from the point, which the name keeps out of where it can. */
  ends?: Point[];
}

interface Place {
  x: number;
  /** Of the base line. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface Placed extends Place {
  box: Box;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const [HEIGHT, RISE] = [15, 11];
const CELL = 64;
/** How much farther from its point a name may stand that is placed in any case. */
const STEPS = [0, 8, 16, 24, 32];

/** Boxes that are taken, found by the cells of a grid that they touch. */
class Taken {
  readonly #cells = new Map<string, Box[]>();

  *#at({ left, right, top, bottom }: Box): Generator<string> {
    for (let column = Math.floor(left / CELL); column * CELL < right; column++)
      for (let row = Math.floor(top / CELL); row * CELL < bottom; row++) yield `${column} ${row}`;
  }

  has(box: Box): boolean {
    return [...this.#at(box)].some((cell) => this.#cells.get(cell)?.some((one) => overlap(one, box)));
  }

  add(box: Box): void {
    for (const cell of this.#at(box)) this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), box]);
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isWithin(box: Box, all: Box): boolean {
  return box.left >= all.left && box.right <= all.right && box.top >= all.top && box.bottom <= all.bottom;
}

function box({ x, y, anchor }: Place, width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - RISE, bottom: y - RISE + HEIGHT };
}

function places({ x, y, gap, above, always }: Wanted): Place[] {
  const up: Place = { x, y: y - gap - 3, anchor: 'middle' };
  if (above) return [up, { ...up, y: up.y - HEIGHT }];
  const beside: Place[] = [
    { x: x + gap, y: y + 4, anchor: 'start' },
    { x: x - gap, y: y + 4, anchor: 'end' },
    { x, y: y + gap + RISE, anchor: 'middle' },
    up,
  ];
  if (!always) return beside;
  const [aslant, rise] = [0.7 * gap, HEIGHT / 2];
  const corners = [-1, 1].flatMap((way): Place[] => [
    { x: x + aslant, y: y + 4 + way * (aslant + rise), anchor: 'start' },
    { x: x - aslant, y: y + 4 + way * (aslant + rise), anchor: 'end' },
  ]);
  return [...beside, ...corners];
}

/** Whether the line from one point to another one crosses a box: what is left of it on the inner sides of all four edges. */
export function crosses(from: Point, to: Point, { left, right, top, bottom }: Box): boolean {
  let [first, last] = [0, 1];
  const clip = (start: number, way: number, low: number, high: number) => {
    if (way === 0) return start > low && start < high;
    const [a, b] = [(low - start) / way, (high - start) / way];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
    return first < last;
  };
  return clip(from.x, to.x - from.x, left, right) && clip(from.y, to.y - from.y, top, bottom);
}

/** The places of a name with their boxes, those that the fewest of its own lines cross first. */
function byLines(one: Wanted): Placed[] {
  const all = places(one).map((place) => ({ ...place, box: box(place, one.width) }));
  const { ends } = one;
  if (!ends) return all;
  const crossed = new Map(all.map((at) => [at, ends.filter((end) => crosses(one, end, at.box)).length]));
  return all.sort((a, b) => crossed.get(a)! - crossed.get(b)!);
}

/** The first free place of a name. */
function free(one: Wanted, isFree: (box: Box) => boolean): Placed | undefined {
  const steps = one.always ? STEPS : STEPS.slice(0, 1);
  for (const step of steps) {
    const found = byLines({ ...one, gap: one.gap + step }).find(({ box }) => isFree(box));
    if (found) return found;
  }
  return one.always ? byLines(one)[0] : undefined;
}

/**
 * Places names, the most important first, so that none covers another one or a dot, or leaves the picture where that has ends. What finds no
 * place is left out.
 *
 * Cost: linear in names, lines and dots, as long as few of them share a cell of the grid.
 */
export function placeLabels(
  wanted: Wanted[],
  dots: { x: number; y: number; radius: number }[],
  picture?: Box,
): Map<string, Placed> {
  const taken = new Taken();
  for (const { x, y, radius } of dots)
    taken.add({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
  const placed = new Map<string, Placed>();
  for (const one of wanted) {
    const place = free(one, (box) => !taken.has(box) && (!picture || isWithin(box, picture)));
    if (!place) continue;
    taken.add(place.box);
    placed.set(one.id, place);
  }
  return placed;
}
