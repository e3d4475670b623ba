// How the pairs of a class are drawn, in every report; remembered where the browser remembers anything.

import { MEASURES } from './measures';

const KEY = 'codesim distribution';

export const CHOICES = {
  measure: MEASURES,
  counts: ['logarithmic', 'linear'],
  bars: ['16', '32', '64', '128'],
} as const;

type Choices = typeof CHOICES;
type Kept = { [Name in keyof Choices]: Choices[Name][number] };

const USUAL: Kept = { measure: 'score', counts: 'logarithmic', bars: '64' };

class Drawing {
  #kept: Kept = $state.raw(remembered());

  get<Name extends keyof Choices>(name: Name): Kept[Name] {
    return this.#kept[name];
  }

  set(name: keyof Choices, choice: string): void {
    this.#kept = known({ ...this.#kept, [name]: choice });
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It holds for as long as the page is open.
    }
  }
}

function remembered(): Kept {
  try {
    return known(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return known({});
  }
}

/** The usual choice where there is none, or one that is not known. */
function known(kept: unknown): Kept {
  const chosen = new Map<string, unknown>(Object.entries(kept ?? {}));
  const choices = Object.entries(CHOICES).map(([name, all]) => [
    name,
    all.find((choice) => choice === chosen.get(name)) ?? USUAL[name as keyof Kept],
  ]);
  return Object.fromEntries(choices) as Kept;
}

export const drawing = new Drawing();
