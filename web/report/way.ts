// The way back from a pair: to the place that it was opened from.

import { arriveAt } from '../shared/arrival';
import { link, linkTo, router } from '../shared/router.svelte';
import type { Pair } from './report';

type Reach = (pair: Pair) => Promise<HTMLElement | undefined> | undefined;

const OF_PAIRS = ['pair', 'sheet'];

/** The last place that was none of a pair. */
let origin: string | undefined;
/** Brings a pair into view in the list that is shown, and gives its link. */
let list: Reach | undefined;

addEventListener('hashchange', ({ oldURL }) => {
  const { hash } = new URL(oldURL);
  const view = hash.split(/[/?]/)[1] ?? '';
  if (!OF_PAIRS.includes(view)) origin = hash ? oldURL : link('');
});

/** Goes back from a pair; to this address, if it was opened from nowhere else. */
export function goBack(pair: Pair, address: string): void {
  comeFrom(pair);
  router.go(origin ?? address);
}

/** The place that is shown next has the keys where this pair is in it. */
export function comeFrom(pair: Pair): void {
  arriveAt(() => list?.(pair) ?? linkOf(pair));
}

/** Tells of the list that is shown; gives what to do when it is no longer. */
export function showList(reach: Reach): () => void {
  list = reach;
  return () => {
    if (list === reach) list = undefined;
  };
}

/** The link to a pair in what is shown. */
function linkOf({ left, right }: Pair): HTMLElement | null {
  const address = linkTo(['pair', left.name, right.name], {});
  return document.querySelector(`main a:is([href="${address}"], [href^="${address}?"])`);
}
