import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf } from '../../vite.messages.ts';

const LOCALES = new URL('../../../crates/codesim-display/locales/', import.meta.url);

test.each(['en', 'de', 'fr', 'es'])('a page has its messages whole: %s', (language) => {
  const text = readFileSync(new URL(`${language}.ftl`, LOCALES), 'utf8');
  const all = new Map(new FluentResource(text).body.map((message) => [message.id, message]));
  for (const page of ['report', 'browser']) {
    const own = new FluentResource(messagesOf(page, text)).body;
    expect(own).not.toEqual([]);
    for (const message of own) expect(message).toEqual(all.get(message.id));
  }
});

test('a page that compares has its own messages, and a report has all others', () => {
  const text =
    '# About\ntab-a = A\n# More\n\ntab-b =\n    { $n ->\n       *[x] B\n    }\ncolours = C\nother = D\n';
  expect(messagesOf('report', text)).toBe('colours = C\nother = D');
  expect(messagesOf('browser', text)).toBe(
    'tab-a = A\ntab-b =\n    { $n ->\n       *[x] B\n    }\ncolours = C',
  );
});
