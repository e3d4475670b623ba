// What the pictures were taken of, as digests. Two things that they show are not among them: the numbers, which come from the program, and the
// fonts of the machine, for which pixels are not compared either.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');
export const pictures = join(repository, 'docs/pictures');

const SOURCES = [
  'corpora/c',
  'corpora/java',
  'corpora/python',
  'corpora/rust',
  'crates/codesim-report/dist',
  'web/pictures',
];
const DIGESTS = join(pictures, 'sources.sha256');

/** The sources that are not what they were when the pictures were taken. */
export function changedSources() {
  const written = new Set(readFileSync(DIGESTS, 'utf8').split('\n'));
  return SOURCES.filter((source) => !written.has(row(source)));
}

/** All sources with their digests, as `sha256sum` would write them. */
export function digests() {
  return SOURCES.map((source) => `${row(source)}\n`).join('');
}

export function writeDigests(digests) {
  writeFileSync(DIGESTS, digests);
}

function row(source) {
  return `${digest(source)}  ${source}`;
}

/** The digest of the paths and contents of all files in a folder. */
function digest(source) {
  const folder = join(repository, source);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((file) => join(file.parentPath, file.name).slice(folder.length)).sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    // With its length, a file cannot pass for two.
    hash.update(`${path.replaceAll('\\', '/')} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
