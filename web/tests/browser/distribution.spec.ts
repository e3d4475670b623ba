import { expectAccessible } from './axe';
import { at, write } from './reports';
import { expect, test, type Page } from './test';

const card = (page: Page, name = 'All pairs by score') => page.getByRole('region', { name });
const similar = (page: Page) => card(page, 'Pairs of this report by similarity');
const chart = (page: Page) => page.getByRole('group', { name: /pairs (of this report )?by/ });
const rows = (page: Page) => page.locator('[data-row]');
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'pair' });

test('the axes have words', async ({ page }) => {
  await page.goto(at('java'));
  await expect(chart(page).getByText('score, in even steps of its square root')).toBeVisible();
  await expect(chart(page).getByText('pairs, on a logarithmic scale')).toBeVisible();
  await page.getByLabel('Counts').selectOption('linear');
  await expect(chart(page).getByText('pairs', { exact: true })).toBeVisible();
  await page.getByLabel('Measure').selectOption('similarity');
  await expect(chart(page).getByText('similarity', { exact: true })).toBeVisible();
});

test('with linear counts, heights are as the counts are', async ({ page }) => {
  await page.goto(at('java'));
  const two = chart(page).locator('a', { hasText: ': 2 pairs' }).last().locator('rect');
  const one = chart(page).locator('a', { hasText: ': 1 pair,' }).last().locator('rect');
  const ratio = async () =>
    Number(await two.getAttribute('height')) / Number(await one.getAttribute('height'));
  expect(await ratio()).toBeLessThan(1.9);
  await page.getByLabel('Counts').selectOption('linear');
  await expect.poll(ratio).toBeCloseTo(2);
});

test('the choices are kept by the browser', async ({ page }) => {
  await page.goto(at('java'));
  await page.getByLabel('Measure').selectOption('similarity');
  await page.getByLabel('Counts').selectOption('linear');
  await page.getByLabel('Bars').selectOption('16');
  const bars = () => chart(page).locator('a').count();
  await expect.poll(bars).toBeLessThanOrEqual(16);
  await page.reload();
  await expect(page.getByLabel('Measure')).toHaveValue('similarity');
  await expect(page.getByLabel('Counts')).toHaveValue('linear');
  await expect(page.getByLabel('Bars')).toHaveValue('16');
  const few = await bars();
  expect(few).toBeLessThanOrEqual(16);
  await page.getByLabel('Bars').selectOption('128');
  await expect.poll(bars).toBeGreaterThan(few);
});

test('choices that are none are left alone', async ({ page }) => {
  await page.goto(at('java'));
  await page.evaluate(() => localStorage.setItem('codesim distribution', '{"bars":"7","counts":"linear"}'));
  await page.reload();
  await expect(page.getByLabel('Bars')).toHaveValue('64');
  await expect(page.getByLabel('Counts')).toHaveValue('linear');
});

test('similarity is that of the pairs in the report, and says so', async ({ page }) => {
  await page.goto(at('java'));
  await page.getByLabel('Measure').selectOption('similarity');
  await expect(similar(page)).toContainText('Bars: the 100 pairs of this report alone, of 120 of the class.');
  await expect(
    page.getByRole('group', { name: '100 pairs of this report by similarity. Flagged: 4.' }),
  ).toBeVisible();
  await expect(chart(page).locator('rect.beyond')).toHaveCount(4);
  await expect(chart(page).locator('path, .flag')).toHaveCount(0);
});

test('a bar of similarity leads to its pairs, and the list says what it may lack', async ({ page }) => {
  await page.goto(at('java'));
  await page.getByLabel('Measure').selectOption('similarity');
  await page.getByLabel('Bars').selectOption('32');
  const bar = chart(page).getByRole('link', { name: /^\d+ pairs .* from 12\.5 %$/ });
  const count = /^\d+/.exec((await bar.getAttribute('aria-label'))!)![0];
  await bar.locator('rect').click();
  await expect(page.getByRole('searchbox')).toHaveValue('similarity>=12.5 similarity<15.625');
  await expect(status(page)).toHaveText(
    `${count} pairs How many more pairs of the class have such a similarity is not known: this report has 100 of 120 pairs. With --limit all it has all.`,
  );
  await page.goto(at('java'));
  await chart(page).getByRole('link').last().locator('rect').click();
  await expect(rows(page)).toHaveText([/hugo – olga/]);
});

