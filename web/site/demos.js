// What the site has beside its chapters: live reports, the page that compares in a browser tab, and the handout for boards as PDF.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { makeCourse, makeReport, makeSheet } from '../pictures/reports.js';
import { repository } from '../pictures/sources.js';

/** Adds them to the chapters in a folder. */
export async function makeDemos(chapters) {
  const folder = mkdtempSync(join(tmpdir(), 'codesim-demos-'));
  const demo = join(chapters, 'demo');
  mkdirSync(demo);
  try {
    cpSync(makeReport(folder), join(demo, 'report.html'));
    cpSync(makeSheet(folder), join(demo, 'sheet.html'));
    makeCourse(folder);
    cpSync(join(folder, 'course'), join(demo, 'course'), { recursive: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
  await printHandouts(join(chapters, 'board'));
  copyPages(join(chapters, 'try'));
}

/** The page for a site, and the file to keep. */
function copyPages(folder) {
  const built = join(repository, 'target/browser');
  if (!existsSync(join(built, 'site'))) throw new Error(`${built} is missing: run \`cargo xtask browser\``);
  cpSync(join(built, 'site'), folder, { recursive: true });
  cpSync(join(built, 'codesim.html'), join(folder, 'codesim.html'));
}

/** Makes a PDF of each handout, beside it. */
async function printHandouts(folder) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    await page.goto(pathToFileURL(join(folder, name)).href);
    const path = join(folder, name.replace(/html$/, 'pdf'));
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
  }
  await browser.close();
}
