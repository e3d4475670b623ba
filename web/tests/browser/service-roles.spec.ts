import { open, openAs, test } from './service';
import { expect } from './test';

test('an admin chooses what a member may do, and the pages offer no more', async ({
  page,
  service,
  browser,
}) => {
  const course = await service.course('Roles');
  const job = await service.job(course, 'Homework 5');
  const decide = (left: string, right: string, status: string) =>
    service.ask('PUT', `jobs/${job}/decisions`, { left, right, status, note: 'the same bug' });
  await decide('hugo', 'olga', 'confirmed');
  await decide('bruno', 'nils', 'dismissed');
  await open(page, service, 'course', course, 'settings');
  const role = page.getByLabel('Role of alan');
  await expect(role).toHaveValue('instructor');
  const other = await (await browser.newContext()).newPage();

  /** Gives alan a role, and shows him the course as it is then. */
  const become = async (name: string) => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith(`?role=${name}`));
    await role.selectOption(name);
    expect((await saved).status()).toBe(204);
    await openAs('alan', other, service, 'course', course);
    await other.reload();
  };
  await become('board');
  const cases = other.getByRole('region', { name: 'Confirmed cases' });
  await expect(cases).toContainText(/hugo.*olga.*Homework 5.*the same bug.*grace/s);
  await expect(cases).not.toContainText('bruno');
  await expect(other.getByRole('heading', { level: 2 })).toHaveText(['Confirmed cases']);

  await become('reader');
  await expect(other.getByRole('link', { name: 'Homework 5' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Compare', exact: true })).toBeHidden();
  await other.getByRole('link', { name: 'Homework 5' }).click();
  await expect(other.getByRole('region', { name: 'Decisions' })).toContainText(/bruno.*nils/);
  await expect(other.getByRole('button', { name: 'Delete' })).toBeHidden();
  await other.getByRole('link', { name: 'Open the report' }).click();
  await other.getByRole('main').getByRole('link', { name: 'hugo – olga' }).first().click();
  await expect(other.getByText('You read this course, and do not decide.')).toBeVisible();
  await expect(other.getByText('the same bug')).toBeVisible();
  await expect(other.getByRole('button', { name: 'dismissed' })).toBeHidden();
  await other.keyboard.press('d');
  await expect(other.getByText('You read this course, and do not decide.')).toHaveCount(3);
  await openAs('alan', other, service, 'course', course);

  await become('assistant');
  await other.getByRole('link', { name: 'Homework 5' }).click();
  await other.getByRole('link', { name: 'Open the report' }).click();
  await other.getByRole('main').getByRole('link', { name: 'hugo – olga' }).first().click();
  await other.getByRole('button', { name: 'dismissed' }).click();
  await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
  await open(page, service, 'job', job);
  const listed = page.getByRole('region', { name: 'Decisions' });
  await expect(listed).toContainText(/dismissed.*\(proposed\).*alan/s);
  await other.context().close();
});

test('a course that is reviewed blindly shows the names of a pair once it is confirmed', async ({
  page,
  service,
}) => {
  const course = await service.course('Blind');
  await open(page, service, 'course', course, 'settings');
  await page.getByLabel('Pseudonyms in new reports').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  const job = await service.job(course, 'Homework 6');
  const answer = await service.ask('GET', `jobs/${job}/pairs?limit=1`);
  const { pairs } = (await answer.json()) as {
    pairs: { left: string; right: string }[];
  };
  const { left, right } = pairs[0]!;
  expect(left).toMatch(/^submission-\d+$/);
  await service.ask('PUT', `jobs/${job}/decisions`, { left, right, status: 'confirmed', note: '' });
  await open(page, service, 'job', job);
  const decisions = page.getByRole('region', { name: 'Decisions' });
  await expect(decisions).toContainText(left);
  await decisions.getByRole('button', { name: 'Show the names' }).click();
  await expect(decisions.getByRole('status')).toHaveText(/^[a-z]+ and [a-z]+$/);
  await open(page, service, 'audit');
  await expect(page.getByText('saw the names of a pair').first()).toBeVisible();
});
