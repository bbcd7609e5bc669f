import type { Encoder } from './encoder.ts';

/**
 * What a file `x.reader.ts` exports as `read`: the reading of a person's words for their meaning. Input and answer can
 * be copied to another thread. The encoder is the only thing that a reader may wait for.
 */
export type ReaderFunction = (input: never, encoder: Encoder) => unknown;

/** The module of a reader. */
export interface ReaderModule {
  read: ReaderFunction;
  /** Inputs that the thread reads once before a person's, because the first use of the patterns is slow. */
  samples: readonly unknown[];
}

/** The thread on which people's words are read. */
export interface Reading {
  /**
   * Reads the input with the reader at `file`. Returns undefined if the reading took too long, if too many wait, or if
   * the thread is out of order; the caller then gives its plain answer.
   */
  ask: <R extends ReaderFunction>(file: URL, input: Parameters<R>[0]) => Promise<Awaited<ReturnType<R>> | undefined>;
  stop: () => Promise<void>;
}

/** To the thread. Every message but `load` is one turn of its work. */
export type ToThread =
  | { kind: 'load'; file: string }
  | { kind: 'read'; id: number; file: string; input: unknown }
  | { kind: 'encoded'; id: number; vectors: Float32Array[] | undefined };

/** From the thread. `over` ends a turn and tells how many milliseconds of the processor the thread has used in all. */
export type FromThread =
  | { kind: 'loaded'; workedMs: number }
  | { kind: 'broken'; reason: string }
  | { kind: 'encode'; id: number; texts: readonly string[] }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'over'; workedMs: number };
