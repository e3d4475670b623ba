// Who is signed in.

import { address, ask, Refused, send, whenEnded } from './api';
import type { Me } from './model';

const SESSION = address('session');

class Session {
  me: Me | undefined = $state.raw();
  /** Whether there was one that has ended by itself. */
  hasEnded = $state(false);

  constructor() {
    whenEnded(() => {
      this.hasEnded = this.me !== undefined;
      this.me = undefined;
    });
  }

  get isAdmin(): boolean {
    return this.me?.is_admin ?? false;
  }

  /** Goes on with the session of an earlier visit, if there is one. */
  async resume(): Promise<void> {
    this.me = await send<Me>('GET', SESSION).catch(() => undefined);
  }

  async signIn(name: string, password: string): Promise<void> {
    try {
      this.me = await send<Me>('POST', SESSION, { name, password });
      this.hasEnded = false;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      throw new Refused(401, 'The name or the password is not right.');
    }
  }

  async signOut(): Promise<void> {
    await ask('DELETE', SESSION);
    this.me = undefined;
    this.hasEnded = false;
  }
}

export const session = new Session();
