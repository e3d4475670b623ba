import { expectAccessible } from './axe';
import { at } from './reports';
import { expect, test, type Page } from './test';

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
  await page.keyboard.press('n');
  await expect(page.locator('#match-1')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('p');
  await expect(page.locator('#match-0')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText('bruno and nils');
  await page.keyboard.press('k');
  await expect(heading(page)).toContainText('dmitri and keiko');
});

test('letters decide, and lead to the next pair that is undecided', async ({ page }) => {
  await open(page);
  await page.keyboard.press('c');
  await pressed(page, 'confirmed');
  await page.keyboard.press('d');
  await pressed(page, 'dismissed');
  await page.keyboard.press('u');
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
  await page.getByLabel('Note').pressSequentially('couldjfkno?');
  await expect(page.getByLabel('Note')).toHaveValue('couldjfkno?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressed(page, 'undecided');
  await expect(heading(page)).toContainText('dmitri and keiko');
});

test('a question mark and a button list the keys', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toContainText('next flagged pair that is not decided');
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
