import { expectAccessible } from './axe';
import { at } from './reports';
import { HOSTILE } from './setup';
import { expect, go, test, type Page } from './test';

const VIEWS = ['', 'pairs', 'people', 'clusters', 'assignments', 'nowhere'];

async function open(page: Page, ...view: string[]) {
  await page.goto(at('course/index', ...view));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('two who share a part in three assignments come first', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Course · codesim');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 pair repeated');
  const first = page.getByRole('table').first().getByRole('row').nth(1);
  await expect(first).toContainText(HOSTILE.markup);
  await expect(first).toContainText('ada');
  await expect(first).toContainText('repeated');
  await expect(page.getByText('Could not be compared: hw4')).toBeVisible();
});

test('a cell leads to the pair in the report of its assignment', async ({ page }) => {
  await open(page);
  const strip = page.getByRole('group', { name: /^assignments of .* and / }).first();
  const cell = strip.getByRole('link', { name: /^hw2: / });
  await expect(cell).toBeVisible();
  await cell.click();
  await expect(page).toHaveURL(/course\/hw2\.html#\/pair\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ada');
});

test('a search finds people and their pairs', async ({ page }) => {
  await open(page, 'people');
  await page.getByRole('searchbox').fill('OTHER1');
  await expect(page.getByRole('status')).toHaveText('3 people');
  await go(page, 'pairs');
  await page.getByRole('searchbox').fill('ada img');
  await expect(page.getByRole('status')).toHaveText('1 pair');
  await page.getByRole('table').getByRole('link', { name: /ada/ }).first().click();
  await expect(page.getByRole('row', { name: /hw10/ })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'ada' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ada');
});

test('every view is accessible, fits a narrow window and lets no name be markup', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'the rules read the document, which is the same in every browser');
  await open(page);
  const all = [...VIEWS.map((view) => [view]), ['person', 'ada'], ['pair', HOSTILE.markup, 'ada']];
  const colours = page.getByLabel('Colours', { exact: true });
  for (const scheme of ['light', 'dark']) {
    await colours.selectOption(scheme);
    for (const view of all) {
      await go(page, ...view);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, scheme === 'dark' ? ['color-contrast'] : undefined);
      await expect(page.locator('img')).toHaveCount(0);
    }
  }
  await page.setViewportSize({ width: 390, height: 800 });
  for (const view of all) {
    await go(page, ...view);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
