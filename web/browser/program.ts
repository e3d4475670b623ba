// The program: in the page, or beside it where the page comes from a server. The page is of use while it is made ready.

import { block } from '../shared/block';
import type { Unpacked } from './unpacking';
import Worker from './unpacking?worker&inline';

const beside = document.querySelector<HTMLMetaElement>('meta[name=codesim-program]')?.content;

/** Whether the page comes from a server, which has the program beside it. */
export const isHosted = beside !== undefined;

export const version = document.querySelector<HTMLMetaElement>('meta[name=codesim-version]')?.content ?? '';

/** A language that this program reads. */
export interface Language {
  id: string;
  name: string;
  extensions: string[];
}

export const languages = JSON.parse(block('languages') || '[]') as Language[];

let program: Promise<WebAssembly.Module> | undefined;

/** The compiled program; it is tried again where that failed, as without a network. */
export function loaded(): Promise<WebAssembly.Module> {
  program ??= compiled().catch((error: unknown) => {
    program = undefined;
    throw error;
  });
  return program;
}

async function compiled(): Promise<WebAssembly.Module> {
  if (beside !== undefined) return WebAssembly.compileStreaming(fetch(beside));
  const program = await unpacked(block('program'));
  // Millions of characters that nothing reads any longer.
  document.getElementById('program')?.remove();
  return program;
}

function unpacked(part: string): Promise<WebAssembly.Module> {
  const worker = new Worker();
  const done = new Promise<WebAssembly.Module>((made, failed) => {
    worker.onmessage = ({ data }: MessageEvent<Unpacked>) =>
      'program' in data ? made(data.program) : failed(new Error(data.failed));
    worker.onerror = ({ message }) => failed(new Error(message));
  });
  worker.postMessage(part);
  return done.finally(() => worker.terminate());
}
