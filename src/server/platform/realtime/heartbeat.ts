import { HEARTBEAT_MS } from '#contract/realtime.ts';
import type { Connection } from './connection.ts';

const TICK_MS = 1000;
const SPOKES = HEARTBEAT_MS / TICK_MS;

/**
 * One wheel for everybody: each connection sits on one of 25 spokes and is looked at when the wheel
 * passes it, so that thousands of connections cost one timer and the pings are spread out.
 */
export class Heartbeat {
  readonly #spokes: Set<Connection>[] = Array.from({ length: SPOKES }, () => new Set());
  readonly #newcomers = new Set<Connection>();
  #at = 0;

  static readonly tickMs = TICK_MS;

  /** A connection that has yet to say who it is. */
  greet(connection: Connection): void {
    this.#newcomers.add(connection);
  }

  /** The lightest spoke behind the wheel's hand would be fairer; the current one is as good over time. */
  admit(connection: Connection): void {
    this.#newcomers.delete(connection);
    this.#spokes[this.#at]?.add(connection);
  }

  forget(connection: Connection): void {
    this.#newcomers.delete(connection);
    for (const spoke of this.#spokes) if (spoke.delete(connection)) return;
  }

  /** Moves one spoke on: `onDue` for its connections, `onWaiting` for all that have not authenticated yet. */
  turn(onDue: (connection: Connection) => void, onWaiting: (connection: Connection) => void): void {
    this.#at = (this.#at + 1) % SPOKES;
    for (const connection of this.#spokes[this.#at] ?? []) onDue(connection);
    for (const connection of this.#newcomers) onWaiting(connection);
  }
}
