import { expect, test, type Page } from '@playwright/test';
import { at, codesim } from './reports';

interface Place {
  file: string;
  start: { line: number };
  end: { line: number };
}

const pane = (page: Page, name: string) => page.getByRole('region', { name: `Code of ${name}` });
const list = (page: Page) => page.getByRole('region', { name: /match/ }).getByRole('button');

async function open(page: Page, report: string, left: string, right: string) {
  await page.goto(at(report, 'pair', left, right));
  await expect(page.locator('[data-loaded=true]')).toBeVisible();
}

/** Whether the middle of what is seen of an element lies within its pane. */
async function expectInView(page: Page, name: string, match: number) {
  const first = pane(page, name).locator(`[data-mark="${match}"]`).first();
  await expect(first).toBeInViewport();
  const [mark, box] = await Promise.all([first.boundingBox(), pane(page, name).boundingBox()]);
  expect(mark!.y).toBeGreaterThanOrEqual(box!.y);
  expect(mark!.y).toBeLessThan(box!.y + box!.height);
}

test('matches are where the JSON report has them', async ({ page }) => {
  const report = JSON.parse(codesim('corpora/java/submissions', '--format', 'json'));
  for (const pair of report.pairs.slice(0, 4)) {
    await open(page, 'java', pair.left, pair.right);
    await expect(list(page)).toHaveCount(pair.matches.length);
    for (const [index, match] of pair.matches.entries()) {
      const lines = ({ start, end }: Place) =>
        start.line === end.line ? `line ${start.line}` : `lines ${start.line}–${end.line}`;
      await expect(list(page).nth(index)).toContainText(`${lines(match.left)} and ${lines(match.right)}`);
    }
  }
});

test('a click on one side brings the other one to it', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  await pane(page, 'dmitri').locator('[data-mark="0"]').first().click();
  await expect(list(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expectInView(page, 'keiko', 0);
  await pane(page, 'keiko').evaluate((pane) => pane.scrollTo(0, 0));
  await pane(page, 'keiko').locator('[data-mark="2"]').first().click();
  await expect(list(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expectInView(page, 'dmitri', 2);
});

test('buttons and keys go from match to match and from pair to pair', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(list(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('n');
  await expect(list(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expectInView(page, 'dmitri', 1);
  await expectInView(page, 'keiko', 1);
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(list(page).last()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('chiara and farid');
  await page.keyboard.press('[');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dmitri and keiko');
  await page.getByRole('link', { name: 'Previous pair' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hugo and olga');
  await page.getByLabel('Note').fill('n p ] [');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hugo and olga');
});

test('matches are listed by their evidence and say how rare they are', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  const shares = (await list(page).allTextContents()).map((text) =>
    Number(/(\d+)\s% of the evidence/.exec(text)?.[1] ?? 0),
  );
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  await expect(list(page).first()).toContainText('shared by these 2 of 16 submissions alone');
});

test('the same text, renamed and rewritten code look different', async ({ page }) => {
  await open(page, 'rewritten', 'one.java', 'two.java');
  const look = (kind: string) =>
    pane(page, 'one.java')
      .locator(`.mark.${kind}`)
      .first()
      .evaluate((element) => {
        const { textDecorationStyle, boxShadow } = getComputedStyle(element);
        return { line: textDecorationStyle, framed: boxShadow !== 'none' };
      });
  expect(await look('verbatim')).toEqual({ line: 'solid', framed: false });
  expect(await look('renamed')).toEqual({ line: 'dotted', framed: false });
  expect(await look('rewritten')).toEqual({ line: 'solid', framed: true });
  for (const kind of ['the same text, moved', 'renamed', 'rewritten']) {
    await expect(list(page).filter({ hasText: kind })).not.toHaveCount(0);
  }
});

test('starter code is greyed and named', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  const given = pane(page, 'keiko').locator('.given').filter({ hasText: 'LOAN_DAYS' }).first();
  await expect(given).toHaveAttribute('title', 'starter code: corpora/java/starter');
});

test('words, literals and comments of the language are coloured', async ({ page }) => {
  await open(page, 'rust', ...(await topPair(page, 'rust')));
  const left = page.getByRole('region', { name: /^Code of/ }).first();
  await expect(left.locator('.keyword').filter({ hasText: /^fn$/ }).first()).toBeAttached();
  await expect(left.locator('.literal').first()).toBeAttached();
  await expect(left.locator('.uncompared').first()).toBeAttached();
});

async function topPair(page: Page, report: string): Promise<[string, string]> {
  await page.goto(at(report));
  const text = await page.getByRole('region', { name: 'Most alike' }).getByRole('link').first().textContent();
  const [left, right] = text!.split(' – ');
  return [left!, right!];
}

test('a click on the map leads to the place', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  const top = () => pane(page, 'dmitri').evaluate((pane) => pane.scrollTop);
  expect(await top()).toBe(0);
  const box = (await page.locator('svg.map').first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.9);
  expect(await top()).toBeGreaterThan(1000);
});

test('the link to the pair is copied, and opens it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'java', 'dmitri', 'keiko');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(at('java', 'pair', 'dmitri', 'keiko'));
  const other = await context.newPage();
  await other.goto(at('java', 'pair', 'keiko', 'dmitri'));
  await expect(other.getByRole('heading', { level: 1 })).toContainText('dmitri and keiko');
});

test('the whole code can be printed', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  const last = pane(page, 'dmitri').locator('[data-block]').last().locator('.keyword');
  await expect(last).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(last).not.toHaveCount(0);
});
