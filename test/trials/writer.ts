import { setTimeout as pause } from 'node:timers/promises';

/** A word for each digit. */
const BIRDS = ['wren', 'robin', 'finch', 'heron', 'stork', 'eagle', 'egret', 'raven', 'crane', 'swift'];
/** How long a writer goes on with its last write. */
const PATIENCE_MS = 20_000;

/** A member who writes one kind of thing again and again, each until a server acknowledges it. */
export class Writer {
  readonly acknowledged: string[] = [];
  /** When the latest acknowledged write began, and when it was acknowledged. */
  latest = { began: 0, at: 0 };
  /** The longest time between two acknowledgements since `forget`, in milliseconds. */
  longest = 0;
  /** What kept tries since `forget` from being acknowledged. */
  refusals: unknown[] = [];
  #stoppedAt = Infinity;
  #writing: Promise<void> = Promise.resolve();

  /** `write` throws what keeps it from being acknowledged. */
  start(write: (name: string) => Promise<unknown>): this {
    this.#writing = (async () => {
      for (let count = 0; Date.now() < this.#stoppedAt; count += 1) {
        // Birds, because a first message may have no number, and letters at random may be a word that hurts.
        const name = `thing ${[...String(count)].map((digit) => BIRDS[Number(digit)]).join(' ')}`;
        for (let isWritten = false; !isWritten; await pause(isWritten ? 40 : 100)) {
          const began = Date.now();
          try {
            await write(name);
            this.acknowledged.push(name);
            this.#acknowledge(began);
            isWritten = true;
          } catch (error) {
            this.refusals.push(error);
            if (Date.now() > this.#stoppedAt + PATIENCE_MS) throw error;
          }
        }
      }
    })();
    return this;
  }

  /** Forgets what was measured and refused so far. */
  forget(): void {
    this.longest = 0;
    this.refusals = [];
  }

  async stop(): Promise<void> {
    this.#stoppedAt = Date.now();
    await this.#writing;
  }

  #acknowledge(began: number): void {
    const at = Date.now();
    if (this.latest.at > 0) this.longest = Math.max(this.longest, at - this.latest.at);
    this.latest = { began, at };
  }
}
