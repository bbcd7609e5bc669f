import { ALIKE_BITS } from './pdq.ts';

/** The number of 32-bit words in a hash. */
const WORDS = 8;

/** A hash of the list that is near a wanted hash; `bits` is the number of different bits. */
export interface Near {
  /** The index of the hash, in the order of `add`. */
  at: number;
  bits: number;
}

/** PDQ hashes in one typed array. A million take 32 MB. */
export class HashList {
  #words = new Uint32Array(WORDS * 1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(hash: Uint8Array): void {
    if ((this.#size + 1) * WORDS > this.#words.length) {
      const larger = new Uint32Array(this.#words.length * 2);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words.set(wordsOf(hash), this.#size * WORDS);
    this.#size += 1;
  }

  /** Returns the listed hashes that differ in at most ALIKE_BITS from one of `hashes`, in the order of `add`. */
  near(hashes: readonly Uint8Array[]): Near[] {
    const found: Near[] = [];
    const wanted = Uint32Array.from(hashes.flatMap((hash) => Array.from(wordsOf(hash))));
    const words = this.#words;
    for (let at = 0, start = 0; at < this.#size; at += 1, start += WORDS) {
      let least = ALIKE_BITS + 1;
      for (let from = 0; from < wanted.length; from += WORDS) {
        let bits = 0;
        // For different pictures, the loop mostly ends at the second or third word.
        for (let word = 0; word < WORDS && bits < least; word += 1) {
          bits += ones((words[start + word] ?? 0) ^ (wanted[from + word] ?? 0));
        }
        if (bits < least) least = bits;
      }
      if (least <= ALIKE_BITS) found.push({ at, bits: least });
    }
    return found;
  }
}

/** Returns the number of one bits in 32 bits: it adds pairs, then fours, then bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function wordsOf(hash: Uint8Array): Uint32Array {
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  return Uint32Array.from({ length: WORDS }, (_, word) => view.getUint32(word * 4));
}
