import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './axe';
import { at, codesim, folder } from './reports';
import { expect, expectActive, NO_MEDIA, test, type Page } from './test';

const CLASSES = [
  'java',
  'languages',
  'several',
  'people',
  'rings',
  'collage',
  'restructured',
  'indexed',
  'references',
  'hostile',
];

/** The views of a report: those that its page names, a pair, its submissions, a cluster, and one that is not there. */
async function views(page: Page): Promise<string[]> {
  const named = page.getByRole('navigation').or(page.getByRole('main')).getByRole('link');
  const all = await named.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const first = (kind: string) => all.filter((one) => one.startsWith(`#/${kind}/`)).slice(0, 1);
  const plain = all.filter((one) => /^#\/\w*$/.test(one));
  return [
    ...new Set([...plain, ...first('pair'), ...first('submission'), ...first('clusters'), '#/nowhere']),
  ];
}

async function show(page: Page, view: string) {
  await page.evaluate((hash) => (location.hash = hash), view);
  await expect(page).toHaveURL((url) => url.hash.startsWith(view));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-loaded=false], [data-placed=false]')).toHaveCount(0);
}

for (const name of CLASSES) {
  test(`every view of ${name}`, async ({ page, browserName }) => {
    // The rules read the document and its styles, which are the same in every browser.
    test.skip(browserName !== 'chromium' && name !== 'java', 'one class shows what a browser does otherwise');
    await page.goto(at(name));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const all = await views(page);
    expect(all.length).toBeGreaterThan(8);
    const colours = page.getByLabel('Colours', { exact: true });
    await colours.selectOption('light');
    for (const view of all) {
      await show(page, view);
      await expectAccessible(page);
    }
    await colours.selectOption('dark');
    for (const view of all) {
      await show(page, view);
      await expectAccessible(page, ['color-contrast']);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const wide: string[] = [];
    for (const view of all) {
      await show(page, view);
      if (await page.evaluate(() => document.documentElement.scrollWidth > 390)) wide.push(view);
    }
    expect(wide).toEqual([]);
  });
}

test('differences', async ({ page }) => {
  await page.goto(at('several', 'pair', 'anna', 'boris'));
  await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible();
  await expectAccessible(page);
});

test('the evidence sheet', async ({ page }) => {
  const sheet = codesim('corpora/java/submissions', '--pair', 'dmitri', 'keiko', '--format', 'html');
  writeFileSync(join(folder, 'sheet.html'), sheet);
  await page.goto(at('sheet'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('keiko');
  await expectAccessible(page);
});

test('everything can be reached with the keyboard', async ({ page }) => {
  await page.goto(at('java'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expectActive(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expectActive(page.locator('#content'));
  for (const name of ['Measure', 'Counts', 'Bars']) {
    await page.keyboard.press('Tab');
    await expectActive(page.getByLabel(name));
  }
  await page.keyboard.press('Tab');
  await expectActive(page.getByRole('link', { name: 'All submissions by their best score' }));
  for (const name of ['Score', 'Similarity', 'Expected by chance']) {
    await page.keyboard.press('Tab');
    await expectActive(page.getByRole('button', { name: `Meaning of “${name}”` }).first());
  }
  await page.keyboard.press('Tab');
  await expectActive(page.getByRole('main').getByRole('link', { name: 'hugo – olga' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hugo and olga');
  // A new view begins with its heading.
  await expectActive(page.getByRole('heading', { level: 1 }));
  await page.keyboard.press('Tab');
  await expectActive(page.getByRole('main').getByRole('link', { name: 'hugo', exact: true }).first());
});

test('the reader chooses the dark page, and it stays dark', async ({ page }) => {
  await page.goto(at('java'));
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const colours = page.getByLabel('Colours');
  await colours.selectOption('Dark');
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(colours).toHaveValue('dark');
  expect(await ground()).toBe(dark);
  await colours.selectOption('Light');
  expect(await ground()).toBe(light);
});

test('the page is as dark as the system', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', NO_MEDIA);
  await page.goto(at('java'));
  const isDark = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(20, 23, 28)');
  expect(await isDark()).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark()).toBe(true);
  const colours = page.getByLabel('Colours');
  await colours.selectOption('Light');
  expect(await isDark()).toBe(false);
  await colours.selectOption('Auto');
  expect(await isDark()).toBe(true);
});
