import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { UNKEYED } from '#server/platform/http/idempotency.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { findNewMatch } from '#server/features/matching/matches/find.ts';
import { listMatches, needsOf, refreshMatchProfile } from '#server/features/matching/matching.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => sql`DELETE FROM account`.execute(server.deps.db));

/** Makes a member, applies `change`, and returns what the member lacks for a match and whether others can find them. */
async function after(change: (id: number) => RawBuilder<unknown>): Promise<{
  member: TestMember;
  missing: string[];
  canBeFound: boolean;
}> {
  const member = await newMatchable(server);
  const { db } = server.deps;
  await change(member.id).execute(db);
  await refreshMatchProfile(db, member.id);
  const { missing } = (await call(server.app, contract.listMatches, { token: member.token })).body;
  const { rows } = await sql`SELECT 1 FROM match_profile WHERE user_id = ${member.id}`.execute(db);
  return { member, missing, canBeFound: rows.length > 0 };
}

describe('what a match needs', () => {
  it.each<[string, (id: number) => RawBuilder<unknown>]>([
    ['gender', (id) => sql`UPDATE account SET gender = NULL WHERE id = ${id}`],
    ['birthday', (id) => sql`UPDATE account SET birthday = NULL WHERE id = ${id}`],
    ['zipCode', (id) => sql`UPDATE account SET zip_code = NULL WHERE id = ${id}`],
    ['zipCode', (id) => sql`UPDATE account SET zip_code = '00000' WHERE id = ${id}`],
    ['quiz', (id) => sql`UPDATE account SET mbti_type = NULL WHERE id = ${id}`],
    ['quiz', (id) => sql`DELETE FROM quiz_session WHERE user_id = ${id}`],
    ['preferences', (id) => sql`DELETE FROM match_preference WHERE user_id = ${id}`],
  ])('A person who lacks only their %s hears so, and is found by nobody', async (need, change) => {
    expect(await after(change)).toMatchObject({ missing: [need], canBeFound: false });
  });

  it.each<[string, (id: number) => RawBuilder<unknown>]>([
    ['whose type is none of ours', (id) => sql`UPDATE account SET mbti_type = 'nonsense' WHERE id = ${id}`],
    ['who paused their account', (id) => sql`UPDATE account SET paused_at = now() WHERE id = ${id}`],
  ])('A person %s lacks nothing, is found by nobody, and finds nobody', async (_, change) => {
    const { member, ...rest } = await after(change);
    expect(rest).toEqual({ missing: [], canBeFound: false });
    await setPremium(server.deps.db, member.id, { isOn: true, source: 'developer', now: server.clock.now() });
    for (const route of [contract.findNewMatch, contract.findEternalMatch]) {
      const { status, problem } = await call(server.app, route, { token: member.token });
      expect([status, problem.code]).toEqual([409, 'profile_incomplete']);
    }
  });

  it('A person who is gone needs nothing, has no matches and cannot search', async () => {
    const { deps } = server;
    await refreshMatchProfile(deps.db, 1);
    expect(await needsOf(deps.db, 1)).toEqual([]);
    await expect(listMatches(deps, 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(findNewMatch(deps, 1, UNKEYED)).rejects.toMatchObject({ code: 'not_found' });
  });
});
