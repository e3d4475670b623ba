// Pictures with a palette, which take a third of what a browser writes. A page has a few colours and their blends at the edges of letters; the
// eye does not see which of these are missing.

import { decode, encode } from 'fast-png';

const COLOURS = 256;

/** The same picture in at most 256 colours. */
export function withPalette(png) {
  const { width, height, channels, data } = decode(png);
  const pixels = Uint32Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    return (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
  });
  const { palette, places } = paletteOf(pixels);
  const indices = Uint8Array.from(pixels, (colour) => places.get(colour));
  return encode({ width, height, channels: 1, data: indices, palette }, { zlib: { level: 9 } });
}

/**
 * Chooses colours one by one, each the one that the palette so far serves worst: its squared distance to the nearest one times its pixels.
 * Gives them, and the place of the nearest for each colour of the picture.
 */
function paletteOf(pixels) {
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const colours = [...counts].map(([colour, count]) => ({ colour, count, distance: Infinity, place: 0 }));
  const palette = [];
  while (palette.length < COLOURS) {
    const worst = colours.reduce((one, other) => (loss(other) > loss(one) ? other : one));
    if (worst.distance === 0) break;
    for (const one of colours) {
      const distance = squaredDistance(one.colour, worst.colour);
      if (distance < one.distance) Object.assign(one, { distance, place: palette.length });
    }
    palette.push(channelsOf(worst.colour));
  }
  return { palette, places: new Map(colours.map(({ colour, place }) => [colour, place])) };
}

function loss({ count, distance }) {
  return distance === Infinity ? Number.MAX_SAFE_INTEGER + count : count * distance;
}

function squaredDistance(one, other) {
  const [red, green, blue] = channelsOf(one);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

function channelsOf(colour) {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}
