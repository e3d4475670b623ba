// Characters that are not seen as what they are become escapes.

let inNames = /[\u0000-\u001f]/gu;
let inSources = inNames;

/** Which characters those are: the report says, so that the page and the other formats agree. */
export function setHidden(ranges: [string, string][]): void {
  const hexadecimal = (character: string) => `\\u{${character.codePointAt(0)!.toString(16)}}`;
  const classes = ranges.map(([first, last]) => `${hexadecimal(first)}-${hexadecimal(last)}`);
  inNames = new RegExp(`[${classes.join('')}]`, 'gu');
  // Line ends and tabs are seen as what they are.
  inSources = new RegExp(`(?![\\n\\t]|\\r(?:\\n|$))${inNames.source}`, 'gu');
}

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escape(character: string): string {
  return SHORT[character] ?? `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

/** A name or sentence with every such character as an escape. */
export function visible(text: string): string {
  return text.replace(inNames, escape);
}

export interface Piece {
  text: string;
  /** Whether it is the escape of a character. */
  escaped: boolean;
}

/** Source text cut at such characters. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = 0;
  for (const { 0: character, index } of text.matchAll(inSources)) {
    if (index > rest) found.push({ text: text.slice(rest, index), escaped: false });
    found.push({ text: escape(character), escaped: true });
    rest = index + character.length;
  }
  if (rest < text.length) found.push({ text: text.slice(rest), escaped: false });
  return found;
}
