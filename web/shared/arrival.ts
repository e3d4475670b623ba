// Where the keys go when another view is shown: to its heading, if nobody wants them elsewhere.

type Find = () => HTMLElement | null | undefined | Promise<HTMLElement | undefined>;

let wanted: Find | undefined;

/** Sends the keys to an element of the view that is shown next. */
export function arriveAt(find: Find): void {
  wanted = find;
}

/** Gives the keys to the view that is shown now. */
export async function arrive(main: HTMLElement): Promise<void> {
  const find = wanted;
  wanted = undefined;
  const element = (await find?.()) ?? heading(main);
  element.focus({ preventScroll: true });
}

/** The heading of a view; all of the view, where it has none. */
export function heading(main: HTMLElement): HTMLElement {
  const found = main.querySelector('h1');
  // It is no step for the Tab key.
  if (found) found.tabIndex = -1;
  return found ?? main;
}
