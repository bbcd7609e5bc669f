import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { entryLine } from './archive.write.ts';
import { damaged } from './fill.ts';
import { fileEntry, FORMAT, head, KeepingError, manifest, partEntry, type Head, type Manifest } from './format.ts';
import { isSame, RowSum, summed } from './rows.ts';
import { entriesIn, TarError, type TarEntry } from './tar.ts';
import { codeOf } from '#server/platform/errors.ts';

/** No entry is as large: parts are of a megabyte, and no upload has more than 25. */
const LARGEST = 512 << 20;

/** What becomes of the entries of an archive, in the order in which they come. */
export interface Taking {
  /** Returns before anything else comes. */
  head?: (head: Head) => Promise<void>;
  table: (name: string, parts: AsyncIterable<Buffer>) => Promise<void>;
  /** A file of media or evidence, as `media/NAME` or `sealed/NAME`. */
  file: (name: string, content: Buffer) => Promise<void>;
  secrets?: (sealed: Buffer) => Promise<void>;
}

/** Reads the first entry of an archive only. */
export async function readHead(path: string): Promise<Head> {
  for await (const { name, content } of entriesOf(path)) return headOf(name, content);
  throw damaged('it is empty');
}

/**
 * Reads a whole archive and throws a KeepingError when a byte of it is not as it was written. `taking` gets the entries
 * before the end is known, so it must be able to take back what it did.
 */
export async function readArchive(path: string, taking: Taking): Promise<{ head: Head; manifest: Manifest }> {
  const entries = new Entries(entriesOf(path));
  const first = await entries.take();
  if (first === undefined) throw damaged('it is empty');
  const read = headOf(first.name, first.content);
  await taking.head?.(read);
  const totals: Manifest['tables'] = {};
  const files = { count: 0, bytes: 0 };
  for (;;) {
    const entry = await entries.peek();
    if (entry === undefined) throw damaged('its end is missing');
    const table = partEntry.exec(entry.name)?.[1];
    if (entry.name === 'manifest.json') break;
    if (table !== undefined) {
      if (totals[table] !== undefined) throw damaged(`the table ${table} comes twice`);
      const sum = new RowSum();
      await taking.table(table, summed(entries.partsOf(table), sum));
      totals[table] = sum.total();
      continue;
    }
    const { name, content } = (await entries.take()) ?? entry;
    if (name === 'secrets.json') await taking.secrets?.(content);
    else if (fileEntry.test(name)) {
      files.count += 1;
      files.bytes += content.length;
      await taking.file(name, content);
    } else throw damaged(`it has an entry ${JSON.stringify(name.slice(0, 80))}`);
  }
  const whole = entries.sum();
  const last = await entries.take();
  const told = manifest.safeParse(parsed(last?.content));
  if (!told.success) throw damaged('its manifest cannot be read');
  const { tables, entries: all } = told.data;
  if (all.count !== whole.count || all.sha256 !== whole.sha256)
    throw damaged('its content is not what its manifest says');
  if (told.data.files.count !== files.count) throw damaged('it has not the files that its manifest names');
  const empty = new RowSum().total();
  for (const { name } of read.tables) {
    const wanted = tables[name];
    if (wanted === undefined || !isSame(totals[name] ?? empty, wanted)) throw damaged(`its table ${name} is not whole`);
  }
  if ((await entries.take()) !== undefined) throw damaged('something comes after its end');
  return { head: read, manifest: told.data };
}

/** Takes nothing: for a trial reading. */
export const nothing: Taking = {
  table: async (_name, parts) => {
    for await (const part of parts) void part;
  },
  file: async () => undefined,
};

class Entries {
  readonly #from: AsyncIterator<TarEntry>;
  readonly #hash = createHash('sha256');
  #next: TarEntry | undefined;
  #count = 0;

  constructor(from: AsyncIterable<TarEntry>) {
    this.#from = from[Symbol.asyncIterator]();
  }

  async peek(): Promise<TarEntry | undefined> {
    if (this.#next === undefined) {
      const { value, done } = await this.#from.next();
      this.#next = done === true ? undefined : value;
    }
    return this.#next;
  }

  async take(): Promise<TarEntry | undefined> {
    const entry = await this.peek();
    this.#next = undefined;
    if (entry === undefined) return undefined;
    if (entry.name !== 'manifest.json') {
      this.#hash.update(entryLine(entry.name, entry.content));
      this.#count += 1;
    }
    return entry;
  }

  async *partsOf(table: string): AsyncGenerator<Buffer> {
    for (;;) {
      const entry = await this.peek();
      if (entry === undefined || partEntry.exec(entry.name)?.[1] !== table) return;
      await this.take();
      yield entry.content;
    }
  }

  /** Returns the number and the hash of the entries that were taken. */
  sum(): Manifest['entries'] {
    return { count: this.#count, sha256: this.#hash.copy().digest('hex') };
  }
}

async function* entriesOf(path: string): AsyncGenerator<TarEntry> {
  const bytes = createGunzip();
  pipeline(createReadStream(path), bytes, () => undefined);
  try {
    yield* entriesIn(bytes, LARGEST);
  } catch (error) {
    throw explained(error, path);
  } finally {
    bytes.destroy();
  }
}

function explained(error: unknown, path: string): unknown {
  if (error instanceof KeepingError) return error;
  const code = codeOf(error);
  if (code === 'ENOENT') return new KeepingError(`There is no file ${path}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new KeepingError(`${path} cannot be read as a file (${code}).`);
  if (code === 'Z_DATA_ERROR' && /incorrect header check/.test(String(error))) {
    return new KeepingError(`${path} is not a backup of Wildin.`);
  }
  if (code === 'Z_BUF_ERROR' || /unexpected end|ended prematurely/i.test(String(error))) {
    return damaged('its end is missing, as of a copy that was broken off');
  }
  if (code.startsWith('Z_') || error instanceof TarError) return damaged('its bytes have changed');
  return error;
}

function headOf(name: string, content: Buffer): Head {
  const isRaw = name === './PG_VERSION' || /^(?:\.?\/)?(?:PG_VERSION|base|global|pg_)/.test(name);
  if (isRaw) {
    throw new KeepingError(
      'This is a raw copy of an embedded database, as an earlier Wildin made every hour. Stop the server, put what is in it in the place of DATA_DIR/pglite, and start again.',
    );
  }
  if (name !== 'head.json') throw new KeepingError('This is an archive, but no backup of Wildin.');
  const value = parsed(content);
  const isNewer = typeof value === 'object' && value !== null && 'format' in value && Number(value.format) > FORMAT;
  if (isNewer)
    throw new KeepingError('This backup comes from a newer Wildin. Bring the program up to date and try again.');
  const told = head.safeParse(value);
  if (!told.success) throw damaged('its first page cannot be read');
  return told.data;
}

function parsed(content: Buffer | undefined): unknown {
  try {
    return JSON.parse(content?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
