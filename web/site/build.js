// Builds the site from the pages of `docs`, with live reports of the example classes: `npm run site -- [--repository URL] [FOLDER]`, or else in
// target/site. Needs mdbook, which makes the pages, and hyperlink, which checks the links of the result; the program is the environment's CODESIM,
// or target/debug/codesim. `URL` is where links to other files of the repository lead; without it they are names alone.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../pictures/sources.js';
import { makeDemos } from './demos.js';
import { writeChapters } from './chapters.js';

const { values, positionals } = parseArgs({
  options: { repository: { type: 'string' } },
  allowPositionals: true,
});
const site = resolve(positionals[0] ?? join(repository, 'target/site'));
const book = mkdtempSync(join(tmpdir(), 'codesim-site-'));
try {
  cpSync(join(repository, 'docs/book.toml'), join(book, 'book.toml'));
  mkdirSync(join(book, 'theme'));
  cpSync(join(repository, 'packaging/logo/favicon.svg'), join(book, 'theme/favicon.svg'));
  writeChapters(join(book, 'src'), values.repository);
  await makeDemos(join(book, 'src'));
  rmSync(site, { recursive: true, force: true });
  run('mdbook', 'build', book, '--dest-dir', site);
  run('hyperlink', site, '--check-anchors');
} finally {
  rmSync(book, { recursive: true });
}

function run(program, ...options) {
  try {
    execFileSync(program, options, { stdio: 'inherit' });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    console.error(`error: ${program} is missing: cargo install --locked ${program}`);
    process.exit(1);
  }
}
