import { sql } from 'kysely';
import type { Caller } from '#server/platform/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Returns the sessions in `open` that have ended, do not exist, or belong to a suspended person. */
export async function endedSessions(db: Db, open: Caller[]): Promise<{ user_id: number; id: string }[]> {
  const { rows } = await sql<{ user_id: number; id: string }>`
    SELECT open.user_id, open.id
    FROM unnest(${open.map(({ userId }) => userId)}::bigint[], ${open.map(({ sessionId }) => sessionId)}::uuid[])
      AS open (user_id, id)
    LEFT JOIN session ON session.user_id = open.user_id AND session.id = open.id
    LEFT JOIN account ON account.id = open.user_id
    WHERE session.id IS NULL OR session.revoked_at IS NOT NULL OR account.suspended_at IS NOT NULL
  `.execute(db);
  return rows;
}
