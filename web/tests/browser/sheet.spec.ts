import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expectAccessible } from './axe';
import { at, codesim, folder } from './reports';
import { HOSTILE } from './setup';
import { expect, expectActive, NO_MEDIA, test, type Page } from './test';

/** Goes to the sheet of a pair in a report. */
async function open(page: Page, name: string, left: string, right: string) {
  await page.goto(at(name, 'sheet', left, right));
  await expect(page.locator('[data-loaded=true]')).toBeVisible();
}

/** All that a sheet says, a text for each heading, sentence, cell and source. */
function said(page: Page): Promise<string[]> {
  return page
    .locator('article :is(h1, h2, h3, h4, p, li, caption, th, td, dt, dd, pre)')
    .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.textContent.replace(/\s+/g, ' ').trim()}`));
}

/** The pairs of classes with what a sheet may have or lack. */
const PAIRS: [string, string, string, string[]][] = [
  ['java', 'dmitri', 'keiko', ['corpora/java/submissions']],
  ['restructured', 'one.java', 'two.java', [join(folder, 'restructured')]],
  ['several', 'anna', 'boris', [join(folder, 'several')]],
  ['hostile', HOSTILE.markup, HOSTILE.bidi, [join(folder, 'hostile')]],
  [
    'exercise',
    'copy',
    'original',
    [join(folder, 'exercise'), '--title', 'Sheet 3 <b>\u202e', '--date', '2026-03-31'],
  ],
  ['snapshots', 'taker', 'writer', [join(folder, 'watched'), '--history', join(folder, 'snapshots')]],
  ['collage', 'collage', 'first', [join(folder, 'collage'), '--metadata', join(folder, 'metadata.csv')]],
];

for (const [name, left, right, options] of PAIRS) {
  test(`the page of ${name} says what the sheet that is a file says`, async ({ page }) => {
    await open(page, name, left, right);
    const title = await page.title();
    const here = await said(page);
    const file = `sheet-of-${name}`;
    const output = ['--quiet', '--format', 'html', '--output', join(folder, `${file}.html`)];
    codesim(...options, '--pair', left, right, ...output);
    await page.goto(at(file));
    expect(here.length).toBeGreaterThan(50);
    expect(here).toEqual(await said(page));
    expect(title).toBe(await page.title());
  });
}

test('the page of a pair leads to the sheet and back', async ({ page }) => {
  await page.goto(`${at('java', 'pair', 'dmitri', 'keiko')}?show=flagged`);
  await page.getByRole('link', { name: 'Evidence sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dmitri and keiko');
  await expect(page.getByRole('heading', { name: 'Decision so far' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the pair' }).click();
  await expect(page).toHaveURL(/#\/pair\/dmitri\/keiko\?.*show=flagged/);
});

test('what was decided in the browser stands on the sheet', async ({ page }) => {
  await page.goto(at('java', 'decisions'));
  await page.getByLabel('Your name').fill('Ada <i>');
  await page.goto(at('java', 'pair', 'hugo', 'olga'));
  await page.getByRole('button', { name: 'dismissed' }).click();
  await page.getByLabel('Note').fill('twins <b>\u202e');
  await page.getByRole('link', { name: 'Evidence sheet' }).click();
  const reader = page.getByRole('region', { name: 'Decision so far' });
  await expect(reader).toContainText(
    /Dismissed: there is a good reason for what the pair shares\. \(Ada <i>, \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\)/,
  );
  await expect(reader.locator('blockquote')).toHaveText('twins <b>\\u{202e}');
});

test('numbers of matches lead from the code to the table and back', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  const rows = page.getByRole('region', { name: 'Table of matches' }).getByRole('row');
  await page.locator('#r3').getByRole('button').click();
  await expectActive(rows.nth(3));
  await expect(rows.nth(3)).toBeInViewport();
  await rows.nth(2).getByRole('button').first().click();
  await expectActive(page.locator('#l2'));
  await expect(page.locator('#l2')).toBeInViewport();
  await expect(page.locator('#l2 i').first()).toHaveAttribute('data-line', '25');
});

test('a sheet without sources has its matches and says what it lacks', async ({ page }) => {
  await page.goto(at('textless', 'pairs'));
  await page.locator('[data-row="0"]').getByRole('link').click();
  await expect(page.getByText('The sources of this submission are not in the report.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^[1-9]\d* match(es)?, strongest first$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Evidence sheet' }).click();
  await expect(page.getByText('Its sources are not part of this sheet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Table of matches' })).toContainText(/lines \d+–\d+/);
  await expect(page.getByRole('heading', { name: 'The strongest passages side by side' })).toHaveCount(0);
});

test('a sheet of a pair that is not there says so', async ({ page }) => {
  await page.goto(at('java', 'sheet', 'dmitri', 'nobody'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not in this report');
  await expect(page.getByText('There is no pair “dmitri – nobody” here.')).toBeVisible();
});

test('nothing of a sheet is wider than its window', async ({ page }) => {
  for (const [name, left, right] of [
    ['hostile', HOSTILE.markup, HOSTILE.bidi],
    ['several', 'anna', 'boris'],
  ] as const) {
    await open(page, name, left, right);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('axe finds nothing', async ({ page }) => {
  await open(page, 'several', 'anna', 'boris');
  for (const colours of ['light', 'dark']) {
    await page.getByLabel('Colours', { exact: true }).selectOption(colours);
    await expectAccessible(page);
  }
});

test('each page on paper has the names and its number, and all sections are there', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NO_MEDIA);
  await open(page, 'hostile', HOSTILE.markup, HOSTILE.bidi);
  const path = join(folder, 'sheet.pdf');
  await page.pdf({ path, preferCSSPageSize: true });
  const pages = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    .split('\f')
    .slice(0, -1);
  expect(pages.length).toBeGreaterThan(2);
  const names = `${HOSTILE.markup} and evil\\u{202e}\\u{2066}`;
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(names);
    expect(text).toMatch(new RegExp(`\\s${index + 1} ?/ ?${pages.length}\\s`));
  }
  const all = pages.join('\n');
  for (const heading of await page.getByRole('heading', { level: 2 }).allTextContents())
    expect(all).toContain(heading);
  expect(all).toContain('Names, date, signatures');
  for (const button of ['Back to the pair', 'Print']) expect(all).not.toContain(button);
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
});
