// Where the reader is: the fragment of the address, so that a link to a pair can be copied and kept.

/** The fragment's parts between slashes, decoded. */
function parse(fragment: string): string[] {
  const parts = fragment.replace(/^#\/?/, '').split('/');
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return [''];
  }
}

class Router {
  parts = $state(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.parts = parse(location.hash)));
  }
}

export const router = new Router();

/** The link to a view. */
export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}
