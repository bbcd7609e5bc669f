import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUser, refresh, updateUser } from '#contract/accounts.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { getMatch, listMatches, swipe } from '#contract/matching.ts';
import { connectInHall, HALL_MOST, listHall, type HallGuest } from '#contract/quest-hall.ts';
import { saveVibes } from '#contract/vibes.ts';
import { settleDemo } from '#server/features/demo/demo.ts';
import { createHints } from '#server/platform/realtime/hints.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';
import { handTimers } from '#test/faults/timers.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { sweepHall } from './quest-hall.ts';
import { announceHall, watchHall } from './watch.ts';

const START = '2026-03-10T18:00:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(START);
  await sql`DELETE FROM quest_hall`.execute(test.deps.db);
  await sql`UPDATE account SET in_quest_hall = false`.execute(test.deps.db);
});

const step = ({ token, id }: TestMember, inQuestHall: boolean) =>
  call(test.app, updateUser, { token, params: { id }, body: { inQuestHall } });
const hallOf = async ({ token }: TestMember): Promise<HallGuest[]> => {
  const { status, body } = await call(test.app, listHall, { token });
  expect(status).toBe(200);
  return body;
};
const idsIn = async (member: TestMember): Promise<number[]> => (await hallOf(member)).map(({ id }) => id);
const connect = ({ token }: TestMember, userId: number): Promise<Answer<{ matchId: string; chatroom_id: string }>> =>
  call(test.app, connectInHall, { token, body: { userId } });

async function inHall(person: Matchable = {}): Promise<TestMember> {
  const member = await newMatchable(test, person);
  expect((await step(member, true)).status).toBe(200);
  return member;
}

const at = (zipCode: string): Matchable => ({ profile: { zipCode }, wish: { locationRadius: 'across_town' } });

async function isFlagged(viewer: TestMember, { id }: TestMember): Promise<boolean> {
  return (await call(test.app, getUser, { token: viewer.token, params: { id } })).body.inQuestHall;
}

async function later(member: TestMember): Promise<TestMember> {
  const { body } = await call(test.app, refresh, { body: { refreshToken: member.refreshToken } });
  return { ...member, token: body.accessToken };
}

describe('joining and departing', () => {
  it('A joining member appears in the hall and a departing one leaves it', async () => {
    const [ada, bo] = [await newMatchable(test, at('04101')), await newMatchable(test, at('04101'))];
    expect(await idsIn(ada)).toEqual([]);
    await call(test.app, saveVibes, {
      token: bo.token,
      params: { id: bo.id },
      body: { vibes: ['bold', 'funny'], energyLevel: 64 },
    });
    const joined = await step(bo, true);
    expect(joined.body).toMatchObject({ id: bo.id, inQuestHall: true });
    const [guest] = await hallOf(ada);
    expect(guest).toMatchObject({
      id: bo.id,
      username: bo.user.handle,
      displayName: 'Robin',
      age: 29,
      inQuestHall: true,
      vibes: ['bold', 'funny'],
      energyLevel: 64,
      matchId: null,
      isSeedUser: false,
    });
    expect(guest?.compatibility).toBeGreaterThan(0);
    expect(await idsIn(bo)).toEqual([]);
    expect((await step(bo, false)).body.inQuestHall).toBe(false);
    expect(await idsIn(ada)).toEqual([]);
    expect(await isFlagged(ada, bo)).toBe(false);
  });

  it('Joining or departing twice changes nothing', async () => {
    const bo = await inHall(at('04102'));
    expect((await step(bo, true)).body.inQuestHall).toBe(true);
    expect((await step(bo, false)).body.inQuestHall).toBe(false);
    expect((await step(bo, false)).body.inQuestHall).toBe(false);
  });

  it('Joining is refused with what is missing, and changes nothing else of the same edit', async () => {
    const member = await newMember(test);
    const early = await call(test.app, updateUser, {
      token: member.token,
      params: { id: member.id },
      body: { bio: 'hello', inQuestHall: true },
    });
    expect([early.status, early.problem.code]).toEqual([409, 'profile_incomplete']);
    expect(early.problem.fields).toHaveProperty('gender');
    const now = await call(test.app, getUser, { token: member.token, params: { id: member.id } });
    expect(now.body).toMatchObject({ bio: null, inQuestHall: false });
    const whole = await newMember(test, COMPLETE_PROFILE);
    expect((await step(whole, true)).problem.code).toBe('mbti_required');
  });

  it('Joining for another person is not possible', async () => {
    const [ada, bo] = [await newMatchable(test), await inHall()];
    expect((await step({ ...ada, id: bo.id }, false)).status).toBe(404);
    expect(await isFlagged(ada, bo)).toBe(true);
  });
});

