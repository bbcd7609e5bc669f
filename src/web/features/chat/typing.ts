import type { RoomStore } from './room.store.ts';
import type { Timers } from '#web/platform/realtime/link.ts';

/** At most one "typing" a room in this time leaves the page. */
const SAY_EVERY_MS = 2000;
/** Somebody who has not said so again for this long has stopped. */
const SHOWN_MS = 4000;

/** Who is typing where: volatile, never stored, the first thing to be dropped. */
export class Typing {
  readonly #store: RoomStore;
  readonly #timers: Timers;
  readonly #now: () => number;
  readonly #saidAt = new Map<string, number>();
  readonly #stops = new Map<string, unknown>();

  constructor(store: RoomStore, timers: Timers, now: () => number) {
    this.#store = store;
    this.#timers = timers;
    this.#now = now;
  }

  /** True when it is time to tell the others again that one is typing. */
  isDue(roomId: string): boolean {
    if (this.#now() - (this.#saidAt.get(roomId) ?? -SAY_EVERY_MS) < SAY_EVERY_MS) return false;
    this.#saidAt.set(roomId, this.#now());
    return true;
  }

  /** What was typed has been sent: the next key is news again. */
  finished(roomId: string): void {
    this.#saidAt.delete(roomId);
  }

  heard(roomId: string, senderId: number): void {
    if (senderId === this.#store.me || !this.#store.has(roomId)) return;
    const { typists } = this.#store.get(roomId);
    if (!typists.includes(senderId)) this.#store.update(roomId, { typists: [...typists, senderId] });
    const key = `${roomId} ${senderId}`;
    this.#timers.clear(this.#stops.get(key));
    this.#stops.set(
      key,
      this.#timers.set(() => this.stopped(roomId, senderId), SHOWN_MS),
    );
  }

  /** They stopped, or what they typed has arrived. */
  stopped(roomId: string, senderId: number): void {
    const key = `${roomId} ${senderId}`;
    this.#timers.clear(this.#stops.get(key));
    this.#stops.delete(key);
    const { typists } = this.#store.get(roomId);
    if (!typists.includes(senderId)) return;
    this.#store.update(roomId, { typists: typists.filter((id) => id !== senderId) });
  }
}
