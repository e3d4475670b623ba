// How the page of a pair is divided, in every report; remembered where the browser remembers anything.

const KEY = 'codesim pair';

/** From this size of the window on there is room for all figures above the code. */
const HIGH = '(min-height: 850px) and (min-width: 1151px)';

export const HALF = 50;
/** The least and the most of the width that the left side may have, in percent. */
export const LEAST = 20;
export const MOST = 80;

/** What the reader chose; nothing of what is as usual. */
interface Kept {
  figures?: boolean;
  matches?: boolean;
  left?: number;
}

class Arrangement {
  #kept: Kept = $state.raw(remembered());

  /** Whether all figures are shown: where there is room for them, if the reader has not said. */
  get figures(): boolean {
    return this.#kept.figures ?? matchMedia(HIGH).matches;
  }

  set figures(figures: boolean) {
    this.#keep({ figures });
  }

  /** Whether the list of matches is shown. */
  get matches(): boolean {
    return this.#kept.matches ?? true;
  }

  set matches(matches: boolean) {
    this.#keep({ matches });
  }

  /** The share of the width that the left side has, in percent. */
  get left(): number {
    const left = this.#kept.left;
    return typeof left === 'number' && left >= LEAST && left <= MOST ? left : HALF;
  }

  set left(left: number) {
    this.#keep({ left: Math.min(MOST, Math.max(LEAST, left)) });
  }

  #keep(changes: Kept): void {
    this.#kept = { ...this.#kept, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It holds for as long as the page is open.
    }
  }
}

function remembered(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const arrangement = new Arrangement();
