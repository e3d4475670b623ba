// Finds known names in a text and replaces them, as `crates/codesim-report/src/names.rs` does for anonymous reports: what a name is, is said there.

import { t } from '../shared/locale';

/** A run of letters or digits; a capital after a lowercase letter begins another one. */
const WORD = /(?:\p{Lu}\p{M}*)*(?:(?!\p{Lu})[\p{L}\p{M}])+|(?:\p{Lu}\p{M}*)+|\p{N}+/gu;
const WHOLE_WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Code and sentences are full of shorter ones. */
const [LEAST, LEAST_DIGITS] = [3, 5];

interface KnownName {
  /** Where in its joined words one ends and other characters may follow. */
  ends: Set<number>;
  replacement: string;
}

interface Found {
  /** The last of the words that are replaced. */
  last: number;
  replacement: string;
}

export class KnownNames {
  /** By their words, joined; nothing for what only begins a name. */
  readonly #known = new Map<string, KnownName[]>();

  add(name: string, replacement: string): void {
    const ends = new Set<number>();
    let key = '';
    for (const [word] of name.matchAll(WORD)) ends.add((key += folded(word)).length);
    if (key.length < (/^\p{N}*$/u.test(key) ? LEAST_DIGITS : LEAST)) return;
    for (let end = 1; end < key.length; end++) this.#at(key.slice(0, end));
    this.#at(key).push({ ends, replacement });
  }

  addWithWords(name: string, replacement: string): void {
    this.add(name, replacement);
    for (const [word] of name.matchAll(WHOLE_WORD)) this.add(word, replacement);
  }

  /** The text with its names replaced: the longest of those that begin at a word. */
  replace(text: string): string {
    if (this.#known.size === 0) return text;
    const words = [...text.matchAll(WORD)];
    let replaced = '';
    let done = 0;
    for (let first = 0; first < words.length; first++) {
      const found = this.#longest(words, first);
      if (!found) continue;
      replaced += text.slice(done, words[first]!.index) + found.replacement;
      first = found.last;
      done = end(words[first]!);
    }
    return replaced + text.slice(done);
  }

  #at(key: string): KnownName[] {
    const known = this.#known.get(key) ?? [];
    this.#known.set(key, known);
    return known;
  }

  #longest(words: RegExpExecArray[], first: number): Found | undefined {
    const ends: number[] = [];
    let found: Found | undefined;
    let key = '';
    for (let last = first; last < words.length; last++) {
      // A capital alone does not end a word: `aNNa` is a way to write `anna`.
      if (last > first && end(words[last - 1]!) < words[last]!.index) ends.push(key.length);
      key += folded(words[last]![0]);
      const known = this.#known.get(key);
      if (!known) break;
      const [name, ...others] = known.filter((name) => ends.every((end) => name.ends.has(end)));
      if (!name) continue;
      const isOfOne = others.every(({ replacement }) => replacement === name.replacement);
      found = { last, replacement: isOfOne ? name.replacement : t('names-somebody') };
    }
    return found;
  }
}

function end(word: RegExpExecArray): number {
  return word.index + word[0].length;
}

/** A word without case and accents. */
function folded(word: string): string {
  return word.toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
