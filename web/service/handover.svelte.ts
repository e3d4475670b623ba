// A form that sends files, from its button to the page of the job that is made of them.

import { link } from '../shared/router.svelte';
import { told } from './api';
import type { Sending } from './sending';

export class Handover {
  /** The upload that goes on; nothing otherwise. */
  sending = $state.raw<Sending>();
  /** How much of it has arrived, 0 to 1. */
  share = $state(0);
  /** Why the last one made no job. */
  said = $state('');

  constructor() {
    // An upload ends with its page.
    $effect(() => () => this.sending?.cancel());
  }

  /** Sends, and opens the page of the job. */
  async begin(send: (progress: (share: number) => void) => Sending): Promise<void> {
    this.said = '';
    this.share = 0;
    this.sending = send((now) => (this.share = now));
    try {
      const job = await this.sending.done;
      if (job) location.hash = link('job', job.id);
      else this.said = 'Cancelled. Nothing was kept.';
    } catch (error) {
      this.said = told(error);
    }
    this.sending = undefined;
  }
}
