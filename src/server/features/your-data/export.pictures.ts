import type { Deps } from '#server/platform/deps.ts';
import type { ArchiveFile } from './archive.ts';

/** The pictures and voice notes of a person, as large as they are kept; `data/upload.json` says when each came. */
export async function picturesOf(media: Deps['media'], userId: number): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for await (const { name, read } of media.filesOf(userId)) {
    files.push({
      name,
      pieces: async function* () {
        const file = await read();
        // It may have been deleted since the list was made.
        if (file !== undefined) yield file;
      },
    });
  }
  return files;
}
