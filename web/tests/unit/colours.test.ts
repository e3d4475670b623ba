// The colours of matches and sources, as those see them who lack a sort of cone.
//
// Simulation: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, A Physiologically-based Model for Simulation of Color Vision
// Deficiency, IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, severity 1.0; for light, not its encoding.

import { converter, differenceCiede2000, interpolate, wcagContrast, type Color, type Lrgb } from 'culori';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Matrix = [number, number, number][];

const VISIONS: Record<string, Matrix> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

const style = readFileSync(new URL('../../shared/style.css', import.meta.url), 'utf8');
const light = converter('lrgb');
const distance = differenceCiede2000();

/** A variable of the style sheet in the two themes. */
function themes(name: string): [string, string] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(style);
  if (!found) throw new Error(`no colour --${name}`);
  return [found[1]!, found[2]!];
}

function seen(colour: string, matrix: Matrix): Color {
  const { r, g, b } = light(colour)!;
  const [red, green, blue] = matrix.map((row) =>
    Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)),
  );
  return { mode: 'lrgb', r: red!, g: green!, b: blue! } satisfies Lrgb;
}

const six = (name: string, theme: number) =>
  [0, 1, 2, 3, 4, 5].map((hue) => themes(`${name}-${hue}`)[theme]!);

for (const [theme, title] of ['light', 'dark'].entries()) {
  describe(`in the ${title} theme`, () => {
    const [surface, text] = ['surface', 'text'].map((name) => themes(name)[theme]!);
    const [fills, edges] = [six('hue', theme), six('edge', theme)];

    for (const [vision, matrix] of Object.entries(VISIONS)) {
      test(`six hues are told apart with ${vision}`, () => {
        for (const [colours, least] of [
          [fills, 10],
          [edges, 15],
        ] as const) {
          const all = colours.map((colour) => seen(colour, matrix));
          const distances = all.flatMap((one, i) => all.slice(0, i).map((other) => distance(one, other)));
          expect(Math.min(...distances)).toBeGreaterThan(least);
        }
      });

      test(`a match stands out from the page with ${vision}`, () => {
        const page = seen(surface!, matrix);
        for (const fill of fills) expect(distance(seen(fill, matrix), page)).toBeGreaterThan(5);
      });
    }

    test('code is readable on every hue', () => {
      const inks = [text!, themes('mark-keyword')[theme]!, themes('mark-literal')[theme]!];
      for (const [hue, fill] of fills.entries()) {
        for (const ink of inks) expect(wcagContrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
        const chosen = interpolate([fill, edges[hue]!], 'oklab')(0.3);
        expect(wcagContrast(['#000', '#fff'][theme]!, chosen)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test('frames, maps and dots are seen on the page', () => {
      for (const ground of [surface!, themes('ground')[theme]!])
        for (const edge of edges) expect(wcagContrast(edge, ground)).toBeGreaterThanOrEqual(3);
    });

    test('hatching is seen, and what is on it is readable', () => {
      const hatch = themes('hatch')[theme]!;
      expect(distance(hatch, surface!)).toBeGreaterThan(10);
      expect(wcagContrast(themes('given')[theme]!, hatch)).toBeGreaterThanOrEqual(4.5);
    });
  });
}
