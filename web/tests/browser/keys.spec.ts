import { expectAccessible } from './axe';
import { at } from './reports';
import { readFileSync } from 'node:fs';
import { expect, expectActive, NO_BLOB, test, type Page } from './test';

const rows = (page: Page) => page.locator('[data-row]');
const row = (page: Page, place: number) => page.locator(`[data-row="${place}"]`);
/** What is told to those who hear the page. */
const announced = (page: Page) => page.locator('[data-announced]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pressed = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');

async function open(page: Page) {
  await page.goto(at('java', 'pair', 'dmitri', 'keiko'));
  await expect(page.locator('[data-loaded=true]')).toBeVisible();
}

/** A key as keyboards send it on which the sign needs other keys held. */
const send = (page: Page, key: string, held: Record<string, boolean | undefined>) =>
  page.evaluate(
    ([key, held]: [string, Record<string, boolean | undefined>]) =>
      void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held })),
    [key, held] as [string, Record<string, boolean | undefined>],
  );

test('letters go from match to match and from pair to pair', async ({ page }) => {
  await open(page);
  await expect(page.locator('#match-0')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await expect(page.locator('#match-1')).toHaveAttribute('aria-pressed', 'true');
  await expect(announced(page)).toHaveText(/^Match 2 of \d+$/);
  await page.keyboard.press('Shift+M');
  await expect(page.locator('#match-0')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await page.keyboard.press('p');
  await expect(page.locator('#match-0')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('bruno and nils');
  await expectActive(heading(page));
  await expect(announced(page)).toHaveText('Pair 3 of 100');
  await page.keyboard.press('k');
  await expect(heading(page)).toContainText('dmitri and keiko');
});

test('letters decide, and lead to the next pair that is undecided', async ({ page }) => {
  await open(page);
  await page.keyboard.press('c');
  await pressed(page, 'confirmed');
  await expect(announced(page)).toHaveText('This pair is confirmed.');
  await page.keyboard.press('d');
  await pressed(page, 'dismissed');
  await page.keyboard.press('x');
  await pressed(page, 'undecided');
  await page.keyboard.press('d');
  await page.keyboard.press('f');
  await expect(heading(page)).toContainText('bruno and nils');
  await page.keyboard.press('f');
  await expect(heading(page)).toContainText('chiara and farid');
  await page.keyboard.press('f');
  // Around, and past the one that is dismissed.
  await expect(heading(page)).toContainText('hugo and olga');
  await page.keyboard.press('f');
  await expect(heading(page)).toContainText('bruno and nils');
});

test('signs may need AltGr, letters stand alone', async ({ page }) => {
  await open(page);
  await send(page, ']', { ctrlKey: true, altKey: true });
  await expect(heading(page)).toContainText('bruno and nils');
  await send(page, '[', { altKey: true });
  await expect(heading(page)).toContainText('dmitri and keiko');
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) await send(page, 'd', held);
  await send(page, ']', { ctrlKey: true });
  await send(page, ']', { metaKey: true });
  await pressed(page, 'undecided');
  await expect(heading(page)).toContainText('dmitri and keiko');
});

test('keys do nothing while somebody types', async ({ page }) => {
  await open(page);
  await page.getByLabel('Note').pressSequentially('couldjfkno?/msx');
  await expect(page.getByLabel('Note')).toHaveValue('couldjfkno?/msx');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressed(page, 'undecided');
  await expect(heading(page)).toContainText('dmitri and keiko');
});

test('a question mark and a button list the keys', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toContainText('next flagged pair that is not decided');
  await expectActive(help.getByRole('heading', { name: 'Keys' }));
  await expectAccessible(page);
  // What is behind it does not hear them.
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(heading(page)).toContainText('dmitri and keiko');
  await page.getByRole('button', { name: 'Keys' }).click();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();
});

test('single keys can be switched off', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  const singles = help.getByLabel('Letters and signs alone are keys');
  await singles.uncheck();
  await page.keyboard.press('Escape');
  for (const key of ['d', 'j', 'm', '/', '?']) await page.keyboard.press(key);
  await pressed(page, 'undecided');
  await expect(help).toBeHidden();
  await expect(heading(page)).toContainText('dmitri and keiko');
  await page.goto(at('java', 'pairs'));
  await page.reload();
  await expect(row(page, 0)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expectActive(row(page, 0).getByRole('link'));
  await page.getByRole('button', { name: 'Keys' }).click();
  await singles.check();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('j');
  await expectActive(row(page, 1).getByRole('link'));
});

test('keys lead to the search, the note, the sheet and back', async ({ page }) => {
  await page.goto(at('java', 'clusters'));
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expectActive(search);
  await expect(page).toHaveURL(/#\/pairs$/);
  await page.keyboard.type('flagged');
  await expect(announced(page)).toHaveText('4 pairs');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('dmitri and keiko');
  await expectActive(heading(page));
  await page.keyboard.press('n');
  await page.keyboard.type('same bug');
  await expect(page.getByLabel('Note')).toHaveValue('same bug');
  await page.keyboard.press('Escape');
  await expectActive(heading(page));
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/#\/sheet\/dmitri\/keiko/);
  await expectActive(heading(page));
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/#\/pair\/dmitri\/keiko/);
  await expect(page.getByLabel('Note')).toHaveValue('same bug');
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('bruno and nils');
  await page.keyboard.press('u');
  await expect(search).toHaveValue('flagged');
  await expectActive(rows(page).getByRole('link', { name: 'bruno – nils' }));
});

test('a key leads back to where a pair was opened from', async ({ page }) => {
  await page.goto(at('java'));
  const link = page.getByRole('main').getByRole('link', { name: 'bruno – nils' }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('bruno and nils');
  await page.keyboard.press('u');
  await expect(heading(page)).toContainText('flagged');
  await expectActive(link);
});

test('keys wrap lines, and say that names are hidden', async ({ page }) => {
  await open(page);
  const view = page.getByRole('button', { name: 'View', exact: true });
  await page.keyboard.press('w');
  await view.click();
  await pressed(page, 'Wrap lines');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(announced(page)).toHaveText('Names are hidden.');
  await page.keyboard.press('h');
  await expect(announced(page)).toHaveText('Names are shown.');
});

test('keys go through a long list, and no row loses them', async ({ page }) => {
  await page.goto(at('many', 'pairs'));
  await expect(rows(page).first()).toBeVisible();
  const active = (place: number) => expectActive(row(page, place).getByRole('link'));
  await page.keyboard.press('ArrowDown');
  await active(0);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await active(1);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const place = await page.evaluate(() =>
    Number(document.activeElement!.closest('[data-row]')!.getAttribute('data-row')),
  );
  expect(place).toBeGreaterThan(30);
  await expect(row(page, place)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await active(1);
  await page.keyboard.press('End');
  const last = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 2;
  await active(last);
  await expect(row(page, last)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await active(last - 1);
  await page.keyboard.press('Home');
  await active(0);
  // A row that is scrolled away keeps them.
  await page.locator('[role=table] [role=presentation]').evaluate((list) => list.scrollTo(0, 24 * 5000));
  await expect(row(page, 5003)).toBeVisible();
  await active(0);
  await page.keyboard.press('ArrowDown');
  await active(1);
  await expect(row(page, 1)).toBeInViewport({ ratio: 1 });
});

test('a hundred pairs are decided about without a mouse', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', NO_BLOB);
  await page.goto(at('thousand'));
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('/');
  await expectActive(page.getByRole('searchbox'));
  await page.keyboard.press('ArrowDown');
  await expectActive(row(page, 0).getByRole('link'));
  await page.keyboard.press('Enter');
  for (let place = 1; place <= 100; place++) {
    await expect(page.getByRole('link', { name: `Pair ${place} of` })).toBeVisible();
    const status = place % 2 === 1 ? 'confirmed' : 'dismissed';
    await page.keyboard.press(status[0]!);
    if (place % 10 === 0) {
      await page.keyboard.press('n');
      await page.keyboard.type(`no. ${place}`);
      await page.keyboard.press('Escape');
    }
    if (place % 25 === 0) await page.keyboard.press('x');
    if (place < 100) await page.keyboard.press('j');
  }
  await page.keyboard.press('u');
  await expectActive(row(page, 99).getByRole('link'));
  await expect(row(page, 99)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Decisions' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  const written = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    decisions: { status: string; note: string }[];
  };
  const of = (status: string) => written.decisions.filter((one) => one.status === status).length;
  // Two of the four that are undecided again have a note.
  expect([of('confirmed'), of('dismissed'), of('undecided')]).toEqual([48, 48, 2]);
  const notes = written.decisions.map(({ note }) => note).filter(Boolean);
  expect(notes).toEqual(Array.from({ length: 10 }, (_, ten) => `no. ${10 * (ten + 1)}`));
});
