import { sql } from 'kysely';
import { DRAFTS_MAX } from '#contract/chat.drafts.ts';
import type { Db } from '#server/platform/database/database.ts';

interface DraftRow {
  content: string;
  revision: string;
}

interface DraftKey {
  userId: number;
  roomId: string;
}

/**
 * Returns a person's drafts, the latest first, at most `DRAFTS_MAX`. Those in rooms that they are no longer in belong to
 * them too: a device that misses one would take it off its screen.
 */
export async function draftsOf(db: Db, userId: number): Promise<(DraftRow & { roomId: string })[]> {
  const { rows } = await sql<DraftRow & { roomId: string }>`
    SELECT draft.room_id AS "roomId", draft.content, draft.revision
    FROM chat_draft draft
    WHERE draft.user_id = ${userId}
    ORDER BY draft.written_at DESC, draft.room_id
    LIMIT ${DRAFTS_MAX}
  `.execute(db);
  return rows;
}

export async function draftIn(db: Db, { userId, roomId }: DraftKey): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    SELECT content, revision FROM chat_draft WHERE user_id = ${userId} AND room_id = ${roomId}`.execute(db);
  return rows[0];
}

interface Written extends DraftKey {
  content: string;
  /** The revision that the new draft replaces; null if it replaces none. */
  base: string | null;
  revision: string;
  now: Date;
}

/** Stores a draft. Replaces a stored draft only if it has revision `base` or the same text; otherwise returns false. */
export async function writeDraft(db: Db, { userId, roomId, content, base, revision, now }: Written): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO chat_draft AS draft (user_id, room_id, content, revision, written_at)
    VALUES (${userId}, ${roomId}, ${content}, ${revision}, ${now})
    ON CONFLICT (user_id, room_id) DO UPDATE
    SET content = excluded.content, revision = excluded.revision, written_at = excluded.written_at
    WHERE draft.user_id = ${userId} AND (draft.revision = ${base}::uuid OR draft.content = excluded.content)
    RETURNING true AS is_written
  `.execute(db);
  return rows.length > 0;
}

/** Removes a draft if it still has revision `base`. */
export async function removeDraft(db: Db, { userId, roomId, base }: DraftKey & { base: string | null }): Promise<void> {
  await sql`
    DELETE FROM chat_draft WHERE user_id = ${userId} AND room_id = ${roomId} AND revision = ${base}::uuid`.execute(db);
}
