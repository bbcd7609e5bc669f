import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Encoder } from './encoder.ts';
import type { FromThread, ReaderFunction, Reading, ToThread } from './reading.ts';

/** The milliseconds of the processor that a text may take. The longest texts of the contract take a third of it. */
const BUDGET_MS = 100;
/** The shortest wait between two looks at the thread's time. */
const LOOK_MS = 10;
/** How many texts may wait. At ten milliseconds each, the last one waits for two seconds. */
const MOST_WAITING = 200;
/** How many texts the thread has begun, because they wait for the encoder. */
const MOST_BEGUN = 16;
/** A text that was on the thread when another one stopped it is asked again, up to this many times in all. */
const MOST_TRIES = 2;
/** After this many ends of the thread in a row without an answer, it rests. */
const MOST_ENDS = 3;
const REST_MS = MINUTE_MS;
/** Limits the thread's heap, which holds the readers, their patterns and the parser. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

const WORKER = new URL('reading.worker.ts', import.meta.url);

/** Why a text has a plain answer. */
export type Plainness = 'slow' | 'crowded' | 'down';

interface ReadingThreadOptions {
  encoder: Encoder;
  log: Pick<Logger, 'warn'>;
  /** Counts the texts that have a plain answer. */
  onPlain?: (why: Plainness) => void;
  budgetMs?: number;
}

interface Job {
  id: number;
  file: string;
  input: unknown;
  tries: number;
  workedMs: number;
  answer: (answer: unknown) => void;
}

/** What the thread does: a turn of a job's work, or the loading of a reader, whose time is nobody's. */
type ThreadTurn = { job: Job; timer: NodeJS.Timeout } | { file: string };

/**
 * Creates the thread on which people's words are read, so that no text keeps the event loop. It starts with the first
 * text. It does one thing at a time; while a text waits for the encoder, others are read. A text that used up its
 * budget of processor time ends the thread, and the next text starts a new one.
 */
export function createReadingThread(given: ReadingThreadOptions): Reading {
  const thread = new ReadingThread(given);
  return { ask: (file, input) => thread.ask(file, input), stop: () => thread.stop() };
}

class ReadingThread {
  readonly #encoder: Encoder;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #onPlain: (why: Plainness) => void;
  readonly #budgetMs: number;
  readonly #loaded = new Set<string>();
  readonly #broken = new Set<string>();
  /** Jobs that the thread has begun, by id. */
  readonly #begun = new Map<number, Job>();
  /** Vectors for begun jobs. */
  #encoded: { job: Job; message: ToThread }[] = [];
  #waiting: Job[] = [];
  #worker: Worker | undefined;
  #turn: ThreadTurn | undefined;
  /** The processor time of the thread at the end of its last turn. */
  #workedMs = 0;
  #last = 0;
  #ends = 0;
  #restsUntil = 0;
  #isStopped = false;

  constructor({ encoder, log, onPlain = () => {}, budgetMs = BUDGET_MS }: ReadingThreadOptions) {
    this.#encoder = encoder;
    this.#log = log;
    this.#onPlain = onPlain;
    this.#budgetMs = budgetMs;
  }

