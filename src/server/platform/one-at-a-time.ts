/** Runs the works of one key one after another, in this process. Works of other keys do not wait for them. */
export class OneAtATime {
  readonly #running = new Map<string, Promise<void>>();

  /** Returns what the work returns, and throws what it throws. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    while (this.#running.has(key)) await this.#running.get(key);
    const mine = work();
    const release = (): void => void this.#running.delete(key);
    this.#running.set(key, mine.then(release, release));
    return mine;
  }
}
