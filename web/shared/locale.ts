// The words of a page, in its language. `crates/codesim-display/locales` has a file of messages for each language, in the format
// of Project Fluent; the sheet that is a file has the same ones. English is part of every page, another language a block of data.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../crates/codesim-display/locales/en.ftl?raw';
import type { Messages } from '../generated/messages';
import { block } from './block';

export type MessageId = keyof Messages;
/** The values of the variables of a message; none where it has no variables. */
type Values<Id extends MessageId> = {} extends Messages[Id] ? [] : [Messages[Id]];

/** The language of the page: `en`, `de`. */
export const language = (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** The language as numbers and dates are written in it. */
const numbers = language === 'en' ? 'en-US' : language;
const dates = language === 'en' ? 'en-GB' : language;

const messages = new FluentBundle(numbers, { useIsolating: false });
messages.addResource(new FluentResource(english));
if (typeof document !== 'undefined')
  messages.addResource(new FluentResource(block('messages')), { allowOverrides: true });

/** A message in the language of the page. Numbers are grouped, and select the plural. */
export function t<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
  return format(id, values);
}

/** A message as texts and the names of variables whose places are filled with markup. */
export function parts<Id extends MessageId>(
  id: Id,
  values: Partial<Messages[Id]>,
  names: string[],
): (string | { name: string })[] {
  // No message has characters for private use.
  const marks = Object.fromEntries(names.map((name, index) => [name, `\ue000${index}\ue000`]));
  const pieces = format(id, { ...values, ...marks }).split('\ue000');
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : { name: names[Number(piece)]! }));
}

function format(id: MessageId, values?: Record<string, FluentVariable>): string {
  const pattern = messages.getMessage(id)?.value;
  // Every language has every message: a test compares them.
  return pattern ? messages.formatPattern(pattern, values) : id;
}

/** A formatter of numbers in the language of the page. */
export function numberFormat(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(numbers, options);
}

/** A formatter of dates and times in the language of the page. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dates, options);
}
