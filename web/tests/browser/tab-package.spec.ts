// The package of npm in a browser: a page imports it, and it starts its worker beside itself.

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type * as api from '../../../packaging/npm/codesim-wasm';
import { serve } from './files';
import { java, repository } from './reports';
import { alone as test, expect } from './test';

const PACKAGE = join(repository, 'packaging/npm/codesim-wasm');
const WASM = join(repository, 'target/browser/codesim.wasm');

let server: Server;

test.beforeAll(async () => {
  server = await serve((path) => (path.endsWith('.wasm') ? WASM : join(PACKAGE, path)));
});
test.afterAll(() => server.close());

test('a page compares with the package', async ({ page }) => {
  const { port } = server.address() as AddressInfo;
  await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`http://127.0.0.1:${port}/page`);
  const submissions = { 'ada/A.java': java('A', 1, 40), 'ben/A.java': java('A', 1, 40) };
  const [found, failed] = await page.evaluate(async (class_) => {
    const { compare } = (await import('/dist/index.js' as string)) as typeof api;
    const { report } = await compare(class_, { lang: ['java'] });
    const refused = await compare(class_, { lang: ['klingon'] }).catch(String);
    return [(report as { pairs: { similarity: number }[] }).pairs, refused] as const;
  }, submissions);
  expect(found).toHaveLength(1);
  expect(found[0]!.similarity).toBe(1);
  expect(failed).toContain('klingon');
});
