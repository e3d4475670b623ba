import { expect, test } from 'vitest';
import { compare, Failure, type Files, type Message } from '../../browser/host';

// Not run: `instantiate` is given instead.
const PROGRAM = {} as WebAssembly.Module;
const OUTPUT = '.codesim/report.json';
const REQUEST = { roots: ['class'], settings: { output: [OUTPUT] } };
const FILES: Files = new Map([['class/ada/A.java', new TextEncoder().encode('class A {}')]]);

type Call = (...values: (number | bigint)[]) => number;

/** What a program can do, by calls of WASI, as a compiled one does them. */
class System {
  readonly memory: WebAssembly.Memory;
  readonly #calls: Record<string, Call>;

  constructor(imports: WebAssembly.Imports, maximum?: number) {
    this.memory = new WebAssembly.Memory({ initial: 2, ...(maximum && { maximum }) });
    this.#calls = imports.wasi_snapshot_preview1 as unknown as Record<string, Call>;
  }

  say(...lines: object[]): void {
    for (const line of lines) this.write(1, `${JSON.stringify(line)}\n`);
  }

  write(fd: number, text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.#piece(bytes.length);
    new Uint8Array(this.memory.buffer).set(bytes, 1024);
    this.#call('fd_write', fd, 0, 1, 8);
  }

  read(fd: number): string {
    this.#piece(60_000);
    this.#call('fd_read', fd, 0, 1, 8);
    const length = new DataView(this.memory.buffer).getUint32(8, true);
    return new TextDecoder().decode(new Uint8Array(this.memory.buffer, 1024, length));
  }

  /** The error, or the number of what was opened. */
  open(path: string, flags = 0): { error: number; fd: number } {
    const bytes = new TextEncoder().encode(path);
    new Uint8Array(this.memory.buffer).set(bytes, 1024);
    const error = this.#calls.path_open!(3, 0, 1024, bytes.length, flags, 0n, 0n, 0, 8);
    return { error, fd: new DataView(this.memory.buffer).getUint32(8, true) };
  }

  list(path: string): string {
    const { fd } = this.open(path);
    this.#call('fd_readdir', fd, 1024, 60_000, 0n, 8);
    const length = new DataView(this.memory.buffer).getUint32(8, true);
    return new TextDecoder().decode(new Uint8Array(this.memory.buffer, 1024, length));
  }

  exit(code: number): void {
    this.#calls.proc_exit!(code);
  }

  #piece(length: number): void {
    const view = new DataView(this.memory.buffer);
    view.setUint32(0, 1024, true);
    view.setUint32(4, length, true);
  }

  #call(name: string, ...values: (number | bigint)[]): void {
    expect(this.#calls[name]!(...values)).toBe(0);
  }
}

const CREATE = 1;
const IO_ERROR = 29;

/** Runs a program that is a function, once for each of its starts. */
function run(program: (system: System) => void, files = FILES, tell?: (message: Message) => void) {
  return compare(PROGRAM, files, REQUEST, tell, async (_, imports) => {
    const system = new System(imports);
    return { exports: { memory: system.memory, _start: () => program(system) } };
  });
}

function finish(system: System): void {
  const { fd } = system.open(OUTPUT, CREATE);
  system.write(fd, '{"pairs":');
  system.write(fd, '[]}');
  system.say({ finished: { summary: 'no pairs' } });
}

function trap(): never {
  throw new WebAssembly.RuntimeError('unreachable');
}

test('a program reads what it is asked and its files, and says what it does', async () => {
  const heard: Message[] = [];
  const seen: string[] = [];
  const outcome = await run(
    (system) => {
      seen.push(system.read(0), system.list('class'), system.read(system.open('class/ada/A.java').fd));
      system.say({ begin: { stage: 'read', units: 1 } }, { advance: 1 });
      // Lines may come in pieces.
      system.write(1, '{"end":{"sta');
      system.write(1, 'ge":"read"}}\n{"notice":"é"}\n');
      finish(system);
      system.exit(0);
    },
    FILES,
    (message) => heard.push(message),
  );
  expect(JSON.parse(seen[0]!)).toEqual({ ...REQUEST, crashed: [] });
  expect(seen[0]!.endsWith('\n')).toBe(true);
  expect(seen[1]).toContain('ada');
  expect(seen[2]).toBe('class A {}');
  expect(heard).toEqual([
    { begin: { stage: 'read', units: 1 } },
    { advance: 1 },
    { end: { stage: 'read' } },
    { notice: 'é' },
  ]);
  expect(outcome.summary).toBe('no pairs');
  expect(new TextDecoder().decode(outcome.outputs.get(OUTPUT))).toBe('{"pairs":[]}');
});

