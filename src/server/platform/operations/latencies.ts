import { HOUR_MS } from '#contract/durations.ts';

/** Each bucket is a third wider than the one before; the first ends at a quarter of a millisecond, the last at 40 s. */
const FIRST_MS = 0.25;
const STEP = 1.35;
const BUCKETS = 41;
const SLOTS = 12;
const SLOT_MS = HOUR_MS / SLOTS;
/** More names than the product has; beyond them none is added, so that memory stays small. */
const MOST_NAMES = 2000;

/** How long something took in the last hour. */
export interface Latency {
  name: string;
  calls: number;
  /** In milliseconds, exact to a sixth. */
  p50: number;
  p95: number;
}

/** Counts by name how long things took, for the last hour, of this process. It keeps no single value. */
export class Latencies {
  readonly #slots = new Map<number, Map<string, Uint32Array>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(name: string, ms: number): void {
    const slot = this.#slot();
    let counts = slot.get(name);
    if (counts === undefined) {
      if (slot.size >= MOST_NAMES) return;
      counts = new Uint32Array(BUCKETS);
      slot.set(name, counts);
    }
    const at = bucketOf(ms);
    counts[at] = (counts[at] ?? 0) + 1;
  }

  /** Returns the `most` slowest of the last hour by p95, the slowest first. */
  slowest(most: number): Latency[] {
    this.#forget();
    const all = new Map<string, Uint32Array>();
    for (const slot of this.#slots.values()) {
      for (const [name, counts] of slot) {
        const sum = all.get(name) ?? new Uint32Array(BUCKETS);
        for (const [at, count] of counts.entries()) sum[at] = (sum[at] ?? 0) + count;
        all.set(name, sum);
      }
    }
    return [...all]
      .map(([name, counts]) => latencyOf(name, counts))
      .toSorted((one, other) => other.p95 - one.p95 || other.calls - one.calls)
      .slice(0, most);
  }

  #slot(): Map<string, Uint32Array> {
    const key = Math.floor(this.#now() / SLOT_MS);
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    this.#forget();
    const slot = new Map<string, Uint32Array>();
    this.#slots.set(key, slot);
    return slot;
  }

  #forget(): void {
    const oldest = Math.floor(this.#now() / SLOT_MS) - SLOTS;
    for (const key of this.#slots.keys()) if (key < oldest) this.#slots.delete(key);
  }
}

const bucketOf = (ms: number): number =>
  ms <= FIRST_MS ? 0 : Math.min(BUCKETS - 1, Math.ceil(Math.log(ms / FIRST_MS) / Math.log(STEP)));

/** Returns the middle of a bucket. */
const middleOf = (at: number): number => FIRST_MS * STEP ** (at - 0.5);

function latencyOf(name: string, counts: Uint32Array): Latency {
  const calls = counts.reduce((sum, count) => sum + count, 0);
  const at = (share: number): number => {
    let left = calls * share;
    for (const [bucket, count] of counts.entries()) {
      left -= count;
      if (left <= 0) return rounded(middleOf(bucket));
    }
    return 0;
  };
  return { name, calls, p50: at(0.5), p95: at(0.95) };
}

const rounded = (ms: number): number => (ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms));
