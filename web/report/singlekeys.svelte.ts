// Whether letters and signs alone are keys. Who dictates, or hits keys by chance, switches them off.

const KEY = 'codesim single keys';

class SingleKeys {
  #on = $state(remembered());

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing: the choice holds until the page is loaded again.
    }
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export const singleKeys = new SingleKeys();
