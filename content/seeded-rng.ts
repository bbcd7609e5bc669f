/**
 * Mulberry32: small, fast, and the same numbers in [0, 1) for the same seed everywhere. A text seed is hashed (FNV-1a).
 * Results stay with a person permanently (their companion, their contour lines), so the algorithm never changes.
 */
export function seededRng(seed: number | string): () => number {
  let state = typeof seed === 'number' ? seed | 0 : hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws a seed, so that what has its own random choices on another thread follows from the caller's. */
export const seedFrom = (rng: () => number): number => Math.floor(rng() * 4_294_967_296);

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
