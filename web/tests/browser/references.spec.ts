// Solutions that nobody handed in, on the page.

import { join } from 'node:path';
import { at, folder } from './reports';
import { expect, test } from './test';

const solution = join(folder, 'solutions', 'web');

test('pairs with a reference are listed by themselves, without a rank', async ({ page }) => {
  await page.goto(at('references', 'pairs'));
  await page.getByLabel('Show').selectOption('with a reference');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('–taker');
  await expect(first).toContainText(solution);
  await expect(first).toContainText('flagged');
});

test('no number of the class counts them', async ({ page }) => {
  await page.goto(at('references'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    '0 of 78 pairs flagged, none for a second look',
  );
  const compared = page.getByRole('region', { name: 'Settings and input' });
  await expect(compared).toContainText('13 submissions');
  await expect(compared).toContainText(
    '1 reference is compared with the class beside that; no number of the class depends on it.',
  );
});

test('a pair and its sheet say what the submission is near to', async ({ page }) => {
  await page.goto(at('references', 'pairs'));
  await page.getByLabel('Show').selectOption('with a reference');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText('This is nearer to the reference than any two submissions')).toBeVisible();
  await page.goto(at('references', 'sheet', 'taker', solution));
  await expect(page.getByText('has no rank among the pairs of the class')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Reference, handed in by nobody' })).toContainText('yes');
});
