import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './reports';
import { open, test } from './service';
import { expect, type Page } from './test';
import { zip } from './zip';

function region(page: Page, name: string) {
  return page.getByRole('region', { name });
}

test('new submissions arrive, and the page names what is new', async ({ page, service }) => {
  const course = await service.course('Arriving');
  const job = await service.job(course, 'Homework 1');
  const decision = { left: 'hugo', right: 'olga', status: 'confirmed', note: '' };
  await service.ask('PUT', `jobs/${job}/decisions`, decision);
  await open(page, service, 'job', job);
  await page.getByText('New submissions arrived').click();
  const code = readFileSync(join(repository, 'corpora/java/submissions/hugo/Library.java'), 'utf8');
  const buffer = zip({ 'hugo/Library.java': code });
  const file = { name: 'late.zip', mimeType: 'application/zip', buffer };
  await page.getByLabel('Choose submissions').setInputFiles(file);
  await page.getByRole('button', { name: 'Compare with the new ones' }).click();
  const news = region(page, 'New since the last comparison');
  await expect(news).toContainText('No pair is flagged that was not flagged before.', { timeout: 50_000 });
  await expect(news).toContainText('All submissions are those of before.');
  await expect(region(page, 'Decisions')).toContainText('confirmed (carried over)');
});

test('a course is compared over its assignments', async ({ page, service }) => {
  const course = await service.course('Assignments');
  for (const title of ['Homework 1', 'Homework 2']) await service.job(course, title);
  await open(page, service, 'course', course);
  await page.getByText('Find students who are alike in several assignments').click();
  await expect(region(page, 'Over the assignments').getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Compare the course' }).click();
  const report = page.getByRole('link', { name: 'Open the report' });
  await expect(report).toBeVisible({ timeout: 50_000 });
  await expect(page.getByRole('region', { name: 'Decisions' })).toHaveCount(0);
  await report.click();
  await page.getByRole('link', { name: 'Homework 2' }).first().click();
  await expect(page).toHaveURL(/report\.html/);
  await expect(page.getByText('olga').first()).toBeVisible();
});
