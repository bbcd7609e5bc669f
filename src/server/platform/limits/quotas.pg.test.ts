import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { take, usedOf } from './quotas.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('Exactly three of ten parallel claims succeed on a quota of three', async () => {
  const { db, newId } = server.deps;
  for (let round = 0; round < 5; round += 1) {
    const quota = { userId: (await newMember(server)).id, kind: 'match', period: '2026-03-10' } as const;
    const tries = await Promise.all(Array.from({ length: 10 }, () => take(db, { ...quota, most: 3, ref: newId() })));
    expect(tries.filter(Boolean)).toHaveLength(3);
    expect(await usedOf(db, quota)).toBe(3);
    const { rows } = await sql`SELECT cardinality(refs) AS refs FROM quota WHERE user_id = ${quota.userId}`.execute(db);
    expect(rows).toEqual([{ refs: 3 }]);
  }
});
