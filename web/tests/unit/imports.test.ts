// The pages share what is in `shared`, and nothing else. What is generated is of what each reads; the report also reads the verdicts
// of a service, and the page of a course the decisions that reports keep.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const MAY_IMPORT: Record<string, string[]> = {
  browser: ['browser', 'shared'],
  report: ['report', 'shared', 'generated/report', 'generated/service'],
  course: [
    'course',
    'shared',
    'generated/course',
    'report/decision',
    'report/decisionfile',
    'report/memory.svelte',
  ],
  service: ['service', 'shared', 'generated/service'],
  shared: ['shared', 'generated/messages'],
};

function imports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/(?:from|import) '(\.[^']*)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path!)),
  );
}

test.each(Object.keys(MAY_IMPORT))('%s imports no other page', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => join(folder, file));
  expect(sources).not.toEqual([]);
  const own = (path: string) => !path.startsWith('..');
  const wrong = sources.flatMap((file) =>
    imports(file)
      .filter((path) => own(path) && !MAY_IMPORT[folder]!.some((may) => `${path}/`.startsWith(`${may}/`)))
      .map((path) => `${file}: ${path}`),
  );
  expect(wrong).toEqual([]);
});
