// What the worker of the package is given, and what it answers.

import type { Message, Outcome, Request } from '../browser/protocol';

export type { Outcome } from '../browser/protocol';

export interface Order extends Request {
  files: Map<string, Uint8Array>;
}

export type Answer = { message: Message } | Outcome | { failed: string };