test('a text at which the program stops is left out, and the others are compared', async () => {
  const asked: string[][] = [];
  const heard: Message[] = [];
  const outcome = await run(
    (system) => {
      const { crashed } = JSON.parse(system.read(0));
      asked.push(crashed);
      system.say({ text: 'aa' }, { text: null });
      for (const text of ['bb', 'cc']) {
        if (crashed.includes(text)) continue;
        system.say({ text });
        trap();
      }
      finish(system);
    },
    FILES,
    (message) => heard.push(message),
  );
  expect(outcome.summary).toBe('no pairs');
  expect(asked).toEqual([[], ['bb'], ['bb', 'cc']]);
  expect(heard).toEqual([{ restart: 1 }, { restart: 2 }]);
});

test('a program that stops at text after text is given up', async () => {
  let starts = 0;
  const done = run((system) => {
    system.say({ text: `${starts++}` });
    trap();
  });
  await expect(done).rejects.toMatchObject({ reason: 'broken' });
  expect(starts).toBe(21);
});

test('what a program says about why it ended comes with it', async () => {
  const refused = run((system) => {
    system.say({ failed: { reason: 'No file could be read: choose others.' } });
    system.exit(1);
  });
  await expect(refused).rejects.toEqual(new Failure('refused', 'No file could be read: choose others.'));
  const broken = run((system) => {
    system.write(2, 'panicked at main.rs:1\n');
    trap();
  });
  await expect(broken).rejects.toMatchObject({ reason: 'broken', message: 'panicked at main.rs:1\n' });
  const silent = run((system) => system.exit(1));
  await expect(silent).rejects.toMatchObject({ reason: 'broken' });
  const unwritten = run((system) => system.say({ finished: { summary: 'done' } }));
  await expect(unwritten).rejects.toMatchObject({ reason: 'broken' });
});

test('a class that does not fit is no fault of a text', async () => {
  const full = compare(PROGRAM, FILES, REQUEST, undefined, async (_, imports) => {
    const system = new System(imports, 3);
    const start = () => {
      system.say({ text: 'aa' });
      trap();
    };
    return { exports: { memory: system.memory, _start: start } };
  });
  await expect(full).rejects.toMatchObject({ reason: 'memory' });
  const none = compare(PROGRAM, FILES, REQUEST, undefined, () => Promise.reject(new RangeError('no memory')));
  await expect(none).rejects.toMatchObject({ reason: 'memory' });
});

test('a file is read when it is opened; one that is gone is an error for the program', async () => {
  const reads: string[] = [];
  const late = (name: string) => ({
    size: 3,
    read: () => (reads.push(name), new TextEncoder().encode(name)),
  });
  const gone = () => {
    throw new Error('it was deleted');
  };
  const files: Files = new Map([
    ['a', late('one')],
    ['b', late('two')],
    ['c', { size: 1, read: gone }],
  ]);
  await run((system) => {
    expect(system.list('.')).toContain('a');
    expect(reads).toEqual([]);
    expect(system.read(system.open('b').fd)).toBe('two');
    expect(system.open('c').error).toBe(IO_ERROR);
    finish(system);
  }, files);
  expect(reads).toEqual(['two']);
});

test('names of files are only names', async () => {
  const names = ['__proto__', 'constructor', '<img src=x>', 'two\nlines', 'ü'];
  const files: Files = new Map(names.map((name) => [`class/${name}`, new TextEncoder().encode(name)]));
  await run((system) => {
    for (const name of names) expect(system.read(system.open(`class/${name}`).fd)).toBe(name);
    finish(system);
  }, files);
  for (const path of ['../a', 'a/../../b', '', 'a/.', 'a\0b'])
    await expect(run(finish, new Map([[path, new Uint8Array()]]))).rejects.toThrow('no path');
});

test('a long report is written in many pieces', async () => {
  const piece = 'x'.repeat(8000);
  const outcome = await run((system) => {
    const { fd } = system.open(OUTPUT, CREATE);
    for (let count = 0; count < 3000; count++) system.write(fd, piece);
    system.say({ finished: { summary: 'done' } });
  });
  expect(outcome.outputs.get(OUTPUT)!.length).toBe(24_000_000);
});
