import type { Db } from '#server/platform/database/database.ts';

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
