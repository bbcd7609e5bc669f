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
 * a folder of `DATA_DIR`.
 */
export function createPrivateStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, folder: string): Store {
  return s3 === undefined ? folderStore(join(dataDir, folder)) : s3Store(s3);
}
