// The worker that makes the program ready from what the page has of it. Unpacking takes several times the size of the program, and all of that goes
// with the worker: a page that did it itself would keep it until its garbage is collected.

import { XzReadableStream } from 'xz-decompress';
import { decoded } from '../shared/block';

export type Unpacked = { program: WebAssembly.Module } | { failed: string };

// The types of workers contradict those of pages.
interface Scope {
  onmessage: (event: MessageEvent<string>) => void;
  postMessage: (message: Unpacked) => void;
}
const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ program: await compiled(data) });
  } catch (error) {
    scope.postMessage({ failed: String(error) });
  }
};

function compiled(part: string): Promise<WebAssembly.Module> {
  // The parse tables of the program repeat far apart: gzip, which browsers unpack by themselves, would be half as large again.
  const bytes = new XzReadableStream(new Blob([decoded(part)]).stream());
  return WebAssembly.compileStreaming(
    new Response(bytes, { headers: { 'content-type': 'application/wasm' } }),
  );
}
