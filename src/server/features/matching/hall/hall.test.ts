import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { connectInHall, hallCandidates } from '#server/features/matching/matching.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-10T18:00:00.000Z');
  await sql`DELETE FROM account`.execute(server.deps.db);
});

const matchable = (person?: Matchable): Promise<TestMember> => newMatchable(server, person);
const candidates = (viewer: TestMember, ...others: TestMember[]): ReturnType<typeof hallCandidates> =>
  hallCandidates(server.deps.db, {
    viewerId: viewer.id,
    ids: others.map((other) => other.id),
    now: server.clock.now(),
  });
const connect = (member: TestMember, other: TestMember): ReturnType<typeof connectInHall> =>
  connectInHall(server.deps, member.id, other.id);
const matches = async (member: TestMember): Promise<contract.MatchDay> =>
  (await call(server.app, contract.listMatches, { token: member.token })).body;
const swipe = (member: TestMember, matchId: string, action: string): Promise<unknown> =>
  call(server.app, contract.swipe, { token: member.token, body: { matchId, action } });

describe('who may be met in the hall', () => {
  it('The hall shows people who fit both ways, with the score a match has', async () => {
    const viewer = await matchable();
    const near = await matchable({ type: 'INTJ' });
    const far = await matchable({ profile: { zipCode: '10001' } });
    const homebody = await matchable({ wish: { locationRadius: 'nearby' }, profile: { zipCode: '94110' } });
    const elder = await matchable({ profile: { birthday: '05/14/1950' } });
    const picky = await matchable({ wish: { genderPreferences: ['men'] } });
    const romantic = await matchable({ wish: { connectionIntent: ['romantic'] } });
    await call(server.app, contract.savePreferences, {
      token: viewer.token,
      body: { maxAge: 60, connectionIntent: ['friendship'] },
    });
    const found = await candidates(viewer, viewer, near, far, homebody, elder, picky, romantic);
    expect([...found.keys()]).toEqual([near.id]);
    expect(found.get(near.id)?.card).toBeNull();
    await connect(viewer, near);
    const [match] = (await matches(viewer)).matches;
    expect(match?.matchData.compatibilityScore).toBe(found.get(near.id)?.sum.total);
    expect(match?.matchData.range).toEqual(found.get(near.id)?.sum.range);
    expect((await candidates(near, viewer)).get(viewer.id)).toEqual({
      ...found.get(near.id),
      card: match?.matchData,
    });
  });

  it('The hall shows nobody blocked, unmatched, or passed less than 90 days ago', async () => {
    const viewer = await matchable();
    const [blocked, passed, unmatched] = [await matchable(), await matchable(), await matchable()];
    await sql`INSERT INTO block VALUES (${blocked.id}, ${viewer.id}, now())`.execute(server.deps.db);
    const { matchId } = await connect(viewer, passed);
    await swipe(passed, matchId, 'pass');
    const ended = await connect(viewer, unmatched);
    await call(server.app, contract.unmatch, { token: unmatched.token, body: { matchId: ended.matchId } });
    expect([...(await candidates(viewer, blocked, passed, unmatched)).keys()]).toEqual([]);
    await expect(connect(viewer, unmatched)).rejects.toMatchObject({ code: 'not_found' });
    server.clock.advance(90 * 86_400_000);
    expect([...(await candidates(viewer, blocked, passed, unmatched)).keys()]).toEqual([passed.id]);
  });

  it('The hall shows nobody to a person who cannot be matched', async () => {
    const [viewer, other] = [await matchable(), await matchable()];
    await sql`DELETE FROM match_profile WHERE user_id = ${viewer.id}`.execute(server.deps.db);
    expect((await candidates(viewer, other)).size).toBe(0);
    expect((await candidates(other, viewer)).size).toBe(0);
  });
});

