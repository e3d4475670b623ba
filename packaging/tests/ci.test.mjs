// The steps of action.yml and the job of gitlab.yml do what they say, on this machine and with a wheel of codesim from the folder WHEELS.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url).pathname;
const read = (path) => readFileSync(join(root, path), 'utf8');
const wheels = resolve(process.env.WHEELS ?? 'set WHEELS to the folder of the wheel');

const folder = mkdtempSync(join(tmpdir(), 'codesim-ci-'));
after(() => rmSync(folder, { recursive: true }));

/** Whom the reports of the example class call alike. */
const FLAGGED = ['hugo', 'olga', 'dmitri', 'keiko', 'chiara', 'farid', 'bruno', 'nils'];

/** The example class of Java, in a folder that a shell would take apart, with its starter code. */
function makeClass(name) {
  const home = join(folder, name);
  const submissions = `all 'of' "$HOME" \\ *`;
  cpSync(join(root, 'corpora/java/submissions'), join(home, submissions, 'java'), { recursive: true });
  cpSync(join(root, 'corpora/java/starter'), join(home, 'what all got'), { recursive: true });
  return { home, submissions: `${submissions}/java` };
}

/** Runs a command to its end, while this process may answer it. */
function run(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, options);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (text += bytes));
    child.on('close', (code) => done({ code, text }));
  });
}

function checkReports(reports) {
  const report = (format) => readFileSync(join(reports, `report.${format}`), 'utf8');
  const [, packed] = report('html').match(/ id="overview">([^<]*)</);
  const page = gunzipSync(Buffer.from(packed, 'base64')).toString();
  for (const text of [page, report('json'), report('md'), report('sarif')]) {
    for (const name of FLAGGED) assert.ok(text.includes(name), name);
  }
  assert.equal(JSON.parse(report('json')).class.flagged_pairs, 4);
  assert.equal(JSON.parse(report('sarif')).runs[0].results.length, 4);
  assert.equal(report('md').match(/\*\*flagged\*\*/g).length, 4);
}

// What an action is given: expressions of action.yml, and the files that steps write to.

const action = parse(read('action.yml'));

/** Runs the steps of the action as a runner does, up to the first that fails. */
async function act(home, inputs, { isPrivate = true } = {}) {
  const temp = join(home, 'temp');
  mkdirSync(temp, { recursive: true });
  const usual = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
  const known = { ...Object.fromEntries(usual), ...inputs };
  const filled = (text) =>
    text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression) => {
      const name = expression.replace('inputs.', '');
      assert.ok(expression !== name && name in known, expression);
      return known[name];
    });
  const files = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(temp, name)]),
  );
  for (const file of Object.values(files)) writeFileSync(file, '');
  const written = (name) => readFileSync(files[name], 'utf8');
  let text = '';
  for (const step of action.runs.steps.filter((step) => step.run)) {
    if (step.if) {
      assert.equal(step.if, "${{ !github.event.repository.private && inputs.public != 'true' }}");
      if (isPrivate || known.public === 'true') continue;
    }
    const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value)]);
    const env = {
      ...process.env,
      PATH: [...written('GITHUB_PATH').split('\n').filter(Boolean), process.env.PATH].join(':'),
      PIP_NO_INDEX: '1',
      PIP_FIND_LINKS: wheels,
      GITHUB_ACTION_PATH: root,
      RUNNER_TEMP: temp,
      ...files,
      ...Object.fromEntries(own),
    };
    const done = await run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      cwd: home,
      env,
    });
    text += done.text;
    if (done.code !== 0) return { code: done.code, text, temp, summary: written('GITHUB_STEP_SUMMARY') };
  }
  return { code: 0, text, temp, summary: written('GITHUB_STEP_SUMMARY'), output: written('GITHUB_OUTPUT') };
}

test('the action compares a class', async () => {
  const { home, submissions } = makeClass('action');
  const title = `A 'title' of "$HOME" \`date\``;
  const inputs = {
    submissions,
    lang: 'java',
    boilerplate: 'what all got',
    arguments: `--limit=20\n--title=${title}\n`,
    name: 'first hand-in',
  };
  const done = await act(home, inputs);
  assert.equal(done.code, 0, done.text);
  assert.equal(done.output, `reports=${done.temp}/first hand-in\n`);
  const reports = join(done.temp, 'first hand-in');
  checkReports(reports);
  const { parameters } = JSON.parse(readFileSync(join(reports, 'report.json'), 'utf8'));
  assert.equal(parameters.title, title);
  assert.deepEqual(parameters.languages, ['java']);
  assert.equal(done.summary, readFileSync(join(reports, 'report.md'), 'utf8'));

  cpSync(join(root, 'corpora/java/submissions'), join(home, "last year's"), { recursive: true });
  const flagged = await act(home, { ...inputs, old: "last year's", arguments: '--fail-on=flagged' });
  assert.equal(flagged.code, 1, flagged.text);
  const { submissions: all } = JSON.parse(readFileSync(join(reports, 'report.json'), 'utf8'));
  assert.equal(all.filter(({ old }) => old).length, 16);
  assert.equal(flagged.summary, readFileSync(join(reports, 'report.md'), 'utf8'));

  const open = await act(home, inputs, { isPrivate: false });
  assert.equal(open.code, 1);
  assert.match(open.text, /^::error::This repository is public/);
});

