import { beforeEach, expect, test, vi } from 'vitest';
import { keep, withKept } from '../../browser/kept';
import { chosen } from '../../browser/language';
import { unpack } from '../../shared/block';

let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  const methods = {
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  const storage = new Proxy(kept, {
    get: (_, key) => Reflect.get({ length: 0, ...methods }, key) ?? kept[key as string],
  });
  vi.stubGlobal('localStorage', storage);
});

test('the page is in the first language of the browser that there is', () => {
  expect(chosen(['de-AT', 'en'])).toBe('de');
  expect(chosen(['nl', 'FR', 'en'])).toBe('fr');
  expect(chosen(['nl', 'constructor'])).toBe('en');
  expect(chosen([])).toBe('en');
});

test('a report is given what was kept of reports, and nothing else', async () => {
  kept['codesim decision "x"'] = '[[]]';
  kept['codesim reader'] = 'Ada "<b>';
  kept['codesim-colours'] = 'dark';
  const page = await withKept('<head><title>codesim</title></head>');
  const [, content] = page.match(/<meta name="codesim-kept" content="([^"<>]*)">\n<title>codesim/)!;
  expect(await unpack(content!)).toEqual([
    ['codesim decision "x"', '[[]]'],
    ['codesim reader', 'Ada "<b>'],
  ]);
});

test('a report is told nothing where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(await withKept('<title>')).toBe('<title>');
});

test('a report changes what is kept of reports, and nothing else', () => {
  keep({ codesimKeeps: 'codesim reader', text: 'Ada' });
  keep({ codesimKeeps: 'codesim decision 1', text: 'x' });
  keep({ codesimKeeps: 'codesim decision 1', text: null });
  for (const said of [
    null,
    'text',
    {},
    { codesimKeeps: 1, text: 'x' },
    { codesimKeeps: 'codesim readers', text: 'x' },
  ])
    keep(said);
  keep({ codesimKeeps: 'codesim-colours', text: 'dark' });
  expect(kept).toEqual({ 'codesim reader': 'Ada' });
});
