import type { Config } from '#server/config.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import type { Store } from './store.ts';

/** Returns the store that the environment configures: an S3-compatible one, or the disk. */
export function createStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Store {
  return s3 === undefined ? diskStore(dataDir) : s3Store(s3);
}
