// How far a job is, as it goes on: by events, or by asking again and again where these do not come through.

import { address, ask, Refused } from './api';
import { isOver, type Job } from './model';

/** How long the first event may take. */
const PATIENCE = 5_000;
const PAUSE = 2_000;

/** Tells what a job is, and each change of it until it is over; gives what ends that. */
export function follow(
  id: string,
  changed: (job: Job) => void,
  failed: (error: unknown) => void,
): () => void {
  let isWanted = true;
  let events: EventSource | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    isWanted = false;
    rest();
  }

  function rest() {
    clearTimeout(next);
    events?.close();
  }

  function tell(job: Job) {
    if (!isWanted) return;
    changed(job);
    if (isOver(job)) stop();
  }

  /** Asks, and goes on as long as somebody wants to know. */
  async function look(goOn: () => void) {
    try {
      tell(await ask<Job>('GET', address('jobs', id)));
      if (isWanted) goOn();
    } catch (error) {
      if (isWanted) failed(error);
      // The network may come back; a job that is gone does not.
      if (isWanted && error instanceof Refused && error.status === 0) later();
      else stop();
    }
  }

  function later() {
    next = setTimeout(poll, PAUSE);
  }

  function poll() {
    rest();
    void look(later);
  }

  function listen() {
    events = new EventSource(address('jobs', id, 'events'));
    events.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(next);
      tell(JSON.parse(data) as Job);
    };
    events.onerror = poll;
    next = setTimeout(poll, PATIENCE);
  }

  void look(listen);
  return stop;
}
