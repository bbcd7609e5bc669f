import type { Forming, RoomStore } from './room.store.ts';
import type { BrowserTimers } from '#web/platform/timers.ts';

/** The page sends at most one "typing" for each room in this time. */
const SAY_EVERY_MS = 2000;
/** After this long without another "typing", a person counts as having stopped. */
const SHOWN_MS = 4000;

/** Tracks who is typing in which room. The state is volatile and never stored. */
export class Typing {
  readonly #store: RoomStore;
  readonly #timers: BrowserTimers;
  readonly #now: () => number;
  readonly #saidAt = new Map<string, number>();
  readonly #stops = new Map<string, unknown>();

  constructor(store: RoomStore, timers: BrowserTimers, now: () => number) {
    this.#store = store;
    this.#timers = timers;
    this.#now = now;
  }

  /** Returns whether "typing" may be sent again and, if so, counts it as sent now. */
  isDue(roomId: string): boolean {
    if (this.#now() - (this.#saidAt.get(roomId) ?? -SAY_EVERY_MS) < SAY_EVERY_MS) return false;
    this.#saidAt.set(roomId, this.#now());
    return true;
  }

  /** Resets the room after a message was sent, so that the next key sends "typing" at once. */
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

  /** Shows the beginning of a line that an AI writes. An empty text removes it. Ignores text after the whole line. */
  formed(roomId: string, { content, ...line }: Forming): void {
    this.heard(roomId, line.senderId);
    const { log } = this.#store.get(roomId);
    if (!this.#store.has(roomId) || log.messages.some(({ clientId }) => clientId === line.clientId)) return;
    this.#store.update(roomId, { forming: content === '' ? null : { content, ...line } });
  }

  /** Removes a person who stopped typing, or whose message arrived. */
  stopped(roomId: string, senderId: number): void {
    const key = `${roomId} ${senderId}`;
    this.#timers.clear(this.#stops.get(key));
    this.#stops.delete(key);
    const { typists, forming } = this.#store.get(roomId);
    if (!typists.includes(senderId)) return;
    this.#store.update(roomId, {
      typists: typists.filter((id) => id !== senderId),
      forming: forming?.senderId === senderId ? null : forming,
    });
  }
}
