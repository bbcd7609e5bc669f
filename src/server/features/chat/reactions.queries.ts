import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface Place {
  roomId: string;
  seq: number;
}

interface Reaction extends Place {
  userId: number;
  emoji: string;
}

/** The kinds of reactions on a message, and those of one member. */
export async function kindsOf(
  trx: Trx,
  { roomId, seq, userId }: Place & { userId: number },
): Promise<{ all: string[]; own: string[] }> {
  const { rows } = await sql<{ emoji: string; is_own: boolean }>`
    SELECT emoji, bool_or(user_id = ${userId}) AS is_own FROM message_reaction
    WHERE room_id = ${roomId} AND seq = ${seq} GROUP BY emoji
  `.execute(trx);
  return { all: rows.map(({ emoji }) => emoji), own: rows.flatMap(({ emoji, is_own }) => (is_own ? [emoji] : [])) };
}

export async function insertReaction(trx: Trx, one: Reaction & { line: number; id: string }): Promise<void> {
  await sql`
    INSERT INTO message_reaction (room_id, seq, user_id, emoji, line_seq, id)
    VALUES (${one.roomId}, ${one.seq}, ${one.userId}, ${one.emoji}, ${one.line}, ${one.id})
  `.execute(trx);
}

export async function deleteReaction(trx: Trx, { roomId, seq, userId, emoji }: Reaction): Promise<void> {
  await sql`
    DELETE FROM message_reaction
    WHERE room_id = ${roomId} AND seq = ${seq} AND user_id = ${userId} AND emoji = ${emoji}
  `.execute(trx);
}

export interface ReactionRow {
  user_id: number;
  emoji: string;
  line: number;
}

/** Returns the next reactions to a message, in the order of their lines. */
export async function reactionsAfter(
  db: Db,
  { roomId, seq, after, most }: Place & { after: number; most: number },
): Promise<ReactionRow[]> {
  const { rows } = await sql<ReactionRow>`
    SELECT user_id, emoji, line_seq AS line FROM message_reaction
    WHERE room_id = ${roomId} AND seq = ${seq} AND line_seq > ${after}
    ORDER BY line_seq LIMIT ${most}
  `.execute(db);
  return rows;
}
