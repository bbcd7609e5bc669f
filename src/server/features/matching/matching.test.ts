import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { login, updateUser } from '#contract/accounts.ts';
import { interests } from '#content/interests.ts';
import * as contract from '#contract/matching.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { nextMidnight } from './week.ts';
import { refreshMatchProfile } from './matching.ts';

const DAY = 86_400_000;
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

/** Turns the clock, and signs everybody in again: a session does not live as long as these tests wait. */
async function wait(ms: number, ...members: TestMember[]): Promise<void> {
  server.clock.advance(ms);
  for (const member of members) {
    const answer = await call(server.app, login, { body: { handleOrEmail: member.user.handle, password: PASSWORD } });
    member.token = answer.body.tokens.accessToken;
  }
}

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

describe('preferences', () => {
  it('are empty, then as saved, with defaults where nothing was said', async () => {
    const member = await newMember(server);
    const empty = await call(server.app, contract.getPreferences, { token: member.token });
    expect(empty.body).toMatchObject({ isComplete: false, minAge: null, genderPreferences: [] });
    const saved = await call(server.app, contract.savePreferences, { token: member.token, body: { maxAge: 30 } });
    expect(saved.body).toEqual({ ...contract.defaultPreferences, maxAge: 30, agePreference: 'broad_horizons' });
    const read = await call(server.app, contract.getPreferences, { token: member.token });
    expect(read.body).toEqual({ ...saved.body, isComplete: true });
  });

  it.each([
    ['an age under 18', { minAge: 17 }],
    ['ages the wrong way round', { minAge: 40, maxAge: 30 }],
    ['an age above 99', { maxAge: 100 }],
    ['half years', { minAge: 18.5 }],
    ['no gender at all', { genderPreferences: [] }],
    ['an unknown intent', { connectionIntent: ['marriage'] }],
    ['a field that is not one', { isAdmin: true }],
    ['a list where a word belongs', { locationRadius: ['state'] }],
  ])('refuse %s', async (_, body) => {
    const member = await newMember(server);
    const answer = await call(server.app, contract.savePreferences, { token: member.token, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.problem.fields ?? {})).not.toHaveLength(0);
  });

  it('hold "everyone" alone, and infer the age preference around the own age', async () => {
    const member = await newMember(server, { birthday: '05/14/1996' });
    const body = { minAge: 28, maxAge: 30, genderPreferences: ['men', 'everyone'] };
    const answer = await call(server.app, contract.savePreferences, { token: member.token, body });
    expect(answer.body).toMatchObject({ genderPreferences: ['everyone'], agePreference: 'exact_peers' });
  });
});

