import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { java } from './reports';
import { open, openAs, test } from './service';
import { expect, type Page } from './test';

/** Files of a class that are alike, by their paths. */
function classOf(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, java('Main', 1 + (index >> 1), 40)]));
}

/** Drops files with their folders onto the page, as a browser gives them. */
async function drop(page: Page, files: Record<string, string>, onto: string) {
  await page.evaluate(
    ([files, onto]) => {
      type Tree = Map<string, Tree | string>;
      const root: Tree = new Map();
      for (const [path, text] of Object.entries(files)) {
        const folders = path.split('/');
        const name = folders.pop()!;
        let at = root;
        for (const folder of folders) {
          if (!at.has(folder)) at.set(folder, new Map());
          at = at.get(folder) as Tree;
        }
        at.set(name, text);
      }
      const entry = (path: string, name: string, one: Tree | string): object => {
        const fullPath = `${path}/${name}`;
        if (typeof one === 'string')
          return {
            isFile: true,
            isDirectory: false,
            fullPath,
            file: (done: (file: File) => void) => done(new File([one], name)),
          };
        const pieces = [[...one].map(([name, inside]) => entry(fullPath, name, inside)), []];
        const readEntries = (done: (some: object[]) => void) => done(pieces.shift()!);
        return { isFile: false, isDirectory: true, fullPath, createReader: () => ({ readEntries }) };
      };
      const items = [...root].map(([name, one]) => ({
        kind: 'file',
        webkitGetAsEntry: () => entry('', name, one),
        getAsFile: () => (typeof one === 'string' ? new File([one], name) : null),
      }));
      for (const type of ['dragover', 'drop']) {
        const event = new Event(type, { bubbles: true, cancelable: true });
        Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items } });
        document.querySelector(onto)!.dispatchEvent(event);
      }
    },
    [files, onto] as const,
  );
}

async function compared(page: Page) {
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible({ timeout: 50_000 });
}

test('from an archive to a decision that a colleague sees', async ({ page, service, browser }) => {
  const course = await service.course('Archives');
  await open(page, service);
  await page.getByRole('link', { name: 'Archives' }).click();
  await expect(page.getByText('Nothing yet. Drop a class onto this page')).toBeVisible();
  await page.getByLabel('Title').fill('Homework 3');
  await page.getByLabel('Choose submissions').setInputFiles(service.classOf('java'));
  await expect(page.getByRole('listitem').filter({ hasText: 'java.zip' })).toBeVisible();
  await compared(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Homework 3');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/flagged/);
  await expect(page.getByRole('region', { name: 'Recognised input' })).toContainText('16 submissions');
  const job = page.url().split('/').at(-1)!;
  await page.getByRole('link', { name: 'Open the report' }).click();
  await page.getByRole('main').getByRole('link', { name: 'hugo – olga' }).first().click();
  const other = await (await browser.newContext()).newPage();
  await openAs('alan', other, service, 'job', job);
  await other.getByRole('link', { name: 'Open the report' }).click();
  await other.getByRole('main').getByRole('link', { name: 'hugo – olga' }).first().click();
  await expect(other.getByRole('group', { name: 'Your decision' })).toBeVisible();

  await page.getByRole('button', { name: 'confirmed' }).click();
  await page.getByLabel('Note').fill('same <i>odd</i> bug');
  await page.getByLabel('Note').press('Control+Enter');
  await expect(page.getByRole('group', { name: 'Your decision' })).toContainText('Note saved.');
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  const others = other.getByRole('region', { name: 'Decisions of others' });
  await expect(others).toContainText(/grace, .*confirmed: “same <i>odd<\/i> bug”/);
  await expect(other.getByRole('button', { name: 'confirmed' })).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByLabel('Note')).toHaveValue('');
  await other.getByRole('button', { name: 'dismissed' }).click();
  await expect(others).toContainText('contradicting decisions');
  await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const alans = page.getByRole('region', { name: 'Decisions of others' });
  await expect(alans).toContainText(/contradicting decisions.*alan, .*dismissed/);
  await expect(page.getByRole('button', { name: 'confirmed' })).toHaveAttribute('aria-pressed', 'true');
  await openAs('alan', other, service, 'job', job);
  const listed = other.getByRole('region', { name: 'Decisions' });
  await expect(listed).toContainText('1 pair has contradicting decisions');
  await expect(listed.getByRole('listitem').first()).toContainText(/hugo.*olga/);
  await other.goBack();
  await expect(other.getByRole('button', { name: 'dismissed' })).toHaveAttribute('aria-pressed', 'true');

  await other.context().clearCookies();
  await other.getByRole('button', { name: 'confirmed' }).click();
  await expect(other.getByRole('alert')).toContainText('Not saved: confirmed');
  await expect(other.getByRole('button', { name: 'dismissed' })).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
  await page.goto(service.at('course', course));
  await expect(page.getByRole('listitem').filter({ hasText: 'Homework 3' })).toContainText('finished');
});

test('a folder that is dropped keeps its paths', async ({ page, service }) => {
  const course = await service.course('Folders');
  await open(page, service, 'course', course);
  const files = classOf('class/ada/src/Main.java', 'class/ben/src/Main.java', 'class/eva/src/Main.java');
  await expect(page.getByRole('heading', { name: 'Submissions' })).toBeVisible();
  await drop(page, files, 'h1');
  const list = page.getByRole('group', { name: 'Submissions' }).getByRole('listitem');
  await expect(list).toHaveText([/^ada\/.*1 file/, /^ben\//, /^eva\//]);
  await drop(page, { 'given.java': java('Given', 9, 30) }, '[role=group]:nth-of-type(2)');
  await expect(page.getByRole('group', { name: 'Starter code' }).getByRole('listitem')).toHaveText(/given/);
  await compared(page);
  await expect(page.getByRole('region', { name: 'Recognised input' })).toContainText('3 submissions');
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'ada – ben' }).first()).toBeVisible();
  await expect(page.getByText('Starter code left out: given.java')).toBeVisible();
});

