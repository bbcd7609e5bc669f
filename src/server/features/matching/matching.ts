import type { Db } from '#server/platform/database/database.ts';

/** Brings the person's row of `match_profile` up to date with their account, quiz and preferences. */
export async function refreshMatchProfile(_db: Db, _userId: number): Promise<void> {}
