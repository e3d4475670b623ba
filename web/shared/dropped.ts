// Files as they are dropped or chosen, with the folders that they are in.

/** A file, and its path with `/`. */
export interface Given {
  path: string;
  file: File;
}

/** What stands in the list: a file, or a folder with all that is in it. */
export interface Group {
  name: string;
  isFolder: boolean;
  files: number;
  bytes: number;
}

/** What a field for files has. */
export function chosen(files: Iterable<File>): Given[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** A folder as Chromium has it, also for a page that is a file: from such a page, the content of an entry cannot be read there. */
type Handle = FileSystemDirectoryHandle | FileSystemFileHandle;
type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<Handle | null> };

/** What was dropped. The browser forgets it when the event is over: call this within. */
export async function dropped(transfer: DataTransfer): Promise<Given[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  return (await Promise.all(items.map(ofItem))).flat();
}

async function ofItem(item: Item): Promise<Given[]> {
  const entry = item.webkitGetAsEntry();
  const file = item.getAsFile();
  if (!entry?.isDirectory) return file ? chosen([file]) : [];
  const handle = await item.getAsFileSystemHandle?.();
  return handle ? withinHandle(handle, handle.name) : within(entry);
}

async function withinHandle(handle: Handle, path: string): Promise<Given[]> {
  if (handle.kind === 'file') return [{ path, file: await handle.getFile() }];
  const all: Given[] = [];
  for await (const one of handle.values())
    all.push(...(await withinHandle(one as Handle, `${path}/${one.name}`)));
  return all;
}

async function within(entry: FileSystemEntry): Promise<Given[]> {
  if (entry.isFile) return [await given(entry as FileSystemFileEntry)];
  const all: Given[] = [];
  for (const one of await children(entry as FileSystemDirectoryEntry)) all.push(...(await within(one)));
  return all;
}

function given(entry: FileSystemFileEntry): Promise<Given> {
  const path = entry.fullPath.replace(/^\//, '');
  return new Promise((done, failed) => entry.file((file) => done({ path, file }), failed));
}

/** A browser gives a folder in pieces, the last of which is empty. */
async function children(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** With more files; one of the same path stands for the earlier one. */
export function joined(before: Given[], more: Given[]): Given[] {
  return [...new Map([...before, ...more].map((one) => [one.path, one])).values()];
}

/** Paths as they are sent: if everything is in one folder, that is the class, and not a submission. */
export function sent(given: Given[]): Given[] {
  const folder = onlyFolder(given);
  return folder === '' ? given : given.map(({ path, file }) => ({ path: path.slice(folder.length), file }));
}

function onlyFolder(given: Given[]): string {
  const first = given[0]?.path ?? '';
  const folder = first.slice(0, first.indexOf('/') + 1);
  return given.every(({ path }) => path.startsWith(folder)) ? folder : '';
}

/** What is sent, by what stands at the top, in the order of the names. */
export function groups(given: Given[]): Group[] {
  const known = new Map<string, Group>();
  for (const { path, file } of sent(given)) {
    const [name = '', ...rest] = path.split('/');
    const group = known.get(name) ?? { name, isFolder: rest.length > 0, files: 0, bytes: 0 };
    group.files++;
    group.bytes += file.size;
    known.set(name, group);
  }
  return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Without all that stands under a name at the top. */
export function without(given: Given[], name: string): Given[] {
  const depth = onlyFolder(given).length;
  return given.filter(({ path }) => path.slice(depth).split('/')[0] !== name);
}
