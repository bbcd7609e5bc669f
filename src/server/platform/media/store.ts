import type { Config } from '#server/config.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';

/** A store of files by name. A name is written once and never changed. */
export interface Store {
  /** Resolves when the file is complete and durable. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Returns a file; undefined when there is none. */
  get: (name: string) => Promise<Buffer | undefined>;
  has: (name: string) => Promise<boolean>;
  /** Deletes a file; it may be missing. */
  remove: (name: string) => Promise<void>;
}

/** Returns the store that the environment configures: an S3-compatible one, or the disk. */
export function createStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Store {
  return s3 === undefined ? diskStore(dataDir) : s3Store(s3);
}
