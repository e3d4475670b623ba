// Takes back what the reader did last, and says what that was.

import { announce } from '../shared/announce.svelte';
import { t } from '../shared/locale';
import type { Decisions } from './decisions.svelte';
import type { Pair } from './report';

/** Milliseconds for which the page shows what was taken back. */
const MOMENT = 5000;

/** What was taken back a moment ago: of which pair, in words, and the act of the reader before that. */
interface Step {
  index: number;
  words: string;
  before: object | undefined;
}

class Undone {
  #now: Step | undefined = $state.raw();
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Nothing once the reader did something else. */
  of({ index }: Pair, decisions: Decisions): string | undefined {
    const now = this.#now;
    return now?.index === index && now.before === decisions.last?.act ? now.words : undefined;
  }

  show(step: Step): void {
    this.#now = step;
    clearTimeout(this.#end);
    this.#end = setTimeout(() => (this.#now = undefined), MOMENT);
  }
}

export const undone = new Undone();

/** Gives the pair that it was about; nothing where there is nothing to take back. */
export function undoLast(decisions: Decisions): Pair | undefined {
  const done = decisions.last?.done;
  const pair = decisions.undo();
  if (!pair) return undefined;
  const words = t('keys-undone', { undone: done !== 'note' ? 'decision' : noteNow(decisions, pair) });
  undone.show({ index: pair.index, words, before: decisions.last?.act });
  announce(words);
  return pair;
}

/** Whether a note is gone, or the one before it holds again. */
function noteNow(decisions: Decisions, pair: Pair): 'note' | 'earlier-note' {
  return decisions.own(pair).note === '' ? 'note' : 'earlier-note';
}
