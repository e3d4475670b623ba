// Who had it first, on the page.

import { join } from 'node:path';
import { expectAccessible } from './axe';
import { at, folder } from './reports';
import { alone, expect, test, type Page } from './test';

const panel = (page: Page) => page.getByRole('region', { name: /strongest first/ });

test('a pair has a time line, and its matches say when each side got them', async ({ page }) => {
  await page.goto(at('snapshots', 'pair', 'taker', 'writer'));
  await expect(panel(page)).toContainText('taker has this in the submission that was compared');
  await expect(panel(page)).toContainText(
    'writer has this since 2026-03-02 12:00 UTC, snapshot 2026-03-02-1200',
  );
  await expect(panel(page)).toContainText('By these times, writer had it first.');
  const line = page.getByRole('img', { name: /Above, filled: taker. Below, outlined: writer./ });
  await line.scrollIntoViewIfNeeded();
  await expect(line).toBeVisible();
  // The taker has it later than the writer.
  const begin = (side: string) =>
    line
      .locator(`rect.${side}`)
      .first()
      .evaluate((bar: SVGRectElement) => bar.x.baseVal.value);
  expect(await begin('left')).toBeGreaterThan(await begin('right'));
  await expectAccessible(page);
});

test('the time line follows the sides when they are swapped', async ({ page }) => {
  await page.goto(`${at('snapshots', 'pair', 'taker', 'writer')}?swap=1`);
  await expect(
    page.getByRole('img', { name: /Above, filled: writer. Below, outlined: taker./ }),
  ).toBeAttached();
  await expect(panel(page)).toContainText('By these times, writer had it first.');
});

test('hidden names are not on a time line', async ({ page }) => {
  await page.goto(at('snapshots', 'pair', 'taker', 'writer'));
  await page.getByRole('button', { name: 'Hide names', exact: true }).click();
  await expect(panel(page)).toContainText('had it first.');
  await expect(panel(page)).not.toContainText(/taker|writer|2026-03-02-1200/);
  await expect(page.getByRole('img', { name: /taker|writer/ })).toHaveCount(0);
});

alone('the sheet copies the command for a case', async ({ page, context, browserName }) => {
  alone.skip(browserName === 'firefox', 'its clipboard cannot be read');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('snapshots', 'sheet', 'taker', 'writer'));
  await page.getByRole('button', { name: 'Copy command for a case' }).click();
  await expect(page.getByRole('button', { name: 'Command copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const past = join(folder, 'snapshots');
  expect(copied).toBe(`codesim case new ${join(folder, 'watched')} --history ${past} --pair taker writer`);
  await page.getByRole('button', { name: 'Hide names', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Command copied' })).toHaveCount(0);
});
