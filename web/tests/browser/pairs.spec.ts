import { at } from './reports';
import { expect, expectActive, test, type Page } from './test';

const rows = (page: Page) => page.locator('[data-row]');
const texts = (page: Page, column: number) =>
  rows(page).evaluateAll(
    (rows, column) => rows.map((row) => row.children[column]!.textContent!.trim()),
    column,
  );

test('sorts by any column, both ways', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  const header = page.getByRole('columnheader', { name: 'Longest match' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const down = (await texts(page, 6)).map((text) => Number(text.replace(',', '')));
  expect(down[0]).toBe(812);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const up = (await texts(page, 6)).map((text) => Number(text.replace(',', '')));
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'Pair', exact: true }).click();
  const names = await texts(page, 1);
  expect(names).toEqual(names.toSorted());
});

test('filters by name and by verdict', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  await page.getByLabel('Name').fill('OLGA hu');
  await expect(page.getByRole('status')).toHaveText('1 pair');
  await expect(rows(page)).toContainText(['hugo – olga']);
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Show').selectOption('flagged');
  await expect(page.getByRole('status')).toHaveText('4 pairs');
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel('Name').fill('nobody');
  await expect(page.getByText('No pairs match these filters')).toBeVisible();
});

test('arrow keys go from row to row and Enter opens', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  await rows(page).first().getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await expectActive(rows(page).getByRole('link', { name: 'dmitri – keiko' }));
  await page.keyboard.press('ArrowDown');
  await expectActive(rows(page).getByRole('link', { name: 'bruno – nils' }));
  await page.keyboard.press('ArrowUp');
  await expectActive(rows(page).getByRole('link', { name: 'dmitri – keiko' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dmitri and keiko');
});

test('a hundred thousand rows are all there, a window of them at a time', async ({ page }) => {
  await page.goto(at('many', 'pairs'));
  const table = page.getByRole('table', { name: 'Pairs' });
  const count = Number(await table.getAttribute('aria-rowcount'));
  expect(count).toBeGreaterThan(100_000);
  expect(await rows(page).count()).toBeLessThan(80);
  await table.locator('[role=presentation]').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(rows(page).last()).toHaveAttribute('data-row', String(count - 2));
  expect(await rows(page).count()).toBeLessThan(80);
  await page.getByLabel('Name').fill('s123 s321');
  await expect(page.getByRole('status')).toHaveText('1 pair');
});
