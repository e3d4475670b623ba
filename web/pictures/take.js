// What the pictures show, and how they are taken.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { withPalette } from './png.js';
import { makeCourse, makeReport } from './reports.js';
import { pictures } from './sources.js';

const WIDTH = 1366;
const HEIGHT = 768;
// At the 900 pixels that a README gives it, a picture is sharp on a screen with two dots a pixel.
const SCALE = 1.5;
/** What is below the last element, in pixels of the page. */
const MARGIN = 12;
/** The height of a line of code in the page of a pair. */
const LINE = 18;
const MOST_BYTES = 200_000;

/** The view of each, the element that it ends with, and what makes it end there with whole rows. */
const PICTURES = [
  { name: 'overview', view: '', end: '.card >> nth=-1' },
  { name: 'pairs', view: 'pairs', end: '.rows', prepare: withWholeRows },
  { name: 'pair', view: 'pair/dmitri/keiko?match=2', end: '.panes', prepare: withWholeLines },
  // The number of the next passage reaches into the margin of this one.
  { name: 'sheet', view: 'sheet/dmitri/keiko', end: '.sides >> nth=0', margin: -4 },
  { name: 'course', of: 'course', view: '', end: '.card >> nth=0' },
];

export async function takePictures() {
  // As in the tests of the pages.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'codesim-pictures-'));
  mkdirSync(pictures, { recursive: true });
  try {
    const files = { class: makeReport(folder), course: makeCourse(folder) };
    for (const colours of ['light', 'dark']) {
      const context = await browser.newContext({
        viewport: { width: WIDTH, height: HEIGHT },
        deviceScaleFactor: SCALE,
        colorScheme: colours,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      for (const picture of PICTURES) await take(context, picture, files[picture.of ?? 'class'], colours);
      await context.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function take(context, { name, view, end, margin = MARGIN, prepare }, file, colours) {
  const page = await context.newPage();
  await page.goto(`${pathToFileURL(file).href}#/${view}`);
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  const { y, height } = await page.locator(end).boundingBox();
  const clip = { x: 0, y: 0, width: WIDTH, height: Math.ceil(y + height + margin) };
  const png = withPalette(await page.screenshot({ fullPage: true, clip, animations: 'disabled' }));
  await page.close();
  const path = join(pictures, `${name}-${colours}.png`);
  if (png.length > MOST_BYTES)
    throw new Error(`${path} would have ${png.length} bytes of at most ${MOST_BYTES}`);
  writeFileSync(path, png);
}

/** Makes the window lower, so that the table ends with a whole row. */
async function withWholeRows(page) {
  const row = page.locator('[data-row="0"]');
  await row.waitFor();
  const rows = page.getByRole('rowgroup').last();
  const [room, height] = await Promise.all([heightOf(rows), heightOf(row)]);
  await page.setViewportSize({ width: WIDTH, height: HEIGHT - (room % height) });
}

function heightOf(locator) {
  return locator.evaluate((element) => element.getBoundingClientRect().height);
}

/** Makes the window higher and scrolls both sides, so that their code begins and ends with a whole line; and the list, to its first match. */
async function withWholeLines(page) {
  await page.locator('.mark.chosen').first().waitFor();
  const panes = page.locator('.pane');
  const room = await panes
    .first()
    .evaluate((pane) => pane.clientHeight - pane.querySelector('h3').offsetHeight);
  await page.setViewportSize({ width: WIDTH, height: HEIGHT + LINE - (room % LINE) });
  await panes.evaluateAll((all) => {
    for (const pane of all) {
      const top = pane.querySelector('h3').getBoundingClientRect().bottom;
      const lines = [...pane.querySelectorAll('.line')].map((line) => line.getBoundingClientRect().top);
      pane.scrollTop += lines.find((line) => line >= top) - top;
    }
  });
  await page.locator('#match-0').evaluate((match) => {
    const list = match.closest('.list');
    list.scrollTop += match.getBoundingClientRect().top - list.getBoundingClientRect().top;
  });
}