test('the action says what is wrong', async () => {
  const home = join(folder, 'empty');
  mkdirSync(join(home, 'class'), { recursive: true });
  const done = await act(home, { submissions: 'class' });
  assert.equal(done.code, 2);
  assert.equal(
    done.text,
    'error: class: no submission there has code to compare; one file or folder for each was expected\n',
  );
  assert.equal(done.summary, '');
});

test('every input of the action is used', () => {
  for (const name of Object.keys(action.inputs))
    assert.match(read('action.yml'), new RegExp(`inputs\\.${name}\\b`));
  const { env, run } = action.runs.steps.find(({ id }) => id === 'compare');
  const exported = [...run.matchAll(/^export (\w+)=/gm)].map(([, name]) => name);
  const asked = [...read('packaging/ci/compare.sh').matchAll(/\$(CODESIM_\w+)/g)].map(([, name]) => name);
  assert.deepEqual([...Object.keys(env), ...exported].sort(), [...new Set([...asked, 'NAME'])].sort());
});

// GitLab.

const job = parse(read('packaging/ci/gitlab.yml'))['.codesim'];

test('the job of GitLab has the script', () => {
  const [, ...script] = read('packaging/ci/compare.sh').split('\n\n');
  assert.deepEqual(job.script, [script.join('\n\n')]);
});

/** A group of GitLab on this machine: its projects are the repositories in a folder, two a page. */
async function serve(repositories, names) {
  const requests = [];
  const server = createServer((request, response) => {
    requests.push([request.url, request.headers['private-token']]);
    const page = Number(new URL(request.url, 'http://localhost').searchParams.get('page'));
    const last = page * 2 >= names.length;
    const projects = names.slice(page * 2 - 2, page * 2).map((name, index) => ({
      id: page * 2 + index,
      path_with_namespace: `course/hw 3/${name}`,
      http_url_to_repo: `file://${join(repositories, name)}`,
    }));
    response.setHeader('x-next-page', last ? '' : page + 1);
    response.end(JSON.stringify(projects));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { requests, url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

test('the job of GitLab clones a group and compares it', async () => {
  const home = join(folder, 'gitlab');
  const repositories = join(folder, 'repositories');
  const names = readdirSync(join(root, 'corpora/java/submissions'));
  for (const name of names) {
    const repository = join(repositories, name);
    cpSync(join(root, 'corpora/java/submissions', name), repository, { recursive: true });
    const git = (...args) => {
      const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
      const { status, stderr } = spawnSync('git', ['-C', repository, ...who, ...args], { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    };
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Hand in');
  }
  cpSync(join(root, 'corpora/java/starter'), join(home, 'starter'), { recursive: true });
  const gitlab = await serve(repositories, names);
  const python = spawnSync('python3', ['-m', 'venv', join(folder, 'venv')]);
  assert.equal(python.status, 0);
  const env = {
    ...process.env,
    ...job.variables,
    PATH: `${join(folder, 'venv/bin')}:${process.env.PATH}`,
    PIP_NO_INDEX: '1',
    PIP_FIND_LINKS: wheels,
    CI_API_V4_URL: `${gitlab.url}/api/v4`,
    CI_SERVER_URL: gitlab.url,
    // The second of the first page.
    CI_PROJECT_ID: '3',
    CODESIM_GROUP: 'course/hw 3',
    CODESIM_TOKEN: 'secret',
    CODESIM_LANG: 'java',
    CODESIM_BOILERPLATE: 'starter',
  };
  const script = [...job.before_script, ...job.script].join('\n');
  const done = await run('bash', ['-eo', 'pipefail', '-c', script], { cwd: home, env });
  gitlab.close();
  assert.equal(done.code, 0, done.text);
  assert.deepEqual(
    readdirSync(join(home, 'submissions')),
    names.filter((name) => name !== names[1]),
  );
  assert.equal(gitlab.requests.length, names.length / 2);
  for (const [url, token] of gitlab.requests) {
    assert.match(url, /^\/api\/v4\/groups\/course%2Fhw%203\/projects\?/);
    assert.equal(token, 'secret');
  }
  const reports = join(home, job.variables.CODESIM_REPORTS);
  assert.deepEqual(job.artifacts.paths, ['$CODESIM_REPORTS']);
  assert.ok(existsSync(join(reports, 'report.html')));
  assert.equal(
    JSON.parse(readFileSync(join(reports, 'report.json'), 'utf8')).submissions.length,
    names.length - 1,
  );
});
