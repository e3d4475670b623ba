import { at } from './reports';
import { expect, go, test, type Page, some } from './test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('[data-row]');
const list = (page: Page) => page.locator('[role=table] [role=presentation]');

test('Back restores search, filter, order and place of the list', async ({ page }) => {
  await page.goto(at('many', 'pairs'));
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await page.getByRole('searchbox').pressSequentially('s12');
  await page.getByLabel('Show').selectOption('all pairs');
  await page.getByRole('button', { name: 'Longest match' }).click();
  await list(page).evaluate((list) => list.scrollTo(0, 24 * 700));
  const row = page.locator('[data-row="705"]');
  await expect(row).toBeInViewport();
  const name = await row.getByRole('link').textContent();
  const count = await page.getByRole('status').textContent();
  // Typing made no steps of its own.
  expect(await steps()).toBe(before);
  // Not a click: before one, Firefox is told to scroll, and a list that scrolls takes none.
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('link', { name: /\b706 of/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('s12');
  await expect(page.getByRole('status')).toHaveText(count!);
  await expect(page.getByRole('columnheader', { name: 'Longest match' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(row).toBeInViewport();
  await expect(row.getByRole('link')).toHaveText(name!);
});

test('the address of a list opens it again', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  await page.getByLabel('Show').selectOption('flagged');
  await page.getByRole('button', { name: 'Score' }).click();
  await page.getByRole('button', { name: 'Score' }).click();
  const address = page.url();
  expect(address).toMatch(/#\/pairs\?filter=flagged&sort=score$/);
  const names = await (await some(rows(page).getByRole('link'))).allTextContents();
  expect(names).toHaveLength(4);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByLabel('Show')).toHaveValue('flagged');
  await expect(rows(page).getByRole('link')).toHaveText(names);
  // The same view without a query shows all.
  await page.getByRole('navigation').getByRole('link', { name: 'Pairs' }).click();
  await expect(page.getByRole('status')).toHaveText('100 pairs');
});

test('a score range, a cluster and unknown values choose pairs', async ({ page }) => {
  await page.goto(`${at('java', 'pairs')}?from=0.4&to=0.9`);
  await expect(page.getByLabel('Score from')).toHaveValue('0.4');
  const scores = await (
    await some(rows(page))
  ).evaluateAll((all) => all.map((row) => Number(row.children[3]!.textContent)));
  expect(scores.length).toBeGreaterThan(0);
  expect(scores.filter((score) => score < 0.4 || score >= 0.9)).toEqual([]);
  await page.getByLabel('Score from').fill('');
  await page.getByLabel('to below').fill('');
  await page.getByLabel('Cluster').selectOption('1');
  await expect(rows(page).getByRole('link')).toHaveText(['bruno – nils']);
  await page.goto(`${at('java', 'pairs')}?filter=constructor&sort=toString&row=-3`);
  await expect(page.getByRole('status')).toHaveText('100 pairs');
  await expect(rows(page).first()).toBeVisible();
});

test('the next pair is that of the list one came from', async ({ page }) => {
  await page.goto(`${at('java', 'pairs')}?filter=flagged&sort=score`);
  const names = await (await some(rows(page).getByRole('link'))).allTextContents();
  await rows(page).first().getByRole('link').click();
  for (const [index, name] of names.entries()) {
    await expect(heading(page)).toHaveText(name.replace(' – ', ' and '));
    await expect(page.getByRole('link', { name: `${index + 1} of 4` })).toBeVisible();
    if (index < 3) await page.getByRole('link', { name: 'Next pair' }).click();
  }
  await expect(page.getByRole('link', { name: 'Next pair' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous pair' }).click();
  await expect(heading(page)).toHaveText(names[2]!.replace(' – ', ' and '));
  await page.getByRole('link', { name: '3 of 4' }).click();
  await expect(page.getByLabel('Show')).toHaveValue('flagged');
});

test('a list of undecided pairs is worked through to its end', async ({ page }) => {
  await page.goto(`${at('java', 'pairs')}?filter=undecided`);
  const names = await (await some(rows(page).getByRole('link'))).allTextContents();
  await rows(page).first().getByRole('link').click();
  for (const name of names) {
    await expect(heading(page)).toHaveText(name.replace(' – ', ' and '));
    await page.getByRole('button', { name: 'confirmed' }).click();
    const next = page.getByRole('link', { name: 'Next undecided flagged pair' });
    if (name !== names.at(-1)) await next.click();
    else await expect(next).toHaveCount(0);
  }
  await page.keyboard.press('f');
  await expect(page.getByRole('main').getByText('Every flagged pair is decided.')).toBeVisible();
  await expect(page.locator('[data-announced]')).toHaveText('Every flagged pair is decided.');
  await page.getByRole('link', { name: 'Pair 4 of 4' }).click();
  await expect(page.getByText('No pairs match these filters')).toBeVisible();
});

test('a list stays as it was while somebody walks through it', async ({ page }) => {
  await page.goto(`${at('java', 'pairs')}?filter=undecided`);
  const names = await (await some(rows(page).getByRole('link'))).allTextContents();
  await rows(page).first().getByRole('link').click();
  const place = (number: number, count = 4) =>
    expect(page.getByRole('link', { name: `Pair ${number} of ${count}` })).toBeVisible();
  await place(1);
  await page.keyboard.press('c');
  await place(1);
  await page.keyboard.press('j');
  await place(2);
  await page.keyboard.press('d');
  await page.keyboard.press('k');
  await place(1);
  await expect(heading(page)).toHaveText(names[0]!.replace(' – ', ' and '));
  // Also under other names.
  await page.keyboard.press('h');
  await page.keyboard.press('j');
  await place(2);
  await page.keyboard.press('h');
  await page.keyboard.press('u');
  await expect(rows(page).getByRole('link')).toHaveText(names.slice(2));
  await rows(page).first().getByRole('link').click();
  await place(1, 2);
  const chosen = (status: string) =>
    expect(page.getByRole('button', { name: status, exact: true, pressed: true })).toBeVisible();
  await page.keyboard.press('f');
  await place(2, 2);
  await page.keyboard.press('c');
  await chosen('confirmed');
  await page.keyboard.press('k');
  await place(1, 2);
  await page.keyboard.press('c');
  await chosen('confirmed');
  await page.keyboard.press('x');
  await chosen('undecided');
  await page.keyboard.press('f');
  await expect(
    page.getByRole('main').getByText('The list has no other flagged pair that is undecided.'),
  ).toBeVisible();
});

test('the list that has what is shown is marked', async ({ page }) => {
  const marked = page.getByRole('navigation').locator('[aria-current]');
  const views = [
    [['pairs'], 'Pairs'],
    [['pair', 'hugo', 'olga'], 'Pairs'],
    [['sheet', 'hugo', 'olga'], 'Pairs'],
    [['submission', 'hugo'], 'Submissions'],
    [['clusters', '2'], 'Clusters'],
  ] as const;
  await page.goto(at('java'));
  for (const [view, name] of views) {
    await go(page, ...view);
    await expect(marked).toHaveText([name]);
  }
});

test('the chosen match is in the address', async ({ page }) => {
  await page.goto(at('java', 'pair', 'dmitri', 'keiko'));
  await page.locator('#match-2').click();
  await expect(page).toHaveURL(/keiko\?match=3$/);
  await page.reload();
  await expect(page.locator('#match-2')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Next pair' }).click();
  // The other pair begins with its own strongest one.
  await expect(page).toHaveURL(/bruno\/nils\?match=1$/);
});

test('a long page is left and found again at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(at('java'));
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => {
    const ended = new Promise((done) => document.addEventListener('scrollend', done, { once: true }));
    scrollTo(0, 250);
    return ended;
  });
  await page.getByRole('link', { name: 'Cluster 1' }).click();
  await expect(heading(page)).toHaveText('Cluster 1: bruno and nils');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const top = () => page.evaluate(() => scrollY);
  await page.goBack();
  await expect(heading(page)).toContainText('flagged');
  await expect.poll(top).toBeGreaterThan(200);
});

test('titles tell tabs apart', async ({ page }) => {
  const titles = [
    [[''], 'Overview · codesim'],
    [['pairs'], 'Pairs · codesim'],
    [['pair', 'hugo', 'olga'], 'hugo – olga · codesim'],
    [['submission', 'hugo'], 'hugo · codesim'],
    [['clusters', '2'], 'Cluster 2 · codesim'],
    [['nowhere'], 'Not in this report · codesim'],
  ] as const;
  await page.goto(at('java'));
  for (const [view, title] of titles) {
    await go(page, ...view);
    await expect(page).toHaveTitle(title);
  }
});

test('a link to a pair that is not there names it', async ({ page }) => {
  await page.goto(at('java', 'pair', 'ada', 'nobody'));
  await expect(page.getByText('There is no pair “ada – nobody” here')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'ada' })).toBeVisible();
  await page.goto(`${at('java', 'pair')}/%E0%A4%A`);
  await expect(heading(page)).toHaveText('Not in this report');
  await expect(page.getByText('There is no pair “%E0%A4%A” here')).toBeVisible();
});
