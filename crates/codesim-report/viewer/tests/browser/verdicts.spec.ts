import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, codesim, folder } from './reports';
import { expect, go, test, type Page } from './test';

const NO_BLOB = 'Firefox tells WebDriver BiDi of the download of data, but not of that of a blob';

async function decide(page: Page, left: string, right: string, decision: string, note: string) {
  await page.goto(at('java', 'pair', left, right));
  await page.getByRole('button', { name: decision }).click();
  await page.getByLabel('Note').pressSequentially(note);
  await page.getByLabel('Note').blur();
}

async function exported(page: Page): Promise<string> {
  await go(page, 'verdicts');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('verdicts.json');
  return readFileSync(await download.path(), 'utf8');
}

test('verdicts are kept by the browser', async ({ page }) => {
  await decide(page, 'dmitri', 'keiko', 'confirmed', 'same <i>odd</i> bug');
  await page.reload();
  await expect(page.getByRole('button', { name: 'confirmed' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Note')).toHaveValue('same <i>odd</i> bug');
  await go(page, 'pairs');
  await page.getByLabel('Show').selectOption('confirmed');
  await expect(page.locator('[data-row]')).toHaveText([/dmitri – keiko.*confirmed/]);
  await go(page, 'verdicts');
  await expect(page.getByText('3 of 4 flagged pairs are still open')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'same <i>odd</i> bug' })).toBeVisible();
});

test('what is exported can be imported elsewhere', async ({ page, browser, browserName }) => {
  test.skip(browserName === 'firefox', NO_BLOB);
  await decide(page, 'hugo', 'olga', 'dismissed', 'they are twins');
  const file = await exported(page);
  const other = await browser.newPage();
  await other.goto(at('java', 'verdicts'));
  const choose = (text: string) =>
    other
      .getByLabel('Import')
      .setInputFiles({ name: 'v.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"verdicts": []}');
  await expect(other.getByRole('status')).toHaveText(/nothing taken over: .*schema_version 1 was expected/);
  await choose(file.replace(/"left_digest": "../, '"left_digest": "ff'));
  await expect(other.getByRole('status')).toHaveText(/0 taken over. 1 left out: .*its code has changed/);
  await choose(file);
  await expect(other.getByRole('status')).toHaveText('v.json: 1 taken over.');
  await expect(other.getByRole('row', { name: /hugo – olga/ })).toContainText('they are twins');
});

test('the next run takes what was exported, and what was dismissed stays dismissed', async ({
  page,
  browser,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NO_BLOB);
  await decide(page, 'hugo', 'olga', 'dismissed', 'they are twins');
  const path = join(folder, 'verdicts-of-java.json');
  writeFileSync(path, await exported(page));
  const next = ['corpora/java/submissions', '--verdicts', path];
  const report = JSON.parse(codesim(...next, '--format', 'json'));
  expect(report.pairs[0].review).toEqual({ decision: 'dismissed', note: 'they are twins' });
  expect(report.class.dismissed_pairs).toBe(1);
  codesim(...next, '--format', 'html', '--output', join(folder, 'next.html'));
  const fresh = await browser.newPage();
  await fresh.goto(at('next'));
  await expect(fresh.getByRole('row', { name: /hugo – olga/ })).toContainText('dismissed');
  await expect(fresh.getByText('1 flagged pair dismissed before')).toBeVisible();
});
