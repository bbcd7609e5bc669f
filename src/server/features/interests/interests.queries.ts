import type { Db, Trx } from '#server/platform/database/database.ts';

interface StoredInterests {
  interests: string[];
  custom_interests: string[];
  interest_profile: { declined: string[] } | null;
  interests_set_at: Date | null;
}

export async function interestsOf(db: Db, userId: number): Promise<StoredInterests | undefined> {
  return db
    .selectFrom('account')
    .select(['interests', 'custom_interests', 'interest_profile', 'interests_set_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

interface Chosen {
  interests: string[];
  custom: string[];
  declined: string[];
  now: Date;
}

/** False when the account is gone. */
export async function replaceInterests(
  trx: Trx,
  userId: number,
  { interests, custom, declined, now }: Chosen,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({
      interests,
      custom_interests: custom,
      interest_profile: JSON.stringify({ declined }),
      interests_set_at: now,
    })
    .where('id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
