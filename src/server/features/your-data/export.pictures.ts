import type { Deps } from '#server/platform/deps.ts';
import type { ArchiveFile } from './archive.ts';

/** Returns a person's pictures and voice notes, at their stored size; `data/upload.json` has the time of each. */
export async function picturesOf(media: Deps['media'], userId: number): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for await (const { name, read } of media.filesOf(userId)) {
    files.push({
      name,
      pieces: async function* () {
        const file = await read();
        // The file may have been deleted since the list was made.
        if (file !== undefined) yield file;
      },
    });
  }
  return files;
}
