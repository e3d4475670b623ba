import { expect, test } from 'vitest';
import { chosen, dropped, groups, joined, sent, without, type Given } from '../../shared/dropped';

const given = (...paths: string[]): Given[] =>
  paths.map((path) => ({ path, file: new File(['12345'], path) }));
const paths = (all: Given[]) => all.map(({ path }) => path);

/** A folder as a browser gives it: a few entries at a time, then none. */
function entry(fullPath: string, ...children: object[]): object {
  if (children.length === 0) {
    const file = (done: (file: File) => void) => done(new File(['12345'], fullPath));
    return { isFile: true, fullPath, file };
  }
  const left = [...children];
  const readEntries = (done: (some: object[]) => void) => done(left.splice(0, 2));
  return { isFile: false, isDirectory: true, fullPath, createReader: () => ({ readEntries }) };
}

/** A folder as Chromium has it beside that. */
function handle(name: string, ...children: object[]): object {
  if (children.length === 0) return { kind: 'file', name, getFile: async () => new File(['12345'], name) };
  return { kind: 'directory', name, values: () => children };
}

function transfer(...entries: (object | null)[]): DataTransfer {
  const items = entries.map((one) => ({
    kind: 'file',
    webkitGetAsEntry: () => one,
    getAsFile: () => new File(['1'], 'plain.zip'),
  }));
  return { items: [...items, { kind: 'string' }] } as unknown as DataTransfer;
}

test('a folder that is dropped keeps its paths, however many files it has', async () => {
  const folder = entry(
    '/class',
    entry('/class/ada', entry('/class/ada/src', entry('/class/ada/src/Main.java'))),
    entry('/class/a.java'),
    entry('/class/b.java'),
    entry('/class/c.java'),
  );
  const all = await dropped(transfer(folder, entry('/other.java')));
  const due = ['class/ada/src/Main.java', 'class/a.java', 'class/b.java', 'class/c.java', 'plain.zip'];
  expect(paths(all)).toEqual(due);
});

test('where a browser gives the handle of a folder, that is read and not the entry', async () => {
  const readEntries = (_: unknown, failed: () => void) => failed();
  const item = {
    kind: 'file',
    webkitGetAsEntry: () => ({
      isDirectory: true,
      fullPath: '/class',
      createReader: () => ({ readEntries }),
    }),
    getAsFile: () => null,
    getAsFileSystemHandle: async () => handle('class', handle('ada', handle('A.java')), handle('b.java')),
  };
  expect(paths(await dropped({ items: [item] } as unknown as DataTransfer))).toEqual([
    'class/ada/A.java',
    'class/b.java',
  ]);
});

test('a browser without entries gives files', async () => {
  expect(paths(await dropped(transfer(null)))).toEqual(['plain.zip']);
});

test('a folder that is chosen keeps its paths', () => {
  const inside = Object.assign(new File([''], 'Main.java'), { webkitRelativePath: 'class/ada/Main.java' });
  expect(paths(chosen([inside, new File([''], 'a.zip')]))).toEqual(['class/ada/Main.java', 'a.zip']);
});

test('if everything is in one folder, that is the class', () => {
  for (const [before, due] of [
    [
      ['class/ada/A.java', 'class/ben/B.java'],
      ['ada/A.java', 'ben/B.java'],
    ],
    [
      ['ada/A.java', 'ben/B.java'],
      ['ada/A.java', 'ben/B.java'],
    ],
    [
      ['class/ada/A.java', 'class.java'],
      ['class/ada/A.java', 'class.java'],
    ],
    [
      ['class/ada/A.java', 'classes/B.java'],
      ['class/ada/A.java', 'classes/B.java'],
    ],
    [['a.zip'], ['a.zip']],
    [[], []],
  ] as [string[], string[]][]) {
    expect(paths(sent(given(...before)))).toEqual(due);
  }
});

test('the list has what stands at the top', () => {
  const all = given('class/ada/A.java', 'class/ada/src/B.java', 'class/ben.java');
  expect(groups(all)).toEqual([
    { name: 'ada', isFolder: true, files: 2, bytes: 10 },
    { name: 'ben.java', isFolder: false, files: 1, bytes: 5 },
  ]);
  expect(paths(without(all, 'ada'))).toEqual(['class/ben.java']);
});

test('the same path again stands for the earlier file', () => {
  const [first, second] = [given('a', 'b'), given('b', 'c')];
  const all = joined(first, second);
  expect(paths(all)).toEqual(['a', 'b', 'c']);
  expect(all[1]).toBe(second[0]);
});
