// The title and the date of an exercise, and the pairs for a second look.

import { at } from './reports';
import { expect, test } from './test';

test('stand in the headline and in the title of every view', async ({ page }) => {
  await page.goto(at('exercise'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(
    '1 of 10 pairs flagged, 4 for a second look in Sheet 3 <b>\\u{202e}, 2026-03-31',
  );
  await expect(page).toHaveTitle('Overview · Sheet 3 <b>\\u{202e}, 2026-03-31 · codesim');
  await page.getByRole('link', { name: 'Pairs', exact: true }).click();
  await expect(page).toHaveTitle('Pairs · Sheet 3 <b>\\u{202e}, 2026-03-31 · codesim');
});

test('pairs for a second look can be listed, and look like no others without colour too', async ({
  page,
}) => {
  await page.goto(at('exercise', 'pairs'));
  const look = (words: string) =>
    page
      .getByText(words, { exact: true })
      .and(page.locator('span'))
      .first()
      .evaluate((element) => {
        const { borderTopStyle, fontWeight, backgroundColor } = getComputedStyle(element);
        return [borderTopStyle, fontWeight, backgroundColor === 'rgba(0, 0, 0, 0)'].join(' ');
      });
  const looks = [await look('flagged'), await look('second look'), await look('not unusual')];
  expect(looks).toEqual(['none 600 false', 'solid 400 true', 'none 400 true']);
  await page.getByLabel('Show').selectOption('second look');
  await expect(page.getByRole('status')).toHaveText('4 pairs');
  await expect(page.getByRole('row').filter({ hasText: 'second look' })).toHaveCount(4);
});

test('the verdicts sort by how much a person’s time is needed', async ({ page }) => {
  await page.goto(`${at('exercise', 'pairs')}?sort=verdict`);
  const verdicts = page.getByRole('row').getByText(/^(flagged|second look|not unusual)$/);
  const seen = async () => [...new Set(await verdicts.allTextContents())];
  await expect.poll(seen).toEqual(['flagged', 'second look', 'not unusual']);
});
