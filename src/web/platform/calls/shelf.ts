/** The database of this device's cache. It keeps an old name, because a new name would lose the cached values. */
export const SHELF = 'wildin-shelf';
export const STORE = 'kept';
/** The names of cached reads begin so; they are addresses. */
export const READS = 'api/';
/** An older read is not shown: a week. */
export const READ_MS = 604_800_000;

/** One cached value of one person. */
export interface ShelfEntry {
  /** The person and the name, with a space between them. */
  key: string;
  value: unknown;
  /** When the value was stored, by this device's clock. */
  at?: number;
}

/** One cached read of an earlier visit. */
export interface KeptRead {
  /** The segments of its address, joined by slashes. */
  name: string;
  value: unknown;
  /** When it was stored, by this device's clock. */
  at: number;
}

let found: { person: string; reads: KeptRead[] } | undefined;

/**
 * Hands over what this device kept of a person's earlier visit. The first script calls it, so that this file comes with
 * that script and not with the code that takes the reads as it loads.
 */
export function putShelf(shelf: typeof found): void {
  found = shelf;
}

/** Returns the cached reads once; none if they are another person's. */
export function takeShelf(person: string | null): KeptRead[] {
  const reads = found?.person === person ? found.reads : [];
  found = undefined;
  return reads;
}
