import { codeOf } from '#server/platform/errors.ts';
import type { Lane, TransactionStep } from './lanes.ts';

/** The most wishes in a batch. In a larger batch, the first wish would wait long for the last. */
const MAX_BATCH = 400;
/** The codes of a serialization failure, a deadlock and a unique violation. A retry sees the other writer's rows. */
const CONFLICTS = new Set(['40001', '40P01', '23505']);
const MAX_TRIES = 5;

/** One kind of writing, whose batches are transactions of the same statements. */
export interface WriteKind<Wish> {
  /** Returns a wish's key. A batch has one wish per key at most; the others wait for later batches and see its rows. */
  keyOf: (wish: Wish) => string;
  /** Returns the statements of a batch, and a function that gets the rows of each statement after the commit. */
  prepare: (wishes: Wish[]) => { steps: TransactionStep[]; tell: (rows: unknown[][]) => void };
  /** Handles a failed wish. PostgreSQL refused an `invalid` wish; an `internal` one may or may not be written. */
  fail: (wish: Wish, verdict: 'invalid' | 'internal') => void;
}

interface GroupCommitOptions {
  lanes: Lane[];
  onError: (error: unknown) => void;
}

/**
 * Group commit: wishes that arrive during a transaction are written together in the next one, so that many wishes share
 * one round trip and one fsync. A room always uses the same lane; lanes do not wait for each other.
 */
export class GroupCommit {
  readonly #turns: Turns[];
  readonly #onError: GroupCommitOptions['onError'];
  #isClosed = false;

  constructor({ lanes, onError }: GroupCommitOptions) {
    this.#turns = lanes.map((lane) => new Turns(lane));
    this.#onError = onError;
  }

  /** Returns the function that accepts wishes of one kind. Open a kind before its first wish. */
  open<Wish>(kind: WriteKind<Wish>): (roomId: string, wish: Wish) => void {
    const queues = this.#turns.map((turns) => turns.add((lane) => new Queue(lane, kind, this.#onError)));
    return (roomId, wish) => {
      const at = Number.parseInt(roomId.slice(-6), 16) % queues.length;
      const [queue, turns] = [queues[at], this.#turns[at]];
      if (queue === undefined || turns === undefined || this.#isClosed) {
        kind.fail(wish, 'internal');
        return;
      }
      queue.add(wish);
      turns.wake();
    };
  }

  /** Accepts no more wishes, and resolves when all accepted wishes are written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#turns.map((turns) => turns.close()));
  }
}

/** A lane with a queue for each kind of wishes. The queues take turns and write one batch each. */
class Turns {
  readonly #lane: Lane;
  readonly #queues: Pick<Queue<unknown>, 'isEmpty' | 'writeNext'>[] = [];
  #isRunning = false;
  #onIdle: (() => void) | undefined = undefined;

  constructor(lane: Lane) {
    this.#lane = lane;
  }

  add<Wish>(make: (lane: Lane) => Queue<Wish>): Queue<Wish> {
    const queue = make(this.#lane);
    this.#queues.push(queue);
    return queue;
  }

  wake(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Wishes that arrive in the same tick join the batch.
    setImmediate(() => void this.#run());
  }

  async close(): Promise<void> {
    if (this.#isRunning) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    await this.#lane.close();
  }

  /** Sends each batch before it gives out the results of the batch before, so that the database stays busy. */
  async #run(): Promise<void> {
    let tell: BatchTelling | undefined;
    for (;;) {
      const writing = this.#nextBusy()?.writeNext();
      if (writing === undefined && tell === undefined) break;
      tell?.();
      tell = await writing;
    }
    this.#isRunning = false;
    this.#onIdle?.();
  }

  /** Returns the first queue with wishes and moves it behind the others; undefined when all are empty. */
  #nextBusy(): Pick<Queue<unknown>, 'writeNext'> | undefined {
    const at = this.#queues.findIndex((queue) => !queue.isEmpty);
    const [busy] = at === -1 ? [] : this.#queues.splice(at, 1);
    if (busy !== undefined) this.#queues.push(busy);
    return busy;
  }
}

/** Gives the results to the wishes of a written batch. */
type BatchTelling = () => void;

class Queue<Wish> {
  readonly #lane: Lane;
  readonly #kind: WriteKind<Wish>;
  readonly #onError: GroupCommitOptions['onError'];
  #waiting: Wish[] = [];

  constructor(lane: Lane, kind: WriteKind<Wish>, onError: GroupCommitOptions['onError']) {
    this.#lane = lane;
    this.#kind = kind;
    this.#onError = onError;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  add(wish: Wish): void {
    this.#waiting.push(wish);
  }

  /** Writes the next batch and returns the function that gives out its results. */
  writeNext(): Promise<BatchTelling> {
    return this.#write(this.#nextBatch());
  }

  #nextBatch(): Wish[] {
    const batch: Wish[] = [];
    const later: Wish[] = [];
    const seen = new Set<string>();
    for (const wish of this.#waiting) {
      const key = this.#kind.keyOf(wish);
      if (batch.length >= MAX_BATCH || seen.has(key)) later.push(wish);
      else {
        seen.add(key);
        batch.push(wish);
      }
    }
    this.#waiting = later;
    return batch;
  }

  async #write(batch: Wish[]): Promise<BatchTelling> {
    const { steps, tell } = this.#kind.prepare(batch);
    let rows: unknown[][];
    try {
      rows = await this.#transact(steps);
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) {
        // One wish caused the error. When each wish is written alone, the others pass.
        for (const one of batch) (await this.#write([one]))();
        return () => undefined;
      }
      this.#onError(error);
      return () => {
        for (const one of batch) this.#kind.fail(one, isRefusal(error) ? 'invalid' : 'internal');
      };
    }
    return () => tell(rows);
  }

  async #transact(steps: TransactionStep[]): Promise<unknown[][]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#lane.transact(steps);
      } catch (error) {
        if (attempt >= MAX_TRIES || !CONFLICTS.has(codeOf(error))) throw error;
      }
    }
  }
}

/** Returns whether PostgreSQL refused the data (class 22, for example an invalid character). */
function isRefusal(error: unknown): boolean {
  return codeOf(error).startsWith('22');
}
