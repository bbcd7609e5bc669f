import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { awaitsAge } from './visibility.queries.ts';

export async function isWaitingForAge(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`SELECT ${awaitsAge(userId)} AS waits`.execute(db);
  return rows[0]?.waits === true;
}
