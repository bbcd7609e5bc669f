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
