import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { blockedWith, isActive, isBlocked, wasBlocked } from './visibility.queries.ts';

interface BlockEdge {
  userId: number;
  otherId: number;
  now: Date;
}

/** Adds a block or puts a lifted one back in force; returns false when the block is in force already. */
export async function putBlock(trx: Trx, { userId, otherId, now }: BlockEdge): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO block (user_id, other_id, created_at) VALUES (${userId}, ${otherId}, ${now})
    ON CONFLICT (user_id, other_id) DO UPDATE SET created_at = excluded.created_at, lifted_at = NULL
    WHERE block.lifted_at IS NOT NULL
    RETURNING true AS is_new`.execute(trx);
  return rows.length > 0;
}

/** Lifts a block. Returns undefined if there never was a block, and false if it was lifted before. */
export async function endBlock(trx: Trx, { userId, otherId, now }: BlockEdge): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_ended: boolean }>`
    UPDATE block SET lifted_at = coalesce(lifted_at, ${now})
    WHERE user_id = ${userId} AND other_id = ${otherId}
    RETURNING lifted_at = ${now} AS is_ended`.execute(trx);
  return rows[0]?.is_ended;
}

/** Returns the people that a person blocks, the latest block first. */
export async function blocksBy(db: Db, userId: number): Promise<{ otherId: number; since: Date }[]> {
  const { rows } = await sql<{ otherId: number; since: Date }>`
    SELECT block.other_id AS "otherId", block.created_at AS since FROM block
    WHERE block.user_id = ${userId} AND block.lifted_at IS NULL
    ORDER BY block.created_at DESC, block.other_id`.execute(db);
  return rows;
}

/** Returns whether either of two people blocks the other now, and whether one ever did. */
export async function blocksBetween(
  db: Db,
  a: number,
  b: number,
): Promise<{ isBlocked: boolean; wasBlocked: boolean }> {
  const { rows } = await sql<{ isBlocked: boolean; wasBlocked: boolean }>`
    SELECT ${isBlocked(a, b)} AS "isBlocked", ${wasBlocked(a, b)} AS "wasBlocked"`.execute(db);
  return rows[0] ?? { isBlocked: false, wasBlocked: false };
}

/** The people who must get no event about a person: everybody, or the people with a block between the two. */
export interface Curtain {
  isForAll: boolean;
  from: ReadonlySet<number>;
}

/** Returns the curtain of each of `ids`, by id. An erased person has no curtain, and nobody gets events about them. */
export async function curtainsOf(db: Db, ids: number[]): Promise<Map<number, Curtain>> {
  const { rows } = await sql<{ id: number; isForAll: boolean; others: number[] }>`
    SELECT account.id, NOT ${isActive('account')} AS "isForAll", to_json(ARRAY${blockedWith(sql.ref('account.id'))}) AS others
    FROM account WHERE account.id = ANY(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, isForAll, others }) => [id, { isForAll, from: new Set(others) }]));
}
