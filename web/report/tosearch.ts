// The way to the search of the list, from any view.

import { arriveAt } from '../shared/arrival';
import { linkTo, router } from '../shared/router.svelte';
import { listOf } from './pairlist';

/** Goes to the search of the list that is shown, or else of the list of pairs: from a pair, the list that the reader came from. */
export function toSearch(): void {
  const field = search();
  if (field) {
    field.select();
    return;
  }
  arriveAt(search);
  router.go(linkTo(['pairs'], router.parts.length > 2 ? listOf(router.query) : {}));
}

function search(): HTMLInputElement | null {
  return document.querySelector('main input[type=search]');
}
