import { expect, test } from 'vitest';
import { late } from '../../browser/late';

/** What is read of it, and how large it is. */
function file(text: string, size = text.length): Blob {
  return { size, text } as unknown as Blob;
}

function reading() {
  const reads: string[][] = [];
  const read = (files: Blob[]): ArrayBuffer => {
    const texts = (files as unknown as { text: string }[]).map(({ text }) => text);
    reads.push(texts);
    if (texts.includes('gone')) throw new DOMException('it is gone', 'NotReadableError');
    return new TextEncoder().encode(texts.join('')).buffer;
  };
  return { reads, read };
}

test('neighbours are read at once, and files that are large by themselves', () => {
  const { reads, read } = reading();
  const large = 'x'.repeat(1 << 20);
  const all = { 'a.c': 'int a;', 'b.c': 'int bb;', 'large.c': large, 'c.c': '', 'd.c': 'int d;' };
  const files = late(new Map(Object.entries(all).map(([path, text]) => [path, file(text)])), read);
  expect(reads).toEqual([]);
  for (const [path, text] of Object.entries(all)) {
    const one = files.get(path) as { size: number; read: () => Uint8Array };
    expect(one.size).toBe(text.length);
    expect(new TextDecoder().decode(one.read()) === text).toBe(true);
  }
  expect(reads).toHaveLength(3);
});

test('neighbours are those of the order of paths, not of the order that they were given in', () => {
  const { reads, read } = reading();
  const paths = ['b', 'd', 'a', 'c'];
  const half = 'x'.repeat(1 << 19);
  const files = late(new Map(paths.map((path) => [path, file(path + half.slice(1))])), read);
  for (const path of paths.toSorted()) (files.get(path) as { read: () => Uint8Array }).read();
  expect(reads.map((texts) => texts.map(([path]) => path).join(''))).toEqual(['ab', 'cd']);
});

test('a file that is gone does not take its neighbours along', () => {
  const { read } = reading();
  const files = late(
    new Map([
      ['a.c', file('int a;')],
      ['b.c', file('gone')],
    ]),
    read,
  );
  const [a, b] = ['a.c', 'b.c'].map((path) => files.get(path) as { read: () => Uint8Array });
  expect(new TextDecoder().decode(a!.read())).toBe('int a;');
  expect(() => b!.read()).toThrow('it is gone');
});
