import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { at } from './reports';
import { expect, test } from './test';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      for (const name of ['density', 'methods']) {
        test(`the page of ${name}`, async ({ page }) => {
          const seen: string[] = [];
          page.on('console', (message) => seen.push(message.text()));
          await page.goto(at(name));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(seen).toEqual([]);
        });
      }
    });
  }
}

test('a plot can be taken along', async ({ page }) => {
  await page.goto(at('density'));
  await expect(page.locator('figure svg text', { hasText: 'window w' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /svg/ }).click();
  const file = await (await download).path();
  const image = readFileSync(file, 'utf8');
  expect(image).toMatch(/^<svg /);
  expect(image).toContain('robust winnowing');
});
