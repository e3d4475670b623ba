import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, repository } from './reports';
import { HOSTILE } from './setup';
import { expect, expectActive, go, NO_BLOB, test, type Page } from './test';

const CLASS = readdirSync(join(repository, 'corpora/java/submissions'));
const PEOPLE = ['Maximiliana', 'Hugo', 'Hohenstaufen', 'Número', '48213\\d\\d'];
const SMITHS = ['Smith', 'collage'];

const hide = (page: Page) => page.getByRole('button', { name: 'Hide names', exact: true }).click();

/** What of the page has one of some names: texts, attributes, the title and the address; not the sources, which may have any. */
function told(page: Page, names: string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const name = new RegExp(`(?<![\\p{L}\\p{N}])(${names})(?!\\p{L})`, 'iu');
    const found = [document.title, decodeURIComponent(location.hash), document.documentElement.style.cssText];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node instanceof Element ? node : node.parentElement!;
      // Popovers explain the page, with names of nobody.
      if (parent.closest('script, pre, [popover]')) continue;
      if (node instanceof Element)
        for (const { name, value } of node.attributes)
          found.push(name === 'href' ? decodeURIComponent(value) : value);
      if (node instanceof HTMLInputElement) found.push(node.value);
      if (node instanceof Text) found.push(node.data);
    }
    return found.filter((text) => name.test(text));
  }, names.join('|'));
}

test('hidden names are nowhere', async ({ page }) => {
  await page.goto(at('java', 'submissions'));
  await expect.poll(async () => (await told(page, CLASS)).length).toBeGreaterThan(CLASS.length);
  await hide(page);
  const [first, second] = ['dmitri', 'keiko'];
  const views = [
    ['submissions'],
    [''],
    ['pairs'],
    ['graph'],
    ['clusters'],
    ['clusters', '1'],
    ['decisions'],
    ['details'],
    ['pair', first, second],
    ['sheet', first, second],
    ['submission', first],
    ['pair', first, 'ada'],
    ['submission', 'nobody'],
  ];
  for (const view of views) {
    await go(page, ...view);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (
      ['pair', 'sheet', 'submission'].includes(view[0]!) &&
      !view.includes('ada') &&
      !view.includes('nobody')
    )
      await expect(page.getByText(/Submission \d\d/).first()).toBeVisible();
    for (const loaded of await page.locator('[data-loaded]').all())
      await expect(loaded).toHaveAttribute('data-loaded', 'true');
    expect(await told(page, CLASS), view.join('/')).toEqual([]);
  }
});

test('people, their handed-in names and groups are hidden too', async ({ page }) => {
  await page.goto(at('people', 'pairs'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('h');
  for (const view of ['', 'pairs', 'submissions', 'clusters', 'graph', 'details']) {
    await go(page, view);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await told(page, PEOPLE), view).toEqual([]);
  }
  await page.goto(at('collage', 'timeline'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await told(page, SMITHS)).toEqual([]);
});

test('sentences in other languages, and names with markup in them, tell nothing either', async ({ page }) => {
  for (const language of ['de', 'fr', 'es']) {
    await page.goto(at(`in-${language}`, 'sheet', 'dmitri', 'keiko'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dmitri');
    await page.keyboard.press('h');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(Abgabe|Rendu|Entrega) \d\d/);
    expect(await told(page, CLASS), language).toEqual([]);
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.goto(at('hostile', 'pair', HOSTILE.markup, HOSTILE.bidi));
  await expect(page).toHaveTitle(/onerror/);
  await page.keyboard.press('h');
  for (const view of ['pair', 'pairs', 'details', '']) {
    if (view !== 'pair') await go(page, view);
    await expect(
      page
        .getByText(/Submission \d\d/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await told(page, ['evil', 'onerror']), view).toEqual([]);
  }
});

test('the choice holds until it is taken back, also when the page is loaded again', async ({ page }) => {
  await page.goto(at('java', 'pair', 'dmitri', 'keiko'));
  const button = page.getByRole('button', { name: 'Hide names', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectActive(button);
  await expect(page).toHaveTitle(/^Submission \d\d – Submission \d\d/);
  await expect(page).toHaveURL(/#\/pair\/Submission%20\d\d\/Submission%20\d\d/);
  const title = await page.title();
  await page.reload();
  await expect(page).toHaveTitle(title);
  await page.keyboard.press('h');
  await expect(page).toHaveTitle(/^dmitri – keiko/);
  await expect(page).toHaveURL(/#\/pair\/dmitri\/keiko/);
});

test('nothing is found by a hidden name', async ({ page }) => {
  await page.goto(at('java', 'submissions'));
  const search = page.getByRole('searchbox');
  await search.fill('hugo');
  await expect(page.getByRole('status')).toHaveText('1 submission');
  await hide(page);
  await expect(search).toHaveValue('');
  await expect(page).not.toHaveURL(/hugo/);
  await search.fill('hugo');
  await expect(page.getByRole('status')).toHaveText('0 submissions');
  await search.fill('submission 07');
  await expect(page.getByRole('status')).toHaveText('1 submission');
});

test('one name alone is hidden and shown', async ({ page }) => {
  await page.goto(at('java', 'submission', 'dmitri'));
  const one = page.getByRole('button', { name: 'Hide this name' });
  await one.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Submission \d\d$/);
  await expectActive(one);
  expect(await told(page, ['dmitri'])).toEqual([]);
  await expect.poll(async () => (await told(page, ['keiko'])).length).toBeGreaterThan(0);
  await one.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dmitri');
  await hide(page);
  await one.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dmitri');
  expect(await told(page, ['keiko'])).toEqual([]);
});

test('decisions are those of the same pairs, and their file has the real names', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', NO_BLOB);
  await page.goto(at('java', 'pair', 'dmitri', 'keiko'));
  await page.keyboard.press('c');
  await hide(page);
  await page.keyboard.press('d');
  await go(page, 'decisions');
  await expect(page.getByText('The files have the real names')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/Submission \d\d – Submission \d\d.*dismissed/s);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = JSON.parse(readFileSync((await (await download).path())!, 'utf8'));
  expect(file.decisions).toMatchObject([{ left: 'dmitri', right: 'keiko', status: 'dismissed' }]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(0);
  const text = JSON.stringify(file);
  await page
    .getByLabel('Import')
    .setInputFiles({ name: 'decisions.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByRole('row').nth(1)).toContainText('dismissed');
  await hide(page);
  await expect(page.getByRole('row').nth(1)).toContainText('dmitri – keiko');
});

test('the foot of a printed sheet has the names that are shown', async ({ page }) => {
  await page.goto(at('java', 'sheet', 'dmitri', 'keiko'));
  const foot = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--sheet-names'));
  await expect.poll(foot).toContain('dmitri');
  await page.keyboard.press('h');
  await expect.poll(foot).toMatch(/Submission.*\d\d.*and.*Submission.*\d\d/);
  expect(await foot()).not.toMatch(/dmitri|keiko/);
});
