// Whose names are hidden, on every page of the report until the tab is closed.

const KEY = 'codesim names';

class Hiding {
  /** Whether names are hidden, except for `others`. */
  all = $state(false);
  /** Names of submissions of which it is the other way round. */
  #others: ReadonlySet<string> = $state.raw(new Set());

  constructor() {
    try {
      const [all, others] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [unknown, unknown];
      this.all = all === true;
      this.#others = new Set(Array.isArray(others) ? others.map(String) : []);
    } catch {
      // A browser that keeps nothing: the choice holds until the page is loaded again.
    }
  }

  /** Whether any name may be hidden. */
  get any(): boolean {
    return this.all || this.#others.size > 0;
  }

  hides(name: string): boolean {
    return this.all !== this.#others.has(name);
  }

  /** Hides all names, or none. */
  toggle(): void {
    this.#keep(!this.all, new Set());
  }

  /** Hides or shows the name of one submission. */
  toggleOne(name: string): void {
    const others = new Set(this.#others);
    if (!others.delete(name)) others.add(name);
    this.#keep(this.all, others);
  }

  #keep(all: boolean, others: ReadonlySet<string>): void {
    [this.all, this.#others] = [all, others];
    try {
      sessionStorage.setItem(KEY, JSON.stringify([all, [...others]]));
    } catch {
      // As above.
    }
  }
}

export const hiding = new Hiding();
