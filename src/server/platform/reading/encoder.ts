import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { MINUTE_MS } from '#contract/durations.ts';
import { dropOldest } from '#server/platform/oldest.ts';

/** Computes vectors of sentences; vectors of similar meaning are near each other. */
export interface Encoder {
  /**
   * Returns one vector per text; undefined when the encoder cannot load, or cannot encode the texts. Logs the reason.
   */
  encode: (texts: readonly string[]) => Promise<Float32Array[] | undefined>;
  /** `idle` until the first vectors are computed. */
  state: () => 'idle' | 'ready' | 'unavailable';
  stop: () => Promise<void>;
}

export type EncoderRequest = { id: number; texts: readonly string[] };
export type EncoderResponse =
  | { id: number; vectors: Float32Array[] }
  | { id: number; failure: string }
  | { failure: string };

/** The number of texts whose vectors are cached. */
const KEPT = 2000;
/** The length to which texts are cut before they are encoded, in characters; a sentence is far shorter. */
const LONGEST = 400;

/** Limits the garbage of the thread's heap, which does not contain the weights. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/** An encoder that nobody asked for so long gives its memory back, about 100 MB. */
const IDLE_MS = 10 * MINUTE_MS;

const WORKER = new URL('encoder.worker.ts', import.meta.url);

interface EncoderOptions {
  log: Pick<Logger, 'warn'>;
  /** The worker's script; tests use a script that cannot load. */
  worker?: URL;
  idleMs?: number;
}

/**
 * Creates an encoder on its own worker thread, which serves the whole process. It starts with the first call, ends when
 * nobody has asked for some time, and starts again.
 */
export function createEncoder({ log, worker: script = WORKER, idleMs = IDLE_MS }: EncoderOptions): Encoder {
  const waiting = new Map<number, (vectors: Float32Array[] | undefined) => void>();
  const cache = new Map<string, Float32Array>();
  let worker: Worker | undefined;
  let hasFailed = false;
  let isReady = false;
  let last = 0;

  const fail = (reason: string): void => {
    if (hasFailed) return;
    hasFailed = true;
    log.warn({ reason }, 'the sentence encoder is unavailable; the safety recogniser works by words alone');
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
    void worker?.terminate();
  };

  const end = async (): Promise<void> => {
    const running = worker;
    worker = undefined;
    rest.giveUp();
    running?.removeAllListeners().on('error', () => undefined);
    await running?.terminate();
  };

  const rest = whenIdle(idleMs, () => waiting.size === 0 && void end());

  const started = (): Worker => {
    if (worker !== undefined) return worker;
    worker = new Worker(script, { resourceLimits: LIMITS });
    // The thread does not keep the process alive.
    worker.unref();
    worker.on('message', (response: EncoderResponse) => {
      if (!('id' in response)) return fail(response.failure);
      const answer = waiting.get(response.id);
      waiting.delete(response.id);
      if ('failure' in response) {
        log.warn({ reason: response.failure }, 'a text could not be encoded');
        return answer?.(undefined);
      }
      isReady = true;
      return answer?.(response.vectors);
    });
    worker.on('error', (error) => fail(error.message));
    worker.on('exit', (code) => fail(`exit ${code}`));
    return worker;
  };

  const ask = (texts: readonly string[]): Promise<Float32Array[] | undefined> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      rest.putOff();
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        started().postMessage({ id: last, texts } satisfies EncoderRequest);
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    });

  return {
    encode: async (given) => {
      const texts = given.map((text) => text.toLowerCase().slice(0, LONGEST));
      const missing = [...new Set(texts)].filter((text) => !cache.has(text));
      // Copies the cached vectors, because the cache may drop some before the missing vectors are computed.
      const known = new Map(texts.flatMap((text) => [[text, cache.get(text)] as const]));
      if (missing.length > 0) {
        const vectors = hasFailed ? undefined : await ask(missing);
        if (vectors === undefined) return undefined;
        for (const [index, text] of missing.entries()) known.set(text, vectors[index]);
      }
      for (const [text, vector] of known) if (vector !== undefined) keep(cache, text, vector);
      return texts.flatMap((text) => known.get(text) ?? []);
    },
    state: () => (hasFailed ? 'unavailable' : isReady ? 'ready' : 'idle'),
    stop: end,
  };
}

function keep(cache: Map<string, Float32Array>, text: string, vector: Float32Array): void {
  cache.delete(text);
  cache.set(text, vector);
  dropOldest(cache, KEPT);
}

/** Calls `end` each time that nobody has put it off for `ms`, until it is given up. */
function whenIdle(ms: number, end: () => void): { putOff: () => void; giveUp: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const giveUp = (): void => clearInterval(timer);
  const putOff = (): void => {
    giveUp();
    timer = setInterval(end, ms).unref();
  };
  return { putOff, giveUp };
}
