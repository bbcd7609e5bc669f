/** The two halves of the POSIX form of an archive that a backup needs: files of known size, with short names. */

const BLOCK = 512;
/** Where a header has its fields, and how long they are. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  mtime: [136, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

export const END = Buffer.alloc(2 * BLOCK);

export class TarError extends Error {
  override readonly name = 'TarError';
}

export interface TarEntry {
  name: string;
  content: Buffer;
}

/** Returns what goes before and after a file's content. */
export function framed(name: string, size: number): [before: Buffer, after: Buffer] {
  const header = Buffer.alloc(BLOCK);
  const put = (field: keyof typeof FIELDS, text: string): void => void header.write(text, FIELDS[field][0], 'latin1');
  const cut = name.length > FIELDS.name[1] ? name.lastIndexOf('/', FIELDS.prefix[1]) : -1;
  if (name.length - cut - 1 > FIELDS.name[1]) throw new TarError(`The name ${name} is too long.`);
  if (cut > 0) put('prefix', name.slice(0, cut));
  put('name', name.slice(cut + 1));
  put('mode', '0000600');
  put('size', size.toString(8).padStart(11, '0'));
  put('mtime', '0'.repeat(11));
  put('type', '0');
  put('magic', 'ustar\u000000');
  put('sum', sumOf(header).toString(8).padStart(6, '0'));
  return [header, Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)];
}

/** The sum of a header's bytes, with spaces in the place of the sum itself. */
function sumOf(header: Buffer): number {
  const [at, length] = FIELDS.sum;
  return header.reduce((sum, byte, index) => sum + (index >= at && index < at + length ? 32 : byte), 0);
}

/** Reads the files of an archive one by one. Throws a TarError when it ends too early or is none. */
export async function* entriesIn(chunks: AsyncIterable<Buffer>, largest: number): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(chunks);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const text = (field: keyof typeof FIELDS): string => {
      const [at, length] = FIELDS[field];
      return header.toString('latin1', at, at + length).replace(/\0[\s\S]*$/, '');
    };
    if (Number.parseInt(text('sum'), 8) !== sumOf(header)) throw new TarError('invalid tar header');
    const [size, prefix] = [Number.parseInt(text('size'), 8) || 0, text('prefix')];
    const name = prefix === '' ? text('name') : `${prefix}/${text('name')}`;
    if (size > largest) throw new TarError(`the entry ${name} is too large`);
    const content = await bytes.take(size);
    await bytes.take((BLOCK - (size % BLOCK)) % BLOCK);
    yield { name, content };
  }
  await bytes.rest();
}

class Bytes {
  readonly #from: AsyncIterator<Buffer>;
  #waiting: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#from = chunks[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const taken = [this.#waiting];
    let size = this.#waiting.length;
    while (size < count) {
      const { value, done } = await this.#from.next();
      if (done === true) throw new TarError('unexpected end');
      taken.push(value);
      size += value.length;
    }
    const all = taken.length === 1 ? this.#waiting : Buffer.concat(taken);
    this.#waiting = all.subarray(count);
    return all.subarray(0, count);
  }

  /** Reads on to the end, where a compressed file has its own sum. */
  async rest(): Promise<void> {
    while ((await this.#from.next()).done !== true);
  }
}
