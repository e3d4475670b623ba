// A server of files.

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

/** Serves the files that `place` has for the paths of addresses, on loopback. */
export async function serve(place: (path: string) => string): Promise<Server> {
  const server = createServer(({ url }, answer) => {
    const file = place(url!);
    if (!existsSync(file)) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': TYPES[file.split('.').at(-1)!]! });
    return answer.end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}
