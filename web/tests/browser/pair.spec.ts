import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, codesim, repository } from './reports';
import { alone, expect, test, type Page } from './test';

interface Place {
  file: string;
  start: { line: number };
  end: { line: number };
}

const pane = (page: Page, name: string) => page.getByRole('region', { name: `Code of ${name}`, exact: true });
const list = (page: Page) => page.locator('button.match');
/** The number of a match is its place in the order of the evidence. */
const numbered = (page: Page, number: number) => page.locator(`#match-${number - 1}`);
const top = (page: Page, name: string) => pane(page, name).evaluate((pane) => pane.scrollTop);

async function open(page: Page, report: string, left: string, right: string) {
  await page.goto(at(report, 'pair', left, right));
  await expect(page.locator('[data-loaded=true]')).toBeVisible();
}

/** Whether a match begins at a height that is seen; it may begin far to the right. */
async function expectInView(page: Page, name: string, match: number) {
  const first = pane(page, name).locator(`[data-mark="${match}"]`).first();
  await expect(first).toBeAttached();
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
      await expect(numbered(page, index + 1)).toContainText(`${lines(match.left)} and ${lines(match.right)}`);
    }
  }
});

test('a click on one side brings the other one to it', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  await pane(page, 'dmitri').locator('[data-mark="0"]').first().click();
  await expect(numbered(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expectInView(page, 'keiko', 0);
  await pane(page, 'keiko').evaluate((pane) => pane.scrollTo(0, 0));
  await pane(page, 'keiko').locator('[data-mark="2"]').first().click();
  await expect(numbered(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await expectInView(page, 'dmitri', 2);
});

test('what else is in common leads to its places in both submissions', async ({ page }) => {
  await open(page, 'several', 'anna', 'boris');
  const also = page.getByRole('region', { name: 'Other shared traits' });
  const comment = also.getByRole('button', { name: 'recieve <b>the</b> ball' });
  await expect(comment).toContainText('in 2 of 12 submissions');
  await comment.click();
  await expect(comment).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['anna', 'boris']) {
    const pointed = pane(page, name).locator('.pointed');
    await expect(pointed.first()).toBeInViewport();
    await expect(pointed).toHaveText(/^recieve +<b>the<\/b> +ball$/);
  }
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(page.locator('.pointed')).toHaveCount(0);
  await expect(page.locator('.summary')).toContainText(
    'both have the comment “recieve <b>the</b> ball”, which no other submission of the class has.',
  );
});

test('a program and its translation stand side by side', async ({ page }) => {
  await open(page, 'translated', 'hugo', 'hugo-cpp');
  await expect(list(page).first()).toContainText('line 79 and line 85');
  for (const [name, word] of [
    ['hugo', 'def'],
    ['hugo-cpp', 'auto'],
  ] as const) {
    await expectInView(page, name, 0);
    await expect(pane(page, name).locator('.keyword', { hasText: word }).first()).toBeAttached();
  }
  await pane(page, 'hugo-cpp').locator('[data-mark="1"]').first().click();
  await expect(numbered(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expectInView(page, 'hugo', 1);
});

test('what a macro stands for is marked where the macro is used', async ({ page }) => {
  await open(page, 'translated', 'hugo-cpp', 'macros-cpp');
  await expect(list(page)).toHaveCount(1);
  for (const name of ['hugo-cpp', 'macros-cpp']) await expectInView(page, name, 0);
  const marked = pane(page, 'macros-cpp').locator('[data-mark="0"]', { hasText: 'BOTH(ti, tj)' });
  await expect(marked).toBeAttached();
});

test('buttons and keys go from match to match and from pair to pair', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  await expect(list(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(list(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expectInView(page, 'dmitri', 1);
  await expectInView(page, 'keiko', 1);
  await page.keyboard.press('n');
  await expect(list(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(list(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('p');
  await expect(list(page).last()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bruno and nils');
  await page.keyboard.press('[');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dmitri and keiko');
  await page.getByRole('link', { name: 'Previous pair' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hugo and olga');
  await page.getByLabel('Note').fill('n p ] [');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hugo and olga');
});

test('passages are listed by their evidence, and so are the matches of one', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  const items = page.getByRole('region', { name: /match/ }).locator('.list > ol > li');
  const shares = await items.evaluateAll((all) =>
    all.map((item) => Number(/(\d+)\s%/.exec(item.textContent!)![1])),
  );
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  const passage = items.first();
  await expect(passage.getByRole('heading')).toHaveText(/^Passage 1: \d+ matches, [\d,]+ tokens, \d+ %$/);
  const counts = (await passage.getByRole('heading').textContent())!.match(/\d[\d,]*/g)!;
  const [, matches, tokens] = counts.map((count) => Number(count.replace(',', '')));
  const own = await passage.locator('button.match').allTextContents();
  expect(own).toHaveLength(matches!);
  const sum = own.reduce((sum, text) => sum + Number(/(\d+) tokens?/.exec(text)![1]), 0);
  expect(sum).toBe(tokens);
  const ids = await passage
    .locator('button.match')
    .evaluateAll((all) => all.map((one) => Number(one.id.slice('match-'.length))));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  await expect(passage).toContainText('shared by these 2 of 16 submissions alone');
});

test('opens at the strongest match, level on both sides', async ({ page }) => {
  await open(page, 'several', 'anna', 'boris');
  await expect(list(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page).first()).toContainText(/src\/Loans\.java lines \S+ and a\/Lending\.java lines \S+/);
  await expectInView(page, 'anna', 0);
  await expectInView(page, 'boris', 0);
  await open(page, 'java', 'dmitri', 'keiko');
  const heights = () =>
    Promise.all(
      ['dmitri', 'keiko'].map(async (name) => {
        const box = await pane(page, name).locator('[data-number="1"]').first().boundingBox();
        return Math.round(box!.y);
      }),
    );
  const [left, right] = await heights();
  expect(left).toBe(right);
});

test('the number of a match stands where it begins, and is not copied', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  await numbered(page, 2).click();
  for (const name of ['dmitri', 'keiko']) {
    const first = pane(page, name).locator('[data-mark="1"]').first();
    await expect(first).toHaveAttribute('data-number', '2');
    expect(await first.evaluate((mark) => getComputedStyle(mark, '::before').content)).toMatch(
      /^("2"|attr\(data-number\))/,
    );
    expect(await first.evaluate((mark) => mark.textContent)).not.toMatch(/^2/);
  }
  const copied = await pane(page, 'dmitri')
    .locator('pre')
    .first()
    .evaluate((block) => {
      getSelection()!.selectAllChildren(block);
      return getSelection()!.toString();
    });
  const source = readFileSync(join(repository, 'corpora/java/submissions/dmitri/BookDesk.java'), 'utf8');
  expect(source).toContain(copied.trim());
});

test('what is not compared is not painted, wherever it stands', async ({ page }) => {
  await open(page, 'several', 'anna', 'boris');
  for (const comment of ['// inserted here', '// inserted there']) {
    const text = pane(page, 'boris').locator('.uncompared').filter({ hasText: comment });
    await expect(text).toHaveCount(1);
    await expect(text).not.toHaveClass(/mark/);
    expect(await text.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
  }
  const line = pane(page, 'boris').locator('.line').filter({ hasText: 'inserted here' });
  await expect(line.locator('.mark')).toHaveCount(0);
});

test('choosing a match never hides where lines begin', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  for (let match = 0; match < 20; match += 3) {
    await list(page).nth(match).click();
    for (const name of ['dmitri', 'keiko'])
      expect(await pane(page, name).evaluate((pane) => pane.scrollLeft)).toBe(0);
  }
});

test('long lines are wrapped if asked to, also in the next pair', async ({ page }) => {
  await open(page, 'several', 'anna', 'boris');
  const wider = (name: string) => pane(page, name).evaluate((pane) => pane.scrollWidth > pane.clientWidth);
  expect(await wider('anna')).toBe(true);
  await page.getByRole('button', { name: 'Wrap lines' }).click();
  expect(await wider('anna')).toBe(false);
  // Where a line goes on, it begins below its own beginning.
  const long = pane(page, 'anna').locator('.line').filter({ hasText: 'for (int i' }).first();
  const starts = await long.evaluate((line) => {
    const words = document.createRange();
    words.selectNodeContents(line);
    return [...words.getClientRects()].map((box) => Math.round(box.left));
  });
  expect(Math.min(...starts)).toBe(starts[0]);
  await page.reload();
  await open(page, 'several', 'anna', 'boris');
  await expect(page.getByRole('button', { name: 'Wrap lines' })).toHaveAttribute('aria-pressed', 'true');
  expect(await wider('anna')).toBe(false);
  await list(page).nth(2).click();
  await expectInView(page, 'anna', 2);
});

test('both sides scroll together if asked to', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  const scroll = (name: string, by: number) =>
    pane(page, name).evaluate((pane, by) => pane.scrollBy(0, by), by);
  const [left, right] = [await top(page, 'dmitri'), await top(page, 'keiko')];
  await scroll('dmitri', 90);
  expect(await top(page, 'keiko')).toBe(right);
  await page.getByRole('button', { name: 'Scroll together' }).click();
  // What was left behind is level again.
  await expect.poll(() => top(page, 'dmitri')).toBe(left);
  await scroll('dmitri', 90);
  await expect.poll(() => top(page, 'keiko')).toBe(right + 90);
  await scroll('keiko', -180);
  await expect.poll(() => top(page, 'dmitri')).toBe(left - 90);
  expect(await top(page, 'keiko')).toBe(right - 90);
});

test('a match with renamed identifiers says what is called what', async ({ page }) => {
  await open(page, 'several', 'anna', 'boris');
  const renamed = page.locator('.list li').filter({ hasText: /^3\s*identifiers renamed/ });
  await expect(renamed).not.toContainText('→');
  await renamed.getByRole('button').click();
  await expect(renamed.locator('p')).toHaveText('items → values, limit → least');
});

test('files that are nearly the same can be seen with what differs', async ({ page }) => {
  await open(page, 'several', 'anna', 'boris');
  await page.getByRole('button', { name: 'Differences' }).click();
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('columnheader')).toHaveText(['src/Loans.java', 'a/Lending.java']);
  await expect(differences.locator('mark')).toHaveText([' // inserted there', '  // inserted here']);
  await list(page).nth(1).click();
  await expect(differences).toContainText('The two texts are the same.');
  await page.getByRole('button', { name: 'Differences' }).click();
  await expectInView(page, 'anna', 1);
  await open(page, 'restructured', 'one.java', 'two.java');
  await expect(page.getByRole('button', { name: 'Differences' })).toHaveCount(0);
});

test('identical, renamed and restructured code look different', async ({ page }) => {
  await open(page, 'restructured', 'one.java', 'two.java');
  const look = (kind: string) =>
    pane(page, 'one.java')
      .locator(`.mark.${kind}`)
      .first()
      .evaluate((element) => {
        const { textDecorationStyle, boxShadow } = getComputedStyle(element);
        return { line: textDecorationStyle, framed: boxShadow !== 'none' };
      });
  expect(await look('identical')).toEqual({ line: 'solid', framed: false });
  expect(await look('identifiers-renamed')).toEqual({ line: 'dotted', framed: false });
  expect(await look('restructured')).toEqual({ line: 'solid', framed: true });
  for (const kind of ['identical, in a different order', 'identifiers renamed', 'restructured']) {
    await expect(list(page).filter({ hasText: kind })).not.toHaveCount(0);
  }
});

test('a restructured match says why it is the same', async ({ page }) => {
  await open(page, 'restructured', 'one.java', 'two.java');
  const restructured = list(page).filter({ hasText: 'restructured' });
  await restructured.first().click();
  await expect(page.locator('.why')).toHaveText(
    'The same steps: the left has “+=” where the right has “=” and “+”.',
  );
});

test('each number says what it means where it stands', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  await page.getByRole('button', { name: 'Meaning of “Expected by chance”' }).click();
  const note = page.getByRole('note').filter({ hasText: 'Expected by chance: how many independent pairs' });
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
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
  const text = await page
    .getByRole('region', { name: 'Most similar' })
    .getByRole('link')
    .first()
    .textContent();
  const [left, right] = text!.split(' – ');
  return [left!, right!];
}

test('a click on the map leads to the place', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  await pane(page, 'dmitri').evaluate((pane) => pane.scrollTo(0, 0));
  const box = (await page.locator('svg.map').first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.9);
  await expect.poll(() => top(page, 'dmitri')).toBeGreaterThan(1000);
});

alone('the link to the pair is copied, and opens it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'java', 'dmitri', 'keiko');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${at('java', 'pair', 'dmitri', 'keiko')}?match=1`);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('dmitri and keiko');
});

test('the whole code can be printed', async ({ page }) => {
  await open(page, 'java', 'dmitri', 'keiko');
  const last = pane(page, 'dmitri').locator('[data-block]').last().locator('.keyword');
  await expect(last).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(last).not.toHaveCount(0);
});
