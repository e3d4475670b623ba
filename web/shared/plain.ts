// Texts as they are searched.

/** Case and accents make no difference, nor in how many characters a letter is written. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
