import { expectAccessible } from './axe';
import { at } from './reports';
import { HOSTILE } from './setup';
import { expect, go, test, type Page } from './test';

const VIEWS = ['', 'pairs', 'people', 'clusters', 'decisions', 'assignments', 'nowhere'];

async function open(page: Page, ...view: string[]) {
  await page.goto(at('course/index', ...view));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('two who share a part in three assignments come first', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Course · Algorithms <b> · codesim');
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

test('the report of an assignment leads back, whatever names are hidden', async ({ page }) => {
  await page.goto(at('course/hw2', 'submission', 'ada'));
  const header = page.getByRole('banner');
  await expect(header).toContainText('hw2');
  const back = header.getByRole('link', { name: 'Algorithms <b>' });
  await expect(back).toHaveAttribute('title', /all its assignments/);
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Submission \d\d$/);
  await expect(back).toHaveAttribute('title', /shows all names/);
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL(/course\/index\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 pair repeated');
});

test('a report that was made alone is of no course', async ({ page }) => {
  await page.goto(at('java'));
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('codesim');
});

for (const width of [1366, 390]) {
  test(`the way back leaves the views in view, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 657 });
    await page.goto(at('course/hw2'));
    const way = page.getByRole('banner').getByRole('paragraph');
    await expect(way).toContainText('hw2');
    const isCut = (of: HTMLElement) => of.scrollWidth > of.clientWidth;
    expect(await way.getByRole('strong').evaluate(isCut)).toBe(false);
    if (width === 1366) expect(await page.getByRole('navigation').evaluate(isCut)).toBe(false);
  });
}

test('a person has a row for each assignment, with the best pair', async ({ page }) => {
  await open(page, 'person', 'ada');
  const rows = page.getByRole('region', { name: 'Assignments' }).getByRole('row');
  await expect(rows).toHaveCount(6);
  const cells = (name: string) =>
    rows.filter({ has: page.getByText(name, { exact: true }) }).getByRole('cell');
  await expect(cells('hw1').nth(2)).toHaveText('1');
  await expect(cells('hw1').nth(3)).toHaveText(/^[\d,]+$/);
  await expect(cells('hw1').nth(4)).toHaveText(HOSTILE.markup);
  await expect(cells('hw1').nth(7)).toHaveText('flagged');
  await expect(cells('hw1').nth(8)).toHaveText('confirmed');
  await expect(cells('hw2').nth(8)).toHaveText('undecided');
  await expect(cells('hw4')).toHaveText(['hw4', '', 'could not be compared']);
  const couples = page.getByRole('region', { name: 'Pairs with others' });
  await expect(couples.getByRole('row').nth(1)).toContainText(HOSTILE.markup);
  await expect(couples.getByRole('row').nth(1)).toContainText('1 confirmed, 2 undecided');
  await cells('hw2').nth(4).getByRole('link').click();
  await expect(page).toHaveURL(/course\/hw2\.html#\/pair\//);
  await open(page, 'person', 'ada');
  await page.getByRole('link', { name: 'All people' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People');
});

test('nobody starts or stops who stands out once, and the page says why', async ({ page }) => {
  await open(page, 'people');
  await expect(page.getByText('neither starts nor stops')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Starts' }).getByRole('button')).toHaveAttribute(
    'title',
    /at least two that were judged/,
  );
});

test('decisions of the run and of imported files are counted', async ({ page }) => {
  await open(page, 'decisions');
  await expect(page.getByText(/1 is confirmed, 0 dismissed and \d+ undecided/)).toBeVisible();
  const known = page.getByText(/^This page knows of/);
  await expect(known).toHaveText(/1 that the run was given and 0 that were made in this browser/);
  const row = page.getByRole('row', { name: /^hw3/ });
  await expect(row.getByRole('cell')).toHaveText(['hw3', '1', '0', '0', '1']);
  const dismissed = { left: 'ada', right: HOSTILE.markup, status: 'dismissed' };
  const file = { schema_version: 3, exercise: 'Algorithms <b>, hw3', decisions: [dismissed] };
  await page.getByLabel('Import files of decisions').setInputFiles([
    { name: 'hw3.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) },
    { name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') },
  ]);
  await expect(page.getByRole('status')).toContainText('hw3.json: 1 decision taken over.');
  await expect(page.getByRole('status')).toContainText('no.json: nothing taken over');
  await expect(row.getByRole('cell')).toHaveText(['hw3', '1', '0', '1', '0']);
  await expect(known).toHaveText(/and 1 from hw3\.json/);
  await go(page, 'pairs');
  const first = page.locator('[data-row="0"]');
  await expect(first.getByRole('cell').nth(6)).toHaveText('1');
  await expect(first.getByRole('cell').nth(7)).toHaveText('1');
  await expect(first.getByRole('cell').nth(8)).toHaveText('1');
  await page.reload();
  await expect(first.getByRole('cell').nth(7)).toHaveText('1');
});

test('what is decided in a report is known here', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Firefox keeps what each file stores apart from what others store');
  await page.goto(at('course/hw2', 'pair', 'ada', HOSTILE.markup));
  await page.getByRole('button', { name: 'dismissed' }).click();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByText('1 that were made in this browser')).toBeVisible();
  await go(page, 'pair', HOSTILE.markup, 'ada');
  await expect(page.getByRole('row', { name: /hw2/ })).toContainText('dismissed');
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
