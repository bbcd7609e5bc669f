import { quantile } from '#bench/table.ts';

/** What happened in a stretch of time: the milliseconds by what was done, and the refusals and failures by code. */
export class Tally {
  readonly times = new Map<string, number[]>();
  readonly errors = new Map<string, number>();
  readonly #begun = performance.now();
  #ended: number | undefined;

  /** The number of things that were done well. */
  get done(): number {
    return [...this.times.values()].reduce((sum, { length }) => sum + length, 0);
  }

  get failed(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }

  get seconds(): number {
    return ((this.#ended ?? performance.now()) - this.#begun) / 1000;
  }

  end(): void {
    this.#ended = performance.now();
  }

  add(what: string, ms: number): void {
    const times = this.times.get(what);
    if (times === undefined) this.times.set(what, [ms]);
    else times.push(ms);
  }

  fail(what: string, code: string): void {
    const key = `${what}: ${code}`;
    this.errors.set(key, (this.errors.get(key) ?? 0) + 1);
  }

  /** Returns a quantile of everything, or of one thing. */
  quantile(share: number, what?: string): number {
    return quantile(what === undefined ? [...this.times.values()].flat() : (this.times.get(what) ?? []), share);
  }

  print(): void {
    const names = [...this.times.keys()].toSorted();
    console.table(
      names.map((what) => {
        const at = (share: number): number => Math.round(this.quantile(share, what) * 10) / 10;
        const a_second = Math.round(((this.times.get(what)?.length ?? 0) / this.seconds) * 100) / 100;
        return { what, 'a second': a_second, 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
      }),
    );
    if (this.failed === 0) console.log('no errors');
    else console.table([...this.errors].map(([error, times]) => ({ error, times })));
  }
}

/** The tally that counts now; the bench begins a new one at each step. */
export const now = { tally: new Tally() };

export function beginTally(): Tally {
  now.tally.end();
  return (now.tally = new Tally());
}
