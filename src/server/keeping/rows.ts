import { hash } from 'node:crypto';
import type { TableTotal } from './format.ts';

/** The size at which rows are handed on, in bytes. */
export const PART_BYTES = 1 << 20;
const NEWLINE = 10;

/**
 * Adds up rows in COPY's text form, one a line. The sum of the rows' hashes is the same in any order, so that two tables
 * can be compared although their rows lie in another order.
 */
export class RowSum {
  #rows = 0;
  #bytes = 0;
  readonly #words = new Uint32Array(8);

  /** Adds whole lines. */
  add(lines: Buffer): void {
    this.#bytes += lines.length;
    for (let at = 0; at < lines.length;) {
      const end = lines.indexOf(NEWLINE, at);
      const digest = hash('sha256', lines.subarray(at, end), 'buffer');
      for (let word = 0; word < 8; word += 1) {
        this.#words[word] = (this.#words[word] ?? 0) + digest.readUInt32LE(word * 4);
      }
      this.#rows += 1;
      at = end + 1;
    }
  }

  total(): TableTotal {
    const sum = Buffer.from(this.#words.buffer).toString('hex');
    return { rows: this.#rows, bytes: this.#bytes, sum };
  }
}

/** Cuts a stream of COPY's text into parts of whole lines, each of about `PART_BYTES`. */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield all.subarray(0, end);
    waiting = end < all.length ? [all.subarray(end)] : [];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Hands parts on and adds them up on the way. */
export async function* summed(parts: AsyncIterable<Buffer>, sum: RowSum): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    sum.add(part);
    yield part;
  }
}

export const isSame = (one: TableTotal, other: TableTotal): boolean =>
  one.rows === other.rows && one.bytes === other.bytes && one.sum === other.sum;
