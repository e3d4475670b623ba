import { at } from './reports';
import { expect, NO_MEDIA, test, type Page, some } from './test';

/** What the browser does before it prints, on paper of some width. */
async function print(page: Page) {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

const rows = (page: Page) => page.getByRole('row');

test('every row of a table is printed, and the screen is as before', async ({ page }) => {
  for (const [view, count] of [
    ['pairs', 2001],
    ['submissions', 1001],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(at('thousand', view));
    await expect(rows(page).nth(1)).toBeVisible();
    const seen = await rows(page).count();
    expect(seen).toBeLessThan(count);
    await print(page);
    await expect(rows(page)).toHaveCount(count);
    await expect(page.getByText('rows are printed')).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => rows(page).count()).toBeLessThan(count);
  }
});

test('the names of a printed table are whole', async ({ page }) => {
  await page.goto(at('hostile', 'pairs'));
  await print(page);
  const cut = await (
    await some(page.getByRole('cell'))
  ).evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('a table that is too long says how much of it is printed', async ({ page }) => {
  await page.goto(at('many', 'pairs'));
  await expect(rows(page).nth(1)).toBeVisible();
  await print(page);
  await expect(rows(page)).toHaveCount(2001);
  await expect(page.getByText('2,000 of 105,570 rows are printed.')).toBeVisible();
});

test('the list of matches is printed whole, above the code', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', NO_MEDIA);
  await page.goto(at('java', 'pair', 'dmitri', 'keiko'));
  await expect(page.locator('[data-loaded=true]')).toBeVisible();
  await print(page);
  const boxes = page.locator('.matches, .side');
  await expect(boxes).toHaveCount(3);
  const places = await boxes.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const inner = [...one.querySelectorAll('*')].map((child) => child.getBoundingClientRect().bottom);
      return { top, bottom, content: Math.max(...inner) };
    }),
  );
  for (const [index, { bottom, content }] of places.entries()) {
    expect(content).toBeLessThanOrEqual(bottom + 1);
    if (index > 0) expect(places[index]!.top).toBeGreaterThanOrEqual(places[index - 1]!.bottom);
  }
});

test('long lines are printed to their ends, on white', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', NO_MEDIA);
  await page.goto(at('several', 'pair', 'anna', 'boris'));
  await page.getByRole('button', { name: 'Differences', pressed: true }).click();
  await page.getByLabel('Colours').selectOption('dark');
  await print(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  const code = page.locator('pre').first();
  expect(await code.evaluate((code) => getComputedStyle(code).color)).toBe('rgb(26, 32, 41)');
});
