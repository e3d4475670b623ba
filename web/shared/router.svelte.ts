// Where the reader is: the fragment of the address, so that a link to a pair can be copied and kept. Its path says which view,
// its query what the view shows of it: filter, order, row, threshold, chosen match.

export type Query = Readonly<Record<string, string>>;

/** A part of the path; as it stands where it is not well encoded, which then is a name that no report has. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function parse(fragment: string): { parts: string[]; query: Query } {
  const [path = '', ...query] = fragment.replace(/^#\/?/, '').split('?');
  return { parts: path.split('/').map(decoded), query: parsedQuery(query.join('?')) };
}

export function parsedQuery(text: string): Query {
  return Object.fromEntries(new URLSearchParams(text));
}

class Router {
  parts: string[] = $state.raw([]);
  query: Query = $state.raw({});
  /** Counts the moves to another place; what a view writes into the address of its own place is none. */
  moves = $state(0);
  #fragment = location.hash;

  constructor() {
    Object.assign(this, parse(location.hash));
    addEventListener('hashchange', () => {
      this.#fragment = location.hash;
      Object.assign(this, parse(location.hash));
      this.moves++;
    });
  }

  /** Whether the page shows what the address says, and not what it said before the step that is being taken. */
  get isThere(): boolean {
    return this.#fragment === location.hash;
  }

  /** Goes to another place, as a link does. */
  go(address: string): void {
    location.assign(address);
  }

  /** Goes to another place, which takes the place of this one in the history. */
  replace(address: string): void {
    location.replace(address);
  }

  /** Writes what the view shows into the address, without a step in the history; nothing for what is as usual. */
  set(changes: Record<string, string | null>): void {
    const changed = Object.entries({ ...this.query, ...changes }).filter(([, value]) => value);
    const query = Object.fromEntries(changed) as Query;
    this.#write(this.parts, query);
  }

  /** Writes another path of the same place into the address, without a step in the history. */
  rename(parts: string[]): void {
    this.#write(parts, this.query);
  }

  #write(parts: string[], query: Query): void {
    const address = linkTo(parts, query);
    if (!this.isThere || address === linkTo(this.parts, this.query)) return;
    history.replaceState(history.state, '', address);
    this.#fragment = location.hash;
    Object.assign(this, { parts, query });
  }
}

export const router = new Router();

/** The link to a view. */
export function link(...parts: string[]): string {
  return linkTo(parts, {});
}

/** A page in a frame that was given its text resolves links as the page around it does, and needs its own address in them. */
const PAGE = isInFrame() ? 'about:srcdoc' : '';

/** Whether the page has no address, but is the text of a frame. */
export function isInFrame(): boolean {
  return location.protocol === 'about:';
}

/** The link to a view and to what it shows. */
export function linkTo(parts: string[], query: Query): string {
  const path = `${PAGE}#/${parts.map(encodeURIComponent).join('/')}`;
  const rest = new URLSearchParams(query).toString();
  return rest === '' ? path : `${path}?${rest}`;
}
