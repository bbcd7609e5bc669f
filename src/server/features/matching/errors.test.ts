import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import * as debugging from '#contract/matching.debug.ts';
import * as contract from '#contract/matching.ts';
import type { Route } from '#contract/route.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-10T18:00:00.000Z');
  await sql`DELETE FROM account`.execute(server.deps.db);
});

async function refusal(member: TestMember, route: Route, body?: unknown): Promise<[number, string, string]> {
  const { status, problem } = await call(server.app, route, {
    token: member.token,
    params: { matchId: server.deps.newId() },
    ...(body !== undefined && { body }),
  });
  return [status, problem.code, problem.message];
}

/** Returns a member who has signed up and completed the set-up as far as `stage`. */
async function memberAt(stage: 'account' | 'profile' | 'quiz'): Promise<TestMember> {
  if (stage === 'account') return newMember(server);
  const member = await newMatchable(server);
  const { db } = server.deps;
  await sql`DELETE FROM match_preference WHERE user_id = ${member.id}`.execute(db);
  if (stage === 'quiz') return member;
  await sql`DELETE FROM quiz_session WHERE user_id = ${member.id}`.execute(db);
  // Without a quiz nobody has a match profile.
  await sql`DELETE FROM match_profile WHERE user_id = ${member.id}`.execute(db);
  return member;
}

describe('each refusal of matching, by its real cause', () => {
  it('A search is refused for a profile without what a match needs', async () => {
    const member = await memberAt('account');
    expect(await refusal(member, contract.findNewMatch)).toEqual([
      409,
      'profile_incomplete',
      'Complete your profile first.',
    ]);
  });

  it('A search is refused without a quiz', async () => {
    const member = await memberAt('profile');
    expect(await refusal(member, contract.findNewMatch)).toEqual([
      409,
      'mbti_required',
      'Complete your personality quiz first',
    ]);
  });

  it('A search is refused without preferences', async () => {
    const member = await memberAt('quiz');
    expect(await refusal(member, contract.findNewMatch)).toEqual([
      409,
      'preferences_missing',
      'Set your soul preferences first.',
    ]);
  });

  it('An Eternal Match is refused without premium, and when the week has one', async () => {
    const [member] = [await newMatchable(server), await newMatchable(server)];
    expect((await refusal(member, contract.findEternalMatch)).slice(0, 2)).toEqual([403, 'premium_required']);
    await setPremium(server.deps.db, member.id, { isOn: true, source: 'payment', now: server.clock.now() });
    expect((await call(server.app, contract.findEternalMatch, { token: member.token })).body.match).not.toBeNull();
    const [status, code, message] = await refusal(member, contract.findEternalMatch);
    expect([status, code]).toEqual([409, 'eternal_waiting']);
    expect(message).toMatch(/^You have had this week’s Eternal Match. The next one comes on Monday, March \d+\.$/);
  });

  it('Another person’s match, one that never was, and a decided one are refused', async () => {
    const [member, stranger] = [await newMatchable(server), await newMember(server)];
    await newMatchable(server);
    const matchId = (await call(server.app, contract.findNewMatch, { token: member.token })).body.match?.id;
    const like = { matchId, action: 'like' };
    for (const [who, route, body] of [
      [stranger, contract.swipe, like],
      [stranger, contract.unmatch, { matchId }],
      [stranger, contract.getMatch, undefined],
      [member, contract.swipe, { ...like, matchId: server.deps.newId() }],
      [member, contract.getMatch, undefined],
    ] as const) {
      expect(await refusal(who, route, body)).toEqual([404, 'not_found', 'Not found.']);
    }
    await call(server.app, contract.swipe, { token: member.token, body: like });
    expect(await refusal(member, contract.swipe, { ...like, action: 'pass' })).toEqual([
      409,
      'match_decided',
      'This match has already been decided.',
    ]);
    await call(server.app, contract.unmatch, { token: member.token, body: { matchId } });
    expect((await refusal(member, contract.swipe, like))[1]).toBe('match_decided');
  });

  it('Preferences that make no sense are refused, by field', async () => {
    const member = await newMatchable(server);
    const answer = await call(server.app, contract.savePreferences, {
      token: member.token,
      body: { minAge: 40, maxAge: 30 },
    });
    expect([answer.status, answer.problem.code]).toEqual([400, 'invalid']);
    expect(answer.problem.fields).toEqual({ maxAge: 'The upper age is below the lower one.' });
  });

  it('A third move of the ZIP in 30 days is refused', async () => {
    const member = await newMatchable(server);
    const move = (zipCode: string): Promise<{ status: number; problem: { code: string } }> =>
      call(server.app, updateUser, { token: member.token, params: { id: member.id }, body: { zipCode } });
    expect([(await move('94110')).status, (await move('10001')).status]).toEqual([200, 200]);
    expect((await move('94607')).problem.code).toBe('zip_locked');
  });
});

describe('what is no error and takes nothing', () => {
  it('A search that finds nobody says why and takes nothing', async () => {
    const member = await newMatchable(server);
    const { status, body } = await call(server.app, contract.findNewMatch, { token: member.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ match: null, noNewMatches: true, remainingMatches: 3, dailyLimitReached: false });
    expect(body.message).toBe('No fresh connections found');
    expect(body.empty).toMatchObject({ narrowest: null, widen: null });
  });

  it('A search on a used-up day names the number and the hour', async () => {
    const member = await newMatchable(server);
    for (let n = 0; n < 3; n += 1) {
      await newMatchable(server);
      expect((await call(server.app, contract.findNewMatch, { token: member.token })).body.match).not.toBeNull();
    }
    const { body } = await call(server.app, contract.findNewMatch, { token: member.token });
    expect(body).toMatchObject({ match: null, noNewMatches: false, dailyLimitReached: true, empty: null });
    expect(body.message).toBe("You've used all 3 daily matches. Come back tomorrow for fresh connections!");
    expect(Date.parse(body.resetsAt) - Date.parse(body.serverTime)).toBe(body.timeUntilReset);
  });
});

describe('too much at once', () => {
  // A server with a tenth of the usual limits, so that even a slow machine reaches a limit within a minute.
  let strict: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    strict = await startTestApp({ RATE_LIMIT_MULTIPLIER: '0.1' });
    member = await newMember(strict);
  });
  afterAll(() => strict.close());

  it.each([
    ['searches', contract.findNewMatch, 3],
    ['Eternal Matches', contract.findEternalMatch, 1],
    ['looks under the lid', debugging.debugMatching, 2],
    ['likes and passes', contract.swipe, 6],
    ['unmatches', contract.unmatch, 6],
    ['wishes', contract.savePreferences, 3],
  ])('Too many calls of %s at once are refused, with the time to wait', async (_, route: Route, most) => {
    const ask = (): ReturnType<typeof call> =>
      call(strict.app, route, { token: member.token, ...(route.method === 'POST' && { body: {} }) });
    for (let n = 0; n < most; n += 1) {
      const { status, problem } = await ask();
      if (status !== 200) expect(problem.code).not.toBe('rate_limited');
    }
    const { status, problem, headers } = await ask();
    expect([status, problem.code]).toEqual([429, 'rate_limited']);
    expect(problem.retryAfterSeconds).toBeGreaterThan(0);
    expect(headers['retry-after']).toBeDefined();
  });
});
