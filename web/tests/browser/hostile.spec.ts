import { at } from './reports';
import { HOSTILE, LONG_LINE } from './setup';
import { expect, test, type Page } from './test';

/** Everything that must not happen while a page is open. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => (seen.push(`dialog: ${dialog.message()}`), void dialog.dismiss()));
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    const own = request.isNavigationRequest() || /^(blob|data):/.test(request.url());
    if (!own) seen.push(`request: ${request.url()}`);
  });
  return seen;
}

const views = [[''], ['pairs'], ['graph'], ['clusters'], ['submissions'], ['decisions'], ['details']];

test('names are shown as text in every view, and nothing is loaded', async ({ page }) => {
  const seen = watch(page);
  for (const view of views) {
    await page.goto(at('hostile', ...view));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(at('hostile', 'submissions'));
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: HOSTILE.markup })).not.toHaveCount(0);
  await expect(rows.filter({ hasText: HOSTILE.quotes })).not.toHaveCount(0);
  await expect(rows.filter({ hasText: 'evil\\u{202e}\\u{2066}' })).not.toHaveCount(0);
  await expect(rows.filter({ hasText: 'two\\nlines' })).not.toHaveCount(0);
  expect(await page.locator('img, b').count()).toBe(0);
  expect(seen).toEqual([]);
});

test('sources are shown as text', async ({ page }) => {
  const seen = watch(page);
  await page.goto(at('hostile', 'pair', HOSTILE.markup, HOSTILE.quotes));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HOSTILE.markup);
  const code = page.getByRole('region', { name: `Code of ${HOSTILE.markup}` });
  await expect(code).toContainText(`// </script><script>document.title = 'owned'</script> <b>bold</b>`);
  await expect(code).toContainText('// right\\u{202e}to left');
  await expect(code).toContainText(LONG_LINE);
  await expect(code.getByRole('heading')).toContainText('<script>alert(2)<⁄script>.java');
  await expect(page).toHaveTitle(
    /^<img src=x onerror=alert\(1\)> – .* · codesim$|^.* – <img src=x onerror=alert\(1\)> · codesim$/,
  );
  // A long line widens its pane, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  expect(seen).toEqual([]);
});

test('links with such names lead where they should', async ({ page }) => {
  await page.goto(at('hostile', 'submissions'));
  await page.getByLabel('Name').fill('two');
  await page.getByRole('link', { name: 'two\\nlines' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('two\\nlines');
});

test('a page that is asked to run other code refuses', async ({ page }) => {
  await page.goto(at('hostile'));
  await expect(page).toHaveTitle('Overview · codesim');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran"';
    document.body.append(script);
    return document.title;
  });
  expect(ran).toBe('Overview · codesim');
});
