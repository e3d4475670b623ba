// How the reader wants to see code, on every page of the report until the tab is closed.

type Choice = 'wrap' | 'together';

const KEY = 'codesim reading';

class Reading {
  /** Long lines go on in the next one. */
  wrap = $state(false);
  /** Both sides of a pair scroll at once. */
  together = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<Choice, unknown>>;
      this.wrap = kept.wrap === true;
      this.together = kept.together === true;
    } catch {
      // A browser that keeps nothing: choices hold until the page is loaded again.
    }
  }

  toggle(choice: Choice): void {
    this[choice] = !this[choice];
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ wrap: this.wrap, together: this.together }));
    } catch {
      // As above.
    }
  }
}

export const reading = new Reading();
