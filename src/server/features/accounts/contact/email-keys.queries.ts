import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Returns the accounts whose key may have an earlier form, the oldest first. The index `account_email_unsettled` has the
 * same condition. Keys with a local part outside ASCII are among them for good; they are few.
 */
export async function unsettledEmails(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM account WHERE email_key ~ '[^!-~]|\\.$' ORDER BY created_at, id`.execute(db);
  return rows.map(({ id }) => id);
}