test('a bar of pairs that are not in the report leads to how many they are, and which option shows them', async ({
  page,
}) => {
  await page.goto(at('java'));
  await page.getByLabel('Bars').selectOption('16');
  const bar = chart(page).getByRole('link').first();
  const count = /^\d+/.exec((await bar.getAttribute('aria-label'))!)![0];
  await bar.locator('rect').click();
  await expect(status(page)).toContainText(
    new RegExp(
      `${count} pairs of the class have such a score; this report has \\d+ of them\\. With --limit all`,
    ),
  );
  await page.goto(at('rings'));
  await page.getByLabel('Measure').selectOption('similarity');
  await chart(page).getByRole('link').first().locator('rect').click();
  await expect(status(page)).toHaveText(/^\d+ pairs?\s*$/);
});

test('the best score of each submission is a dot that leads to it, above its bar', async ({ page }) => {
  await page.goto(at('java'));
  const plot = page.getByRole('group', { name: 'Best score of each submission' });
  await expect(plot).toHaveAccessibleDescription(
    /^Box: the middle half of 16 submissions, from 0\.\d{3} to 0\.\d{3}; line: the median, 0\.\d{3}\. No submission is beyond the whiskers/,
  );
  await expect(plot.getByRole('link')).toHaveCount(16);
  const hugo = plot.getByRole('link', { name: 'hugo: 1.000' });
  const middle = async (of: typeof hugo) => {
    const { x, width } = (await of.boundingBox())!;
    return x + width / 2;
  };
  const bar = chart(page).locator('rect.beyond').last();
  expect(Math.abs((await middle(hugo)) - (await middle(bar)))).toBeLessThan(8);
  await hugo.locator('circle').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hugo');
});

test('hidden names are not on the dots', async ({ page }) => {
  await page.goto(at('java'));
  await page.getByRole('button', { name: 'Hide names', exact: true }).click();
  const plot = page.getByRole('group', { name: 'Best score of each submission' });
  await expect(plot.getByRole('link', { name: 'hugo' })).toHaveCount(0);
  await expect(plot.getByRole('link')).toHaveCount(16);
});

test('of a large class only the submissions beyond the whiskers are dots', async ({ page }) => {
  await page.goto(at('thousand'));
  const plot = page.getByRole('group', { name: 'Best score of each submission' });
  const said = /1,000 submissions.* (\d+) submissions are beyond .* Each dot is one of these\./;
  await expect(plot).toHaveAccessibleDescription(said);
  const [, beyond] = said.exec((await plot.locator('xpath=..').textContent())!)!;
  await expect(plot.getByRole('link')).toHaveCount(Number(beyond));
  await expect(plot.locator('rect')).toHaveCount(1);
});

test('where too few are known there is no box, and the list has all of them', async ({ page }) => {
  await write('three', 'corpora/java/submissions', '--limit', '3');
  await page.goto(at('three'));
  const plot = page.getByRole('group', { name: 'Best score of each submission' });
  await expect(plot).toHaveAccessibleDescription(
    '8 of 16 submissions have a pair in this report: too few to show where the middle of the class lies. Dots: the highest 8.',
  );
  await expect(plot.locator('rect')).toHaveCount(0);
  await expect(plot.getByRole('link')).toHaveCount(8);
  await page.getByRole('link', { name: 'All submissions by their best score' }).click();
  await expect(page.getByRole('columnheader', { name: 'Most similar' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

for (const scheme of ['light', 'dark'] as const)
  test(`by similarity it is accessible in the ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(at('java'));
    await page.getByLabel('Measure').selectOption('similarity');
    await expect(similar(page)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
  });
