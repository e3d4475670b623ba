// How much text a class may have, before it is read: a browser tab has less memory than a program.

import { isArchive, type Input } from './inputs';

/** From here on the page says that the class may not fit, in bytes of text. */
export const LARGE = 60_000_000;

/** By how much an archive whose content is not known may be larger than it is. */
const USUAL_RATIO = 4;

/** The end of a zip: its last record, and the longest comment behind that. */
const LONGEST_END = 65_557;
const END = 0x06054b50;
const LOCATOR_64 = 0x07064b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
/** Stands for a number that does not fit. */
const BEYOND = 0xffffffff;

/** Bytes of text in files with these extensions, and in archives. */
export async function textSize(inputs: Input[], extensions: ReadonlySet<string>): Promise<number> {
  const files = inputs.flatMap((input) => input.files);
  const sizes = await Promise.all(files.map(({ path, file }) => sizeOf(path, file, extensions)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(path: string, file: Blob, extensions: ReadonlySet<string>): Promise<number> {
  if (!/\.zip$/i.test(path)) return known(path, file.size, extensions);
  // What is no zip, or a broken one, is for the program to tell.
  const entries = await zipEntries(file).catch(() => undefined);
  if (!entries) return file.size * USUAL_RATIO;
  return entries.reduce((sum, { name, size }) => sum + known(name, size, extensions), 0);
}

function known(name: string, size: number, extensions: ReadonlySet<string>): number {
  if (isArchive(name)) return size * (/\.tar$/i.test(name) ? 1 : USUAL_RATIO);
  return extensions.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ? size : 0;
}

export interface Entry {
  name: string;
  /** When it is unpacked. */
  size: number;
}

/** The entries of a zip, by its central directory; nothing where it has none. */
export async function zipEntries(zip: Blob): Promise<Entry[] | undefined> {
  const start = Math.max(0, zip.size - LONGEST_END);
  const end = await view(zip, start, zip.size);
  let at = end.byteLength - 22;
  while (at >= 0 && end.getUint32(at, true) !== END) at--;
  if (at < 0) return undefined;
  let [size, offset] = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)];
  if (at >= 20 && end.getUint32(at - 20, true) === LOCATOR_64) {
    const record = Number(end.getBigUint64(at - 12, true));
    const long = await view(zip, record, record + 56);
    if (long.getUint32(0, true) !== END_64) return undefined;
    [size, offset] = [Number(long.getBigUint64(40, true)), Number(long.getBigUint64(48, true))];
  }
  return entriesOf(await view(zip, offset, offset + size));
}

function entriesOf(directory: DataView<ArrayBuffer>): Entry[] {
  const entries: Entry[] = [];
  const decoder = new TextDecoder();
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === ENTRY;) {
    const [size, name, extra, comment] = [
      directory.getUint32(at + 24, true),
      directory.getUint16(at + 28, true),
      directory.getUint16(at + 30, true),
      directory.getUint16(at + 32, true),
    ];
    entries.push({
      name: decoder.decode(new Uint8Array(directory.buffer, at + 46, name)),
      // The longer number is in the first of the extra fields, if it is there at all.
      size: size === BEYOND && extra >= 12 ? Number(directory.getBigUint64(at + 46 + name + 4, true)) : size,
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function view(blob: Blob, start: number, end: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await blob.slice(start, end).arrayBuffer());
}
