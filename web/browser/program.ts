// The program: in the page, or beside it where the page comes from a server. The page is of use while it is made ready.

import { XzReadableStream } from 'xz-decompress';
import { block, decoded } from '../shared/block';

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
  // Its parse tables repeat far apart: gzip, which browsers unpack by themselves, would be half as large again.
  const packed = new Blob([decoded(block('program'))]);
  return WebAssembly.compile(await new Response(new XzReadableStream(packed.stream())).arrayBuffer());
}