describe('who is shown', () => {
  it('The hall shows no person a filter keeps away, on either side', async () => {
    const viewer = await newMatchable(test, { ...at('04103'), profile: { zipCode: '04103', gender: 'men' } });
    const near = await inHall(at('04103'));
    await inHall(at('99723'));
    await inHall({ ...at('04103'), wish: { locationRadius: 'across_town', genderPreferences: ['women'] } });
    await inHall({ profile: { zipCode: '04103', birthday: '01/01/1950' }, wish: { maxAge: 99, minAge: 60 } });
    expect(await idsIn(viewer)).toEqual([near.id]);
  });

  it('The hall hides blocked, suspended and passed people and marks existing matches', async () => {
    const viewer = await inHall(at('04401'));
    const guests = [await inHall(at('04401')), await inHall(at('04401')), await inHall(at('04401'))] as const;
    const [blocked, passed, known] = guests;
    const { db } = test.deps;
    await sql`INSERT INTO block VALUES (${blocked.id}, ${viewer.id}, now())`.execute(db);
    const { body } = await connect(viewer, known.id);
    expect((await hallOf(viewer)).find(({ id }) => id === known.id)?.matchId).toBe(body.matchId);
    expect((await hallOf(known)).find(({ id }) => id === viewer.id)?.matchId).toBe(body.matchId);
    const other = await connect(passed, viewer.id);
    await call(test.app, swipe, { token: viewer.token, body: { matchId: other.body.matchId, action: 'pass' } });
    expect(await idsIn(viewer)).toEqual([known.id]);
    expect(await idsIn(blocked)).not.toContain(viewer.id);
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${known.id}`.execute(db);
    expect(await idsIn(viewer)).toEqual([]);
  });

  /**
   * Adds `count` copies of `model`, evenly around the hall. They joined in the future, so a sweep leaves them for a
   * week.
   */
  async function crowd(model: TestMember, count: number): Promise<void> {
    const { db } = test.deps;
    await sql`INSERT INTO account (id, handle, created_at) SELECT 100000100000 + n, 'hall_' || n, now()
      FROM generate_series(1, ${count}::int) AS n`.execute(db);
    await sql`INSERT INTO match_profile SELECT made.* FROM generate_series(1, ${count}::int) AS n, match_profile AS one,
      jsonb_populate_record(one, jsonb_build_object('user_id', 100000100000 + n)) AS made
      WHERE one.user_id = ${model.id}`.execute(db);
    await sql`INSERT INTO quest_hall (user_id, joined_at, place)
      SELECT 100000100000 + n, ${test.clock.now()}::timestamptz + interval '7 days', (n - 0.5) / ${count}
      FROM generate_series(1, ${count}::int) AS n`.execute(db);
  }
  const disperse = (): Promise<unknown> =>
    sql`DELETE FROM account WHERE id > 100000100000 AND id <= 100000110000`.execute(test.deps.db);

  it('The hall shows each viewer a daily selection of fifty guests', async () => {
    const viewers = [await newMatchable(test, at('04901')), await newMatchable(test, at('04901'))] as const;
    const model = await inHall(at('04901'));
    await crowd(model, 2000);
    const first = await idsIn(viewers[0]);
    expect(first).toHaveLength(HALL_MOST);
    expect(new Set(first).size).toBe(HALL_MOST);
    expect(await idsIn(viewers[0])).toEqual(first);
    expect(await idsIn(viewers[1])).not.toEqual(first);
    test.clock.advance(24 * HOUR_MS);
    expect(await idsIn(await later(viewers[0]))).not.toEqual(first);
    await disperse();
  });

  it('The hall shows everybody who is online first and always, then the best fits', async () => {
    const viewer = await newMatchable(test, at('04011'));
    const model = await inHall({ ...at('04011'), type: 'INFJ' });
    await crowd(model, 400);
    const [online, hidden, apart] = [await inHall(at('04011')), await inHall(at('04011')), await inHall(at('04011'))];
    const seen = (ids: number[]): Promise<unknown> =>
      sql`INSERT INTO presence (user_id, last_seen_at) SELECT unnest(${ids}::bigint[]), ${test.clock.now()}
        ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`.execute(test.deps.db);
    await sql`DELETE FROM presence`.execute(test.deps.db);
    const busy = Array.from({ length: 7 }, (_, n) => 100_000_100_001 + n * 50);
    await seen([online.id, hidden.id, ...busy]);
    await call(test.app, updateUser, { token: hidden.token, params: { id: hidden.id }, body: { hideOnline: true } });
    await sql`DELETE FROM presence WHERE user_id = ${apart.id}`.execute(test.deps.db);
    const guests = await hallOf(viewer);
    expect(guests).toHaveLength(HALL_MOST);
    expect(new Set(guests.slice(0, 8).map(({ id }) => id))).toEqual(new Set([online.id, ...busy]));
    expect(guests.map(({ isOnline }) => isOnline)).toEqual(guests.map((_, index) => index < 8));
    const scores = guests.slice(8).map(({ compatibility }) => compatibility);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    await disperse();
  });

  it('The hall shows demo members only where no real person fits', async () => {
    const viewer = await newMatchable(test, at('04005'));
    const { db } = test.deps;
    const demo = await inHall({ ...at('04005'), isDemo: true });
    await sql`UPDATE quest_hall SET stays = true WHERE user_id = ${demo.id}`.execute(db);
    expect(await hallOf(viewer)).toMatchObject([{ id: demo.id, isDemo: true, isOnline: false }]);
    const person = await inHall(at('04005'));
    expect(await idsIn(viewer)).toEqual([person.id]);
    await crowd(person, 50);
    await sql`DELETE FROM quest_hall WHERE NOT stays`.execute(db);
    expect(await idsIn(viewer)).toEqual([]);
    await disperse();
    expect(await idsIn(viewer)).toEqual([demo.id]);
    await sql`DELETE FROM account WHERE id = ${demo.id}`.execute(db);
  });

  it('The hall finds the few who fit among many, past the end of the round', async () => {
    const viewer = await newMatchable(test, at('04957'));
    const few = [await inHall(at('04957')), await inHall(at('04957'))];
    const { db } = test.deps;
    await sql`INSERT INTO account (id, handle, created_at) SELECT 100000200000 + n, 'far_' || n, now()
      FROM generate_series(1, 700) AS n`.execute(db);
    await sql`INSERT INTO quest_hall (user_id, joined_at, place)
      SELECT 100000200000 + n, ${test.clock.now()}, n / 701.0 FROM generate_series(1, 700) AS n`.execute(db);
    for (let n = 0; n < 5; n += 1) expect(new Set(await idsIn(viewer))).toEqual(new Set(few.map(({ id }) => id)));
    await sql`DELETE FROM account WHERE id > 100000200000 AND id <= 100000200700`.execute(db);
  });

  it('The hall is empty for a person who cannot be matched yet', async () => {
    await inHall(at('04330'));
    expect(await idsIn(await newMember(test))).toEqual([]);
  });
});

describe('presence', () => {
  it('Presence in the hall expires two hours after the last heartbeat', async () => {
    const [bo, cleo] = [await inHall(at('04210')), await inHall(at('04210'))];
    await test.deps.presence.flush();
    test.clock.advance(HOUR_MS);
    // Does what a heartbeat of the socket does.
    test.deps.presence.touch(cleo.id);
    await test.deps.presence.flush();
    test.clock.advance(HOUR_MS - 1);
    const viewer = await newMatchable(test, at('04210'));
    expect(new Set(await idsIn(viewer))).toEqual(new Set([bo.id, cleo.id]));
    await sweepHall(test.deps);
    expect(await isFlagged(viewer, bo)).toBe(true);
    test.clock.advance(2);
    expect(await idsIn(viewer)).toEqual([cleo.id]);
    expect((await connect(await later(cleo), bo.id)).status).toBe(404);
    await sweepHall(test.deps);
    expect([await isFlagged(viewer, bo), await isFlagged(viewer, cleo)]).toEqual([false, true]);
    expect((await step(await later(bo), true)).body.inQuestHall).toBe(true);
    expect(new Set(await idsIn(viewer))).toEqual(new Set([bo.id, cleo.id]));
  });

  it('One sweep ends all 450 expired presences', async () => {
    const { db } = test.deps;
    await sql`INSERT INTO account (id, handle, created_at, in_quest_hall)
      SELECT 100000300000 + n, 'gone_' || n, now(), true FROM generate_series(1, 450) AS n`.execute(db);
    await sql`INSERT INTO quest_hall (user_id, joined_at, place)
      SELECT 100000300000 + n, ${test.clock.now()}, n / 450.0 FROM generate_series(1, 450) AS n`.execute(db);
    test.clock.advance(2 * HOUR_MS + 1);
    await sweepHall(test.deps);
    const { rows } = await sql`SELECT 1 FROM account WHERE in_quest_hall UNION ALL SELECT 1 FROM quest_hall`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  it('The demo community stays in the hall and is marked as demo', async () => {
    await settleDemo(test.deps, 'true');
    test.clock.advance(5 * HOUR_MS);
    await sweepHall(test.deps);
    for (const zipCode of ['82001', '90012', '99501', '10001']) {
      const guests = await hallOf(await newMatchable(test, { profile: { zipCode } }));
      expect(guests.length).toBeGreaterThanOrEqual(2);
      expect(guests.every(({ isDemo, isOnline }) => isDemo && !isOnline)).toBe(true);
    }
  });
});

describe('connecting', () => {
  it('Connecting creates one match with a room and costs no daily match', async () => {
    const [ada, bo] = [await inHall(at('04005')), await inHall(at('04005'))];
    const first = await connect(ada, bo.id);
    expect(first.status).toBe(200);
    expect((await connect(ada, bo.id)).body).toEqual(first.body);
    expect((await connect(bo, ada.id)).body).toEqual(first.body);
    for (const member of [ada, bo]) {
      const { body } = await call(test.app, listMatches, { token: member.token });
      expect(body.matches).toHaveLength(1);
      expect(body.matches[0]).toMatchObject({
        id: first.body.matchId,
        kind: 'hall',
        chatRoomId: first.body.chatroom_id,
      });
      expect(body.humanMatches).toBe(0);
    }
  });

  it('Connecting with a demo member makes a room and no match', async () => {
    const ada = await inHall(at('04011'));
    const demo = await inHall({ ...at('04011'), isDemo: true });
    const { status, body } = await connect(ada, demo.id);
    expect(status).toBe(200);
    expect((await call(test.app, listMatches, { token: ada.token })).body.matches).toEqual([]);
    const params = { matchId: body.matchId };
    const met = await call(test.app, getMatch, { token: ada.token, params });
    expect(met.body).toMatchObject({ kind: 'practice', state: 'connected', isLikedByMe: true });
  });

  it('Connecting needs both to be in the hall, to fit, and to be two', async () => {
    const [ada, bo, away, far] = [
      await newMatchable(test, at('04009')),
      await inHall(at('04009')),
      await newMatchable(test, at('04009')),
      await inHall(at('99801')),
    ];
    expect((await connect(ada, bo.id)).status).toBe(404);
    await step(ada, true);
    for (const other of [away.id, far.id, ada.id, 999_999_999_999]) {
      const answer = await connect(ada, other);
      expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
    }
    expect((await connect(ada, bo.id)).status).toBe(200);
  });
});

describe('open screens', () => {
  it('An open screen gets one update for several changes in the same second', () => {
    const timers = handTimers();
    const hints = createHints({ redis: undefined, deployment: 'test', newId: () => 'me', onError: () => undefined });
    const told: string[] = [];
    hints.on('resync', /./, (hint) => told.push(hint));
    const watch = watchHall({ hints, timers });
    announceHall({ hints }, []);
    timers.pass(2000);
    expect(told).toEqual([]);
    watch.reads(1);
    watch.reads(2);
    watch.reads(1);
    announceHall({ hints }, []);
    announceHall({ hints }, []);
    timers.pass(999);
    expect(told).toEqual([]);
    timers.pass(1);
    expect(told).toEqual(['1 hall', '2 hall']);
    watch.reads(2);
    announceHall({ hints }, []);
    timers.pass(1000);
    expect(told).toEqual(['1 hall', '2 hall', '2 hall']);
    announceHall({ hints }, [3]);
    expect(told.at(-1)).toBe('3 me');
  });

  it('An open screen hears of joins, departures and expiries', async () => {
    const heard: string[] = [];
    test.deps.hints.on('hall', /^$/, () => heard.push('hall'));
    const bo = await inHall(at('04011'));
    expect(heard).toHaveLength(1);
    await call(test.app, updateUser, { token: bo.token, params: { id: bo.id }, body: { bio: 'still here' } });
    expect(heard).toHaveLength(1);
    await step(bo, false);
    await step(bo, true);
    expect(heard).toHaveLength(3);
    test.clock.advance(3 * HOUR_MS);
    await sweepHall(test.deps);
    expect(heard).toHaveLength(4);
    await sweepHall(test.deps);
    expect(heard).toHaveLength(4);
  });
});
