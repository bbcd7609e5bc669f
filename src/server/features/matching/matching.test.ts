import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { login, updateUser } from '#contract/accounts.ts';
import { sendMessage, startDirect } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { interests } from '#content/interests.ts';
import * as contract from '#contract/matching.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { refreshMatchProfile } from './matching.ts';

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

/** Advances the clock, and signs these members in again, because their sessions would expire in that time. */
async function wait(ms: number, ...members: TestMember[]): Promise<void> {
  server.clock.advance(ms);
  for (const member of members) {
    const answer = await call(server.app, login, { body: { handleOrEmail: member.user.handle, password: PASSWORD } });
    member.token = answer.body.tokens.accessToken;
  }
}

const WOMEN = { genderPreferences: ['women'] };

const find = (member: TestMember, headers: Record<string, string> = {}): Promise<Answer<contract.SearchResult>> =>
  call(server.app, contract.findNewMatch, { token: member.token, headers });
const matches = async (member: TestMember): Promise<contract.MatchDay> =>
  (await call(server.app, contract.listMatches, { token: member.token })).body;
const swipe = (
  member: TestMember,
  matchId: string | undefined,
  action: string,
): ReturnType<typeof call<typeof contract.swipe.response>> =>
  call(server.app, contract.swipe, { token: member.token, body: { matchId, action } });

const say = async ({ token }: TestMember, roomId = ''): Promise<void> => {
  const body = { content: 'Hello there', clientId: randomUUID() };
  expect((await call(server.app, sendMessage, { token, params: { roomId }, body })).status).toBe(200);
};

/** Counts the rows of the tables that a match writes to, because a response could hide a wrong match. */
async function madeRows(): Promise<unknown> {
  const { rows } = await sql`
    SELECT (SELECT count(*)::int FROM soul_match) AS matches, (SELECT coalesce(sum(used), 0)::int FROM quota WHERE kind = 'match') AS slots,
      (SELECT count(*)::int FROM quota WHERE kind = 'exposure') AS exposures,
      (SELECT count(*)::int FROM user_room JOIN account ON account.id = user_room.user_id) AS rooms
  `.execute(server.deps.db);
  return rows[0];
}

