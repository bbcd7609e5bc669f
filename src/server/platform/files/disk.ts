import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { absent } from '#server/platform/errors.ts';
import { writeWhole } from './whole-file.ts';
import type { Store } from './store.ts';

/** Stores files in `DATA_DIR/media`, in folders named after the first two characters of the file's name. */
export const diskStore = (dataDir: string): Store => storeAt((name) => join(dataDir, 'media', name.slice(0, 2), name));

/** Stores files in one folder. */
export const folderStore = (folder: string): Store => storeAt((name) => join(folder, name));

function storeAt(pathOf: (name: string) => string): Store {
  const place = async (name: string): Promise<string> => {
    const path = pathOf(name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return path;
  };
  return {
    put: async (name, bytes) => writeWhole(await place(name), bytes),
    putFile: async (name, path) => rename(path, await place(name)),
    get: (name) => readFile(pathOf(name)).catch(absent),
    open: async (name) => (await open(pathOf(name)).catch(absent))?.createReadStream(),
    has: async (name) =>
      access(pathOf(name)).then(
        () => true,
        (error: unknown) => absent(error) ?? false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
