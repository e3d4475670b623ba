// The data blocks of a page.

/** The text of a data block of the page. */
export function block(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

/** A list as a part of a data block. */
export async function pack(list: unknown[]): Promise<string> {
  const packed = new Blob([JSON.stringify(list)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A part of a data block: JSON, compressed, in base64. Nothing where there is nothing. */
export async function unpack<T>(part: string): Promise<T[]> {
  return part === '' ? [] : ((await plain(part).json()) as T[]);
}

/** A part of a data block that is bytes, compressed, in base64. */
export function unpackBytes(part: string): Promise<ArrayBuffer> {
  return plain(part).arrayBuffer();
}

/** The bytes of a part in base64. */
export function decoded(part: string): Uint8Array<ArrayBuffer> {
  const text = atob(part);
  // A loop, since a part may be a program of several megabytes.
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function plain(part: string): Response {
  return new Response(new Blob([decoded(part)]).stream().pipeThrough(new DecompressionStream('gzip')));
}
