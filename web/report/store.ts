// Texts that are kept under keys: by the browser, or, where the report is in a frame of the page that made it, by that page. Such a frame has
// no origin, for which the browser would keep anything. The page gives what it has with the report, and is told what changes.

import { unpack } from '../shared/block';

export interface Store {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): string[];
}

export const BROWSER: Store = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
};

/** What a page is told: `null` where nothing is kept any longer. */
export interface Keeping {
  codesimKeeps: string;
  text: string | null;
}

class FrameStore implements Store {
  readonly #known: Map<string, string>;

  constructor(known: [string, string][]) {
    this.#known = new Map(known);
  }

  get(key: string): string | null {
    return this.#known.get(key) ?? null;
  }

  set(key: string, text: string): void {
    this.#known.set(key, text);
    this.#tell(key, text);
  }

  remove(key: string): void {
    this.#known.delete(key);
    this.#tell(key, null);
  }

  keys(): string[] {
    return [...this.#known.keys()];
  }

  #tell(codesimKeeps: string, text: string | null): void {
    // The address of a file is no origin that could be named.
    parent.postMessage({ codesimKeeps, text } satisfies Keeping, '*');
  }
}

/** The page around this one, if it keeps things; else the browser. */
export async function storeOfPage(): Promise<Store> {
  const kept = document.querySelector<HTMLMetaElement>('meta[name=codesim-kept]')?.content;
  return kept === undefined ? BROWSER : new FrameStore(await unpack<[string, string]>(kept));
}
