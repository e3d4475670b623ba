import AxeBuilder from '@axe-core/playwright';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { at, codesim, folder } from './reports';

const views = [
  ['overview', 'java'],
  ['pairs', 'java', 'pairs'],
  ['pair', 'java', 'pair', 'dmitri', 'keiko'],
  ['pair of several files', 'several', 'pair', 'anna', 'boris'],
  ['graph', 'java', 'graph'],
  ['clusters', 'collage', 'clusters'],
  ['submissions', 'collage', 'submissions'],
  ['submission', 'collage', 'submission', 'collage'],
  ['timeline', 'collage', 'timeline'],
  ['pairs with labels', 'people', 'pairs'],
  ['labels', 'people', 'submissions'],
  ['nothing', 'java', 'pair', 'ada', 'nobody'],
  ['verdicts', 'java', 'verdicts'],
  ['details', 'hostile', 'details'],
] as const;

async function check(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      for (const [name, report, ...view] of views) {
        test(name, async ({ page }) => {
          await page.goto(at(report, ...view));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[data-loaded=false], [data-placed=false]')).toHaveCount(0);
          await check(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      }
    });
  }
}

test('differences', async ({ page }) => {
  await page.goto(at('several', 'pair', 'anna', 'boris'));
  await page.getByRole('button', { name: 'Differences' }).click();
  await expect(page.getByRole('region', { name: 'Lines side by side' })).toBeVisible();
  await check(page);
});

test('the evidence sheet', async ({ page }) => {
  const sheet = codesim('corpora/java/submissions', '--pair', 'dmitri', 'keiko', '--format', 'html');
  writeFileSync(join(folder, 'sheet.html'), sheet);
  await page.goto(at('sheet'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('keiko');
  await check(page);
});

test('everything can be reached with the keyboard', async ({ page }) => {
  await page.goto(at('java'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('id', 'content');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('hugo – olga');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hugo and olga');
  // A new view begins with its content.
  await expect(page.locator(':focus')).toHaveAttribute('id', 'content');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('hugo');
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await colours.selectOption('Light');
  expect(await ground()).toBe(light);
  await colours.selectOption('Auto');
  expect(await ground()).toBe(dark);
});
