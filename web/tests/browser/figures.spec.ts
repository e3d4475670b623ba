// How long a reader of a large class waits. Nothing is asserted about times: they are printed.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
    .getByRole('region', { name: 'Most similar' })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  let next = 0;
  await least(page, 'pair', async () => {
    await page.evaluate((hash) => (location.hash = hash), pairs[next++]!);
    await expect(page.locator('[data-loaded=true] [data-mark]').first()).toBeVisible();
  });
  await least(page, 'table of pairs', async () => {
    await page.evaluate(() => (location.hash = '#/decisions'));
    await page.evaluate(() => (location.hash = '#/pairs'));
    await expect(page.locator('[data-row]').first()).toBeVisible();
  });
  await least(page, 'graph', async () => {
    await page.evaluate(() => (location.hash = '#/decisions'));
    await page.evaluate(() => (location.hash = '#/graph'));
    await expect(page.locator('svg[data-placed=true] circle').first()).toBeVisible();
  });
  await least(page, 'graph, another threshold', async () => {
    await page.getByRole('slider').press('Home');
    await expect(page.locator('svg line').nth(1999)).toBeAttached();
    await page.getByRole('slider').press('End');
  });
});

function print(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [half, most] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
  console.log(`${what}: ${half.toFixed(0)} ms, at most ${most.toFixed(0)} ms (${times.length} times)`);
}

/** Milliseconds from a letter typed into the search to the frame that shows what it finds. */
async function searched(page: Page, text: string): Promise<number> {
  return page.getByRole('searchbox').evaluate(async (field: HTMLInputElement, text) => {
    await new Promise(requestAnimationFrame);
    const begin = performance.now();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    return performance.now() - begin;
  }, text);
}

/** Milliseconds from Back to the frame in which the rows are there again, and which row is the first. */
async function back(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const begin = performance.now();
    history.back();
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector('[data-row]'));
    await new Promise((done) => setTimeout(done));
    return performance.now() - begin;
  });
}

// REPORT=big.html npx playwright test figures --project=chromium
test('a report of one’s own', async ({ page }) => {
  const report = process.env.REPORT;
  test.skip(!report, 'for figures alone: REPORT names the file');
  const address = pathToFileURL(report!).href;
  console.log(`${(statSync(report!).size / 1e6).toFixed(1)} MB`);
  await least(page, 'first view', async () => {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flagged');
  });
  await least(page, 'graph', async () => {
    await page.evaluate(() => (location.hash = '#/decisions'));
    await page.evaluate(() => (location.hash = '#/graph'));
    await expect(page.locator('svg[data-placed=true] circle').first()).toBeVisible();
  });
  await page.goto(`${address}#/pairs`);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const name = (await page.locator('[data-row] a').first().innerText()).split('\n')[0]!;
  const filters: number[] = [];
  for (const text of ['', ...Array.from(name, (_, end) => name.slice(0, end + 1)), '', '1', ''])
    filters.push(await searched(page, text));
  print('filter', filters);
  const backs: number[] = [];
  for (let round = 0; round < 10; round++) {
    await page
      .locator('[data-row] a')
      .nth(round % 5)
      .click();
    await expect(page.locator('[data-loaded=true]')).toBeVisible();
    backs.push(await back(page));
  }
  print('Back', backs);
});
