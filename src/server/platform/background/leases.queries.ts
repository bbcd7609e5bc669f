import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A row of leased work. */
export interface Lease {
  /** The number of the newest work. A worker that settles a lower number does not delete the row. */
  seq: number;
  /** The number of claims that count as tries, including this claim. */
  tries: number;
}

/** A table of leased work. It has the columns of `key`, and `seq`, `due_at`, `claimed_until` and `tries`. */
export interface LeaseTable<K extends object> {
  name: string;
  key: readonly { column: keyof K & string; type: 'bigint' | 'uuid' }[];
}

interface LeaseQuery<K> {
  now: Date;
  /** A time after this was written by a clock that was ahead. Such a row counts as due, and such a claim as ended. */
  beyond: Date;
  until: Date;
  limit: number;
  /** Claims only these rows, due or not. */
  only?: readonly K[] | undefined;
  except: readonly K[];
}

/** Claims due rows (or those of `only`) that no live worker has, the longest due first. Skips locked rows. */
export async function claimLeases<K extends object, L extends K & Lease>(
  db: Db,
  table: LeaseTable<K>,
  { now, beyond, until, limit, only, except }: LeaseQuery<K>,
): Promise<L[]> {
  const wanted =
    only === undefined
      ? sql`(due_at <= ${now} OR due_at > ${beyond})`
      : sql`(${keyOf(table)}) IN (${listOf(table, only)})`;
  const { rows } = await sql<L>`
    WITH free AS MATERIALIZED (
      SELECT ${keyOf(table)} FROM ${sql.table(table.name)}
      WHERE ${wanted} AND (${keyOf(table)}) NOT IN (${listOf(table, except)})
        AND (claimed_until IS NULL OR claimed_until <= ${now} OR claimed_until > ${beyond})
      ORDER BY due_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE ${sql.table(table.name)} AS due SET claimed_until = ${until}, tries = due.tries + 1
    FROM free
    WHERE (${keyOf(table, 'due')}) = (${keyOf(table, 'free')})
    RETURNING due.*
  `.execute(db);
  return rows;
}

/** Extends a claim to `until`. Returns the row's present `seq`; undefined when the row is gone. */
export async function renewLease<K extends object>(
  db: Db,
  table: LeaseTable<K>,
  { key, until }: { key: K; until: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    UPDATE ${sql.table(table.name)} SET claimed_until = ${until}
    WHERE (${keyOf(table)}) IN (${listOf(table, [key])})
    RETURNING seq
  `.execute(db);
  return rows[0]?.seq;
}

export interface Settlement<K> {
  key: K;
  /** The work is done up to this seq. */
  upTo: number;
  /** Keeps the row, to be claimed again from `at` on, and sets its number of tries. */
  again?: { at: Date; tries: number };
}

/**
 * Deletes the rows whose work is done and releases the others. A row with newer work is also released, as new work
 * due at `next`. Locks the rows in the order of their key, against deadlocks. Returns the keys of the released rows.
 */
export async function settleLeases<K extends object>(
  db: Db,
  table: LeaseTable<K>,
  { settlements, next }: { settlements: readonly Settlement<K>[]; next: Date },
): Promise<K[]> {
  const keys = settlements.map(({ key }) => key);
  const key = keyOf(table);
  const { rows } = await sql<K>`
    WITH ended AS (
      SELECT * FROM unnest(
        ${arraysOf(table, keys)},
        ${settlements.map(({ upTo }) => upTo)}::bigint[],
        ${settlements.map(({ again }) => again?.at.toISOString() ?? null)}::timestamptz[],
        ${settlements.map(({ again }) => again?.tries ?? 0)}::int[]
      ) AS ended (${key}, up_to, again_at, tries)
    ), held AS MATERIALIZED (
      SELECT ${key}, seq FROM ${sql.table(table.name)}
      WHERE (${key}) IN (SELECT ${key} FROM ended)
      ORDER BY ${key}
      FOR UPDATE
    ), judged AS (
      SELECT held.*, ended.again_at, ended.tries, held.seq > ended.up_to AS has_more
      FROM held JOIN ended ON (${keyOf(table, 'ended')}) = (${keyOf(table, 'held')})
    ), done AS (
      DELETE FROM ${sql.table(table.name)} AS due USING judged
      WHERE (${keyOf(table, 'due')}) = (${keyOf(table, 'judged')}) AND NOT has_more AND again_at IS NULL
    )
    UPDATE ${sql.table(table.name)} AS due SET claimed_until = NULL,
      due_at = CASE WHEN has_more THEN ${next}::timestamptz ELSE again_at END,
      tries = CASE WHEN has_more THEN 0 ELSE judged.tries END
    FROM judged
    WHERE (${keyOf(table, 'due')}) = (${keyOf(table, 'judged')}) AND (has_more OR again_at IS NOT NULL)
    RETURNING ${keyOf(table, 'due')}
  `.execute(db);
  return rows;
}

function keyOf<K extends object>(table: LeaseTable<K>, alias?: string): RawBuilder<unknown> {
  return sql.join(table.key.map(({ column }) => sql.ref(alias === undefined ? column : `${alias}.${column}`)));
}

function arraysOf<K extends object>(table: LeaseTable<K>, keys: readonly K[]): RawBuilder<unknown> {
  return sql.join(table.key.map(({ column, type }) => sql`${keys.map((key) => key[column])}::${sql.raw(type)}[]`));
}

function listOf<K extends object>(table: LeaseTable<K>, keys: readonly K[]): RawBuilder<unknown> {
  return sql`SELECT * FROM unnest(${arraysOf(table, keys)})`;
}