  ask<R extends ReaderFunction>(file: URL, input: Parameters<R>[0]): Promise<Awaited<ReturnType<R>> | undefined> {
    return new Promise((resolve) => {
      this.#last += 1;
      const answer = (one: unknown): void => resolve(one as Awaited<ReturnType<R>> | undefined);
      const job = { id: this.#last, file: file.href, input, tries: 0, workedMs: 0, answer };
      if (this.#isStopped || this.#broken.has(job.file) || performance.now() < this.#restsUntil) {
        return this.#plainly(job, 'down');
      }
      if (this.#waiting.length >= MOST_WAITING) return this.#plainly(job, 'crowded');
      this.#waiting.push(job);
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const running = this.#worker;
    this.#forget();
    for (const job of [...this.#begun.values(), ...this.#waiting]) job.answer(undefined);
    this.#begun.clear();
    this.#waiting = [];
    await running?.terminate();
  }

  #plainly(job: Job, why: Plainness): void {
    this.#onPlain(why);
    job.answer(undefined);
  }

  /** Gives the thread its next turn, if it has none. */
  #next(): void {
    if (this.#turn !== undefined) return;
    const ready = this.#encoded.shift();
    if (ready !== undefined) return this.#run(ready.job, ready.message);
    const [job] = this.#waiting;
    if (job === undefined || this.#begun.size >= MOST_BEGUN) return;
    if (!this.#loaded.has(job.file)) {
      this.#turn = { file: job.file };
      return this.#post({ kind: 'load', file: job.file });
    }
    this.#waiting.shift();
    job.tries += 1;
    this.#begun.set(job.id, job);
    this.#run(job, { kind: 'read', id: job.id, file: job.file, input: job.input });
  }

  #run(job: Job, message: ToThread): void {
    this.#turn = { job, timer: this.#lookAfter(this.#budgetMs - job.workedMs) };
    this.#post(message);
  }

  #post(message: ToThread): void {
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#started().postMessage(message);
    } catch (error) {
      this.#end('down', error instanceof Error ? error.message : String(error));
    }
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(WORKER, { resourceLimits: LIMITS });
    this.#worker = worker;
    this.#workedMs = 0;
    // The thread does not keep the process alive.
    worker.unref();
    const current = (does: () => void): void => (this.#worker === worker ? does() : undefined);
    worker.on('message', (message: FromThread) => current(() => this.#hear(message)));
    worker.on('error', (error) => current(() => this.#end('down', error.message)));
    worker.on('exit', (code) => current(() => this.#end('down', `exit ${code}`)));
    return worker;
  }

  #hear(message: FromThread): void {
    const turn = this.#turn;
    if (message.kind === 'encode') return void this.#encode(message.id, message.texts, turn);
    if (message.kind === 'answer' || message.kind === 'failed') return this.#answer(message);
    if (turn === undefined) return;
    if (message.kind === 'broken') {
      if ('file' in turn) this.#break(turn.file, message.reason);
    } else if ('file' in turn) {
      this.#loaded.add(turn.file);
      this.#workedMs = message.workedMs;
    } else {
      clearTimeout(turn.timer);
      turn.job.workedMs += message.workedMs - this.#workedMs;
      this.#workedMs = message.workedMs;
    }
    this.#turn = undefined;
    this.#next();
  }

  #answer(message: Extract<FromThread, { id: number; kind: 'answer' | 'failed' }>): void {
    const job = this.#begun.get(message.id);
    if (job === undefined) return;
    this.#begun.delete(message.id);
    this.#ends = 0;
    if (message.kind === 'answer') return job.answer(message.answer);
    this.#log.warn({ reason: message.reason, reader: nameOf(job.file) }, 'a text could not be read');
    this.#plainly(job, 'down');
  }

  async #encode(id: number, texts: readonly string[], turn: ThreadTurn | undefined): Promise<void> {
    const worker = this.#worker;
    const vectors = await this.#encoder.encode(texts).catch(() => undefined);
    if (turn === undefined || this.#worker !== worker) return;
    const message = { kind: 'encoded', id, vectors } as const;
    if ('file' in turn) return this.#post(message);
    this.#encoded.push({ job: turn.job, message });
    this.#next();
  }

  #lookAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => void this.#look(), Math.max(LOOK_MS, ms)).unref();
  }

  /** Ends the thread if the job of its turn has used up its budget. The time that passes on a busy machine counts not. */
  async #look(): Promise<void> {
    const [turn, worker] = [this.#turn, this.#worker];
    const usage = await worker?.cpuUsage().catch(() => undefined);
    if (turn === undefined || 'file' in turn || turn !== this.#turn || worker !== this.#worker) return;
    if (usage === undefined) return;
    const usedMs = turn.job.workedMs + (usage.user + usage.system) / 1000 - this.#workedMs;
    if (usedMs < this.#budgetMs) turn.timer = this.#lookAfter(this.#budgetMs - usedMs);
    else this.#end('slow', `${Math.round(usedMs)} ms`);
  }

  /** Ends the thread. The text of its turn has a plain answer, the others that it had begun are asked again. */
  #end(why: Plainness, reason: string): void {
    const [turn, worker] = [this.#turn, this.#worker];
    const guilty = turn !== undefined && 'job' in turn ? turn.job : undefined;
    const file = guilty?.file ?? (turn !== undefined && 'file' in turn ? turn.file : '');
    this.#log.warn({ reason, reader: nameOf(file) }, 'the thread that reads words was ended');
    this.#forget();
    void worker?.terminate();
    const begun = [...this.#begun.values()];
    this.#begun.clear();
    const again = begun.filter((job) => job !== guilty && job.tries < MOST_TRIES);
    this.#waiting.unshift(...again);
    for (const job of begun) if (!again.includes(job)) this.#plainly(job, job === guilty ? why : 'down');
    if (why === 'down') this.#ends += 1;
    if (this.#ends >= MOST_ENDS) {
      this.#ends = 0;
      this.#restsUntil = performance.now() + REST_MS;
      for (const job of this.#waiting.splice(0)) this.#plainly(job, 'down');
    }
    this.#next();
  }

  #break(file: string, reason: string): void {
    this.#log.warn({ reason, reader: nameOf(file) }, 'a reader could not be loaded');
    this.#broken.add(file);
    const theirs = this.#waiting.filter((job) => job.file === file);
    this.#waiting = this.#waiting.filter((job) => job.file !== file);
    for (const job of theirs) this.#plainly(job, 'down');
  }

  /** Forgets the worker and what it had. */
  #forget(): void {
    if (this.#turn !== undefined && 'job' in this.#turn) clearTimeout(this.#turn.timer);
    this.#turn = undefined;
    this.#worker = undefined;
    this.#encoded = [];
    this.#loaded.clear();
  }
}

/** Returns the name of a reader's file, for the log. */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
