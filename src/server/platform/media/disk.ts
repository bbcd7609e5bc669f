import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { absent } from '#server/platform/errors.ts';
import { writeWhole } from '#server/platform/files/whole-file.ts';
import type { Store } from './store.ts';

/** Stores files in `DATA_DIR/media`, in folders named after the first two characters of the file's name. */
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
