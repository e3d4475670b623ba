import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, codesim, folder, repository } from './reports';
import { expect, NO_BLOB, test, some } from './test';

/** The copies that were put into a corpus: pairs of names. */
function planted(corpus: string): string[] {
  const [, ...rows] = readFileSync(join(repository, 'corpora', corpus, 'truth.csv'), 'utf8')
    .trim()
    .split('\n');
  const copies = rows.map((row) => row.split(',')).filter(([, , , label]) => label !== '0');
  return copies.map(([, one, other]) => [one, other].toSorted().join(' – '));
}

for (const corpus of ['c', 'java', 'python', 'rust']) {
  test(`planted copies in ${corpus} are on the first page`, async ({ page }) => {
    await page.goto(at(corpus));
    const flagged = page.getByRole('row').filter({ has: page.getByText('flagged', { exact: true }) });
    const pairs = await (await some(flagged.getByRole('link'))).allTextContents();
    expect(pairs.toSorted()).toEqual(planted(corpus).toSorted());
  });
}

test('says what was and what was not compared', async ({ page }) => {
  await page.goto(at('java'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    '4 of 120 pairs flagged, none for a second look',
  );
  const compared = page.getByRole('region', { name: 'Settings and input' });
  await expect(compared).toContainText('16 submissions with 18 files; java');
  await expect(compared).toContainText('Starter code left out: corpora/java/starter');
  await expect(compared).toContainText('Nothing was left out');
  await page.getByRole('link', { name: 'Everything that was and was not compared' }).click();
  await expect(page.getByRole('row', { name: 'Structure (all names count as one)' })).toContainText(
    'no match below 8 tokens',
  );
});

test('says which index of earlier years the class was compared with', async ({ page }) => {
  await page.goto(at('indexed'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    '1 of 12 pairs flagged, none for a second look',
  );
  const compared = page.getByRole('region', { name: 'Settings and input' });
  await expect(compared).toContainText(/1 submission with 1 file, against 12 of .*years\.codesim; java/);
  await page.getByRole('link', { name: /^anna – .*years\.codesim\/2023 <b>\/other5$/ }).click();
  await expect(page.getByText('class Main {')).toHaveCount(2);
});

test('shows the scores, what is expected of them, and from where on they are flagged', async ({ page }) => {
  await page.goto(at('java'));
  const chart = page.getByRole('group', {
    name: /120 pairs by score\. Flagged: 4\. By their scores alone, pairs are flagged from 0\.\d\d on\./,
  });
  await expect(chart.locator('rect')).not.toHaveCount(0);
  // Two of the four have nearly one score.
  await expect(chart.locator('rect.beyond')).toHaveCount(3);
  await expect(chart.locator('path')).toHaveAttribute('d', /^M/);
  await expect(chart.getByText(/^flagged by score from 0\.\d\d$/)).toBeVisible();
});

test('a bar leads to its pairs', async ({ page }) => {
  await page.goto(at('java'));
  const bar = page.getByRole('link', {
    name: /^1 pair with scores from 0\.9\d\d$|^1 pair with scores from 1/,
  });
  await bar.click();
  await expect(page.getByRole('table', { name: 'Pairs' }).locator('[data-row]')).toHaveText([/hugo – olga/]);
});

test('what a number means opens next to its name', async ({ page }) => {
  await page.goto(at('java'));
  const top = page.getByRole('region', { name: 'Most similar' });
  for (const name of ['Score', 'Expected by chance']) {
    const button = top.getByRole('button', { name: `Meaning of “${name}”` });
    await button.click();
    const note = page.getByRole('note').filter({ hasText: `${name}:` });
    await expect(note).toBeVisible();
    const [word, tip] = [(await button.boundingBox())!, (await note.boundingBox())!];
    expect(tip.y - word.y - word.height).toBeGreaterThanOrEqual(0);
    expect(tip.y - word.y - word.height).toBeLessThan(10);
    expect(tip.x).toBeLessThan(word.x + word.width);
    expect(tip.x + tip.width).toBeGreaterThan(word.x);
  }
});

test('a meaning opens above its name where there is no room below', async ({ page }) => {
  await page.goto(at('java'));
  const button = page.getByRole('button', { name: 'Meaning of “Score”' });
  const { y, height } = (await button.boundingBox())!;
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height) + 20 });
  // A click of the driver may scroll first.
  await button.evaluate((name) => (name as HTMLElement).click());
  const [word, tip] = [(await button.boundingBox())!, (await page.getByRole('note').first().boundingBox())!];
  expect(tip.y + tip.height).toBeLessThanOrEqual(word.y);
});

