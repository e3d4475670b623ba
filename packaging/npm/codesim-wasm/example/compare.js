// Compares the submissions in a folder: node compare.js FOLDER REPORT.html

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compare } from 'codesim-wasm';

const [folder, page] = process.argv.slice(2);
if (!page) {
  console.error('usage: node compare.js FOLDER REPORT.html');
  process.exit(2);
}
const submissions = {};
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) {
    const path = join(entry.parentPath, entry.name);
    submissions[relative(folder, path).replaceAll('\\', '/')] = await readFile(path);
  }
const { summary, html } = await compare(submissions);
await writeFile(page, html);
console.log(summary);
