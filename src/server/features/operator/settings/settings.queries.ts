import { sql } from 'kysely';
import type { OperatorLine } from '#contract/operator.ts';
import type { Db } from '#server/platform/database/database.ts';

interface ChangeRow {
  id: string;
  made_at: Date;
  handle: string | null;
  detail: OperatorLine['detail'];
}

/** Returns the last changes of settings, the latest first. */
export async function lastChanges(db: Db, most: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT line.id, line.made_at, operator.handle, line.detail
    FROM operator_log line LEFT JOIN account operator ON operator.id = line.operator_id
    WHERE line.action = 'setting_changed'
    ORDER BY line.made_at DESC, line.id DESC LIMIT ${most}
  `.execute(db);
  return rows;
}
