// The keys of the page. They are letters where possible: `[` takes AltGr or Option on many keyboards.

import { t } from '../shared/locale';

/** What the overlay on `?` lists: where, and which keys do what. */
export const KEYS: [string, [keys: string[], does: string][]][] = [
  [
    t('keys-of-pair'),
    [
      [['n', 'p'], t('keys-match')],
      [['j', 'k'], t('keys-pair')],
      [['f'], t('keys-undecided')],
      [['c'], t('decision-confirmed')],
      [['d'], t('decision-dismissed')],
      [['u'], t('keys-undecided-again')],
    ],
  ],
  [
    t('keys-of-lists'),
    [
      [['↓', '↑'], t('keys-row')],
      [[t('keys-enter')], t('keys-open')],
    ],
  ],
  [
    t('keys-anywhere'),
    [
      [['h'], t('keys-names')],
      [['?'], t('keys-keys')],
    ],
  ],
];

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** The key of an event that is meant for the page: nothing while somebody types, or with what browsers have for themselves. */
export function keyOf(event: KeyboardEvent): string | undefined {
  const at = event.target;
  const isTyping = event.isComposing || (at instanceof Element && at.closest(`${FIELDS}, dialog`));
  const isLetter = /^\p{L}$/u.test(event.key);
  // A sign may need AltGr, which is Ctrl and Alt on Windows and Option on macOS; letters stand alone.
  const held = isLetter ? event.ctrlKey || event.altKey : event.ctrlKey && !event.altKey;
  if (isTyping || held || event.metaKey || event.defaultPrevented) return undefined;
  return isLetter ? event.key.toLowerCase() : event.key;
}

/** Does what is wanted of a key. */
export function onKey(event: KeyboardEvent, does: Record<string, () => void>): void {
  const key = keyOf(event);
  if (key !== undefined && Object.hasOwn(does, key)) does[key]!();
}
