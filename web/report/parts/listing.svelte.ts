// How high the rows of a view are that is a list: it has what there is of the window.

import { MediaQuery } from 'svelte/reactivity';

const [narrow, coarse] = [new MediaQuery('max-width: 700px'), new MediaQuery('pointer: coarse')];
const low = new MediaQuery('(max-height: 700px) and (min-width: 701px)');

export const listing = {
  get isNarrow(): boolean {
    return narrow.current;
  },
  /** Of a row of one line, in pixels: fingers need more room. */
  get height(): number {
    return coarse.current ? 32 : 24;
  },
  /** What stays free below the rows, in pixels. */
  get below(): number {
    return low.current ? 1 : 10;
  },
};
