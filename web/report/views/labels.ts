// Which names of a picture can be read, and where they stand.

/** A name wanted beside a point, or above it alone; all in pixels. */
export interface Wanted {
  id: string;
  x: number;
  y: number;
  /** From the point to the name. */
  gap: number;
  width: number;
  above?: boolean;
}

export interface Placed {
  x: number;
  /** Of the base line. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const [HEIGHT, RISE] = [15, 11];
const CELL = 64;

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

function box({ x, y, anchor }: Placed, width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - RISE, bottom: y - RISE + HEIGHT };
}

function places({ x, y, gap, above }: Wanted): Placed[] {
  const up: Placed = { x, y: y - gap - 3, anchor: 'middle' };
  if (above) return [up, { ...up, y: up.y - HEIGHT }];
  return [
    { x: x + gap, y: y + 4, anchor: 'start' },
    { x: x - gap, y: y + 4, anchor: 'end' },
    { x, y: y + gap + RISE, anchor: 'middle' },
    up,
  ];
}

/**
 * Places names, the most important first, so that none covers another one or a dot. What finds no place is left out.
 *
 * Cost: linear in names and dots, as long as few of them share a cell of the grid.
 */
export function placeLabels(
  wanted: Wanted[],
  dots: { x: number; y: number; radius: number }[],
): Map<string, Placed> {
  const taken = new Taken();
  for (const { x, y, radius } of dots)
    taken.add({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
  const placed = new Map<string, Placed>();
  for (const one of wanted) {
    const free = places(one).find((place) => !taken.has(box(place, one.width)));
    if (!free) continue;
    taken.add(box(free, one.width));
    placed.set(one.id, free);
  }
  return placed;
}
