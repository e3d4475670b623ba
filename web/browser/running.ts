// A comparison in a worker, as the page sees it.

import Worker from './worker?worker&inline';
import { Failure, type Message, type Outcome, type Reason, type Request } from './protocol';

/** What the worker is given. */
export interface Order {
  program: WebAssembly.Module;
  files: Map<string, Blob>;
  request: Request;
}

/** What it answers: how far it is, and how it ended. */
export type Answer =
  { message: Message } | { outcome: Outcome } | { failed: { reason: Reason; said: string } };

export interface Running {
  done: Promise<Outcome>;
  /** Nothing is left of it. */
  cancel: () => void;
}

export function run(order: Order, tell: (message: Message) => void): Running {
  const worker = new Worker();
  const done = new Promise<Outcome>((made, failed) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('message' in data) return tell(data.message);
      worker.terminate();
      if ('outcome' in data) made(data.outcome);
      else failed(new Failure(data.failed.reason, data.failed.said));
    };
    worker.onerror = ({ message }) => {
      worker.terminate();
      failed(new Failure('broken', message));
    };
  });
  worker.postMessage(order);
  return { done, cancel: () => worker.terminate() };
}
