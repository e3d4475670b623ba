// What a view waits for, and what somebody has asked the service to do.

import { told } from './api';

/** What is fetched, or why it cannot be. */
export class Loaded<T> {
  value: T | undefined = $state.raw();
  problem = $state('');
  readonly #fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
    void this.again();
  }

  async again(): Promise<void> {
    try {
      this.value = await this.#fetch();
      this.problem = '';
    } catch (error) {
      this.problem = told(error);
    }
  }
}

/** Something that is done once at a time, and may be refused. */
export class Doing {
  busy = $state(false);
  problem = $state('');

  /** Whether it was done. */
  async run(what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = '';
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = told(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
