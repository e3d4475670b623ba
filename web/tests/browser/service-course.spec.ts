import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { java, repository } from './reports';
import { open, openAs, test } from './service';
import { expect, type Page } from './test';

const HOSTILE = `<img src=x onerror=alert(1)> "'&amp; \u202e`;

function region(page: Page, name: string) {
  return page.getByRole('region', { name });
}

test('a course from its beginning to its end', async ({ page, service }) => {
  await open(page, service);
  await page.getByLabel('Name').fill(HOSTILE);
  const days = page.getByLabel('Days after which submissions');
  // Firefox puts a number before the one that is there.
  await days.clear();
  await days.fill('90');
  await page.getByRole('button', { name: 'Add' }).click();
  const shown = HOSTILE.replace('\u202e', '\\u{202e}').trim();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
  await expect(
    page.getByText(
      'Submissions are deleted after 90 days, classes of earlier years are deleted after 1,825 days',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await days.clear();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('');
  const remove = page.getByRole('button', { name: `Delete ${shown}` });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByLabel('Type').fill(shown);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  await expect(page.getByRole('link', { name: shown })).toHaveCount(0);
});

test('a name that is taken', async ({ page, service }) => {
  await service.course('Taken');
  await open(page, service);
  await page.getByLabel('Name').fill('Taken');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toContainText('name is taken');
});

test('who may use a course', async ({ page, service, browser }) => {
  const course = await service.course('Members');
  await open(page, service, 'course', course, 'settings');
  const members = region(page, 'Members');
  await expect(members.getByRole('listitem').filter({ hasText: 'alan' })).toBeVisible();
  await members.getByRole('button', { name: 'Remove alan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(members.getByRole('button', { name: 'Remove alan' })).toHaveCount(0);
  const other = await (await browser.newContext()).newPage();
  await openAs('alan', other, service, 'course', course);
  await expect(other.getByRole('alert')).toContainText('it is not yours');
  await members.getByLabel('Who is added').selectOption('alan');
  await members.getByRole('button', { name: 'Add' }).click();
  await expect(members.getByRole('button', { name: 'Remove alan' })).toBeVisible();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Members');
  await other.context().close();
});

test('a token is shown once, and taken back', async ({ page, service }) => {
  const course = await service.course('Tokens');
  await open(page, service, 'course', course, 'settings');
  const tokens = region(page, 'Tokens');
  await tokens.getByLabel('New token').fill('script');
  await tokens.getByRole('button', { name: 'Make' }).click();
  await expect(tokens.getByLabel('The new token')).toBeFocused();
  const token = await tokens.getByLabel('The new token').inputValue();
  const jobs = () =>
    fetch(`${service.url}/api/v1/courses/${course}/jobs`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await jobs()).status).toBe(200);
  await page.reload();
  await expect(tokens.getByText('script', { exact: true })).toBeVisible();
  await expect(tokens.getByLabel('The new token')).toHaveCount(0);
  await tokens.getByRole('button', { name: 'Revoke script' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(tokens.getByText('script', { exact: true })).toHaveCount(0);
  expect((await jobs()).status).toBe(401);
});

test('a secret link shows the report to whoever has it, until it is taken back', async ({
  page,
  service,
  browser,
}) => {
  await open(page, service, 'job', await service.job(await service.course('Links'), 'Shared'));
  const links = region(page, 'Share the report');
  await links.getByLabel('Valid for (days)').fill('3');
  await links.getByRole('button', { name: 'Make a link' }).click();
  const url = await links.getByLabel('The new link').inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url);
  await stranger.getByRole('main').getByRole('link', { name: 'hugo – olga' }).first().click();
  await stranger.getByRole('button', { name: 'confirmed' }).click();
  await stranger.reload();
  await expect(stranger.getByRole('button', { name: 'confirmed' })).toHaveAttribute('aria-pressed', 'true');
  await links.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(links.getByRole('listitem')).toHaveCount(0);
  expect((await stranger.goto(url))!.status()).toBe(404);
  await stranger.context().close();
});

test('a later class is compared with an earlier year', async ({ page, service }) => {
  const course = await service.course('Years');
  await open(page, service, 'job', await service.job(course, 'Before'));
  await region(page, 'Compare later classes').getByLabel('Earlier years').fill('Homework 3');
  await region(page, 'Compare later classes').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Homework 3 has 16 submissions now.')).toBeVisible();
  await page.goto(service.at('course', course));
  await page.getByLabel('Compare with earlier years').selectOption('Homework 3');
  const late = readFileSync(join(repository, 'corpora/java/submissions/olga/Library.java'));
  const files = [late, Buffer.from(java('Own', 1, 40))].map((buffer, index) => {
    return { name: `new${index}.java`, mimeType: 'text/plain', buffer };
  });
  await page.getByLabel('Choose submissions').setInputFiles(files);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('link', { name: 'Open the report' }).click({ timeout: 50_000 });
  await expect(page.getByRole('main').getByText('(earlier year)').first()).toBeVisible();
  await expect(page.getByText(/against \d+ of .*Homework 3/)).toBeVisible();
  await page.goto(service.at('course', course, 'settings'));
  const years = region(page, 'Earlier years');
  await years.getByRole('button', { name: 'Delete Homework 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(years.getByText('There are none.')).toBeVisible();
});

test('admins see the audit log', async ({ page, service }) => {
  await service.course('Audited');
  await open(page, service);
  await page.getByRole('link', { name: 'Audit log' }).click();
  const added = page.getByRole('listitem').filter({ hasText: 'Audited' });
  await expect(added.first()).toContainText('grace');
  await page.getByLabel('Search').fill('aUdited');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Audited/]);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/rows, none of them changed or missing/)).toBeVisible();
});

test('a class is compared again with groups and names', async ({ page, service }) => {
  const course = await service.course('Grouped');
  await open(page, service, 'job', await service.job(course, 'First'));
  await page.getByText('The same submissions with other settings').click();
  const again = region(page, 'Compare again');
  await again.getByLabel('Title').fill('Second');
  await again.getByText('Names, times and groups').click();
  const csv = (text: string) => ({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await again.getByLabel('Groups that worked together').setInputFiles(csv('submission,colour\n'));
  await again.getByRole('button', { name: 'Compare again' }).click();
  await expect(again.getByRole('alert')).toContainText('column `colour`');
  await again
    .getByLabel('Groups that worked together')
    .setInputFiles(csv('submission,group\nhugo,a\nolga,a\n'));
  await again.getByLabel('Names and times').setInputFiles(csv('submission,name\nhugo,Hugo Hansen\n'));
  await again.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Second');
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'hugo – olga' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Submissions' }).first().click();
  await expect(page.getByText('Hugo Hansen').first()).toBeVisible();
});

test('a learning platform is registered and removed', async ({ page, service }) => {
  await open(page, service);
  const platforms = region(page, 'Learning platforms');
  await platforms.getByText('Register a learning platform').click();
  for (const [label, text] of [
    ['Issuer', 'https://moodle.example.org'],
    ['Client ID', 'codesim'],
    ['Authentication request URL', 'https://moodle.example.org/mod/lti/auth.php'],
    ['Access token URL', 'http://moodle.example.org/mod/lti/token.php'],
    ['Public keyset URL', 'https://moodle.example.org/mod/lti/certs.php'],
    ['Deployment ID', '1'],
  ] as const)
    await platforms.getByLabel(label).fill(text);
  await platforms.getByRole('button', { name: 'Register' }).click();
  await expect(platforms.getByRole('alert')).toContainText('https://');
  await platforms.getByLabel('Access token URL').fill('https://moodle.example.org/mod/lti/token.php');
  await platforms.getByRole('button', { name: 'Register' }).click();
  const listed = platforms.getByRole('listitem').filter({ hasText: 'https://moodle.example.org' });
  await expect(listed).toBeVisible();
  await listed.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(listed).toHaveCount(0);
});
