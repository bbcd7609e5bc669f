import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Takes or renews the watch for one instance. Returns false while another one has it. */
export async function takeWatch(
  db: Db,
  { holder, now, until }: { holder: string; now: Date; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO alert_watch (holder, until) VALUES (${holder}, ${until})
    ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE alert_watch.holder = excluded.holder OR alert_watch.until <= ${now}
    RETURNING holder`.execute(db);
  return rows.length > 0;
}

/** Notes what is red now; what was red before keeps its time. */
export async function noteRed(db: Db, findings: readonly string[], now: Date): Promise<void> {
  if (findings.length === 0) return;
  await db
    .insertInto('alert')
    .values(findings.map((finding) => ({ finding, since: now, told_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets what is red no more. Returns how many of these the operators were told. */
export async function forgetWell(db: Db, red: readonly string[]): Promise<number> {
  const { rows } = await sql<{ told_at: Date | null }>`
    DELETE FROM alert WHERE NOT (finding = ANY(${[...red]}::text[])) RETURNING told_at`.execute(db);
  return rows.filter(({ told_at: toldAt }) => toldAt !== null).length;
}

/** Claims what has been red since `before` and was not told. */
export async function claimUntold(db: Db, { before, now }: { before: Date; now: Date }): Promise<string[]> {
  const { rows } = await sql<{ finding: string }>`
    UPDATE alert SET told_at = ${now} WHERE told_at IS NULL AND since <= ${before} RETURNING finding`.execute(db);
  return rows.map(({ finding }) => finding);
}

/** Gives a claim back, so that the next look tries again. */
export async function untell(db: Db, finding: string): Promise<void> {
  await db.updateTable('alert').set({ told_at: null }).where('finding', '=', finding).execute();
}

export async function countTold(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM alert WHERE told_at IS NOT NULL`.execute(db);
  return rows[0]?.count ?? 0;
}
