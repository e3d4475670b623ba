// The keys of the page. They are letters where possible: `[` takes AltGr or Option on many keyboards.

import { t } from '../shared/locale';
import { isTyping } from '../shared/typing';
import { singleKeys } from './singlekeys.svelte';

/** What the overlay on `?` lists: where, and which keys do what. */
export const KEYS: [string, [keys: string[], does: string][]][] = [
  [
    t('keys-of-pair'),
    [
      [['m', 'M'], t('keys-match')],
      [['j', 'k'], t('keys-pair')],
      [['f'], t('keys-undecided')],
      [['c'], t('decision-confirmed')],
      [['d'], t('decision-dismissed')],
      [['x'], t('keys-undecided-again')],
      [['z'], t('keys-undo')],
      [['n'], t('keys-note')],
      [['s'], t('evidence-sheet')],
      [['w'], t('keys-wrap')],
      [['u'], t('keys-back')],
    ],
  ],
  [
    t('keys-of-lists'),
    [
      [['↓', '↑'], t('keys-row')],
      [[t('keys-page-down'), t('keys-page-up')], t('keys-page')],
      [[t('keys-home'), t('keys-end')], t('keys-ends')],
      [[t('keys-enter')], t('keys-open')],
    ],
  ],
  [
    t('keys-anywhere'),
    [
      [['/'], t('keys-search')],
      [['h'], t('keys-names')],
      [['?'], t('keys-keys')],
    ],
  ],
];

/** The key of an event that is meant for the page: nothing while somebody types, or with what browsers have for themselves. */
export function keyOf(event: KeyboardEvent): string | undefined {
  const isLetter = /^\p{L}$/u.test(event.key);
  const isSingle = [...event.key].length === 1;
  // A sign may need AltGr, which is Ctrl and Alt on Windows and Option on macOS; letters stand alone.
  const held = isLetter ? event.ctrlKey || event.altKey : event.ctrlKey && !event.altKey;
  if (isTyping(event) || held || event.metaKey || event.defaultPrevented) return undefined;
  if (isSingle && !singleKeys.on) return undefined;
  // Caps lock makes no other keys.
  return isLetter ? (event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()) : event.key;
}

/** Does what is wanted of a key, and the browser does nothing more: it would type it into a field that has the focus now. */
export function onKey(event: KeyboardEvent, does: Record<string, () => void>): void {
  const key = keyOf(event);
  if (key === undefined || !Object.hasOwn(does, key)) return;
  event.preventDefault();
  does[key]!();
}
