import type { Connection } from '#server/platform/realtime/connection.ts';

/** Records which people each connection of this process has on its screen. */
export class Onlookers {
  readonly #looks = new Map<Connection, readonly number[]>();
  readonly #of = new Map<number, Set<Connection>>();

  /** Replaces the people that a connection looks at. */
  look(connection: Connection, ids: readonly number[]): void {
    for (const id of this.#looks.get(connection) ?? []) {
      const onlookers = this.#of.get(id);
      onlookers?.delete(connection);
      if (onlookers?.size === 0) this.#of.delete(id);
    }
    if (ids.length === 0) this.#looks.delete(connection);
    else this.#looks.set(connection, ids);
    for (const id of ids) {
      const onlookers = this.#of.get(id);
      if (onlookers === undefined) this.#of.set(id, new Set([connection]));
      else onlookers.add(connection);
    }
  }

  seenBy(connection: Connection): readonly number[] {
    return this.#looks.get(connection) ?? [];
  }

  of(userId: number): Iterable<Connection> {
    return this.#of.get(userId) ?? [];
  }
}
