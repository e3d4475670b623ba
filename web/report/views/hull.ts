// The convex hull of points.

export interface Point {
  x: number;
  y: number;
}

/**
 * The corners of the convex hull of points, in the order around it; points on its sides are none. Andrew's monotone chain (Another
 * efficient algorithm for convex hulls in two dimensions, Information Processing Letters 9 (5), 1979).
 *
 * Cost: O(n log n) for n points.
 */
export function hull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const [lower, upper] = [chain(sorted), chain(sorted.toReversed())];
  const around = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  // One point, or several at one place.
  return around.length > 0 ? around : points.slice(0, 1);
}

/** One side of the hull of sorted points, which turns in one direction alone. */
function chain(sorted: Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of sorted) {
    while (corners.length > 1 && turn(corners.at(-2)!, corners.at(-1)!, point) <= 0) corners.pop();
    const last = corners.at(-1);
    if (!last || last.x !== point.x || last.y !== point.y) corners.push(point);
  }
  return corners;
}

/** Positive where the way from `a` over `b` to `c` turns to one side, negative to the other one, 0 straight on. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
