import type { Readable } from 'node:stream';

/** A store of files by name. A name is written once and never changed. */
export interface Store {
  /** Resolves when the file is complete and durable. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Stores a file of this machine, which may be large. Afterwards it is no longer at `path`. */
  putFile: (name: string, path: string) => Promise<void>;
  /** Returns a file; undefined when there is none. */
  get: (name: string) => Promise<Buffer | undefined>;
  /** Opens a file that may be large; undefined when there is none. */
  open: (name: string) => Promise<Readable | undefined>;
  has: (name: string) => Promise<boolean>;
  /** Deletes a file; it may be missing. */
  remove: (name: string) => Promise<void>;
}
