import type { Encoder } from '#server/platform/reading/encoder.ts';

/** An encoder that cannot load. */
export const wordsAlone: Encoder = { encode: async () => undefined, state: () => 'unavailable', stop: async () => {} };
