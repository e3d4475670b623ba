// Files of the browser's user, which are read when they are needed: most of a folder may be none that is compared.

import type { Files } from './memory';

/** Bytes of small files that are read at once. */
const TOGETHER = 1 << 20;

/** Neighbours, one after the other. */
interface Group {
  files: Blob[];
  size: number;
}

/**
 * Makes files of which `read` returns the bytes of several, one after the other. Browsers keep something for each reading, a hundred kilobytes and
 * more, so small files are read with their neighbours, which are needed next.
 */
export function late(files: Map<string, Blob>, read: (files: Blob[]) => ArrayBuffer): Files {
  let group: Group = { files: [], size: 0 };
  let last: { of: Group; bytes: ArrayBuffer } | undefined;

  function bytes(of: Group): ArrayBuffer {
    if (last?.of !== of) last = { of, bytes: read(of.files) };
    return last.bytes;
  }

  function one(file: Blob) {
    if (group.size + file.size > TOGETHER) group = { files: [], size: 0 };
    const [of, start] = [group, group.size];
    of.files.push(file);
    of.size += file.size;
    return () => {
      try {
        return new Uint8Array(bytes(of), start, file.size).slice();
      } catch {
        // A file that is gone does not take its neighbours along.
        return new Uint8Array(read([file]));
      }
    };
  }

  // The order that the program reads them in.
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([path, file]) => [path, { size: file.size, read: one(file) }]));
}
