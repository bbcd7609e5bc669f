import { parentPort } from 'node:worker_threads';
import type { Encoder } from './encoder.ts';
import { workedMs } from '#server/platform/operations/turns.ts';
import type { FromThread, ReaderModule, ToThread } from './reading.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: FromThread): void => parentPort?.postMessage(message);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readers = new Map<string, ReaderModule>();
const encoding = new Map<number, (vectors: Float32Array[] | undefined) => void>();
let asked = 0;
let isLoading = false;

/** Asks the encoder of the process, which is on a thread of its own. */
const encoder: Encoder = {
  encode: (texts) =>
    new Promise((resolve) => {
      asked += 1;
      encoding.set(asked, resolve);
      tell({ kind: 'encode', id: asked, texts });
    }),
  state: () => 'ready',
  stop: async () => {},
};

/** How often the samples of a reader are read. V8 compiles a pattern at its first use, and anew at its second. */
const ROUNDS = 2;

async function load(file: string): Promise<void> {
  isLoading = true;
  try {
    const reader = (await import(file)) as ReaderModule;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const sample of reader.samples) await reader.read(sample as never, encoder);
    }
    readers.set(file, reader);
    tell({ kind: 'loaded', workedMs: workedMs() });
  } catch (error) {
    tell({ kind: 'broken', reason: reasonOf(error) });
  } finally {
    isLoading = false;
  }
}

async function read(id: number, file: string, input: unknown): Promise<void> {
  try {
    tell({ kind: 'answer', id, answer: await readers.get(file)?.read(input as never, encoder) });
  } catch (error) {
    tell({ kind: 'failed', id, reason: reasonOf(error) });
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'load') {
    void load(message.file);
    return;
  }
  // While a reader loads, vectors are a part of that, which ends with `loaded`.
  const isTurn = !isLoading;
  if (message.kind === 'read') void read(message.id, message.file, message.input);
  else {
    encoding.get(message.id)?.(message.vectors);
    encoding.delete(message.id);
  }
  // A reader waits for nothing but the encoder, so by then this turn of its work is done.
  if (isTurn) setImmediate(() => tell({ kind: 'over', workedMs: workedMs() }));
});
