// Results for clients of MOSS, as people open them.

import { readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { repository } from './reports';
import { test, type Service } from './service';
import { expect } from './test';

/** Hands a class in as a script that was written for MOSS, and gives the address of the result. */
async function handIn(service: Service): Promise<string> {
  const course = await service.course('For MOSS');
  const made = await service.ask('POST', `courses/${course}/tokens`, { name: 'moss', scope: 'moss' });
  const { token } = (await made.json()) as { token: string };
  const client = connect(Number(service.moss.port), service.moss.hostname);
  client.write(`moss ${token}\ndirectory 1\nX 0\nmaxmatches 10\nshow 250\nlanguage java\n`);
  const root = join(repository, 'corpora/java/submissions');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => name.endsWith('.java'));
  files.forEach((name, index) => {
    const source = readFileSync(join(root, name));
    client.write(`file ${index + 1} java ${source.length} ${name}\n`);
    client.write(source);
  });
  client.write('query 0 Homework 3\n');
  let answer = '';
  for await (const piece of client) {
    answer += String(piece);
    if (/\n.*\n$/.test(answer)) break;
  }
  return answer.split('\n')[1]!;
}

test('a result shows both sources in frames', async ({ page, service }) => {
  const url = await handIn(service);
  await page.goto(url);
  await expect(page.getByRole('row', { name: /olga.*hugo/ })).toBeVisible();
  await page.getByRole('link', { name: /^hugo/ }).first().click();
  for (const side of ['0', '1']) {
    const source = page.frameLocator(`frame[name="${side}"]`).locator('pre');
    await expect(source).toContainText('class Library');
  }
});
