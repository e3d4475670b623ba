// The page that compares in a browser tab, as one file: from the disk, and from a server.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectAccessible } from './axe';
import { java, repository } from './reports';
import { HOSTILE } from './setup';
import { alone as test, expect, expectActive, NO_BLOB, type Page } from './test';
import { zip } from './zip';

const FILE = join(repository, 'target/browser/codesim.html');

let server: Server;
let asked: string[];

test.beforeAll(async () => {
  if (!existsSync(FILE)) throw new Error(`${FILE} is missing: build it with \`cargo xtask browser\``);
  const page = readFileSync(FILE);
  server = createServer(({ url }, answer) => {
    asked.push(url!);
    answer.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  asked = [];
});

const own = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

/** The example class as an archive. */
function example(): Buffer {
  const root = join(repository, 'corpora/java/submissions');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.java'),
  );
  return zip(Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path))])));
}

async function open(page: Page, from: 'file' | 'server' = 'file'): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await page.goto(from === 'file' ? pathToFileURL(FILE).href : `http://127.0.0.1:${port}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare a class');
}

async function choose(page: Page, ...files: ReturnType<typeof own>[]): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(files);
  await expect(page.getByRole('listitem')).not.toHaveCount(0);
}

const report = (page: Page) => page.frameLocator('iframe');

async function compare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(report(page).getByRole('heading', { level: 1 })).toBeVisible();
}

for (const from of ['file', 'server'] as const)
  test(`a class is compared, and decided about: from a ${from}`, async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest() && !/^(blob|data):/.test(request.url())) outside.push(request.url());
    });
    await open(page, from);
    await choose(page, own('sheet3.zip', example()));
    await expect(page.getByRole('status').first()).toHaveText(/^1 file, \d+ kB$/);
    // The page lets go of the packed program when it has the program.
    await expect(page.locator('#program')).toHaveCount(0);
    await page.getByLabel('Title of the report').fill('Sheet 3');
    await page.getByLabel('Language of the report').selectOption('Deutsch');
    await compare(page);
    await expect(page).toHaveTitle('Sheet 3 · codesim');
    await expect(report(page).getByRole('heading', { level: 1 })).toContainText('4 von 120 Paaren');
    await expectAccessible(page);
    // The keys are for the report, whose links and history are its own.
    await report(page).getByRole('link', { name: 'hugo – olga' }).first().click();
    await expect(report(page).getByRole('heading', { level: 1 })).toContainText('hugo');
    await page.keyboard.press('c');
    await page.keyboard.press('u');
    await report(page).getByRole('navigation').getByRole('link', { name: 'Entscheidungen' }).click();
    await expect(report(page).getByRole('main')).toContainText('1 von 4');
    await page.evaluate(() => history.back());
    await expect(
      report(page).getByRole('navigation').getByRole('link', { name: 'Übersicht' }),
    ).toHaveAttribute('aria-current', 'page');
    // The next report has it too.
    await page.getByRole('button', { name: 'Back' }).click();
    await compare(page);
    await report(page).getByRole('navigation').getByRole('link', { name: 'Entscheidungen' }).click();
    await expect(report(page).getByRole('main')).toContainText('1 von 4');
    expect(outside.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([]);
  });

test('the report is saved as it is, with decisions, and as data', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', NO_BLOB);
  await open(page);
  await choose(page, own('sheet3.zip', example()));
  await compare(page);
  const saved = async (click: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), click()]);
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')] as const;
  };
  const bar = (name: string) => saved(() => page.getByRole('button', { name }).click());
  const [json, csv, html] = [await bar('Save JSON'), await bar('Save CSV'), await bar('Save report')];
  expect([json[0], csv[0], html[0]]).toEqual(['sheet3.json', 'sheet3.csv', 'sheet3.html']);
  expect(JSON.parse(json[1]).pairs.length).toBeGreaterThan(50);
  expect(csv[1].split('\n').length).toBeGreaterThan(50);
  expect(html[1].startsWith('<!doctype html>') && !html[1].includes('<meta name="codesim-kept')).toBe(true);

  await report(page).getByRole('link', { name: 'hugo – olga' }).first().click();
  await expect(report(page).getByRole('heading', { level: 1 })).toContainText('hugo and olga');
  await page.keyboard.press('c');
  await report(page).getByRole('link', { name: 'Decisions' }).click();
  const [name, text] = await saved(() =>
    report(page).getByRole('button', { name: 'Save this report with my decisions' }).click(),
  );
  expect(name).toBe('report-decisions.html');
  expect(text).toContain('id="decisions"');
  expect(text).not.toContain('<meta name="codesim-kept');
});

test('the evidence sheet of the report can be printed', async ({ page }) => {
  await open(page);
  await choose(page, own('sheet3.zip', example()));
  await compare(page);
  await report(page).getByRole('link', { name: 'hugo – olga' }).first().click();
  await expect(report(page).getByRole('heading', { level: 1 })).toContainText('hugo and olga');
  await page.keyboard.press('s');
  const print = report(page).getByRole('button', { name: 'Print' });
  await expect(print).toBeEnabled();
  const frame = page.frames()[1]!;
  await frame.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await print.click();
  await expect(report(page).locator('[data-printed]')).toHaveCount(1);
});

test('files are dropped, each for what it is', async ({ page }) => {
  await open(page);
  const texts = Object.fromEntries(['ada', 'ben', 'cleo'].map((name, seed) => [name, java('Own', seed, 40)]));
  await page.evaluate((texts) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) transfer.items.add(new File([text], `${name}.java`));
    const event = (type: string) =>
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    event('dragover');
    event('drop');
  }, texts);
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('What ada.java is').selectOption('starter code');
  await page.getByLabel('What ben.java is').selectOption('an earlier year');
  await page.getByLabel('What cleo.java is').selectOption('a reference');
  await page.getByRole('button', { name: 'Remove cleo.java' }).click();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await choose(page, own('dora.java', Buffer.from(texts.ben!)), own('emil.java', Buffer.from(texts.cleo!)));
  await compare(page);
  await report(page).getByRole('navigation').getByRole('link', { name: 'Settings and input' }).click();
  await expect(report(page).getByRole('main')).toContainText('ada.java');
});

test('a folder of the disk is dropped on a page of the disk', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'WebDriver BiDi drops no files');
  await open(page);
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [join(repository, 'corpora/java/submissions')], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
  await expect(page.getByRole('listitem')).toContainText('submissions/ 18 files');
  await compare(page);
  await expect(report(page).getByRole('heading', { level: 1 })).toContainText('4 of 120 pairs flagged');
});

test('a page that has something to lose asks before it is left', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'WebDriver BiDi answers by itself whether a page may be left');
  await open(page);
  await choose(page, own('sheet3.zip', example()));
  await compare(page);
  const asks = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asks;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Save report' }).click();
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
});

test('a comparison is shown while it runs, and cancelled', async ({ page }) => {
  await open(page);
  const files = Array.from({ length: 250 }, (_, seed) =>
    own(`s${seed}.java`, Buffer.from(java('Own', seed, 200))),
  );
  await choose(page, ...files);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Step [1-6] of 7: / })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('max', /\d+/);
  await expect(page.getByLabel('What s0.java is')).toBeDisabled();
  await expectActive(page.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Compare' })).toBeEnabled();
  await expectActive(page.getByRole('button', { name: 'Compare' }));
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('nothing in the page and in the report connects to anything', async ({ page }) => {
  await open(page, 'server');
  await choose(page, own('sheet3.zip', example()));
  await compare(page);
  const before = asked.length;
  for (const frame of page.frames()) {
    const reached = await frame.evaluate(
      async (address) => {
        const tried = [
          fetch(address).then(() => 'fetch'),
          new Promise((done) => {
            const image = Object.assign(new Image(), { src: `${address}image` });
            image.onload = () => done('image');
            image.onerror = () => done(undefined);
          }),
        ];
        const all = await Promise.allSettled(tried);
        return all.map((one) => (one.status === 'fulfilled' ? one.value : undefined)).filter(Boolean);
      },
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    );
    expect(reached).toEqual([]);
  }
  expect(asked.length).toBe(before);
  // The report has no origin, and cannot reach the page around it.
  const frame = page.frames()[1]!;
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  const reaches = () => {
    try {
      return String(parent.document);
    } catch {
      return '';
    }
  };
  expect(await frame.evaluate(reaches)).toBe('');
});

test('hostile names and sources are shown as text', async ({ page }) => {
  const seen: string[] = [];
  page.on('dialog', (dialog) => (seen.push(dialog.message()), void dialog.dismiss()));
  await open(page);
  const code = `// </script><script>alert(3)</script>\n${java('Shared', 1, 40)}`;
  const files = Object.values(HOSTILE).map((name) => [`${name}/A.java`, code] as const);
  const others = Array.from(
    { length: 8 },
    (_, seed) => [`other${seed}/B.java`, java('B', 10 + seed, 40)] as const,
  );
  await choose(page, own(`${HOSTILE.markup}.zip`, zip(Object.fromEntries([...files, ...others]))));
  await expect(page.getByRole('listitem')).toContainText(HOSTILE.markup);
  await compare(page);
  await report(page).getByRole('navigation').getByRole('link', { name: 'Submissions' }).click();
  await expect(report(page).getByRole('row').filter({ hasText: HOSTILE.markup })).not.toHaveCount(0);
  expect(await page.locator('img, b').count()).toBe(0);
  expect(await report(page).locator('img, b').count()).toBe(0);
  expect(seen).toEqual([]);
});

test('what cannot be compared is said, with what to do', async ({ page }) => {
  await open(page);
  await choose(page, own('class.zip', Buffer.from('this is no archive')));
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'class.zip' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeEnabled();
  await expectAccessible(page);
});

test('the page is in the language of the browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CH' });
  const page = await context.newPage();
  await page.goto(pathToFileURL(FILE).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer une promotion');
  await expect(page.getByLabel('Langue du rapport')).toHaveValue('fr');
  await context.close();
});

test('the page is for everybody', async ({ page }) => {
  await open(page);
  await choose(
    page,
    own('a.zip', zip({ 'a.java': 'class A {}' })),
    own('b.zip', zip({ 'b.java': 'class B {}' })),
  );
  await page.getByText('Programming languages: all').click();
  await expectAccessible(page);
  await page.getByLabel('Colours').selectOption('Dark');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // With keys alone.
  await page.getByLabel('Colours').focus();
  for (const name of ['Choose files', 'Choose a folder', 'What a.zip is']) {
    await page.keyboard.press('Tab');
    await expectActive(page.getByLabel(name));
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Title of the report').press('Enter');
  await expect(page.getByRole('alert').or(page.locator('iframe'))).not.toHaveCount(0);
});
