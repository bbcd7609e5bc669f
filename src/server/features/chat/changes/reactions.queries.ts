import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface ReactedMessageKey {
  roomId: string;
  seq: number;
}

export interface ReactionRow {
  user_id: number;
  emoji: string;
  line: number;
}

/** Returns the next reactions to a message after a seq, in the order of their log lines. */
export async function reactionsAfter(
  db: Db,
  { roomId, seq, after, most }: ReactedMessageKey & { after: number; most: number },
): Promise<ReactionRow[]> {
  const { rows } = await sql<ReactionRow>`
    SELECT user_id, emoji, line_seq AS line FROM message_reaction
    WHERE room_id = ${roomId} AND seq = ${seq} AND line_seq > ${after}
    ORDER BY line_seq LIMIT ${most}
  `.execute(db);
  return rows;
}
