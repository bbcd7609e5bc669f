import { AppError } from '#server/platform/errors.ts';

/** The most pictures that wait or are processed; each waits on the disk or in memory. */
const MOST_WAITING = 20;
const RETRY_SECONDS = 5;

/** Runs one task at a time: a decoded picture takes some 50 MB, and two in parallel are slower than in turn. */
export class Pipeline {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Throws `pictures_busy` when too many pictures wait. */
  refuseIfFull(): void {
    if (this.#waiting >= MOST_WAITING) throw new AppError('pictures_busy', { retryAfterSeconds: RETRY_SECONDS });
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuseIfFull();
    this.#waiting += 1;
    const mine = this.#last.then(work);
    // The caller gets this task's error; the next task starts in any case.
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }
}
