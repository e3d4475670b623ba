// Runs the program, which is compiled for WASI, once for each comparison. It sees one folder, which is in memory: the files that it is given, and
// `.codesim` for what it writes. It says on its standard output how far it is. Works in workers of browsers and in Node.js.

import { Fd, File, OpenFile, WASI, wasi } from '@bjorn3/browser_wasi_shim';
import { root, written, type Files } from './memory';

import { Failure, type Message, type Outcome, type Request } from './protocol';

export type { Files, LateFile } from './memory';
export * from './protocol';

/** What the program writes on its standard output, line by line. */
type Line =
  | Exclude<Message, { restart: number }>
  | { text: string | null }
  | { finished: { summary: string } }
  | { failed: { reason: string } };

/** Texts that the program may stop at before the comparison is given up. */
const MOST_RESTARTS = 20;

/** In pages of 64 KiB: where memory cannot grow by this much, it was used up. */
const ROOM = 4096;

/** The end of what the program writes about an error. */
const MOST_SAID = 2000;

export type Instantiate = (
  program: WebAssembly.Module,
  imports: WebAssembly.Imports,
) => Promise<WebAssembly.Instance>;

/** Compares a class. Fails with a [`Failure`]. */
export async function compare(
  program: WebAssembly.Module,
  files: Files,
  request: Request,
  tell: (message: Message) => void = () => {},
  instantiate: Instantiate = WebAssembly.instantiate,
): Promise<Outcome> {
  const crashed: string[] = [];
  for (;;) {
    const run = new Run(files, { ...request, crashed }, tell);
    const outcome = run.start(await started(instantiate(program, run.imports)));
    if (!('text' in outcome)) return outcome;
    crashed.push(outcome.text);
    if (crashed.length > MOST_RESTARTS) throw new Failure('broken', run.said);
    tell({ restart: crashed.length });
  }
}

function started(instance: Promise<WebAssembly.Instance>): Promise<WebAssembly.Instance> {
  return instance.catch((error: unknown) => {
    // Not even the memory that it begins with.
    throw new Failure(error instanceof RangeError ? 'memory' : 'broken', String(error));
  });
}

class Run {
  readonly #shim: WASI;
  readonly #folder: ReturnType<typeof root>;
  readonly #output: string[];
  readonly #tell: (message: Message) => void;
  /** What the program writes about an error. */
  said = '';
  /** The text that a grammar reads now. */
  #text: string | null = null;
  #last: { finished: { summary: string } } | { failed: { reason: string } } | undefined;

  constructor(files: Files, request: Request & { crashed: string[] }, tell: (message: Message) => void) {
    this.#tell = tell;
    this.#output = request.settings.output;
    this.#folder = root(files);
    const input = new File(new TextEncoder().encode(`${JSON.stringify(request)}\n`), { readonly: true });
    const fds = [
      new OpenFile(input),
      new Lines((line) => this.#hear(line)),
      new Lines((line) => (this.said = `${this.said}${line}\n`.slice(-MOST_SAID))),
      this.#folder,
    ];
    this.#shim = new WASI(['codesim'], [], fds, { debug: false });
  }

  get imports(): WebAssembly.Imports {
    return { wasi_snapshot_preview1: this.#shim.wasiImport };
  }

  /** The outcome, or the text at which the program stopped. */
  start(instance: WebAssembly.Instance): Outcome | { text: string } {
    const { memory } = instance.exports as { memory: WebAssembly.Memory };
    try {
      this.#shim.start(instance as Parameters<WASI['start']>[0]);
    } catch (error) {
      return this.#stopped(memory, error);
    }
    if (this.#last && 'finished' in this.#last)
      return { summary: this.#last.finished.summary, outputs: this.#outputs() };
    if (this.#last) throw new Failure('refused', this.#last.failed.reason);
    throw new Failure('broken', this.said);
  }

  #stopped(memory: WebAssembly.Memory, error: unknown): { text: string } {
    if (!hasRoom(memory)) throw new Failure('memory', this.said);
    if (this.#text !== null) return { text: this.#text };
    throw new Failure('broken', this.said || String(error));
  }

  #hear(text: string): void {
    const line = JSON.parse(text) as Line;
    if ('text' in line) this.#text = line.text;
    else if ('finished' in line || 'failed' in line) this.#last = line;
    else this.#tell(line);
  }

  #outputs(): Map<string, Uint8Array> {
    return new Map(
      this.#output.map((path) => {
        const bytes = written(this.#folder, path);
        if (!bytes) throw new Failure('broken', `${path} was not written\n${this.said}`);
        return [path, bytes];
      }),
    );
  }
}

function hasRoom(memory: WebAssembly.Memory): boolean {
  try {
    memory.grow(ROOM);
    return true;
  } catch {
    return false;
  }
}

/** What the program writes, line by line. */
class Lines extends Fd {
  readonly #decoder = new TextDecoder();
  readonly #take: (line: string) => void;
  #begun = '';

  constructor(take: (line: string) => void) {
    super();
    this.#take = take;
  }

  override fd_write(data: Uint8Array): { ret: number; nwritten: number } {
    const lines = (this.#begun + this.#decoder.decode(data, { stream: true })).split('\n');
    this.#begun = lines.pop()!;
    lines.forEach(this.#take);
    return { ret: wasi.ERRNO_SUCCESS, nwritten: data.byteLength };
  }

  override fd_fdstat_get(): { ret: number; fdstat: wasi.Fdstat | null } {
    return { ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0) };
  }

  override fd_filestat_get(): { ret: number; filestat: wasi.Filestat | null } {
    return { ret: wasi.ERRNO_SUCCESS, filestat: new wasi.Filestat(0n, wasi.FILETYPE_CHARACTER_DEVICE, 0n) };
  }
}
