import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { diskStore, folderStore } from './disk.ts';
import { s3Store } from './s3.ts';
import type { Store } from './store.ts';

/** Returns the store that the environment configures: an S3-compatible one, or the disk. */
export function createStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Store {
  return s3 === undefined ? diskStore(dataDir) : s3Store(s3);
}

/**
 * Returns the store of files that no member's page shows: the same bucket, so that every server of a place has them, or
 * a folder of `DATA_DIR`. With a bucket, files that the folder still has are found and removed as well.
 */
export function createPrivateStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, folder: string): Store {
  const onDisk = folderStore(join(dataDir, folder));
  return s3 === undefined ? onDisk : withEarlier(s3Store(s3), onDisk);
}

/** Returns a store that writes to `store`, and knows the files of an earlier one. */
function withEarlier(store: Store, earlier: Store): Store {
  return {
    ...store,
    get: async (name) => (await store.get(name)) ?? earlier.get(name),
    open: async (name) => (await store.open(name)) ?? earlier.open(name),
    has: async (name) => (await store.has(name)) || earlier.has(name),
    remove: async (name) => {
      await store.remove(name);
      await earlier.remove(name);
    },
  };
}
