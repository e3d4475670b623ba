// The package of npm, put together as a release does it, and its example in Node.js.

import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type * as api from '../../../packaging/npm/codesim-wasm';
import { java } from '../browser/reports';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const scratch = mkdtempSync(join(tmpdir(), 'codesim-'));
const place = join(scratch, 'node_modules/codesim-wasm');
cpSync(join(repository, 'packaging/npm/codesim-wasm'), place, { recursive: true });
copyFileSync(join(repository, 'target/browser/codesim.wasm'), join(place, 'dist/codesim.wasm'));
const { compare } = (await import(pathToFileURL(join(place, 'dist/index.js')).href)) as typeof api;
afterAll(() => rmSync(scratch, { recursive: true }));

const CLASS = {
  'ada/A.java': java('A', 1, 40),
  'ben/A.java': new TextEncoder().encode(java('A', 1, 40)),
  'cleo/A.java': java('A', 2, 40),
};

test('the example writes a page', () => {
  const page = join(scratch, 'report.html');
  const example = join(place, 'example/compare.js');
  const submissions = join(repository, 'corpora/java/submissions');
  const said = execFileSync(process.execPath, [example, submissions, page], { encoding: 'utf8' });
  expect(said).toMatch(/^4 of 120 pairs flagged/);
  expect(readFileSync(page, 'utf8')).toContain('<title>codesim</title>');
});

test('texts and bytes are compared, without starter code', async () => {
  const seen: string[] = [];
  const onProgress = (progress: api.Progress) => 'begin' in progress && seen.push(progress.begin.stage);
  const { report, html } = await compare(CLASS, { title: 'Loops', lang: ['java'], onProgress });
  const { pairs, parameters } = report as { pairs: { similarity: number }[]; parameters: { title: string } };
  expect(pairs).toHaveLength(3);
  expect(pairs[0]!.similarity).toBe(1);
  expect(parameters.title).toBe('Loops');
  expect(html).toContain('<html lang="en">');
  expect(seen[0]).toBe('read');
  const without = await compare(CLASS, { boilerplate: { 'A.java': CLASS['ada/A.java'] } });
  expect(without.report).toMatchObject({ pairs: [] });
});

test('what is wrong is an error, and a signal stops it', async () => {
  await expect(compare({ 'ada/A.java': 'class A {}' })).rejects.toThrow(/submission/);
  await expect(compare(CLASS, { lang: ['klingon'] })).rejects.toThrow('klingon');
  const stop = new AbortController();
  const stopped = compare(CLASS, { signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) });
  await expect(stopped).rejects.toThrow('enough');
});
