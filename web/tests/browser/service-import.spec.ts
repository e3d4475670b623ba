import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { open, test } from './service';
import { expect, type Page } from './test';

const SUBMISSIONS = 'api/v1/courses/10/assignments/20/submissions';

/** A Canvas of one course, with two students who handed in the same program. */
function canvas() {
  const program = Array.from({ length: 40 }, (_, at) => `def step${at}(a):\n    return a * ${at}\n`).join('');
  const server = createServer((request, response) => {
    const path = request.url!.slice(1).split('?')[0]!;
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const submission = (id: number, name: string) => ({
      user_id: id,
      user: { id, name },
      attachments: [{ display_name: 'main.py', url: `${at}/files/${id}` }],
    });
    const answers: Record<string, unknown> = {
      'api/v1/courses': [{ id: 10, name: 'Programming 1', enrollments: [{ type: 'teacher' }] }],
      'api/v1/courses/10/assignments': [{ id: 20, name: 'Homework 1' }],
      [SUBMISSIONS]: [submission(1, 'Ada Lovelace'), submission(2, 'Grace Hopper')],
    };
    if (path.startsWith('files/')) response.end(program);
    else if (request.headers.authorization === 'Bearer right') response.end(JSON.stringify(answers[path]));
    else response.writeHead(401).end('{}');
  });
  return server;
}

function region(page: Page, name: string) {
  return page.getByRole('region', { name });
}

test('an assignment is imported from a platform that an admin registered', async ({ page, service }) => {
  const platform = canvas();
  await new Promise<void>((ready) => platform.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  await open(page, service);
  const sources = region(page, 'Platforms to import from');
  await sources.getByText('Register a platform to import from').click();
  await sources.getByLabel('Kind').selectOption('Canvas');
  await sources.getByLabel('Address').fill('http://canvas.example.org');
  await sources.getByRole('button', { name: 'Register' }).click();
  await expect(sources.getByRole('alert')).toContainText('https://');
  await sources.getByLabel('Address').fill(url);
  await sources.getByRole('button', { name: 'Register' }).click();
  const listed = sources.getByRole('listitem').filter({ hasText: url });
  await expect(listed).toBeVisible();

  await open(page, service, 'course', await service.course('Imported'));
  const form = region(page, 'Import an assignment');
  const token = form.getByLabel('Token');
  await token.fill('wrong');
  await form.getByRole('button', { name: 'List assignments' }).click();
  await expect(form.getByRole('alert').first()).toContainText('refused the token');
  await token.fill('right');
  await form.getByRole('button', { name: 'List assignments' }).click();
  await form.getByLabel('Assignment').selectOption('Programming 1: Homework 1');
  await form.getByRole('button', { name: 'Import and compare' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Homework 1');
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Ada Lovelace – Grace Hopper' }).first(),
  ).toBeVisible();

  await open(page, service);
  await listed.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(listed).toHaveCount(0);
  platform.close();
});
