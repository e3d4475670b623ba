// How long a reader of a large class waits. Nothing is asserted about times: they are printed.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { at, folder } from './reports';
import { expect, test, type Page } from './test';

/** Milliseconds that something takes, the page's first rendering after it included; the least of three. */
async function least(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const begin = performance.now();
    await act();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    times.push(performance.now() - begin);
  }
  console.log(`${what}: ${Math.min(...times).toFixed(0)} ms`);
}

test('a class of a thousand', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'figures are those of one browser');
  const megabytes = statSync(join(folder, 'thousand.html')).size / 1e6;
  console.log(`1,000 submissions, 2,000 pairs: ${megabytes.toFixed(1)} MB`);
  await least(page, 'first view', async () => {
    await page.goto('about:blank');
    await page.goto(at('thousand'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flagged');
  });
  const pairs = await page
    .getByRole('region', { name: 'Most alike' })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  let next = 0;
  await least(page, 'pair', async () => {
    await page.evaluate((hash) => (location.hash = hash), pairs[next++]!);
    await expect(page.locator('[data-loaded=true] [data-mark]').first()).toBeVisible();
  });
  await least(page, 'table of pairs', async () => {
    await page.evaluate(() => (location.hash = '#/verdicts'));
    await page.evaluate(() => (location.hash = '#/pairs'));
    await expect(page.locator('[data-row]').first()).toBeVisible();
  });
  await least(page, 'graph', async () => {
    await page.evaluate(() => (location.hash = '#/verdicts'));
    await page.evaluate(() => (location.hash = '#/graph'));
    await expect(page.locator('svg[data-placed=true] circle').first()).toBeVisible();
  });
  await least(page, 'graph, another threshold', async () => {
    await page.getByRole('slider').press('Home');
    await expect(page.locator('svg line').nth(1999)).toBeAttached();
    await page.getByRole('slider').press('End');
  });
});
