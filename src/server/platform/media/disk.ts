import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { absent } from '#server/platform/errors.ts';
import type { Store } from './store.ts';

/** Keeps files in `DATA_DIR/media`, in folders by the first two letters of their names. */
export function diskStore(dataDir: string): Store {
  const pathOf = (name: string): string => join(dataDir, 'media', name.slice(0, 2), name);
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeWhole(path, bytes);
    },
    get: (name) => readFile(pathOf(name)).catch(absent),
    has: async (name) =>
      access(pathOf(name)).then(
        () => true,
        (error: unknown) => absent(error) ?? false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Writes a file that survives a power cut and is never there in part. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  // The name too has to be on the disk, and it is in the folder.
  const folder = await open(dirname(path));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
