import type { ReaderModule, Reading } from '#server/platform/reading/reading.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';

/** Reads on the caller's own thread, without a budget. What crosses to another thread is copied here too. */
export const readingHere = (encoder: Encoder): Reading => ({
  ask: async (file, input) => {
    const { read } = (await import(file.href)) as ReaderModule;
    return structuredClone(await read(structuredClone(input), encoder)) as never;
  },
  stop: async () => {},
});
