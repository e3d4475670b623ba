import { at } from './reports';
import { expect, expectActive, test, type Page, some } from './test';

const rows = (page: Page) => page.locator('[data-row]');
const texts = (page: Page, column: number) =>
  rows(page).evaluateAll(
    (rows, column) => rows.map((row) => row.children[column]!.textContent!.trim()),
    column,
  );

test('sorts by any column, both ways', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  const header = page.getByRole('columnheader', { name: 'Longest match' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const down = (await texts(page, 5)).map((text) => Number(text.replace(',', '')));
  expect(down[0]).toBe(812);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const up = (await texts(page, 5)).map((text) => Number(text.replace(',', '')));
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'Left', exact: true }).click();
  const names = await texts(page, 1);
  expect(names).toEqual(names.toSorted());
  await page.getByRole('button', { name: 'Right', exact: true }).click();
  const others = (await texts(page, 1)).map((text) => text.split(' – ')[1]!);
  expect(others).toEqual(others.toSorted());
});

test('the order in which pairs are at first has its arrow', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  const header = page.getByRole('columnheader', { name: '#' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(header).toHaveText('#▲');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect((await texts(page, 0))[0]).toBe('100');
});

test('so has that of submissions', async ({ page }) => {
  await page.goto(at('java', 'submissions'));
  await expect(page.getByRole('columnheader', { name: 'Most similar' })).toHaveText('Most similar▼');
  await page.goto(at('people', 'submissions'));
  await expect(page.locator('[aria-sort=descending]')).toHaveCount(1);
  await expect(page.locator('[aria-sort=ascending]')).toHaveCount(0);
});

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  test('shows two dozen pairs, each in a line', async ({ page }) => {
    await page.goto(at('java', 'pairs'));
    await expect(rows(page).nth(23)).toBeInViewport({ ratio: 1 });
    await expect(rows(page).first()).toHaveText(/hugo – olga *100 %1\.000.*812.*flagged/);
    const isScrolled = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return scrollWidth > innerWidth || scrollHeight > innerHeight;
    });
    expect(isScrolled).toBe(false);
  });

  test('long names push no column out', async ({ page }) => {
    await page.goto(at('people', 'pairs'));
    const outside = await (
      await some(rows(page))
    ).evaluateAll((all) =>
      all.flatMap((row) =>
        [...row.children].filter(
          (cell) => cell.getBoundingClientRect().right > row.getBoundingClientRect().right,
        ),
      ),
    );
    expect(outside).toEqual([]);
  });
});

test('says why a pair is to be read, and of others how much they share', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  const short = rows(page).locator('span[title]:not(:has(a))');
  const why = short.filter({ hasText: /^[\d,]+ tokens in no other/ });
  await expect(why.first()).toHaveAttribute(
    'title',
    /^hugo and olga match completely.* in no other submission/,
  );
  await expect(why).toHaveCount(4);
  await expect(rows(page).nth(4)).toContainText(/\d+ % \/ \d+ %, \d+ tokens in one match/);
});

test('filters by name and by verdict', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  await page.getByRole('searchbox').fill('OLGA hu');
  await expect(page.getByRole('status')).toHaveText('1 pair');
  await expect(rows(page)).toContainText(['hugo – olga']);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Show').selectOption('flagged');
  await expect(page.getByRole('status')).toHaveText('4 pairs');
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No pairs match these filters')).toBeVisible();
});

test('filters stand in the search and in the address', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  const search = page.getByRole('searchbox');
  await search.fill('score>0.4 -verdict:second similarity<90');
  await expect(rows(page).getByRole('link')).toHaveText(['bruno – nils', 'chiara – farid']);
  await expect(page).toHaveURL(/search=score%3E0.4\+-verdict%3Asecond\+similarity%3C90$/);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('2 pairs');
  await search.fill('flagged size:big');
  await expect(page.getByRole('status')).toHaveText('0 pairs No filter is named size: searched as a name.');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('status')).toHaveText('100 pairs');
  await expectActive(search);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
});

test('a button says which filters there are', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  const help = page.getByRole('note').filter({ hasText: 'What the search knows' });
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: 'What the search knows' }).click();
  await expect(help).toContainText('label:group7');
  const lefts = await help
    .locator('dt')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('says how many pairs of the class are not in the report', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  await page.getByRole('searchbox').fill('score<0.3');
  await expect(page.getByRole('status')).toHaveText(
    /^96 pairs (At least )?1\d\d pairs of the class have such a score; this report has \d+ of them\. With --limit all it has all\.$/,
  );
  await page.getByRole('searchbox').fill('score>0.3');
  await expect(page.getByRole('status')).toHaveText('4 pairs');
});

test('arrow keys go from row to row and Enter opens', async ({ page }) => {
  await page.goto(at('java', 'pairs'));
  await rows(page).first().getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await expectActive(rows(page).getByRole('link', { name: 'dmitri – keiko' }));
  await page.keyboard.press('ArrowDown');
  await expectActive(rows(page).getByRole('link', { name: 'bruno – nils' }));
  await page.keyboard.press('ArrowUp');
  await expectActive(rows(page).getByRole('link', { name: 'dmitri – keiko' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dmitri and keiko');
});

test('a hundred thousand rows are all there, a window of them at a time', async ({ page }) => {
  await page.goto(at('many', 'pairs'));
  const table = page.getByRole('table', { name: 'Pairs' });
  const count = Number(await table.getAttribute('aria-rowcount'));
  expect(count).toBeGreaterThan(100_000);
  expect(await rows(page).count()).toBeLessThan(80);
  await table.locator('[role=presentation]').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(rows(page).last()).toHaveAttribute('data-row', String(count - 2));
  expect(await rows(page).count()).toBeLessThan(80);
  await page.getByRole('searchbox').fill('s123 s321');
  await expect(page.getByRole('status')).toHaveText('1 pair');
});
