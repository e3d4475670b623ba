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

function plain(part: string): Response {
  const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
}
