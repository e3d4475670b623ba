// Fewer messages: there may be a hundred thousand units, and each message to another thread costs as much as some of them.

import type { Message } from './protocol';

/** In milliseconds: how often it is told how far a stage is. */
const PAUSE = 100;

/** Passes on what is said, and units in sums. */
export function less(tell: (message: Message) => void): (message: Message) => void {
  let units = 0;
  let last = 0;
  return (message) => {
    if (!('advance' in message)) {
      units = 0;
      tell(message);
      return;
    }
    units += message.advance;
    if (performance.now() - last < PAUSE) return;
    last = performance.now();
    tell({ advance: units });
    units = 0;
  };
}
