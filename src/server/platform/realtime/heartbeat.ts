import { HEARTBEAT_MS } from '#contract/realtime.ts';
import type { Connection } from './connection.ts';

const TICK_MS = 1000;
const SPOKES = HEARTBEAT_MS / TICK_MS;

/**
 * A timer wheel: each connection is on one of 25 spokes and is checked when the wheel
 * reaches it, so that thousands of connections need one timer and the pings are spread over time.
 */
export class Heartbeat {
  readonly #spokes: Set<Connection>[] = Array.from({ length: SPOKES }, () => new Set());
  readonly #newcomers = new Set<Connection>();
  #at = 0;

  static readonly tickMs = TICK_MS;

  /** Adds a connection that has not authenticated yet. */
  greet(connection: Connection): void {
    this.#newcomers.add(connection);
  }

  /** Adds a connection to the current spoke, which spreads connections as they arrive. */
  admit(connection: Connection): void {
    this.#newcomers.delete(connection);
    this.#spokes[this.#at]?.add(connection);
  }

  forget(connection: Connection): void {
    this.#newcomers.delete(connection);
    for (const spoke of this.#spokes) if (spoke.delete(connection)) return;
  }

  /**
   * Advances by one spoke. Calls `onDue` for the connections on it, and `onWaiting` for all unauthenticated
   * connections.
   */
  turn(onDue: (connection: Connection) => void, onWaiting: (connection: Connection) => void): void {
    this.#at = (this.#at + 1) % SPOKES;
    for (const connection of this.#spokes[this.#at] ?? []) onDue(connection);
    for (const connection of this.#newcomers) onWaiting(connection);
  }
}
