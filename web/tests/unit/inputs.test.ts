import { expect, test } from 'vitest';
import { arranged, inputs, isArchive, type Input, type Role } from '../../browser/inputs';
import { textSize, zipEntries } from '../../browser/size';
import type { Given } from '../../shared/dropped';

const given = (...paths: string[]): Given[] =>
  paths.map((path) => ({ path, file: new File(['12345'], path) }));
const as = (role: Role, ...paths: string[]): Input[] => inputs(given(...paths), role);

function laid(all: Input[], areParts = false) {
  const { files, ...settings } = arranged(all, areParts);
  return { ...settings, files: [...files.keys()] };
}

test('what stands at the top is one input each', () => {
  const all = inputs(given('class/ben/B.java', 'class/ada/A.java', 'a.zip'));
  expect(all.map(({ name, isFolder, files }) => [name, isFolder, files.length])).toEqual([
    ['a.zip', false, 1],
    ['class', true, 2],
  ]);
});

test('an archive or a folder alone is the class', () => {
  expect(laid(as('submissions', 'class.zip'))).toEqual({
    roots: ['class.zip'],
    boilerplate: [],
    old: [],
    reference: [],
    files: ['class.zip'],
  });
  const folder = laid(as('submissions', 'class/ada/A.java', 'class/b.java'));
  expect(folder.roots).toEqual(['class']);
  expect(folder.files).toEqual(['class/ada/A.java', 'class/b.java']);
});

test('several are one submission each, or a part of the class each', () => {
  const all = as('submissions', 'ada/A.java', 'ben.zip', 'c.java');
  expect(laid(all)).toMatchObject({
    roots: ['submissions'],
    files: ['submissions/ada/A.java', 'submissions/ben.zip', 'submissions/c.java'],
  });
  expect(laid(all, true)).toMatchObject({
    roots: ['ada', 'ben.zip', 'submissions'],
    files: ['ada/A.java', 'ben.zip', 'submissions/c.java'],
  });
  expect(laid(as('submissions', 'a.java')).roots).toEqual(['submissions']);
});

test('starter code, earlier years and references stand beside the class', () => {
  const all = [
    ...as('submissions', 'hw.zip'),
    ...as('starter', 'given/Main.java', 'lib.java'),
    ...as('earlier', 'hw.zip', 'a.java', 'b.java'),
    ...as('reference', 'web/Main.java', 'staff.java'),
  ];
  expect(laid(all)).toEqual({
    roots: ['hw.zip'],
    boilerplate: ['given', 'lib.java'],
    old: ['hw (2).zip', 'earlier'],
    reference: ['references'],
    files: [
      'hw.zip',
      'given/Main.java',
      'lib.java',
      'hw (2).zip',
      'earlier/a.java',
      'earlier/b.java',
      'references/staff.java',
      'references/web/Main.java',
    ],
  });
});

test('nothing stands where something else is', () => {
  const all = [
    ...as('submissions', 'submissions/a.java'),
    ...as('starter', '.codesim'),
    ...as('starter', 'x.tar.gz'),
    ...as('starter', 'x.tar.gz'),
  ];
  const { roots, boilerplate } = laid(all);
  expect(roots).toEqual(['submissions']);
  expect(boilerplate).toEqual(['.codesim (2)', 'x.tar.gz', 'x (2).tar.gz']);
});

test('archives are known by their names', () => {
  for (const name of ['a.zip', 'A.ZIP', 'a.tar', 'a.tgz', 'a.tar.gz', 'a.tar.zst'])
    expect(isArchive(name)).toBe(true);
  for (const name of ['a.java', 'zip', 'a.zip.java', 'a.gz', 'a.jar']) expect(isArchive(name)).toBe(false);
});

/** A zip of empty files that say that they have other sizes. */
function zip(entries: [name: string, size: number][], comment = '', isLong = false): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const [name, size] of entries) {
    const text = new TextEncoder().encode(name);
    const extra = isLong ? 12 : 0;
    const bytes = new Uint8Array(46 + text.length + extra);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint32(24, isLong ? 0xffffffff : size, true);
    view.setUint16(28, text.length, true);
    view.setUint16(30, extra, true);
    bytes.set(text, 46);
    if (isLong) view.setUint16(46 + text.length, 1, true);
    if (isLong) view.setUint16(48 + text.length, 8, true);
    if (isLong) view.setBigUint64(50 + text.length, BigInt(size), true);
    parts.push(bytes);
  }
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint32(12, isLong ? 0xffffffff : length, true);
  view.setUint32(16, isLong ? 0xffffffff : 4, true);
  return new Blob(['data', ...parts, ...(isLong ? end64(length) : []), end, comment]);
}

function end64(length: number): Uint8Array<ArrayBuffer>[] {
  const record = new DataView(new ArrayBuffer(56));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(40, BigInt(length), true);
  record.setBigUint64(48, 4n, true);
  const locator = new DataView(new ArrayBuffer(20));
  locator.setUint32(0, 0x07064b50, true);
  locator.setBigUint64(8, BigInt(4 + length), true);
  return [record, locator].map(({ buffer }) => new Uint8Array(buffer));
}

test('the central directory of a zip says what is in it', async () => {
  const entries = [
    { name: 'ada/Ä.java', size: 70_000_000 },
    { name: 'b.py', size: 3 },
  ];
  const rows = entries.map(({ name, size }): [string, number] => [name, size]);
  expect(await zipEntries(zip(rows))).toEqual(entries);
  expect(await zipEntries(zip(rows, 'a comment behind it'))).toEqual(entries);
  expect(await zipEntries(zip([['big.java', 5e9]], '', true))).toEqual([{ name: 'big.java', size: 5e9 }]);
  expect(await zipEntries(new Blob(['no zip at all']))).toBeUndefined();
  expect(await zipEntries(new Blob([]))).toBeUndefined();
});

test('the size of a class is that of its text', async () => {
  const one = (path: string, content: Blob | string) => inputs([{ path, file: new File([content], path) }]);
  const size = (input: Input[]) => textSize(input, new Set(['java']));
  expect(await size(one('class/a.java', '12345'))).toBe(5);
  expect(await size(one('class/a.JAVA', '12345'))).toBe(5);
  expect(await size(one('class/picture.png', '12345'))).toBe(0);
  const rows: [string, number][] = [
    ['a.java', 100],
    ['b.png', 100],
    ['inner.zip', 100],
    ['inner.tar', 100],
  ];
  expect(await size(one('class.zip', zip(rows)))).toBe(600);
  expect(await size(one('broken.zip', '12345'))).toBe(20);
  expect(await size(one('class.tar.gz', '12345'))).toBe(20);
});
