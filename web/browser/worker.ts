// The worker that compares: the page stays usable meanwhile, and ends it to cancel.

import { compare } from './host';
import { late } from './late';
import { less } from './less';
import { Failure } from './protocol';
import type { Answer, Order } from './running';

// The types of workers contradict those of pages.
declare class FileReaderSync {
  readAsArrayBuffer(file: Blob): ArrayBuffer;
}
interface Scope {
  onmessage: (event: MessageEvent<Order>) => void;
  postMessage: (message: Answer, transferred: Transferable[]) => void;
}
const scope = globalThis as unknown as Scope;

function answer(message: Answer, transferred: Transferable[] = []): void {
  scope.postMessage(message, transferred);
}

const reader = new FileReaderSync();

scope.onmessage = async ({ data: { program, files, request } }) => {
  try {
    const outcome = await compare(
      program,
      late(files, (all) => reader.readAsArrayBuffer(new Blob(all))),
      request,
      less((message) => answer({ message })),
    );
    const buffers = [...outcome.outputs.values()].map(({ buffer }) => buffer as ArrayBuffer);
    answer({ outcome }, buffers);
  } catch (error) {
    const [reason, said] =
      error instanceof Failure
        ? ([error.reason, error.message] as const)
        : (['broken', String(error)] as const);
    answer({ failed: { reason, said } });
  }
};
