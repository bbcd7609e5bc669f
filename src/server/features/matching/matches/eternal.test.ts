import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interests } from '#content/interests.ts';
import { login } from '#contract/accounts.ts';
import * as contract from '#contract/matching.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { take } from '#server/platform/limits/quotas.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { PASSWORD, type TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { hallCandidates } from '#server/features/matching/matching.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  // A Tuesday.
  server.clock.set('2026-03-10T18:00:00.000Z');
  await sql`DELETE FROM account`.execute(server.deps.db);
});

const matchable = (person?: Matchable): Promise<TestMember> => newMatchable(server, person);
async function premium(person?: Matchable): Promise<TestMember> {
  const member = await matchable(person);
  await setPremium(server.deps.db, member.id, { isOn: true, source: 'developer', now: server.clock.now() });
  return member;
}
type EternalAnswer = ReturnType<typeof call<typeof contract.findEternalMatch.response>>;
const eternal = (member: TestMember, key?: string): EternalAnswer =>
  call(server.app, contract.findEternalMatch, {
    token: member.token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const day = async (member: TestMember): Promise<contract.MatchDay> =>
  (await call(server.app, contract.listMatches, { token: member.token })).body;
const rows = async (statement: ReturnType<typeof sql>): Promise<unknown[]> =>
  (await statement.execute(server.deps.db)).rows;

describe('the Eternal Match', () => {
  it('The Eternal Match is for premium members, and the day says so', async () => {
    const member = await matchable();
    await matchable();
    const answer = await eternal(member);
    expect([answer.status, answer.problem.code]).toEqual([403, 'premium_required']);
    expect(await day(member)).toMatchObject({
      isPremium: false,
      dailyLimit: 3,
      aiLimit: 3,
      aiMatches: 0,
      eternal: { readyAt: null, matchId: null },
    });
  });

  it('The Eternal Match searches the whole country and costs no daily match', async () => {
    const seeker = await premium({ wish: { locationRadius: 'nearby' } });
    const near = await matchable({ type: 'ISTJ', profile: { zipCode: '94110' } });
    const far = await matchable({ profile: { zipCode: '10001' }, wish: { locationRadius: 'anywhere' } });
    await matchable({ profile: { zipCode: '10001' }, wish: { locationRadius: 'state' } });
    await sql`INSERT INTO push_subscription (user_id, device_id, session_id, endpoint, p256dh, auth, created_at)
      SELECT user_id, 'phone', id, 'https://push.example', 'key', 'auth', now() FROM session
      WHERE user_id = ${far.id}`.execute(server.deps.db);
    expect(await day(seeker)).toMatchObject({
      isPremium: true,
      dailyLimit: 5,
      eternal: { readyAt: '2026-03-09T04:00:00.000Z', matchId: null },
    });
    const { body } = await eternal(seeker);
    expect(body.match).toMatchObject({
      kind: 'eternal',
      user: { id: far.id },
      nearness: 'same_country',
      state: 'offered',
    });
    expect(body).toMatchObject({
      humanMatches: 0,
      remainingMatches: 5,
      eternal: { readyAt: '2026-03-16T04:00:00.000Z', matchId: body.match?.id },
    });
    const [theirs] = (await day(far)).matches;
    expect(theirs).toMatchObject({ id: body.match?.id, kind: 'eternal', isFoundByMe: false });
    expect(theirs?.matchData).toEqual(body.match?.matchData);
    expect((await day(far)).humanMatches).toBe(0);
    expect(await rows(sql`SELECT user_id, used FROM quota WHERE kind = 'exposure'`)).toEqual([
      { user_id: far.id, used: 1 },
    ]);
    expect(await rows(sql`SELECT user_id FROM push_due`)).toEqual([{ user_id: far.id }]);
    expect((await day(near)).matches).toEqual([]);
  });

  it('The Eternal Match finds nobody who looks less far themselves', async () => {
    const seeker = await premium({ wish: { locationRadius: 'nearby' } });
    const far = await matchable({ profile: { zipCode: '10001' }, wish: { locationRadius: 'state' } });
    expect((await eternal(seeker)).body.match).toBeNull();
    await call(server.app, contract.savePreferences, { token: far.token, body: { locationRadius: 'anywhere' } });
    expect((await eternal(seeker)).body.match).toMatchObject({ user: { id: far.id } });
  });

  it('The Eternal Match prefers a person both would like over one that only one would', async () => {
    const shared = interests.slice(0, 3).map(({ id }) => id);
    const wish = { connectionIntent: ['friendship', 'romantic'], connectionDepth: 'deep' };
    const seeker = await premium({ wish, interests: shared });
    const halfway = await matchable({
      wish: { connectionIntent: ['friendship'], connectionDepth: 'casual' },
      interests: shared,
    });
    const whole = await matchable({ wish: { connectionIntent: ['both'], connectionDepth: 'deep' } });
    const ids = [halfway.id, whole.id];
    const scores = await hallCandidates(server.deps.db, { viewerId: seeker.id, ids, now: server.clock.now() });
    expect(scores.get(halfway.id)?.score).toBeGreaterThan(scores.get(whole.id)?.score ?? 100);
    expect((await eternal(seeker)).body.match?.user.id).toBe(whole.id);
  });

  it('The Eternal Match renews each Monday in the person’s own time zone', async () => {
    const seeker = await premium({ profile: { timeZone: 'Asia/Tokyo' } });
    for (let n = 0; n < 3; n += 1) await matchable();
    const first = await eternal(seeker);
    const second = await eternal(seeker);
    expect([second.status, second.problem.code]).toEqual([409, 'eternal_waiting']);
    expect(second.problem.message).toContain('Monday, March 16');
    expect(first.body.eternal.readyAt).toBe('2026-03-15T15:00:00.000Z');
    server.clock.set('2026-03-15T14:59:59.999Z');
    const token = await freshToken(seeker);
    expect((await eternal({ ...seeker, token })).problem.code).toBe('eternal_waiting');
    server.clock.set('2026-03-15T15:00:00.000Z');
    const next = await eternal({ ...seeker, token });
    expect(next.body.match).not.toBeNull();
    expect(next.body.match?.id).not.toBe(first.body.match?.id);
    expect((await day({ ...seeker, token })).matches).toHaveLength(2);
  });

  it('The Eternal Match leaves the week open when nobody fits', async () => {
    const seeker = await premium();
    const { status, body } = await eternal(seeker);
    expect(status).toBe(200);
    expect(body).toMatchObject({ match: null, noNewMatches: true });
    const other = await matchable();
    expect((await eternal(seeker)).body.match?.user.id).toBe(other.id);
  });

  it('The Eternal Match excludes settled pairs, blocked people and people at their offer limit', async () => {
    const seeker = await premium();
    const [met, blocked, taken] = [await matchable(), await matchable(), await matchable()];
    const { db } = server.deps;
    const { body } = await eternal(seeker);
    const action = { matchId: body.match?.id, action: 'pass' };
    await call(server.app, contract.swipe, { token: seeker.token, body: action });
    await sql`DELETE FROM quota WHERE kind = 'eternal'`.execute(db);
    const others = [met, blocked, taken].filter(({ id }) => id !== body.match?.user.id);
    await sql`INSERT INTO block VALUES (${others[0]?.id}, ${seeker.id}, now())`.execute(db);
    await sql`INSERT INTO quota VALUES (${others[1]?.id}, 'exposure', '2026-03-10', 3)`.execute(db);
    const made = await rows(sql`SELECT id FROM soul_match`);
    expect(made).toEqual([{ id: body.match?.id }]);
    expect((await eternal(seeker)).body).toMatchObject({ match: null, noNewMatches: true });
    expect(await rows(sql`SELECT id FROM soul_match`)).toEqual(made);
    expect(await rows(sql`SELECT 1 FROM quota WHERE kind = 'eternal'`)).toEqual([]);
    expect(await rows(sql`SELECT 1 FROM user_room WHERE user_id = ${seeker.id}`)).toHaveLength(1);
    const offers = await rows(sql`SELECT used FROM quota WHERE kind = 'exposure' ORDER BY used`);
    expect(offers).toEqual([{ used: 1 }, { used: 3 }]);
  });

  it('The Eternal Match stays the same for a repeated key', async () => {
    const seeker = await premium();
    for (let n = 0; n < 3; n += 1) await matchable();
    const first = await eternal(seeker, 'one-and-the-same');
    expect((await eternal(seeker, 'one-and-the-same')).body.match?.id).toBe(first.body.match?.id);
    expect((await eternal(seeker, 'another-tap')).problem.code).toBe('eternal_waiting');
    expect(await rows(sql`SELECT 1 FROM quota WHERE kind = 'eternal'`)).toHaveLength(1);
  });

  it('The Eternal Match is one, however often it is asked for at once', async () => {
    const seeker = await premium();
    for (let n = 0; n < 5; n += 1) await matchable();
    const answers = await Promise.all(Array.from({ length: 10 }, () => eternal(seeker)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem.code === 'eternal_waiting')).toHaveLength(9);
    expect(await rows(sql`SELECT 1 FROM soul_match`)).toHaveLength(1);
  });

  it('The Eternal Match asks for the same things as every search', async () => {
    const seeker = await premium();
    await sql`UPDATE account SET mbti_type = NULL WHERE id = ${seeker.id}`.execute(server.deps.db);
    expect((await eternal(seeker)).problem.code).toBe('mbti_required');
  });
});

async function freshToken(member: TestMember): Promise<string> {
  const body = { handleOrEmail: member.user.handle, password: PASSWORD };
  return (await call(server.app, login, { body })).body.tokens.accessToken;
}

describe('premium', () => {
  it('Premium has five matches a day, and the message names the number', async () => {
    const seeker = await premium();
    for (let n = 0; n < 6; n += 1) await matchable();
    const find = (): Promise<Answer<contract.SearchResult>> =>
      call(server.app, contract.findNewMatch, { token: seeker.token });
    for (let n = 0; n < 5; n += 1) expect((await find()).body.match).toMatchObject({ kind: 'daily' });
    const sixth = (await find()).body;
    expect(sixth).toMatchObject({ match: null, dailyLimitReached: true, remainingMatches: 0, humanMatches: 5 });
    expect(sixth.message).toBe("You've used all 5 daily matches. Come back tomorrow for fresh connections!");
    await setPremium(server.deps.db, seeker.id, { isOn: false, source: 'developer', now: server.clock.now() });
    expect(await day(seeker)).toMatchObject({ dailyLimit: 3, remainingMatches: 0, humanMatches: 5, isPremium: false });
    expect((await find()).body.message).toContain('all 3 daily matches');
  });

  it('Premium ends at the moment its grant ends', async () => {
    const seeker = await premium();
    const end = new Date('2026-03-10T18:30:00.000Z');
    await sql`UPDATE entitlement SET ends_at = ${end} WHERE user_id = ${seeker.id}`.execute(server.deps.db);
    server.clock.set('2026-03-10T18:29:59.999Z');
    expect(await day(seeker)).toMatchObject({ isPremium: true, dailyLimit: 5 });
    server.clock.set(end.toISOString());
    expect(await day(seeker)).toMatchObject({ isPremium: false, dailyLimit: 3 });
    expect((await eternal(seeker)).problem.code).toBe('premium_required');
  });

  it('Premium counts the companions met on the person’s own day', async () => {
    const member = await matchable({ profile: { timeZone: 'America/Los_Angeles' } });
    const other = await matchable();
    const meet = (userId: number, period: string): Promise<unknown> =>
      take(server.deps.db, { userId, kind: 'companion', period, most: 3 });
    await meet(member.id, '2026-03-09');
    for (const { id } of [member, member, other]) await meet(id, '2026-03-10');
    expect((await day(member)).aiMatches).toBe(2);
  });
});

describe('one match', () => {
  it('A match belongs to its two people, and only while it is open', async () => {
    const [finder, found, stranger] = [await matchable(), await matchable(), await matchable()];
    const match = (await call(server.app, contract.findNewMatch, { token: finder.token })).body.match;
    const read = (member: TestMember, matchId = match?.id ?? ''): ReturnType<typeof call<typeof contract.soulMatch>> =>
      call(server.app, contract.getMatch, { token: member.token, params: { matchId } });
    expect((await read(finder)).body).toEqual(match);
    const other = match?.user.id === found.id ? found : stranger;
    const outsider = other === found ? stranger : found;
    expect((await read(other)).body).toMatchObject({ id: match?.id, isFoundByMe: false });
    expect((await read(outsider)).problem.code).toBe('not_found');
    expect((await read(finder, server.deps.newId())).status).toBe(404);
    expect((await read(finder, 'nonsense')).status).toBe(400);
    await call(server.app, contract.unmatch, { token: other.token, body: { matchId: match?.id } });
    expect((await read(finder)).problem.code).toBe('not_found');
  });
});
