// The folder that the program sees: in memory, with what it is given, and with what it writes.

import {
  Directory,
  Fd,
  File,
  Inode,
  OpenDirectory,
  OpenFile,
  PreopenDirectory,
  wasi,
} from '@bjorn3/browser_wasi_shim';

/** A file that is read when the program opens it, and not kept afterwards. */
export interface LateFile {
  size: number;
  read: () => Uint8Array;
}

/** What the program reads, by paths with `/`. */
export type Files = ReadonlyMap<string, Uint8Array | LateFile>;

/** The folder `/` with these files, and with an empty folder `.codesim`. */
export function root(files: Files): PreopenDirectory {
  const opened = new PreopenDirectory('/', new Map());
  opened.dir = tree(files);
  opened.dir.contents.set('.codesim', new Folder());
  return opened;
}

/** The bytes of a file that was written. */
export function written({ dir }: PreopenDirectory, path: string): Uint8Array | undefined {
  let found: Inode | undefined = dir;
  for (const part of path.split('/'))
    found = found instanceof Directory ? found.contents.get(part) : undefined;
  return found instanceof File ? found.data : undefined;
}

function tree(files: Files): Folder {
  const root = new Folder();
  for (const [path, file] of files) {
    const parts = path.split('/').filter((part) => part !== '');
    const name = parts.pop();
    if (name === undefined || [...parts, name].some(isSpecial)) throw new Error(`no path of a file: ${path}`);
    const folder = parts.reduce(folderIn, root);
    folder.contents.set(name, file instanceof Uint8Array ? given(file) : new Late(file));
  }
  return root;
}

function isSpecial(name: string): boolean {
  return name === '.' || name === '..' || name.includes('\0');
}

function folderIn(parent: Folder, name: string): Folder {
  const known = parent.contents.get(name);
  if (known instanceof Folder) return known;
  if (known) throw new Error(`a file and a folder have the name ${name}`);
  const folder = new Folder();
  parent.contents.set(name, folder);
  return folder;
}

/** Not a copy, which the constructor would make. */
function given(bytes: Uint8Array): File {
  const file = new File([], { readonly: true });
  file.data = bytes;
  return file;
}

/** The shim's own makes a list of all entries for each of them, and its files grow by a copy for each piece that is written. */
class Folder extends Directory {
  constructor() {
    super(new Map());
  }

  override path_open(): { ret: number; fd_obj: OpenDirectory } {
    return { ret: wasi.ERRNO_SUCCESS, fd_obj: new OpenFolder(this) };
  }

  override create_entry_for_path(path: string, isFolder: boolean): { ret: number; entry: Inode | null } {
    const made = super.create_entry_for_path(path, isFolder);
    if (!made.entry) return made;
    const parts = path.split('/').filter((part) => part !== '');
    const name = parts.pop()!;
    const parent = parts.reduce((folder, part) => folder.contents.get(part) as Directory, this as Directory);
    const entry = isFolder ? new Folder() : new Written([]);
    parent.contents.set(name, entry);
    return { ...made, entry };
  }
}

class OpenFolder extends OpenDirectory {
  #entries: [string, Inode][] = [];

  override fd_readdir_single(cookie: bigint): { ret: number; dirent: wasi.Dirent | null } {
    if (cookie < 2n) {
      this.#entries = [...this.dir.contents];
      return super.fd_readdir_single(cookie);
    }
    const [name, entry] = this.#entries[Number(cookie) - 2] ?? [];
    const dirent = entry ? new wasi.Dirent(cookie + 1n, entry.ino, name!, entry.stat().filetype) : null;
    return { ret: wasi.ERRNO_SUCCESS, dirent };
  }
}

class Written extends File {
  override path_open(...options: [number, bigint, number]): { ret: number; fd_obj: OpenFile } {
    return { ...super.path_open(...options), fd_obj: new Writing(this) };
  }
}

class Writing extends OpenFile {
  override fd_write(data: Uint8Array): { ret: number; nwritten: number } {
    const start = Number(this.file_pos);
    const end = start + data.byteLength;
    if (end > this.file.data.byteLength) this.file.data = grown(this.file.data, end);
    this.file.data.set(data, start);
    this.file_pos = BigInt(end);
    return { ret: wasi.ERRNO_SUCCESS, nwritten: data.byteLength };
  }
}

/** The same bytes in a longer array, in the room of twice as many. */
function grown(bytes: Uint8Array, length: number): Uint8Array {
  let { buffer } = bytes;
  if (buffer.byteLength < length) {
    buffer = new ArrayBuffer(Math.max(length, 2 * buffer.byteLength));
    new Uint8Array(buffer).set(bytes);
  }
  return new Uint8Array(buffer, 0, length);
}

class Late extends Inode {
  readonly #file: LateFile;

  constructor(file: LateFile) {
    super();
    this.#file = file;
  }

  override path_open(): { ret: number; fd_obj: Fd | null } {
    try {
      return { ret: wasi.ERRNO_SUCCESS, fd_obj: new OpenFile(given(this.#file.read())) };
    } catch {
      // It was deleted or changed since it was chosen, or may not be read.
      return { ret: wasi.ERRNO_IO, fd_obj: null };
    }
  }

  override stat(): wasi.Filestat {
    return new wasi.Filestat(this.ino, wasi.FILETYPE_REGULAR_FILE, BigInt(this.#file.size));
  }
}