test('a class is compared again with a block that it shares as starter code', async ({ page, service }) => {
  const files: Record<string, string> = {};
  for (let index = 0; index < 12; index++)
    files[`s${index}/Main.java`] = java('Main', 700 + index, 40) + (index < 5 ? java('Given', 9, 60) : '');
  await open(page, service, 'course', await service.course('Again'));
  await page.getByLabel('Title').fill('Homework 4');
  await drop(page, files, 'h1');
  await compared(page);
  await page.getByRole('link', { name: 'Open the report' }).click();
  const shared = page.getByRole('region', { name: 'Shared code' });
  const block = shared.locator('.block').filter({ hasText: '5 submissions share a block of' });
  await block.getByText(/^lines \d+–\d+ of Main\.java of s0$/).click();
  await block.getByRole('button', { name: 'Compare again with this as starter code' }).click();
  await block.getByRole('status').getByRole('link', { name: 'the new comparison' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Homework 4');
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page.getByText(/Starter code left out: starter-code-s0-Main-\d+-\d+\.java/)).toBeVisible();
  await expect(shared).not.toBeVisible();
});

test('a folder that is chosen keeps its paths', async ({ page, service, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox 153 lets WebDriver BiDi choose no folder');
  const folder = join(service.folder, 'chosen');
  for (const [path, text] of Object.entries(classOf('ada/Main.java', 'ben/Main.java', 'eva/Main.java'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await open(page, service, 'course', await service.course('Chosen'));
  await page.getByLabel('Choose a folder of submissions').setInputFiles(folder);
  const list = page.getByRole('group', { name: 'Submissions' }).getByRole('listitem');
  await expect(list).toHaveText([/^ada\//, /^ben\//, /^eva\//]);
  await compared(page);
});

test('several files, some of which are taken out again', async ({ page, service }) => {
  await open(page, service, 'course', await service.course('Files'));
  const files = Object.entries(classOf('ada.java', 'ben.java', 'eva.java', 'fay.java', 'notes.py'));
  const buffers = files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
  await page.getByLabel('Choose submissions').setInputFiles(buffers);
  await expect(page.getByText('5 files, ')).toBeVisible();
  await page.getByRole('button', { name: 'Remove fay.java' }).click();
  await expect(page.getByText('4 files, ')).toBeVisible();
  await page.getByText('Languages: all').click();
  await page.getByRole('checkbox', { name: 'Java .java' }).check();
  await expect(page.getByText('Languages: Java')).toBeVisible();
  await compared(page);
  const read = page.getByRole('region', { name: 'Recognised input' });
  await expect(read).toContainText('3 submissions');
  await read.getByText('not compared').click();
  await expect(read.getByRole('listitem').filter({ hasText: 'notes.py' })).toBeVisible();
});

test('what cannot be read says what to do', async ({ page, service }) => {
  const course = await service.course('Broken');
  const broken = join(service.folder, 'broken.zip');
  writeFileSync(broken, readFileSync(service.classOf('java')).subarray(0, 2000));
  await open(page, service, 'job', await service.job(course, '', broken));
  const failed = page.getByRole('region', { name: 'It could not be compared' });
  await expect(failed).toContainText('broken.zip');
  await expect(failed).toContainText('See whether the archive opens on your computer');
  await failed.getByRole('link', { name: 'Upload again' }).click();
  await expect(page.getByRole('heading', { name: 'Compare a class' })).toBeVisible();
});

test('an upload shows how far it is, and can be cancelled', async ({ page, service }) => {
  await open(page, service, 'course', await service.course('Slow'));
  await page.route('**/jobs', (route) =>
    route.request().method() === 'POST' ? new Promise(() => {}) : route.continue(),
  );
  await page
    .getByLabel('Choose submissions')
    .setInputFiles({ name: 'a.java', mimeType: 'text/plain', buffer: Buffer.from('class A {}') });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Nothing was kept.')).toBeVisible();
  await expect(page.getByText('a.java')).toBeVisible();
});

test('how far a comparison is, with and without events', async ({ page, service }) => {
  const course = await service.course('Progress');
  const id = await service.job(course, 'Live');
  const job = (await (await service.ask('GET', `jobs/${id}`)).json()) as object;
  const progress = { stage: 'reading', done: 1, total: 4 };
  const running = { ...job, state: 'running', progress, ended: null, read: null };
  let isOver = false;
  const answer = () => (isOver ? job : running);
  await page.route(`**/jobs/${id}`, (route) => route.fulfill({ json: answer() }));
  // A stream that ends, as it does behind some proxies.
  await page.route('**/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await open(page, service, 'job', id);
  await expect(page.getByText('Comparing: reading')).toBeVisible();
  await expect(page.getByText('1 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  isOver = true;
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible();
});

test('what is deleted is gone', async ({ page, service }) => {
  const course = await service.course('Deleted');
  const id = await service.job(course, 'Old <b>\u202e');
  await service.job(course, 'Kept');
  await open(page, service, 'course', course);
  const jobs = page.getByRole('region', { name: 'Comparisons' }).getByRole('listitem');
  await expect(jobs).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Old <b>\\u{202e}' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Old' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(jobs).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Old <b>\\u{202e}' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(jobs).toHaveText([/Kept/]);
  await page.goto(service.at('job', id));
  await expect(page.getByRole('alert')).toContainText('This is not there any more');
});