describe('a search', () => {
  it('A search needs the quiz both taken and on the account', async () => {
    const [untaken, unsaved] = [await matchable(), await matchable()];
    await sql`DELETE FROM quiz_session WHERE user_id = ${untaken.id}`.execute(server.deps.db);
    await sql`DELETE FROM match_profile WHERE user_id = ${untaken.id}`.execute(server.deps.db);
    await sql`UPDATE account SET mbti_type = NULL WHERE id = ${unsaved.id}`.execute(server.deps.db);
    for (const member of [untaken, unsaved]) {
      expect((await matches(member)).missing).toEqual(['quiz']);
      expect((await find(member)).problem.code).toBe('mbti_required');
    }
  });

  it('A search names what is missing, one code for each kind', async () => {
    const member = await newMember(server);
    const bare = await find(member);
    expect([bare.status, bare.problem.code]).toEqual([409, 'profile_incomplete']);
    expect(Object.keys(bare.problem.fields ?? {})).toEqual(['gender', 'birthday', 'zipCode', 'quiz', 'preferences']);
    const profile = { gender: 'men', birthday: '05/14/1996', zipCode: '94607' };
    await call(server.app, updateUser, { token: member.token, params: { id: member.id }, body: profile });
    expect((await find(member)).problem.code).toBe('mbti_required');
    expect((await matches(member)).missing).toEqual(['quiz', 'preferences']);
  });

  it('A search creates a match for both people and uses one daily match', async () => {
    const shared = interests.slice(0, 4).map((interest) => interest.id);
    const [finder, found] = [await matchable({ interests: shared }), await matchable({ interests: shared })];
    const { body } = await find(finder);
    expect(body).toMatchObject({
      humanMatches: 1,
      remainingMatches: 2,
      aiMatches: 0,
      noNewMatches: false,
      empty: null,
    });
    expect(body.match).toMatchObject({
      user: { id: found.id },
      age: 29,
      city: 'Oakland',
      nearness: 'same_area',
      isFoundByMe: true,
    });
    expect(body.currentMatch).toEqual({ id: found.id, matchId: body.match?.id, chatRoomId: body.match?.chatRoomId });
    expect(body.match?.matchData.sharedInterests).toHaveLength(4);
    expect(body.match?.matchData.parts.map((part) => part.key)).toEqual([
      'personality',
      'interests',
      'vibes',
      'communication',
    ]);
    const theirs = await matches(found);
    expect(theirs).toMatchObject({ humanMatches: 0, remainingMatches: 3 });
    expect(theirs.matches[0]).toMatchObject({ id: body.match?.id, user: { id: finder.id }, isFoundByMe: false });
    expect(theirs.matches[0]?.matchData).toEqual(body.match?.matchData);
    const { rows } = await sql`SELECT user_id FROM room_member WHERE room_id = ${body.match?.chatRoomId}`.execute(
      server.deps.db,
    );
    expect(rows).toHaveLength(2);
  });

  it('A search takes nothing when nobody fits, and says which filter is narrow', async () => {
    const finder = await matchable({ wish: { locationRadius: 'nearby' } });
    await matchable({ profile: { zipCode: '94110' } });
    const { body } = await find(finder);
    expect(body).toMatchObject({ match: null, noNewMatches: true, humanMatches: 0, remainingMatches: 3 });
    expect(body.empty).toMatchObject({ narrowest: 'distance', widen: { locationRadius: 'state', wouldFit: 1 } });
  });

  it('A search stops at three a day and begins again at the person’s own midnight', async () => {
    const finder = await matchable({ profile: { timeZone: 'America/New_York' } });
    for (let n = 0; n < 5; n += 1) await matchable();
    for (let n = 0; n < 3; n += 1) expect((await find(finder)).body.match).not.toBeNull();
    const fourth = await find(finder);
    expect(fourth.status).toBe(200);
    expect(fourth.body).toMatchObject({
      match: null,
      dailyLimitReached: true,
      noNewMatches: false,
      remainingMatches: 0,
    });
    expect(fourth.body.resetsAt).toBe('2026-03-11T04:00:00.000Z');
    expect(fourth.body.timeUntilReset).toBe(10 * 3_600_000);
    await wait(10 * 3_600_000 - 1, finder);
    expect((await find(finder)).body.dailyLimitReached).toBe(true);
    await wait(1);
    expect((await find(finder)).body).toMatchObject({ humanMatches: 1, remainingMatches: 2 });
  });

  it('The day remembers the first match and the first hello after both have ended', async () => {
    const [ada, omar, nell] = [await matchable(), await matchable(), await matchable()];
    const firsts = async (member: TestMember): Promise<unknown[]> => {
      const { hasMet, hasSaidHello } = await matches(member);
      return [hasMet, hasSaidHello];
    };
    expect(await firsts(ada)).toEqual([false, false]);
    const [first, second] = [(await find(ada)).body.match, (await find(ada)).body.match];
    expect(await firsts(ada)).toEqual([true, false]);
    await swipe(ada, first?.id, 'pass');
    await say(ada, second?.chatRoomId);
    expect(await firsts(ada)).toEqual([true, true]);
    await call(server.app, contract.unmatch, { token: ada.token, body: { matchId: second?.id } });
    expect((await matches(ada)).matches).toEqual([]);
    expect(await firsts(ada)).toEqual([true, true]);
    for (const other of [omar, nell]) expect(await firsts(other)).toEqual([true, false]);
  });

  it('A repeated search with the same key returns the same match', async () => {
    const finder = await matchable();
    for (let n = 0; n < 3; n += 1) await matchable();
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const first = await find(finder, headers);
    const again = await find(finder, headers);
    expect(again.body.match?.id).toBe(first.body.match?.id);
    expect(again.body.humanMatches).toBe(1);
    expect((await find(finder, { 'idempotency-key': 'no!' })).status).toBe(400);
  });

  it('A search offers a person to at most three searchers a day', async () => {
    const wanted = await matchable();
    const finders: TestMember[] = [];
    for (let n = 0; n < 4; n += 1)
      finders.push(await matchable({ profile: { gender: 'men' }, wish: { genderPreferences: ['women'] } }));
    const found = [];
    for (const finder of finders) found.push((await find(finder)).body.match?.user.id);
    expect(found).toEqual([wanted.id, wanted.id, wanted.id, undefined]);
    await wait(DAY_MS, ...finders);
    expect((await find(finders[3] as TestMember)).body.match?.user.id).toBe(wanted.id);
  });

  it('A search holds every filter both ways', async () => {
    const strict: Matchable[] = [
      { wish: { genderPreferences: ['men'] } },
      { wish: { minAge: 40, maxAge: 50 } },
      { wish: { connectionIntent: ['romantic'] } },
      { profile: { zipCode: '10001' }, wish: { locationRadius: 'state' } },
      { profile: { birthday: '05/14/1950' } },
    ];
    for (const person of strict) await matchable(person);
    const wish = { maxAge: 60, connectionIntent: ['friendship'], locationRadius: 'anywhere' };
    const finder = await matchable({ wish });
    expect((await find(finder)).body.match).toBeNull();
    expect(await madeRows()).toEqual({ matches: 0, slots: 0, exposures: 0, rooms: 0 });
    const fitting = await matchable();
    expect((await find(finder)).body.match?.user.id).toBe(fitting.id);
  });

  it('A search treats an upper age of 99 as unlimited', async () => {
    const oldest = await matchable();
    await sql`UPDATE account SET birthday = '1920-03-10' WHERE id = ${oldest.id}`.execute(server.deps.db);
    await refreshMatchProfile(server.deps.db, oldest.id);
    const narrow = await matchable({ profile: { gender: 'men' }, wish: { maxAge: 98, genderPreferences: ['women'] } });
    expect((await find(narrow)).body.match).toBeNull();
    const wide = await matchable({ profile: { gender: 'men' }, wish: { maxAge: 99, genderPreferences: ['women'] } });
    expect((await find(wide)).body.match).toMatchObject({ user: { id: oldest.id }, age: 106 });
  });

  it('A search never finds the suspended, the blocked, the blocking, or AI characters', async () => {
    const finder = await matchable();
    const [suspended, blocked, blocking, companion] = [
      await matchable(),
      await matchable(),
      await matchable(),
      await matchable(),
    ];
    const { db } = server.deps;
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${suspended.id}`.execute(db);
    await sql`UPDATE account SET is_seed_user = true WHERE id = ${companion.id}`.execute(db);
    await sql`INSERT INTO block VALUES (${finder.id}, ${blocked.id}, now()), (${blocking.id}, ${finder.id}, now())`.execute(
      db,
    );
    for (const { id } of [suspended, companion]) await refreshMatchProfile(db, id);
    const { body } = await find(finder);
    expect(body).toMatchObject({ match: null, noNewMatches: true, humanMatches: 0, remainingMatches: 3 });
    expect(await madeRows()).toEqual({ matches: 0, slots: 0, exposures: 0, rooms: 0 });
  });

  it('A search never shows a person before they are 18, anywhere on Earth', async () => {
    const finder = await matchable();
    const young = await matchable();
    await sql`UPDATE account SET birthday = '2008-03-11' WHERE id = ${young.id}`.execute(server.deps.db);
    await refreshMatchProfile(server.deps.db, young.id);
    expect((await find(finder)).body.match).toBeNull();
    await wait(18 * 3_600_000 - 1, finder);
    expect((await find(finder)).body.match).toBeNull();
    await wait(1);
    expect((await find(finder)).body.match?.user.id).toBe(young.id);
  });

  it('A search follows a changed profile at once', async () => {
    const finder = await matchable({ wish: { locationRadius: 'nearby' } });
    const mover = await matchable({ profile: { zipCode: '10001' } });
    expect((await find(finder)).body.match).toBeNull();
    await call(server.app, updateUser, { token: mover.token, params: { id: mover.id }, body: { zipCode: '94607' } });
    expect((await find(finder)).body.match?.user.id).toBe(mover.id);
  });
});

describe('after the match', () => {
  it('A like opens the room for good, and the match cannot be passed any more', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    const liked = await swipe(finder, body.match?.id, 'like');
    expect(liked.body).toEqual({ ok: true, chatroom_id: body.match?.chatRoomId });
    expect((await swipe(finder, body.match?.id, 'connect')).body).toEqual(liked.body);
    expect((await swipe(finder, body.match?.id, 'pass')).problem.code).toBe('match_decided');
    expect((await matches(found)).matches[0]).toMatchObject({ state: 'connected', isLikedByMe: false });
  });

  it('A person who wrote to their match can no longer pass it', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    await say(found, body.match?.chatRoomId);
    expect((await matches(found)).matches[0]).toMatchObject({ isLikedByMe: true });
    expect((await matches(finder)).matches[0]).toMatchObject({ isLikedByMe: false, isTalking: true });
    expect((await swipe(found, body.match?.id, 'pass')).problem.code).toBe('match_decided');
    await say(finder, body.match?.chatRoomId);
    expect((await swipe(finder, body.match?.id, 'pass')).problem.code).toBe('match_decided');
    await say(found, body.match?.chatRoomId);
  });

  it('A pass is refused for two people who talked before their match', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const body = { otherUserId: found.id };
    const { body: room } = await call(server.app, startDirect, { token: finder.token, body });
    await say(finder, room.id);
    await say(found, room.id);
    await wait(DAY_MS, finder, found);
    const { match } = (await find(finder)).body;
    expect(match?.chatRoomId).toBe(room.id);
    for (const member of [finder, found]) {
      expect((await matches(member)).matches[0]).toMatchObject({ isTalking: true, isLikedByMe: true });
      expect((await swipe(member, match?.id, 'pass')).problem.code).toBe('match_decided');
      await say(member, room.id);
    }
  });

  it('A like is shown only to the person who gave it', async () => {
    for (const who of ['lower', 'higher']) {
      const pair = [await matchable({ wish: WOMEN }), await matchable({ wish: WOMEN })].toSorted((a, b) => a.id - b.id);
      const [one, other] = (who === 'lower' ? pair : pair.toReversed()) as [TestMember, TestMember];
      const { body } = await find(one);
      expect(body.match?.user.id).toBe(other.id);
      await swipe(one, body.match?.id, 'like');
      const cards = [await matches(one), await matches(other)].map((day) => day.matches[0]?.isLikedByMe);
      expect(cards).toEqual([true, false]);
      await sql`DELETE FROM account`.execute(server.deps.db);
    }
  });

  it('A repeated end of a match changes nothing', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    const end = ({ token }: TestMember) =>
      call(server.app, contract.unmatch, { token, body: { matchId: body.match?.id } });
    const rows = () => server.deps.db.selectFrom('soul_match').selectAll().execute();
    await end(finder);
    const ended = await rows();
    server.clock.advance(1000);
    expect((await end(found)).body).toEqual({ ok: true });
    expect(await rows()).toEqual(ended);
  });

  it('A card names shared interests of today’s catalogue only', async () => {
    const known = interests[0]?.id ?? '';
    const person = { interests: ['an_interest_of_last_year', known] };
    const [finder] = [await matchable(person), await matchable(person)];
    const { body } = await find(finder);
    expect(body.match?.matchData.sharedInterests).toEqual([interests[0]?.name]);
  });

  it('A pass keeps the pair apart for 90 days', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    await say(finder, body.match?.chatRoomId);
    expect((await swipe(found, body.match?.id, 'pass')).body).toEqual({ ok: true, chatroom_id: null });
    expect((await swipe(found, body.match?.id, 'pass')).status).toBe(200);
    expect((await swipe(finder, body.match?.id, 'like')).problem.code).toBe('match_decided');
    expect((await matches(finder)).matches).toEqual([]);
    await wait(90 * DAY_MS - 1, finder, found);
    expect((await find(finder)).body.match).toBeNull();
    expect((await find(found)).body.match).toBeNull();
    await wait(1);
    const again = (await find(found)).body.match;
    expect(again).toMatchObject({ user: { id: finder.id }, state: 'offered', isTalking: false });
    expect(again?.id).not.toBe(body.match?.id);
    await say(finder, again?.chatRoomId);
    expect((await matches(found)).matches[0]).toMatchObject({ isTalking: true });
  });

  it('Connected and unmatched pairs never return', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    await swipe(finder, body.match?.id, 'like');
    await wait(400 * DAY_MS, finder, found);
    expect((await find(finder)).body.match).toBeNull();
    const ended = await call(server.app, contract.unmatch, { token: found.token, body: { matchId: body.match?.id } });
    expect(ended.body).toEqual({ ok: true });
    expect((await matches(finder)).matches).toEqual([]);
    await wait(400 * DAY_MS, finder, found);
    expect((await find(finder)).body.match).toBeNull();
  });

  it('A match is not there for a stranger, nor behind a block', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    const stranger = await newMember(server);
    expect((await swipe(stranger, body.match?.id, 'like')).status).toBe(404);
    await sql`INSERT INTO block VALUES (${found.id}, ${finder.id}, now())`.execute(server.deps.db);
    expect((await swipe(finder, body.match?.id, 'like')).status).toBe(404);
    expect((await matches(finder)).matches).toEqual([]);
    expect(await sql`SELECT state FROM soul_match`.execute(server.deps.db)).toMatchObject({
      rows: [{ state: 'offered' }],
    });
  });
});

describe('privacy', () => {
  it('No answer contains a ZIP, a birthday, an email or a distance in numbers', async () => {
    const [finder, found] = [await matchable({ profile: { zipCode: '94110' } }), await matchable()];
    const { fields, values } = inside([(await find(finder)).body, await matches(finder), await matches(found)]);
    for (const secret of ['94607', '94110', '1996', '05/14', '@']) {
      expect(values.filter((value) => value.includes(secret))).toEqual([]);
    }
    expect(fields.filter((field) => /birth|zip|distance|latitude|longitude|miles|email|phone/i.test(field))).toEqual(
      [],
    );
  });
});

/** Returns every field name and every value except ids, which are random and may contain anything. */
function inside(json: unknown): { fields: string[]; values: string[] } {
  if (typeof json !== 'object' || json === null) {
    const value = String(json);
    return { fields: [], values: /^\d{12}$|^[0-9a-f-]{36}$/.test(value) ? [] : [value] };
  }
  const parts = Object.values(json).map(inside);
  const own = Array.isArray(json) ? [] : Object.keys(json);
  return { fields: [...own, ...parts.flatMap(({ fields }) => fields)], values: parts.flatMap(({ values }) => values) };
}
