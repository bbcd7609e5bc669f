import type { Redis } from 'ioredis';

/** A position in the log of a PostgreSQL server, in bytes. */
export type Position = bigint;

/** How long a position is kept. No replica that is read is as far behind. */
const KEPT_S = 60;
/** The most writers of this instance whose positions are kept here; Redis has them too. */
const MOST = 10_000;
const EVERYBODY = 'all';
/** Keeps the later of two positions: of two writers, the one that noted the earlier may come last. */
const PUT_LATER = `if tonumber(ARGV[1]) > tonumber(redis.call('GET', KEYS[1]) or '0') then
  redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
end`;

/** What a reader must see: what they wrote themself, and what was taken away from all. Shared through Redis. */
export class Positions {
  readonly #redis: Redis | undefined;
  readonly #prefix: string;
  /** By writer, the latest last. */
  readonly #own = new Map<string, Position>();

  constructor({ redis, deployment }: { redis: Redis | undefined; deployment: string }) {
    this.#redis = redis;
    this.#prefix = `wildin:${deployment}:position:`;
  }

  /** Notes a position for a writer, and for all readers where something was taken away. */
  async put(position: Position, { writerId, forAll }: { writerId: number | null; forAll: boolean }): Promise<void> {
    const whose = [...(writerId === null ? [] : [String(writerId)]), ...(forAll ? [EVERYBODY] : [])];
    for (const name of whose) {
      const known = this.#own.get(name) ?? 0n;
      this.#own.delete(name);
      this.#own.set(name, position > known ? position : known);
    }
    for (const oldest of this.#own.keys()) {
      if (this.#own.size <= MOST) break;
      if (oldest !== EVERYBODY) this.#own.delete(oldest);
    }
    // Without Redis, readers of other instances read the primary.
    if (this.#redis?.status !== 'ready') return;
    const pipeline = this.#redis.pipeline();
    for (const name of whose) pipeline.eval(PUT_LATER, 1, this.#prefix + name, String(position), KEPT_S);
    await pipeline.exec().catch(() => undefined);
  }

  /** Forgets what was noted here: those of another timeline are no positions of this one. */
  forget(): void {
    this.#own.clear();
  }

  /** Returns the position that a reader must see; undefined where that is not known because Redis does not answer. */
  async of(readerId: number | null): Promise<Position | undefined> {
    const whose = [EVERYBODY, ...(readerId === null ? [] : [String(readerId)])];
    const here = whose.map((name) => this.#own.get(name) ?? 0n);
    if (this.#redis === undefined) return latest(here);
    if (this.#redis.status !== 'ready') return undefined;
    try {
      const shared = await this.#redis.mget(whose.map((name) => this.#prefix + name));
      return latest([...here, ...shared.map((text) => BigInt(text ?? '0'))]);
    } catch {
      return undefined;
    }
  }
}

const latest = (positions: readonly Position[]): Position =>
  positions.reduce((last, position) => (position > last ? position : last), 0n);
