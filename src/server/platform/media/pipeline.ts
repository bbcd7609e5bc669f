import { AppError } from '#server/platform/errors.ts';

/** How many pictures may wait; each waits on the disk. */
const MOST_WAITING = 20;
const RETRY_SECONDS = 5;

/** Does one piece of work at a time: a decoded picture takes some 50 MB, and two at once are slower than one after the other. */
export class Pipeline {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Throws `pictures_busy` when too many wait. */
  refuseIfFull(): void {
    if (this.#waiting >= MOST_WAITING) throw new AppError('pictures_busy', { retryAfterSeconds: RETRY_SECONDS });
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuseIfFull();
    this.#waiting += 1;
    const mine = this.#last.then(work);
    // The caller of this one gets its error; the next one begins all the same.
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }
}
