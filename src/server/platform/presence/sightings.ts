import type { Sighting } from './presence.queries.ts';

/** Collects in memory who was seen since the last batch, and who is active at present. */
export class Sightings {
  readonly #freshMs: number;
  #seen = new Map<number, Date>();
  /** The time at which each person was last written. A restart loses these times, so the next write comes early. */
  readonly #written = new Map<number, number>();
  /** The active people. Every batch writes them anew, so an old time of activity means that the instance died. */
  readonly #active = new Set<number>();
  /** People who became inactive since the last batch. */
  #rested = new Set<number>();

  constructor(freshMs: number) {
    this.#freshMs = freshMs;
  }

  /** Records that a person is online; returns true when the person's last write is older than `freshMs`. */
  note(userId: number, now: Date): boolean {
    this.#seen.set(userId, now);
    return now.getTime() - (this.#written.get(userId) ?? 0) >= this.#freshMs;
  }

  /** Records whether a person is active; returns false when nothing changed. */
  setActive(userId: number, isActive: boolean, now: Date): boolean {
    if (isActive === this.#active.has(userId)) return false;
    this.#seen.set(userId, now);
    if (isActive) this.#active.add(userId);
    else {
      this.#active.delete(userId);
      this.#rested.add(userId);
    }
    return true;
  }

  /** Returns the batch in the order of ids, and the people who are no longer active; starts the next batch. */
  take(now: Date): { batch: Sighting[]; resting: number[] } {
    for (const id of this.#active) this.#seen.set(id, now);
    const batch = [...this.#seen]
      .map(([userId, at]) => ({ userId, at, activeAt: this.#active.has(userId) ? at : null }))
      .toSorted((a, b) => a.userId - b.userId);
    const resting = [...this.#rested].filter((id) => !this.#active.has(id));
    this.#seen = new Map();
    this.#rested = new Set();
    for (const { userId, at } of batch) this.#written.set(userId, at.getTime());
    const gone = now.getTime() - this.#freshMs;
    for (const [id, at] of this.#written) if (at < gone) this.#written.delete(id);
    return { batch, resting };
  }
}
