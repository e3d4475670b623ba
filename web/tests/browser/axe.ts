import axe from 'axe-core';
import { expect, type Page } from './test';

/**
 * Expects that axe finds nothing, with all of its rules or with some. It is loaded once in a page, and tells only what it finds:
 * else both take longer than the rules.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const all = rules ? { runOnly: rules } : {};
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      ...all,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  }, rules);
  expect(found).toEqual([]);
}
