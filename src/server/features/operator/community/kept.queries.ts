import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { CommunityDayTable } from '#server/platform/database/tables.ts';

export type KeptDay = Selectable<CommunityDayTable>;

/** Returns every counted day, the earliest first. */
export async function keptDays(db: Db): Promise<KeptDay[]> {
  return db.selectFrom('community_day').selectAll().orderBy('day').execute();
}

/** Keeps the counts of days. A day that is already counted keeps its counts, and gets what could not be known then. */
export async function keepDays(db: Db, days: readonly KeptDay[]): Promise<void> {
  if (days.length === 0) return;
  await sql`
    INSERT INTO community_day
    SELECT * FROM jsonb_populate_recordset(NULL::community_day, ${JSON.stringify(days)}::jsonb)
    ON CONFLICT (day) DO UPDATE SET
      back_1 = coalesce(community_day.back_1, excluded.back_1),
      back_7 = coalesce(community_day.back_7, excluded.back_7),
      back_30 = coalesce(community_day.back_30, excluded.back_30),
      hello = coalesce(community_day.hello, excluded.hello),
      both_wrote = coalesce(community_day.both_wrote, excluded.both_wrote),
      ten_lines = coalesce(community_day.ten_lines, excluded.ten_lines),
      met = coalesce(community_day.met, excluded.met),
      in_time = coalesce(community_day.in_time, excluded.in_time),
      answer_times = coalesce(community_day.answer_times, excluded.answer_times)
  `.execute(db);
}
