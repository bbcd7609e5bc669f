import { MISSED_MS, type ServerEvent } from '#contract/realtime.ts';
import { eventFrame, type Frame } from './frames.ts';

/** The longest time that a frame may take between client and server. The client's `missedMs` does not include it. */
const LATENCY_MS = 2000;
const KEPT_MS = MISSED_MS + LATENCY_MS;
/** The most people with kept events, and the most events of a person. Beyond these, the oldest are dropped. */
const MOST = { people: 10_000, events: 30 };

interface Sent {
  frame: Frame;
  at: number;
}

/**
 * Keeps the latest events of each person for `MISSED_MS`, for clients whose connection opens after an event, but whose
 * page read its data before the event.
 */
export class Recent {
  /** By person, and in it by the event's frame; the last kept is at the end of each map. */
  readonly #people = new Map<number, Map<string, Sent>>();

  /** Keeps an event that is sent at `now`, in milliseconds. Returns its frame. */
  keep(userId: number, event: ServerEvent, now: number): Frame {
    const frame = eventFrame(event);
    const events = this.#people.get(userId) ?? new Map<string, Sent>();
    const key = frame.toString('latin1');
    events.delete(key);
    events.set(key, { frame, at: now });
    this.#people.delete(userId);
    this.#people.set(userId, events);
    dropOldest(events, ({ at }) => events.size > MOST.events || at < now - KEPT_MS);
    dropOldest(this.#people, (kept) => this.#people.size > MOST.people || lastOf(kept) < now - KEPT_MS);
    return frame;
  }

  /** Returns the frames of the last `missedMs` before `now`. */
  since(userId: number, missedMs: number, now: number): Frame[] {
    const from = now - missedMs - LATENCY_MS;
    return [...(this.#people.get(userId)?.values() ?? [])].filter(({ at }) => at >= from).map(({ frame }) => frame);
  }
}

const lastOf = (events: ReadonlyMap<string, Sent>): number => [...events.values()].at(-1)?.at ?? 0;

function dropOldest<K, V>(kept: Map<K, V>, isOver: (value: V) => boolean): void {
  for (const [key, value] of kept) {
    if (!isOver(value)) return;
    kept.delete(key);
  }
}
