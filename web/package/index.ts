// The package `codesim-wasm`: a comparison in a worker, for programs in JavaScript. Its types are in `packaging/npm/codesim-wasm/index.d.ts`.

import type * as api from '../../packaging/npm/codesim-wasm';
import type { Answer, Order, Outcome } from './order';

const JSON_REPORT = '.codesim/report.json';
const HTML_REPORT = '.codesim/report.html';

export const compare: typeof api.compare = async (submissions, options = {}) => {
  const { boilerplate, old, onProgress, signal, ...settings } = options;
  signal?.throwIfAborted();
  const files = new Map([
    ...within('submissions', submissions),
    ...within('boilerplate', boilerplate),
    ...within('old', old),
  ]);
  const order: Order = {
    files,
    roots: ['submissions'],
    settings: {
      ...settings,
      ...(boilerplate && { boilerplate: ['boilerplate'] }),
      ...(old && { old: ['old'] }),
      output: [JSON_REPORT, HTML_REPORT],
    },
  };
  const { summary, outputs } = await outcome(order, onProgress, signal);
  const text = (path: string) => new TextDecoder().decode(outputs.get(path));
  return { summary, report: JSON.parse(text(JSON_REPORT)), html: text(HTML_REPORT) };
};

function within(folder: string, tree: api.Tree = {}): [string, Uint8Array][] {
  return Object.entries(tree).map(([path, content]) => [
    `${folder}/${path}`,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  ]);
}

async function outcome(
  order: Order,
  tell?: (progress: api.Progress) => void,
  signal?: AbortSignal,
): Promise<Outcome> {
  const worker = await started();
  try {
    return await new Promise<Outcome>((made, failed) => {
      signal?.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
      worker.listen((answer) => {
        if ('message' in answer) tell?.(answer.message);
        else if ('failed' in answer) failed(new Error(answer.failed));
        else made(answer);
      }, failed);
      worker.post(order);
    });
  } finally {
    worker.terminate();
  }
}

/** A worker, which browsers and Node.js have in different ways. */
interface Started {
  listen: (hear: (answer: Answer) => void, failed: (error: Error) => void) => void;
  post: (order: Order) => void;
  terminate: () => void;
}

async function started(): Promise<Started> {
  const address = new URL(/* @vite-ignore */ './worker.js', import.meta.url);
  if (typeof Worker === 'undefined') {
    const { Worker } = await import('node:worker_threads');
    const worker = new Worker(address);
    return {
      listen: (hear, failed) => worker.on('message', hear).on('error', failed),
      post: (order) => worker.postMessage(order),
      terminate: () => void worker.terminate(),
    };
  }
  const worker = new Worker(address, { type: 'module' });
  return {
    listen: (hear, failed) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => hear(data);
      worker.onerror = ({ message }) => failed(new Error(message));
    },
    post: (order) => worker.postMessage(order),
    terminate: () => worker.terminate(),
  };
}
