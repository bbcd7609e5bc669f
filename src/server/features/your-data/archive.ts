import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of the archive, written piece by piece. */
export interface ArchiveFile {
  name: string;
  pieces: () => AsyncIterable<Uint8Array>;
}

/**
 * Writes a ZIP that no other user of the machine may read. A piece is read only when the piece before is on its way to
 * the disk, so memory does not grow with the archive. Returns the archive's size in bytes.
 */
export async function writeArchive(
  path: string,
  files: readonly ArchiveFile[],
  onFile: (done: number) => Promise<void>,
): Promise<number> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const failed = once(zip, 'error').then(([error]) => Promise.reject(error as Error));
  // The race below handles the failure; without this line, a failure after the race would end the process.
  failed.catch(() => undefined);
  const open = async ({ pieces }: ArchiveFile, index: number): Promise<Readable> => {
    await onFile(index);
    const source = Readable.from(pieces(), { highWaterMark: 1 });
    source.once('error', (error) => zip.emit('error', error));
    return source;
  };
  for (const [index, file] of files.entries()) {
    zip.addReadStreamLazy(file.name, (give) => {
      open(file, index).then(
        (source) => give(null, source),
        (error: unknown) => zip.emit('error', error),
      );
    });
  }
  zip.end();
  await Promise.race([pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 })), failed]);
  return (await stat(path)).size;
}
