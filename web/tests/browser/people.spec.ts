import { at } from './reports';
import { expect, test, type Locator, type Page } from './test';

const rows = (page: Page) => page.locator('[data-row]');

/** Whether nothing of an element is cut off by one around it. */
const isWhole = (of: Locator) =>
  of.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const cell = element.closest('[role=cell]')!.getBoundingClientRect();
    return cell.left <= left && right <= cell.right + 1 && cell.top <= top && bottom <= cell.bottom + 1;
  });

for (const width of [1280, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('both names of a pair are seen, however long', async ({ page }) => {
      await page.goto(at('people', 'pairs'));
      const unnamed = rows(page).filter({ hasText: '4821312' }).filter({ hasText: '4821313' });
      const lines = unnamed.locator('.line');
      await expect(lines).toHaveCount(2);
      for (const line of await lines.all()) expect(await isWhole(line)).toBe(true);
      // The middle gives way: the end, which tells the two apart, is seen.
      const text = 'Maximiliana-Katharina von Hugo-Hohenstaufen_48213';
      const seen = lines.locator('bdi[aria-hidden]');
      await expect(seen).toHaveText([`${text}12`, `${text}13`]);
      const ends = await lines.evaluateAll((all) =>
        all.map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          const bdi = line.querySelector('bdi[aria-hidden]')!;
          range.setStart(bdi.lastChild!.nodeType === 3 ? bdi.lastChild! : bdi.childNodes[1]!, 0);
          return range.getBoundingClientRect().right <= line.getBoundingClientRect().right + 1;
        }),
      );
      expect(ends).toEqual([true, true]);
      await expect(unnamed.getByRole('link')).toHaveAttribute(
        'title',
        /12_sheet_07_upload.* – .*13_sheet_07_upload/,
      );
    });
  });
}

test('people have their names everywhere', async ({ page }) => {
  await page.goto(at('people'));
  const first = page.getByRole('region', { name: 'Most similar' }).getByRole('link').first();
  await expect(first).toHaveAccessibleName('Person Número A – Person Número B');
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person Número A and Person Número B');
  await expect(page).toHaveTitle('Person Número A – Person Número B · codesim');
  await page.goto(at('people', 'clusters'));
  await expect(page.getByRole('row').nth(1)).toContainText('Person Número A – Person Número B');
});

test('search knows people, labels and what is pasted from the table', async ({ page }) => {
  await page.goto(at('people', 'pairs'));
  const search = page.getByRole('searchbox');
  const finds = async (text: string, found: string) => {
    await search.fill(text);
    await expect(page.getByRole('status')).toHaveText(found);
  };
  await finds('NUMERO 4821300', '13 pairs');
  await finds('Person Número C – Person Número D', '1 pair');
  await finds('4821312 - 4821313', '1 pair');
  await finds('sheet_07_upload 4821301', '13 pairs');
  await finds('nobody', '0 pairs');
  await page.goto(at('people', 'submissions'));
  await finds('GREEN', '5 submissions');
});

test('labels have colours and choose pairs', async ({ page }) => {
  await page.goto(at('people', 'pairs'));
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Label', exact: true }).selectOption('blue');
  const dots = rows(page).first().locator('.dot');
  await expect(dots).toHaveCount(2);
  const titles = await rows(page).evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('.dot')].map((dot) => dot.getAttribute('title'))),
  );
  expect(titles.every((both) => both.includes('blue'))).toBe(true);
  expect(titles.some((both) => both[0] === both[1])).toBe(true);
  await page.getByLabel('across labels only').check();
  await expect(page).toHaveURL(/across=labels/);
  await expect(rows(page).first()).toBeVisible();
  const across = await rows(page).evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('.dot')].map((dot) => dot.getAttribute('title'))),
  );
  expect(across.filter((both) => both[0] === both[1])).toEqual([]);
});

test('submissions are sorted, and have columns for what is known', async ({ page }) => {
  await page.goto(at('people', 'submissions'));
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText([
    'Submission',
    'Handed in as',
    'Label',
    'Files',
    'Tokens',
    'Cluster',
    'Most similar▼',
  ]);
  await page.getByRole('button', { name: 'Tokens' }).click();
  const tokens = await rows(page).evaluateAll((all) =>
    all.map((row) => Number(row.children[4]!.textContent!.replace(',', ''))),
  );
  expect(tokens).toHaveLength(14);
  expect(tokens).toEqual(tokens.toSorted((a, b) => b - a));
  await page.goto(at('java', 'submissions'));
  await expect(headers).toHaveText(['Submission', 'Files', 'Tokens', 'Cluster', 'Most similar▼']);
});

test('who was first is named as a person', async ({ page }) => {
  await page.goto(at('collage', 'pair', 'collage', 'first'));
  await expect(page.getByText('first <b>Smith</b> was handed in 23 hours earlier.')).toBeVisible();
});

test('heads, sentences and tables call people as the title does', async ({ page }) => {
  await page.goto(
    at(
      'people',
      'pair',
      'Maximiliana-Katharina von Hugo-Hohenstaufen_4821300_sheet_07_upload',
      'Maximiliana-Katharina von Hugo-Hohenstaufen_4821301_sheet_07_upload',
    ),
  );
  await expect(page).toHaveTitle('Person Número A – Person Número B · codesim');
  for (const side of ['Person Número A', 'Person Número B'])
    await expect(
      page.getByRole('region', { name: side, exact: true }).getByRole('heading').first(),
    ).toContainText(side);
  await expect(page.getByText('Person Número A and Person Número B match completely')).toBeVisible();
  await page.getByRole('link', { name: 'Person Número A', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person Número A');
  await expect(page.getByText(/Handed in as Maximiliana.*4821300/)).toBeVisible();
});

for (const width of [1366, 360]) {
  test(`long names leave the other columns of “Shares with” in view, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(
      at('people', 'submission', 'Maximiliana-Katharina von Hugo-Hohenstaufen_4821312_sheet_07_upload'),
    );
    const shares = page.getByRole('region', { name: 'Shares with' });
    await expect(shares.getByRole('row').nth(1)).toBeVisible();
    const table = shares.locator('.scroll');
    expect(await table.evaluate((of) => of.scrollWidth - of.clientWidth)).toBeLessThanOrEqual(0);
  });

  test(`long names leave the verdicts of “Most similar” in view, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('people'));
    const top = page.getByRole('region', { name: 'Most similar' });
    await expect(top.getByRole('row')).toHaveCount(9);
    const table = top.locator('.scroll');
    expect(await table.evaluate((of) => of.scrollWidth - of.clientWidth)).toBeLessThanOrEqual(0);
    const heights = await top
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(width > 700 ? 36 : 60);
  });
}

test('who is in no pair of the report is said to be in none', async ({ page }) => {
  await page.goto(at('many', 'submissions'));
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('not in this report')).toHaveCount(0);
  await page.goto(at('thousand', 'submissions'));
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('not in this report')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByText('not in this report').last()).toHaveAttribute('title', /none of its pairs/);
});

test('a small laptop shows two dozen submissions, and links as high as their rows', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.goto(at('thousand', 'submissions'));
  await expect(rows(page).nth(22)).toBeInViewport({ ratio: 1 });
  const links = rows(page).nth(3).getByRole('link');
  for (const link of await links.all()) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
});
