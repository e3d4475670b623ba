import { expect, test } from 'vitest';
import { pack, unpack } from '../../shared/block';
import { nameOfSaved } from '../../report/savedreport';

test('what is packed has no markup and can be unpacked', async () => {
  const list = [{ note: '</script><!-- “ä”\n\u202e' }, null, 3];
  const text = await pack(list);
  expect(text).toMatch(/^[\w+/]+=*$/);
  expect(await unpack(text)).toEqual(list);
});

test('a saved report has the name of its page, once with what it is', () => {
  expect(nameOfSaved('/reports/hw%203.html')).toBe('hw 3-decisions.html');
  expect(nameOfSaved('/reports/hw3-decisions.html')).toBe('hw3-decisions.html');
  expect(nameOfSaved('/reports/hw3-decisions (1).htm')).toBe('hw3-decisions.html');
  expect(nameOfSaved('/jobs/3/report/')).toBe('report-decisions.html');
});
