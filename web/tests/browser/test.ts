// Tests that share one page, as a window of its own for each takes Firefox longer than most tests.

import { expect, test as alone, type Locator, type Page } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';
/** For what outlives a test: scripts of a page that all later ones would run too, permissions, other time zones. */
export { alone };

export const test = alone.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  /** As a new one: empty, nothing kept, as large as the test asks for. */
  page: async ({ shared, viewport, colorScheme }, use) => {
    await shared.setViewportSize(viewport!);
    await shared.emulateMedia({ colorScheme, media: null });
    await use(shared);
    shared.removeAllListeners();
    if (shared.url().startsWith('file:'))
      await shared.evaluate(() => {
        // A note would be kept when its page is left.
        (document.activeElement as HTMLElement | null)?.blur();
        localStorage.clear();
        sessionStorage.clear();
      });
    await shared.goto('about:blank');
  },
});

/** Goes to another view of the same page, as a link in it does. */
export async function go(page: Page, ...view: string[]): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/${view.map(encodeURIComponent).join('/')}`);
}

/** Expects an element to be the one that gets the keys; of several windows only one has the focus, and it may be another one. */
export async function expectActive(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** What a locator finds, once that is anything: a page that is loaded may have drawn nothing yet. */
export async function some(locator: Locator): Promise<Locator> {
  await expect(locator).not.toHaveCount(0);
  return locator;
}

/** Why a test is not for Firefox, which WebDriver BiDi drives. */
export const NO_MEDIA = 'Firefox 153 lets WebDriver BiDi choose neither the medium nor the colours';

/** The reason why a test that saves a file is skipped. */
export const NO_BLOB = 'Firefox tells WebDriver BiDi of the download of data, but not of that of a blob';
