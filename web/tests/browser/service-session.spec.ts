import { open, openAs, PASSWORD, signIn, test } from './service';
import { expect, type Page } from './test';

const said = (page: Page) => page.getByRole('alert');

test('a wrong password, too many tries and no network are told in plain words', async ({ page, service }) => {
  await page.goto(service.at());
  await signIn(page, 'alan', 'something else');
  await expect(said(page)).toHaveText('The name or the password is not right.');
  await expect(page.getByLabel('Password')).toHaveValue('');
  const busy = { status: 429, headers: { 'Retry-After': '2' }, json: { error: 'too many tries' } };
  await page.route('**/api/v1/session', (route) => route.fulfill(busy));
  await signIn(page, 'alan');
  await expect(said(page)).toHaveText('Too many tries. Wait 2 seconds, then try again.');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.unroute('**/api/v1/session');
  await signIn(page, 'alan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
});

test('a session that has ended leads to the sign-in and back', async ({ page, service }) => {
  const course = await service.course('Ended');
  await open(page, service, 'course', course);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ended');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signIn(page, 'grace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings of Ended');
});

test('who signs out is out', async ({ page, service }) => {
  await page.goto(service.at());
  await signIn(page, 'grace');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('who is no admin changes no course and sees none of others', async ({ page, service }) => {
  const course = await service.course('Shared');
  await service.ask('POST', 'courses', { name: 'Of others', retention_days: null });
  await openAs('alan', page, service);
  await expect(page.getByRole('link', { name: 'Shared' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Of others' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Shared' }).click();
  await expect(page.getByRole('heading', { name: 'Compare a class' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Views' })).toHaveText('Courses');
  await page.goto(service.at('course', course, 'settings'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here');
});

test('a link to something leads there after the sign-in', async ({ page, service }) => {
  const course = await service.course('Linked');
  await page.goto(service.at('course', course));
  await page.getByLabel('Name', { exact: true }).fill('grace');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linked');
});

test('users are added, changed and removed, and change their own password', async ({
  page,
  service,
  browser,
}) => {
  await open(page, service, 'users');
  await page.getByLabel('Name', { exact: true }).fill('eve');
  await page.getByLabel('Password, if').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add user eve' }).click();
  const eve = page.getByRole('listitem').filter({ has: page.getByText('eve', { exact: true }) });
  await expect(eve).toContainText('signs in with a password');
  await expect(page.getByRole('listitem').filter({ hasText: 'grace' })).toContainText('you');
  const other = await (await browser.newContext()).newPage();
  await other.goto(service.at('account'));
  await signIn(other, 'eve');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Account of eve');
  await other.getByLabel('Present password').fill(PASSWORD);
  await other.getByLabel('New password').fill('battery staple');
  await other.getByRole('button', { name: 'Change' }).click();
  await expect(other.getByText('Your password is changed.')).toBeVisible();
  await expect(other.getByRole('listitem')).toHaveCount(1);
  await eve.getByRole('button', { name: 'Change eve' }).click();
  await page.getByRole('dialog').getByLabel('Admin').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(eve).toContainText('admin');
  await other.reload();
  await expect(other.getByRole('navigation', { name: 'Views' })).toContainText('Users');
  await eve.getByRole('button', { name: 'Remove eve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(eve).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await other.context().close();
});

test('somebody ends a session of theirs elsewhere', async ({ page, service, browser }) => {
  await service.ask('POST', 'users', { name: 'mary', password: PASSWORD });
  const other = await (await browser.newContext()).newPage();
  for (const [where, view] of [
    [other, 'Courses'],
    [page, 'Account of mary'],
  ] as const) {
    await where.goto(where === page ? service.at('account') : service.at());
    await signIn(where, 'mary');
    await expect(where.getByRole('heading', { level: 1 })).toHaveText(view);
  }
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await other.context().close();
});
