import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { startTestApp } from '#test/app.ts';
import { newMatchable } from '#test/matchable.ts';
import { debugMatching } from './debug.ts';

it('The debug console says when the count was cut short, and counts again afterward', async () => {
  const server = await startTestApp();
  const member = await newMatchable(server);
  const second = await openPostgres(server.database.url ?? '');
  try {
    const held = await second.db.transaction().execute(async (trx) => {
      // A count that starts now waits for this lock until the count's time limit.
      await sql`LOCK TABLE soul_match IN ACCESS EXCLUSIVE MODE`.execute(trx);
      return debugMatching(server.deps, member.id, 50);
    });
    expect(held).toMatchObject({ debugSteps: [], summary: { finalCandidates: 0, best: null } });
    expect(held.error).toMatch(/cut short/);
    expect((await debugMatching(server.deps, member.id)).error).toBeNull();
  } finally {
    await second.close();
    await server.close();
  }
});
