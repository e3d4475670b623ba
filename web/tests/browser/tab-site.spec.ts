// The page that compares in a browser tab, as a site has it: with the program beside it, and without a network after the first visit.

import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from './files';
import { java, repository } from './reports';
import { alone as test, expect } from './test';
import { zip } from './zip';

const SITE = join(repository, 'target/browser/site');
let server: Server;

test.beforeAll(async () => {
  if (!existsSync(SITE)) throw new Error(`${SITE} is missing: build it with \`cargo xtask browser\``);
  server = await serve((path) => join(SITE, path === '/try/' ? 'index.html' : path.replace('/try/', '')));
});
test.afterAll(() => server.close());

test('a site needs no network after the first visit', async ({ page }) => {
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/try/`);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('codesim');
      return (await cache.keys())
        .map(({ url }) => new URL(url).pathname.replace(/-[0-9a-f]+/, '-HASH'))
        .sort();
    });
  await expect.poll(kept).toEqual(['/try/', '/try/codesim-HASH.wasm', '/try/manifest.webmanifest']);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await page.reload();
  const class_ = zip({ 'ada/A.java': java('A', 1, 40), 'ben/A.java': java('A', 1, 40) });
  const file = { name: 'class.zip', mimeType: 'application/zip', buffer: class_ };
  await page.getByLabel('Choose files').setInputFiles(file);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('1 pair');
});
