import type { Caller } from '#server/platform/sessions/tokens.ts';
import type { Connection } from './connection.ts';

/** The connections of this instance: all of them, those of each person, and their number by address. */
export class Roster {
  readonly #everybody = new Set<Connection>();
  readonly #people = new Map<number, Connection[]>();
  readonly #addresses = new Map<string, number>();

  everybody(): readonly Connection[] {
    return [...this.#everybody];
  }

  of(userId: number): readonly Connection[] {
    return this.#people.get(userId) ?? [];
  }

  countFrom(address: string): number {
    return this.#addresses.get(address) ?? 0;
  }

  /** Yields each authenticated caller, once for each connection. */
  *identities(): Iterable<Caller> {
    for (const connections of this.#people.values()) {
      for (const { identity } of connections) if (identity !== undefined) yield identity;
    }
  }

  add(connection: Connection): void {
    this.#everybody.add(connection);
    this.#addresses.set(connection.address, this.countFrom(connection.address) + 1);
  }

  remove(connection: Connection): void {
    this.#everybody.delete(connection);
    const left = this.countFrom(connection.address) - 1;
    if (left <= 0) this.#addresses.delete(connection.address);
    else this.#addresses.set(connection.address, left);
  }

  /** Adds a person's connection; returns the person's other connections. */
  seat(connection: Connection, userId: number): readonly Connection[] {
    const others = this.of(userId);
    // Spreading an empty array allocates room for sixteen entries.
    this.#people.set(userId, others.length === 0 ? [connection] : [...others, connection]);
    return others;
  }

  /** Removes a person's connection; returns true when it was their last. */
  unseat(connection: Connection, userId: number): boolean {
    const others = this.of(userId).filter((other) => other !== connection);
    if (others.length > 0) this.#people.set(userId, others);
    else this.#people.delete(userId);
    return others.length === 0;
  }
}
