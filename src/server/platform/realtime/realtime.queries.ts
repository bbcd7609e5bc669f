import { sql } from 'kysely';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import type { Db } from '#server/platform/database/database.ts';

interface EndedRow {
  user_id: number;
  id: string;
  /** True if the session is live and only its person's age was refused. */
  is_refused: boolean;
}

/** Returns the sessions in `open` that have ended, do not exist, or belong to a person who may not use the socket. */
export async function endedSessions(db: Db, open: Caller[]): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    SELECT open.user_id, open.id, (session.id IS NOT NULL AND session.revoked_at IS NULL
      AND account.suspended_at IS NULL AND account.age_refused_at IS NOT NULL) IS TRUE AS is_refused
    FROM unnest(${open.map(({ userId }) => userId)}::bigint[], ${open.map(({ sessionId }) => sessionId)}::uuid[])
      AS open (user_id, id)
    LEFT JOIN session ON session.user_id = open.user_id AND session.id = open.id
    LEFT JOIN account ON account.id = open.user_id
    WHERE session.id IS NULL OR session.revoked_at IS NOT NULL OR account.suspended_at IS NOT NULL
      OR account.age_refused_at IS NOT NULL
  `.execute(db);
  return rows;
}
