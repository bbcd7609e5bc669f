import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { tuning } from '#server/features/moderation/automod/automod.tuning.ts';

/**
 * Returns whether somebody whose reports were right before reported a person or a thing of theirs as fake, and no
 * moderator judged that report wrong. Whose reports hold is the same as for hiding a thing (`isTrustworthy`).
 */
export async function isDoubted(db: Db, userId: number): Promise<boolean> {
  const { minDays, minJudged, minAgreed } = tuning.hiding;
  const { rows } = await sql`
    SELECT FROM moderation_case doubted
    JOIN moderation_report report ON report.case_id = doubted.id AND report.category = 'fake'
      AND report.outcome IN ('waiting', 'acted')
    JOIN account ON account.id = report.reporter_id
      AND account.created_at <= report.created_at - make_interval(days => ${minDays}::int)
    JOIN reporter_record record ON record.user_id = report.reporter_id
    WHERE doubted.author_id = ${userId} AND record.agreed + record.disagreed >= ${minJudged}::int
      AND record.agreed >= ${minAgreed}::float8 * (record.agreed + record.disagreed)
    LIMIT 1
  `.execute(db);
  return rows.length > 0;
}