describe('a search', () => {
  it('names what is missing, one code for each kind', async () => {
    const member = await newMember(server);
    const bare = await find(member);
    expect([bare.status, bare.problem.code]).toEqual([409, 'profile_incomplete']);
    expect(Object.keys(bare.problem.fields ?? {})).toEqual(['gender', 'birthday', 'zipCode', 'quiz', 'preferences']);
    const profile = { gender: 'men', birthday: '05/14/1996', zipCode: '94607' };
    await call(server.app, updateUser, { token: member.token, params: { id: member.id }, body: profile });
    expect((await find(member)).problem.code).toBe('mbti_required');
    expect((await matches(member)).missing).toEqual(['quiz', 'preferences']);
  });

  it('makes a match with its room, shown to both, and takes one of the finder’s three', async () => {
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

  it('takes nothing when nobody fits, and says which filter is narrow', async () => {
    const finder = await matchable({ wish: { locationRadius: 'nearby' } });
    await matchable({ profile: { zipCode: '94110' } });
    const { body } = await find(finder);
    expect(body).toMatchObject({ match: null, noNewMatches: true, humanMatches: 0, remainingMatches: 3 });
    expect(body.empty).toMatchObject({ narrowest: 'distance', widen: { locationRadius: 'state', wouldFit: 1 } });
  });

  it('stops at three a day and begins again at the person’s own midnight', async () => {
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

  it('gives the same match for the same key, and takes no second slot for it', async () => {
    const finder = await matchable();
    for (let n = 0; n < 3; n += 1) await matchable();
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const first = await find(finder, headers);
    const again = await find(finder, headers);
    expect(again.body.match?.id).toBe(first.body.match?.id);
    expect(again.body.humanMatches).toBe(1);
    expect((await find(finder, { 'idempotency-key': 'no!' })).status).toBe(400);
  });

  it('offers a person to no more than three searchers on a day of theirs', async () => {
    const wanted = await matchable();
    const finders: TestMember[] = [];
    for (let n = 0; n < 4; n += 1)
      finders.push(await matchable({ profile: { gender: 'men' }, wish: { genderPreferences: ['women'] } }));
    const found = [];
    for (const finder of finders) found.push((await find(finder)).body.match?.user.id);
    expect(found).toEqual([wanted.id, wanted.id, wanted.id, undefined]);
    await wait(DAY, ...finders);
    expect((await find(finders[3] as TestMember)).body.match?.user.id).toBe(wanted.id);
  });

  it('holds every filter both ways', async () => {
    const strict: Matchable[] = [
      { wish: { genderPreferences: ['men'] } },
      { wish: { minAge: 40, maxAge: 50 } },
      { wish: { connectionIntent: ['romantic'] } },
      { profile: { zipCode: '10001' }, wish: { locationRadius: 'state' } },
      { profile: { birthday: '05/14/1950' } },
    ];
    for (const person of strict) await matchable(person);
    const wish = { maxAge: 60, connectionIntent: ['friendship'], locationRadius: 'anywhere' };
    expect((await find(await matchable({ wish }))).body.match).toBeNull();
  });

  it('never finds the suspended, the blocked, the blocking, or AI characters', async () => {
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
    expect((await find(finder)).body.match).toBeNull();
  });

  it('never shows anybody before they are 18, wherever on Earth it is already their birthday', async () => {
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

  it('follows a changed profile at once', async () => {
    const finder = await matchable({ wish: { locationRadius: 'nearby' } });
    const mover = await matchable({ profile: { zipCode: '10001' } });
    expect((await find(finder)).body.match).toBeNull();
    await call(server.app, updateUser, { token: mover.token, params: { id: mover.id }, body: { zipCode: '94607' } });
    expect((await find(finder)).body.match?.user.id).toBe(mover.id);
  });
});

describe('after the match', () => {
  it('a like opens the room for good; it cannot be passed any more', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    const liked = await swipe(finder, body.match?.id, 'like');
    expect(liked.body).toEqual({ ok: true, chatroom_id: body.match?.chatRoomId });
    expect((await swipe(finder, body.match?.id, 'connect')).body).toEqual(liked.body);
    expect((await swipe(finder, body.match?.id, 'pass')).problem.code).toBe('match_decided');
    expect((await matches(found)).matches[0]).toMatchObject({ state: 'connected', isLikedByMe: false });
  });

  it('a pass rests the pair for 90 days, for both, and then they may meet again', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    expect((await swipe(found, body.match?.id, 'pass')).body).toEqual({ ok: true, chatroom_id: null });
    expect((await swipe(found, body.match?.id, 'pass')).status).toBe(200);
    expect((await swipe(finder, body.match?.id, 'like')).problem.code).toBe('match_decided');
    expect((await matches(finder)).matches).toEqual([]);
    await wait(90 * DAY - 1, finder, found);
    expect((await find(finder)).body.match).toBeNull();
    expect((await find(found)).body.match).toBeNull();
    await wait(1);
    const again = (await find(found)).body.match;
    expect(again).toMatchObject({ user: { id: finder.id }, state: 'offered' });
    expect(again?.id).not.toBe(body.match?.id);
  });

  it('connected and unmatched pairs never return', async () => {
    const [finder, found] = [await matchable(), await matchable()];
    const { body } = await find(finder);
    await swipe(finder, body.match?.id, 'like');
    await wait(400 * DAY, finder, found);
    expect((await find(finder)).body.match).toBeNull();
    const ended = await call(server.app, contract.unmatch, { token: found.token, body: { matchId: body.match?.id } });
    expect(ended.body).toEqual({ ok: true });
    expect((await matches(finder)).matches).toEqual([]);
    await wait(400 * DAY, finder, found);
    expect((await find(finder)).body.match).toBeNull();
  });

  it('is nobody else’s: a stranger’s match is not there, nor one behind a block', async () => {
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
  it('no answer tells a ZIP, a birthday, an email or a distance in numbers', async () => {
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

/** Every field's name and every value but ids, which are random and could look like anything. */
function inside(json: unknown): { fields: string[]; values: string[] } {
  if (typeof json !== 'object' || json === null) {
    const value = String(json);
    return { fields: [], values: /^\d{12}$|^[0-9a-f-]{36}$/.test(value) ? [] : [value] };
  }
  const parts = Object.values(json).map(inside);
  return {
    fields: [...(Array.isArray(json) ? [] : Object.keys(json)), ...parts.flatMap((part) => part.fields)],
    values: parts.flatMap((part) => part.values),
  };
}

describe('the next midnight', () => {
  it.each([
    ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-02T05:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-10T18:00:00Z', '2026-03-11T10:00:00.000Z'],
    ['Asia/Beirut', '2026-03-28T12:00:00Z', '2026-03-28T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-10T18:29:59.999Z', '2026-03-10T18:30:00.000Z'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
  ])('in %s after %s is %s', (zone, now, expected) => {
    expect(nextMidnight(zone, new Date(now)).toISOString()).toBe(expected);
  });
});
