import { expectAccessible } from './axe';
import { open, PASSWORD, signIn, test, type Service } from './service';
import { expect, expectActive, type Locator, type Page } from './test';

const LONG = 'Programming-for-people-who-have-names-without-any-blank-'.repeat(3);

/** Every view, with something in it. */
async function views(service: Service): Promise<string[]> {
  const course = await service.course(`${LONG}${Date.now()}`);
  const empty = await service.course(`Empty ${Date.now()}`);
  const job = await service.job(course, LONG);
  await service.ask('POST', `courses/${course}/tokens`, { name: LONG, scope: 'read' });
  await service.ask('POST', `jobs/${job}/links`, { days: 3 });
  await service.ask('POST', `jobs/${job}/index`, { index: LONG.slice(0, 60) });
  const parts = [
    [],
    ['course', course],
    ['course', empty],
    ['course', course, 'settings'],
    ['job', job],
    ['audit'],
    ['api'],
    ['nowhere'],
  ];
  return parts.map((view) => service.at(...view));
}

async function show(page: Page, view: string) {
  await page.goto(view);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
}

test('every view is accessible, light and dark, and fits a phone', async ({ page, service }) => {
  test.setTimeout(120_000);
  const all = await views(service);
  await page.goto(service.at());
  await expectAccessible(page);
  await signIn(page, 'grace');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  for (const view of all) {
    await show(page, view);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await page.getByLabel('Colours', { exact: true }).selectOption('light');
    await expectAccessible(page);
    await page.getByLabel('Colours', { exact: true }).selectOption('dark');
    await expectAccessible(page, ['color-contrast']);
  }
  const dialog = page.getByRole('dialog');
  await show(page, all[4]!);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const wide: string[] = [];
  for (const view of all) {
    await show(page, view);
    for (const summary of await page.locator('summary').all()) await summary.click();
    if (await page.evaluate(() => document.documentElement.scrollWidth > 390)) wide.push(view);
  }
  expect(wide).toEqual([]);
});

test('the sign-in fits a phone', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(service.at());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, to: Locator) {
  await expect(to).toBeVisible();
  const isThere = () => to.evaluate((one) => one === document.activeElement);
  for (let steps = 0; steps < 40 && !(await isThere()); steps++) await page.keyboard.press('Tab');
  await expectActive(to);
}

test('from the sign-in to the report with the keyboard alone', async ({ page, service }) => {
  const course = await service.course('By keyboard');
  await service.job(course, 'Typed');
  await page.goto(service.at());
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('grace');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  await expectActive(page.getByRole('heading', { level: 1 }));
  await tabTo(page, page.getByRole('link', { name: 'By keyboard' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By keyboard');
  await expectActive(page.locator('#content'));
  await tabTo(page, page.getByLabel('Choose submissions'));
  await tabTo(page, page.getByRole('link', { name: 'Typed' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Open the report' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('flagged');
});

test('a dialog gives the focus back', async ({ page, service }) => {
  await open(page, service, 'job', await service.job(await service.course('Dialog'), 'Asked'));
  const remove = page.getByRole('button', { name: 'Delete Asked' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectActive(remove);
});
