// The data blocks of a page.

/** The text of a data block of the page. */
export function block(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

/** A part of a data block: JSON, compressed, in base64. Nothing where there is nothing. */
export async function unpack<T>(part: string): Promise<T[]> {
  if (part === '') return [];
  const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(plain).json()) as T[];
}