test('expected numbers have their decimal points below each other', async ({ page }) => {
  await page.goto(at('java'));
  const cells = page
    .getByRole('region', { name: 'Most similar' })
    .getByRole('row')
    .locator('td:nth-child(4)');
  await expect(cells).toHaveText([
    /^<0\.001\s$/,
    ...Array(3).fill(/^0\.00\d\d$/),
    ...Array(4).fill(/^\d\d\s+$/),
  ]);
  const points = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const text = cell.firstChild as Text;
      const end = /[.\u2008]/.exec(text.data)!.index;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, end);
      return range.getBoundingClientRect().right;
    }),
  );
  for (const point of points) expect(Math.abs(point - points[0]!)).toBeLessThan(1.5);
});

test('lists the clusters', async ({ page }) => {
  await page.goto(at('java'));
  const clusters = page.getByRole('region', { name: 'Clusters' });
  await expect(clusters.getByRole('paragraph').first()).toHaveText('Cluster 1: bruno, nils');
  await clusters.getByRole('link', { name: 'Cluster 3' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cluster 3: dmitri and keiko');
  await page.getByRole('main').getByRole('link', { name: 'dmitri – keiko' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dmitri and keiko');
});

test('a link to what is not there says so', async ({ page }) => {
  await page.goto(at('java', 'pair', 'ada', 'nobody'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not in this report');
});

test('a file that was cut short says so', async ({ page }) => {
  await page.goto(at('java'));
  const html = readFileSync(new URL(at('java').split('#')[0]!), 'utf8');
  const cut = html.replace(/id="overview">[^<]{100}/, 'id="overview">');
  await page.setContent(cut);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This report cannot be shown');
});

test('the licences of the libraries are in the page', async ({ page }) => {
  await page.goto(at('java', 'details'));
  await page.getByText('Their licences').click();
  const licences = page.getByRole('region', { name: 'Software in this page' });
  for (const name of ['svelte', 'd3-hierarchy', 'diff', 'virtua'])
    await expect(licences).toContainText(`## ${name} - `);
  await expect(licences).toContainText('Permission is hereby granted');
});

test('names code that several submissions share, and shows it', async ({ page }) => {
  await page.goto(at('rings'));
  const shared = page.getByRole('region', { name: 'Shared code' });
  await expect(shared).toContainText('name it with --boilerplate');
  const block = shared.locator('.block').filter({ hasText: '15 submissions share a block of' });
  await expect(block).toHaveCount(1);
  await shared.getByText(/^lines \d+–\d+ of Main\.java of first0$/).click();
  await expect(shared.locator('pre').filter({ hasText: 'int m12(' }).first()).toBeVisible();
});

test('a shared block can be named as starter code, and no longer counts', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', NO_BLOB);
  await page.goto(at('rings'));
  const shared = page.getByRole('region', { name: 'Shared code' });
  const block = shared.locator('.block').filter({ hasText: '15 submissions share a block of' });
  await block.getByText(/^lines \d+–\d+ of Main\.java of first0$/).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    block.getByRole('button', { name: 'Name as starter code' }).click(),
  ]);
  const file = join(folder, download.suggestedFilename());
  await expect(block.getByRole('status')).toContainText(`--boilerplate ${download.suggestedFilename()}`);
  await download.saveAs(file);
  const blocks = (...options: string[]) => {
    const report = codesim(join(folder, 'rings'), '--quiet', '--format', 'json', ...options);
    const { largest } = JSON.parse(report).shared_blocks as { largest: { submissions: string[] }[] };
    return largest.map((it) => it.submissions.length);
  };
  expect(blocks()).toContain(15);
  expect(blocks('--boilerplate', file)).not.toContain(15);
});
