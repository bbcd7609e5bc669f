import type { ServerEvent } from '#contract/realtime.ts';
import { dropOldest } from '#server/platform/oldest.ts';

/** The longest time that a frame may take between client and server. The client's `missedMs` does not include it. */
const LATENCY_MS = 2000;
/** The most people with kept events, and the most events of a person. Beyond these, the oldest are dropped. */
const MOST = { people: 10_000, events: 30 };

interface RecentEvent {
  event: ServerEvent;
  at: number;
}

/**
 * Keeps the latest events of each person, for clients whose connection opens after an event, but whose page read its
 * data before the event.
 */
export class Recent {
  /** By person, and in it by the event's JSON; the last kept is at the end of each map. */
  readonly #people = new Map<number, Map<string, RecentEvent>>();

  readonly #everybody = new Map<string, RecentEvent>();

  /** Keeps an event that is sent to everybody at `now`, in milliseconds. */
  keepForEverybody(event: ServerEvent, now: number): void {
    add(this.#everybody, event, now);
  }

  /** Keeps an event that is sent at `now`, in milliseconds. */
  keep(userId: number, event: ServerEvent, now: number): void {
    const events = this.#people.get(userId) ?? new Map<string, RecentEvent>();
    add(events, event, now);
    this.#people.delete(userId);
    this.#people.set(userId, events);
    dropOldest(this.#people, MOST.people);
  }

  /** Returns the events of the last `missedMs` before `now`. */
  since(userId: number, missedMs: number, now: number): ServerEvent[] {
    const from = now - missedMs - LATENCY_MS;
    const kept = [...this.#everybody.values(), ...(this.#people.get(userId)?.values() ?? [])];
    return kept.filter(({ at }) => at >= from).map(({ event }) => event);
  }
}

function add(events: Map<string, RecentEvent>, event: ServerEvent, at: number): void {
  const key = JSON.stringify(event);
  events.delete(key);
  events.set(key, { event, at });
  dropOldest(events, MOST.events);
}
