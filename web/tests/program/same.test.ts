// The program for browsers, run in Node.js, against the program of this machine: the same input makes the same bytes.

import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { compare, type Failure, type Files, type Message, type Settings } from '../../browser/host';
import { java } from '../browser/reports';
import { zip } from '../browser/zip';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const native = process.env.CODESIM ?? join(repository, 'target/debug/codesim');
const built = (name: string) => readFileSync(join(repository, 'target/browser', name));
const program = await WebAssembly.compile(built('codesim.wasm'));

/** Ids of the languages of the program, as its page has them. */
const LANGUAGES = (
  JSON.parse(/id="languages">(.*?)<\/script>/.exec(built('codesim.html').toString())![1]!) as { id: string }[]
).map(({ id }) => id);

const scratch = mkdtempSync(join(tmpdir(), 'codesim-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The files below some folders of `base`, as the program sees them. */
function files(base: string, ...folders: string[]): Files {
  const found = new Map<string, Uint8Array>();
  for (const folder of folders)
    for (const entry of readdirSync(join(base, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const file = join(entry.parentPath, entry.name);
        found.set(file.slice(base.length + 1), readFileSync(file));
      }
  return found;
}

/** Writes a class below the scratch folder; gives its name. */
function written(name: string, texts: Record<string, string>): string {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(scratch, name, file)), { recursive: true });
    writeFileSync(join(scratch, name, file), text);
  }
  return name;
}

type Given = Omit<Settings, 'output'>;

async function inBrowser(base: string, root: string, settings: Given, tell?: (message: Message) => void) {
  const output = ['json', 'html', 'csv'].map((format) => `.codesim/report.${format}`);
  const top = root.split('/')[0]!;
  const request = { roots: [root], settings: { ...settings, output } };
  const { outputs } = await compare(program, files(base, top), request, tell);
  return output.map((name) => new TextDecoder().decode(outputs.get(name)));
}

function onThisMachine(base: string, root: string, options: string[]): string[] {
  const output = ['json', 'html', 'csv'].map((format) => join(scratch, `native.${format}`));
  const asked = output.flatMap((name) => ['--output', name]);
  execFileSync(native, ['--quiet', root, ...options, ...asked], { cwd: base });
  return output.map((name) => readFileSync(name, 'utf8'));
}

describe('the same bytes as on this machine', () => {
  test.for(['c', 'java', 'python', 'rust'])('of the class in %s', async (name) => {
    const corpora = join(repository, 'corpora');
    const root = `${name}/submissions`;
    expect(await inBrowser(corpora, root, {})).toEqual(onThisMachine(corpora, root, []));
  });

  test('of the samples of all its languages', async () => {
    const texts: Record<string, string> = {};
    for (const language of LANGUAGES) {
      const folder = join(repository, 'grammars-config/samples', language);
      const sample = readdirSync(folder).find((name) => name.startsWith('sample.'))!;
      const text = readFileSync(join(folder, sample), 'utf8');
      texts[`ada/${language}/${sample}`] = text;
      texts[`ben/${language}/${sample}`] = text.slice(text.length / 3);
    }
    const root = written('samples', texts);
    expect(await inBrowser(scratch, root, {})).toEqual(onThisMachine(scratch, root, []));
  });

  test('of two thousand files', async () => {
    const texts: Record<string, string> = {};
    for (let number = 0; number < 2000; number++)
      texts[`s${number}/Main.java`] = java('Main', number % 1990, 30);
    const root = written('many', texts);
    expect(await inBrowser(scratch, root, {})).toEqual(onThisMachine(scratch, root, []));
  });

  test('of archives that were made to hurt', async () => {
    const root = written('archives', { 'dan/A.java': java('A', 1, 40), 'eva/A.java': java('A', 1, 40) });
    const put = (name: string, bytes: Buffer) => writeFileSync(join(scratch, root, name), bytes);
    const whole = zip({ 'A.java': java('A', 3, 40) });
    put('ben.zip', whole.subarray(0, whole.length / 2));
    put('cleo.zip', zip({ '../../A.java': java('A', 2, 40), '/etc/A.java': java('A', 2, 40) }));
    const zeros = join(scratch, 'Zeros.java');
    writeFileSync(zeros, '');
    truncateSync(zeros, 300_000_000);
    execFileSync('tar', ['-C', scratch, '-czf', join(scratch, root, 'ada.tar.gz'), 'Zeros.java']);
    expect(await inBrowser(scratch, root, {})).toEqual(onThisMachine(scratch, root, []));
  });

  test('of what hurts a parser', async () => {
    const deep = (depth: number) => `int x = ${'('.repeat(depth)}1${')'.repeat(depth)};\n`;
    const root = written('hostile', {
      'ada/deep.c': deep(50_000),
      'ben/deep.c': deep(50_000) + 'int y;\n',
      'cleo/broken.c': '*)'.repeat(1 << 14),
      'dan/open.c': '{'.repeat(1 << 14),
      'eva/bytes.c': '\u0000\u{fffd}'.repeat(4000),
    });
    expect(await inBrowser(scratch, root, {})).toEqual(onThisMachine(scratch, root, []));
  });
});

test('starter code, a title and another language', async () => {
  const corpora = join(repository, 'corpora');
  const settings = { boilerplate: ['java/starter'], title: 'Übung 1', language: 'de', lang: ['java'] };
  const options = [
    '--boilerplate',
    'java/starter',
    '--title',
    'Übung 1',
    '--language',
    'de',
    '--lang',
    'java',
  ];
  const root = 'java/submissions';
  expect(await inBrowser(corpora, root, settings)).toEqual(onThisMachine(corpora, root, options));
});

test('says how far it is', async () => {
  const said: string[] = [];
  await inBrowser(join(repository, 'corpora'), 'java/submissions', {}, (message) => {
    if ('begin' in message) said.push(`${message.begin.stage} ${message.begin.units}`);
  });
  expect(said).toEqual(['read 16', 'rank 32', 'judge 100', 'blocks 16', 'align 100', 'traits 16']);
});

test('says what is wrong with its input', async () => {
  const failed = async (files: Files, roots: string[]) => {
    const request = { roots, settings: { output: ['.codesim/report.json'] } };
    const failure = await compare(program, files, request).then(
      () => undefined,
      (error: Failure) => error,
    );
    expect(failure?.reason).toBe('refused');
    return failure!.message;
  };
  const text = (text: string) => new TextEncoder().encode(text);
  expect(await failed(new Map([['class.zip', text('no archive')]]), ['class.zip'])).toContain('class.zip');
  expect(await failed(new Map([['class/a/A.java', text('class A {}')]]), ['other'])).toContain('other');
  const settings = text('anonymize = "key.json"');
  const term: Files = new Map([
    ['term/codesim.toml', settings],
    ['term/hw/a/A.java', text('class A {}')],
  ]);
  expect(await failed(term, ['term/hw'])).toContain('`anonymize` is not possible in a browser');
});

test('a text over which a grammar crashed is read without it', async () => {
  const root = written('crashed', {
    'ada/A.java': java('A', 1, 40),
    'ben/A.java': java('A', 1, 40),
    'cleo/A.java': java('A', 2, 40),
  });
  // As if the program had stopped while a grammar read the first text.
  let stops = 1;
  const instantiate = async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    if (stops-- <= 0) return instance;
    const write = imports.wasi_snapshot_preview1!.fd_write as (...values: number[]) => number;
    const memory = instance.exports.memory as WebAssembly.Memory;
    const _start = () => {
      const bytes = new TextEncoder().encode('{"text":"0"}\n');
      const at = memory.grow(1) * 65536;
      new Uint8Array(memory.buffer).set(bytes, at + 64);
      new Uint32Array(memory.buffer, at, 2).set([at + 64, bytes.length]);
      write(1, at, 1, at + 16);
      throw new WebAssembly.RuntimeError('unreachable');
    };
    return { exports: { ...instance.exports, _start } } as unknown as WebAssembly.Instance;
  };
  const restarts: number[] = [];
  const request = { roots: [root], settings: { output: ['.codesim/report.json'] } };
  const { outputs } = await compare(
    program,
    files(scratch, root),
    request,
    (message) => 'restart' in message && restarts.push(message.restart),
    instantiate,
  );
  const report = new TextDecoder().decode(outputs.get('.codesim/report.json'));
  expect(restarts).toEqual([1]);
  expect(report).toContain('crash');
});
