import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The number of events of one kind in a month. */
export interface Happened {
  /** YYYY-MM. */
  month: string;
  what: string;
  times: number;
}

/** Counts, by month, what moderators, members, people outside and the automatic judgement did after `since`. */
export async function countByMonth(db: Db, since: Date): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, what, count(*)::int AS times
    FROM (
      SELECT created_at AS at, CASE WHEN notice_id IS NULL THEN 'reports' ELSE 'notices' END AS what
      FROM moderation_report WHERE reporter_id IS NOT NULL OR notice_id IS NOT NULL
      UNION ALL
      SELECT created_at, CASE kind WHEN 'hidden' THEN 'hidings' ELSE 'cases' END
      FROM moderation_event WHERE kind IN ('opened', 'reopened') OR (kind = 'hidden' AND actor_id IS NULL)
      UNION ALL
      SELECT decided_at, action FROM moderation_decision WHERE moderator_id IS NOT NULL
      UNION ALL
      SELECT appealed_at, 'appeals' FROM moderation_decision
      UNION ALL
      SELECT answered_at, appeal_outcome FROM moderation_decision
    ) happened
    WHERE at >= ${since} AND what IS NOT NULL
    GROUP BY month, what
  `.execute(db);
  return rows;
}

/** Returns the median hours from a report or a notice to its answer, by the month of the answer. */
export async function hoursByMonth(db: Db, since: Date): Promise<{ month: string; answers: number; hours: number }[]> {
  const { rows } = await sql<{ month: string; answers: number; hours: number }>`
    SELECT to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS answers,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - created_at) / 3600))::float8 AS hours
    FROM moderation_report
    WHERE decided_at >= ${since} AND (reporter_id IS NOT NULL OR notice_id IS NOT NULL)
    GROUP BY month
  `.execute(db);
  return rows;
}
