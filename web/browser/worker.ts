// The worker that compares: the page stays usable meanwhile, and ends it to cancel.

import { compare, type Files } from './host';
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

/** Files of the browser's user are read when they are needed: most of a folder may be none that is compared. */
function late(files: Map<string, Blob>): Files {
  const reader = new FileReaderSync();
  return new Map(
    [...files].map(([path, file]) => [
      path,
      { size: file.size, read: () => new Uint8Array(reader.readAsArrayBuffer(file)) },
    ]),
  );
}

scope.onmessage = async ({ data: { program, files, request } }) => {
  try {
    const outcome = await compare(
      program,
      late(files),
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
