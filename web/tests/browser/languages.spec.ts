import { at } from './reports';
import { expect, test } from './test';

/** Words that a page in English has, and that are in none of the sources. */
const ENGLISH =
  /\b(Overview|Pairs|Submissions|flagged|Similarity|Longest match|Expected by chance|undecided)\b/;
/** What a message that lacks would show: its id. */
const ID = /\b[a-z]+(-[a-z]+){2,}\b/;

const VIEWS = [
  [],
  ['pairs'],
  ['pair', 'dmitri', 'keiko'],
  ['graph'],
  ['clusters'],
  ['submissions'],
  ['submission', 'dmitri'],
  ['decisions'],
  ['sheet', 'dmitri', 'keiko'],
];

for (const [language, pairs] of [
  ['de', 'Paare'],
  ['fr', 'Paires'],
  ['es', 'Pares'],
] as const) {
  test(`a report in ${language} has all of its words`, async ({ page }) => {
    const name = `in-${language}`;
    await page.goto(at(name, 'pairs'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pairs);
    for (const view of VIEWS) {
      await page.goto(at(name, ...view));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.locator('main');
      await expect(main).not.toContainText(ENGLISH, { useInnerText: true });
      await expect(main).not.toContainText(ID, { useInnerText: true });
    }
  });
}
