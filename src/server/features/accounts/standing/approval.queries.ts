import { awaitedSince } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A newcomer who waits for the operator. */
interface Newcomer {
  id: number;
  handle: string;
  email: string | null;
  email_verified_at: Date | null;
  phone_number: string | null;
  since: Date;
}

/** Returns who waits for the operator, the longest waiting first. */
export async function newcomersWaiting(db: Db, most: number): Promise<Newcomer[]> {
  return db
    .selectFrom('account')
    .where(awaitedSince('account'), 'is not', null)
    .select(['id', 'handle', 'email', 'email_verified_at', 'phone_number', awaitedSince('account').as('since')])
    .orderBy('since')
    .orderBy('id')
    .limit(most)
    .execute();
}
