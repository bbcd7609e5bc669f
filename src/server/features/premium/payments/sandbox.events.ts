import type { Event } from './sandbox.books.ts';

/** Faults that sometimes happen to the events of a real payment service. */
export const mishaps = ['lost', 'doubled', 'delayed', 'shuffled'] as const;
export type Mishap = (typeof mishaps)[number];

/** Delivers the sandbox's events, with a switch for each fault. */
export class EventsWay {
  readonly on = new Set<Mishap>();
  readonly #waiting: Event[] = [];
  readonly #send: (event: Event) => void;

  constructor(send: (event: Event) => void) {
    this.#send = send;
  }

  take(event: Event): void {
    if (this.on.has('lost')) return;
    this.#waiting.push(event);
    // A shuffled event waits until the next one has been delivered.
    const isHeld = this.on.has('delayed') || (this.on.has('shuffled') && this.#waiting.length < 2);
    if (!isHeld) this.#go();
  }

  /** Switches a fault on or off. Switching one off delivers the waiting events, unless `delayed` is still on. */
  turn(mishap: Mishap): void {
    if (!this.on.delete(mishap)) this.on.add(mishap);
    else if (!this.on.has('delayed')) this.#go();
  }

  #go(): void {
    const events = this.#waiting.splice(0);
    for (const event of this.on.has('shuffled') ? events.toReversed() : events) {
      this.#send(event);
      if (this.on.has('doubled')) this.#send(event);
    }
  }
}
