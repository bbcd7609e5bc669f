/** Deletes the first entries of a Map or Set, which were added before the others, until at most `most` are left. */
export function dropOldest<K>(
  kept: { size: number; keys: () => Iterator<K>; delete: (key: K) => boolean },
  most: number,
): void {
  for (let oldest = kept.keys().next(); kept.size > most && !oldest.done; oldest = kept.keys().next()) {
    kept.delete(oldest.value);
  }
}
