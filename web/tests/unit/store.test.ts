import { expect, test, vi } from 'vitest';
import { pack } from '../../shared/block';
import { BROWSER, storeOfPage } from '../../report/store';

function page(content: string | undefined): object[] {
  const told: object[] = [];
  vi.stubGlobal('document', { querySelector: () => (content === undefined ? null : { content }) });
  vi.stubGlobal('parent', { postMessage: (said: object) => told.push(said) });
  return told;
}

test('a report by itself has what the browser keeps', async () => {
  page(undefined);
  expect(await storeOfPage()).toBe(BROWSER);
});

test('a report in a frame has what its page gives, and tells it what changes', async () => {
  const told = page(await pack([['a', '1']]));
  const store = await storeOfPage();
  expect(store.get('a')).toBe('1');
  expect(store.get('b')).toBeNull();
  store.set('b', '2');
  store.remove('a');
  expect(store.keys()).toEqual(['b']);
  expect(told).toEqual([
    { codesimKeeps: 'b', text: '2' },
    { codesimKeeps: 'a', text: null },
  ]);
});
