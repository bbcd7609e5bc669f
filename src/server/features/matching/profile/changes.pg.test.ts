import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/database/database.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { numberChanges } from './changes.queries.ts';

let server: TestApp;
let ana: TestMember;
beforeAll(async () => {
  server = await startTestApp();
  ana = await newMatchable(server);
});
afterAll(() => server.close());

const numberOf = async ({ id }: TestMember): Promise<number | null | undefined> =>
  (await server.deps.db.selectFrom('match_profile').select('change_seq').where('user_id', '=', id).executeTakeFirst())
    ?.change_seq;

it('A change that commits late gets a later number than those given meanwhile', async () => {
  const { db } = server.deps;
  await numberChanges(db);
  const given = await inTransaction(db, async (trx) => {
    await sql`UPDATE match_profile SET change_seq = NULL WHERE user_id = ${ana.id}`.execute(trx);
    return numberChanges(db);
  });
  expect(await numberOf(ana)).toBeNull();
  const next = await numberChanges(db);
  expect(next).toBeGreaterThan(given);
  expect(await numberOf(ana)).toBe(next);
});

it('A numbering waits for one that has not committed, so no lower number appears later', async () => {
  const { db } = server.deps;
  await sql`UPDATE match_profile SET change_seq = NULL WHERE user_id = ${ana.id}`.execute(db);
  let isSecondDone = false;
  const { first, second } = await inTransaction(db, async (trx) => {
    const number = await numberChanges(trx);
    const later = numberChanges(db).finally(() => {
      isSecondDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isSecondDone).toBe(false);
    return { first: number, second: [later] };
  });
  expect(await second[0]).toBeGreaterThan(first);
  expect(await numberOf(ana)).toBe(first);
});