describe('nearness in the hall', () => {
  it.each([
    ['30319', 'same_city'],
    ['30030', 'same_county'],
    ['31401', 'same_state'],
    ['10001', 'same_country'],
  ])('A hall card for ZIPs 30303 and %s shows the nearness %s', async (zipCode, nearness) => {
    const wish = { locationRadius: 'anywhere' };
    const one = await matchable({ profile: { zipCode: '30303' }, wish });
    await connect(one, await matchable({ profile: { zipCode }, wish }));
    expect((await matches(one)).matches[0]?.nearness).toBe(nearness);
  });

  it.each(['lower', 'higher'])('A person with a retired ZIP and the %s id can be met', async (who) => {
    const [low, high] = [
      await matchable({ profile: { zipCode: '30303' } }),
      await matchable({ profile: { zipCode: '30030' } }),
    ].toSorted((a, b) => a.id - b.id) as [TestMember, TestMember];
    const moved = who === 'lower' ? low : high;
    await sql`UPDATE match_profile SET zip = 0 WHERE user_id = ${moved.id}`.execute(server.deps.db);
    const other = moved === low ? high : low;
    expect([...(await candidates(moved, other)).keys()]).toEqual([other.id]);
    await connect(moved, other);
    expect((await matches(other)).matches[0]?.nearness).toBe('same_state');
  });
});

describe('connecting in the hall', () => {
  it.each(['lower', 'higher'])('Connecting in the hall is a like of the one who asks, here the %s', async (who) => {
    const pair = [await matchable(), await matchable()].toSorted((a, b) => a.id - b.id);
    const [one, other] = (who === 'lower' ? pair : pair.toReversed()) as [TestMember, TestMember];
    await connect(one, other);
    const cards = [await matches(one), await matches(other)].map((day) => day.matches[0]?.isLikedByMe);
    expect(cards).toEqual([true, false]);
  });

  it('Connecting in the hall creates a connected match and costs no daily match', async () => {
    const [one, other] = [await matchable(), await matchable()];
    const { matchId, roomId } = await connect(one, other);
    const [mine, theirs] = [await matches(one), await matches(other)];
    const card = { id: matchId, chatRoomId: roomId, kind: 'hall', state: 'connected' };
    expect(mine).toMatchObject({ humanMatches: 0, matches: [{ ...card, isLikedByMe: true, isFoundByMe: true }] });
    expect(theirs).toMatchObject({ humanMatches: 0, matches: [{ ...card, isLikedByMe: false, isFoundByMe: false }] });
    const { rows } = await sql`SELECT 1 FROM quota`.execute(server.deps.db);
    expect(rows).toEqual([]);
    expect(await connect(one, other)).toEqual({ matchId, roomId });
    expect(await connect(other, one)).toEqual({ matchId, roomId });
    expect((await matches(other)).matches[0]).toMatchObject({ isLikedByMe: true });
  });

  it('Connecting in the hall opens the match a search had offered', async () => {
    const [one, other] = [await matchable(), await matchable()];
    const found = (await call(server.app, contract.findNewMatch, { token: one.token })).body.match;
    expect(await connect(other, one)).toEqual({ matchId: found?.id, roomId: found?.chatRoomId });
    expect((await matches(one)).matches[0]).toMatchObject({ kind: 'daily', state: 'connected', isLikedByMe: false });
  });

  it('Connecting in the hall from both sides at once creates one match', async () => {
    const [one, other] = [await matchable(), await matchable()];
    const met = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? connect(one, other) : connect(other, one))),
    );
    expect(new Set(met.map(({ matchId }) => matchId)).size).toBe(1);
    const search = (member: TestMember): Promise<unknown> =>
      call(server.app, contract.findNewMatch, { token: member.token });
    const [three, four] = [await matchable({ type: 'INTJ' }), await matchable({ type: 'INTJ' })];
    await Promise.all([search(three), connect(three, four), search(four), connect(four, three)]);
    const both = [(await matches(three)).matches, (await matches(four)).matches].map((list) =>
      list.filter(({ user }) => user.id === three.id || user.id === four.id),
    );
    expect(both.map((list) => list.length)).toEqual([1, 1]);
    expect(both[0]?.[0]).toMatchObject({ state: 'connected', isLikedByMe: true });
  });
});
