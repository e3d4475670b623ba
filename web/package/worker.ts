// The worker of the package `codesim-wasm`, in browsers and in Node.js.

import { compare } from '../browser/host';
import { less } from '../browser/less';
import type { Answer, Order } from './order';

const address = new URL(/* @vite-ignore */ './codesim.wasm', import.meta.url);

async function compiled(): Promise<WebAssembly.Module> {
  if (address.protocol !== 'file:') return WebAssembly.compileStreaming(fetch(address));
  const { readFile } = await import('node:fs/promises');
  return WebAssembly.compile(await readFile(address));
}

async function answer({ files, ...request }: Order, say: (answer: Answer) => void): Promise<void> {
  try {
    say(
      await compare(
        await compiled(),
        files,
        request,
        less((message) => say({ message })),
      ),
    );
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
}

if (typeof self === 'undefined') {
  const { parentPort: port } = await import('node:worker_threads');
  port!.once('message', (order: Order) => void answer(order, (said) => port!.postMessage(said)));
} else {
  self.onmessage = ({ data }: MessageEvent<Order>) => void answer(data, (said) => self.postMessage(said));
}
