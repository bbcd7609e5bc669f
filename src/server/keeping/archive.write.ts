import { createHash, hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { KeepingError, type Head, type Manifest } from './format.ts';
import { END, framed } from './tar.ts';
import { codeOf } from '#server/platform/errors.ts';

/** Pictures are compressed already, and a higher level makes tables a sixth smaller in three times the time. */
const LEVEL = 1;
/** The most bytes that wait for the disk. */
const WAITING = 1 << 20;

/** Writes an archive entry by entry. It has another name until it is whole and on the disk. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #part: string;
  readonly #gzip = createGzip({ level: LEVEL, chunkSize: 1 << 16 });
  readonly #file: WriteStream;
  readonly #written: Promise<void>;
  readonly #entries = createHash('sha256');
  #count = 0;
  /** Fails the entry that is being written. Nothing else may wait for the file: it would hold all entries in memory. */
  #onEnd: ((error: unknown) => void) | undefined = undefined;

  constructor(path: string, signal?: AbortSignal) {
    this.#path = path;
    // Two backups to one file may not write into each other.
    this.#part = `${path}.${randomBytes(4).toString('hex')}.part`;
    this.#file = createWriteStream(this.#part, { mode: 0o600, highWaterMark: WAITING });
    this.#written = pipeline(this.#gzip, this.#file, { signal });
    this.#written.catch((error: unknown) => this.#onEnd?.(error));
  }

  async add(name: string, content: Buffer): Promise<void> {
    this.#entries.update(entryLine(name, content));
    this.#count += 1;
    await this.#put(name, content);
  }

  start(head: Head): Promise<void> {
    return this.add('head.json', Buffer.from(JSON.stringify(head)));
  }

  /** Writes the manifest and gives the file its name. */
  async finish(rest: Omit<Manifest, 'entries'>): Promise<Manifest> {
    const whole: Manifest = { ...rest, entries: { count: this.#count, sha256: this.#entries.digest('hex') } };
    await this.#put('manifest.json', Buffer.from(JSON.stringify(whole)));
    this.#gzip.end(END);
    await this.#written.catch(explain);
    await synced(this.#part);
    await rename(this.#part, this.#path);
    await synced(dirname(this.#path));
    return whole;
  }

  /** Removes what was written. */
  async abandon(): Promise<void> {
    this.#gzip.destroy();
    this.#file.destroy();
    await this.#written.catch(() => undefined);
    // A file that is still being opened would come into being after its removal.
    if (!this.#file.closed) await once(this.#file, 'close').catch(() => undefined);
    await rm(this.#part, { force: true });
  }

  async #put(name: string, content: Buffer): Promise<void> {
    const [before, after] = framed(name, content.length);
    try {
      for (const piece of [before, content, after]) {
        if (this.#gzip.write(piece)) continue;
        await new Promise<void>((resolve, reject) => {
          // A full disk ends the stream of the file, and then nobody takes the piece.
          this.#onEnd = reject;
          this.#gzip.once('drain', resolve);
          if (this.#gzip.destroyed) reject(new Error('The backup was broken off.'));
        });
      }
    } catch (error) {
      await this.#written.catch(explain);
      throw error;
    } finally {
      this.#onEnd = undefined;
    }
  }
}

/** What the manifest's hash is made of. */
export const entryLine = (name: string, content: Buffer): string =>
  `${name} ${content.length} ${hash('sha256', content)}\n`;

function explain(error: unknown): never {
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EFBIG' || codeOf(error) === 'EDQUOT') {
    throw new KeepingError('The disk is full. The unfinished backup was removed.', { cause: error });
  }
  throw error;
}

async function synced(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
