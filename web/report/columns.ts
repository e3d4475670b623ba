// The bytes that packed columns are.

/** Reads columns one after the other. */
export class ColumnReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** A number without a sign: seven bits in each byte, the lowest first. Products, since shifts have 32 bits. */
  number(): number {
    let [number, unit] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.#at++]!;
      number += (byte & 0x7f) * unit;
      if (byte < 0x80) return number;
      unit *= 0x80;
    }
  }

  /** Numbers whose low bytes come first: 0, -1, 1, -2 and 2 are 0 to 4. */
  column(count: number): number[] {
    const low = this.#bytes.subarray(this.#at, (this.#at += count));
    return Array.from(low, (byte) => {
      const number = this.number() * 0x100 + byte;
      return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
    });
  }

  /** What is left, which is JSON. */
  rest(): unknown {
    return JSON.parse(new TextDecoder().decode(this.#bytes.subarray(this.#at)));
  }
}
