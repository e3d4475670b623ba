import { at } from './reports';
import { expect, test } from './test';

test.use({ viewport: { width: 360, height: 800 } });

test('a menu without room has the view that is shown in sight, and fades where it goes on', async ({
  page,
}) => {
  await page.goto(at('java', 'decisions'));
  const menu = page.getByRole('navigation', { name: 'Views' });
  const current = menu.getByRole('link', { name: 'Decisions' });
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(menu).toHaveAttribute('style', /--start: 28px; --end: 28px/);
  await menu.evaluate((row) => (row.scrollLeft = 0));
  await expect(menu).toHaveAttribute('style', /--start: 0px; --end: 28px/);
  await menu.getByRole('link', { name: 'Overview' }).click();
  await expect(menu.getByRole('link', { name: 'Overview' })).toBeInViewport({ ratio: 1 });
});

test('nothing on the page of decisions is wider than the window', async ({ page }) => {
  await page.goto(at('java', 'decisions'));
  const field = page.getByLabel('Import');
  await expect(field).toBeVisible();
  const { x, width } = (await field.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(349);
});
