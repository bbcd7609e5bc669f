import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refresh } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { findNewMatch, savePreferences, type Preferences } from '#contract/matching.ts';
import { getLookout, setLookout, type Lookout } from '#contract/matching.lookout.ts';
import {
  defaultNotificationSettings,
  putNotificationSettings,
  type NotificationSettings,
} from '#contract/notifications.ts';
import { pause } from '#contract/your-data.ts';
import { addDays } from '#server/platform/zones.ts';
import { call, type TestApp } from '#test/app.ts';
import { handTimers } from '#test/faults/timers.ts';
import type { TestMember } from '#test/factories.ts';
import { filterColumns } from '#server/features/matching/profile/changes.queries.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';
import { PushScene } from '#test/push-scene.ts';

const scene = new PushScene();
let test: TestApp;
let ana: TestMember;
/** The day of the test in UTC; no test lasts five. The clock only goes forward, because the timers follow it. */
let today = '2026-03-10';

beforeAll(async () => {
  await scene.open();
  test = { ...scene.server, clock: scene.time.clock } as unknown as TestApp;
});
afterAll(scene.close);
beforeEach(() => begin(addDays(today, 5)));

/** Goes on to the noon of a later day in UTC, and begins anew with Ana, who looks for men and finds none. */
async function begin(day: string): Promise<void> {
  today = day;
  await sql`DELETE FROM account`.execute(scene.database.db);
  scene.time.clock.set(`${today}T12:00:00.000Z`);
  ana = await join({ wish: { genderPreferences: ['men'] } });
  await livesIn('UTC');
  scene.phone = await scene.subscribed(ana);
  await quietly({ quietHoursEnabled: false });
  scene.service.clear();
}

const join = (person: Matchable = {}): Promise<TestMember> => newMatchable(test, person);
/** Somebody whom Ana looks for. */
const newMan = (person: Matchable = {}): Promise<TestMember> => join({ ...person, profile: { gender: 'men' } });
const livesIn = (zone: string) =>
  sql`UPDATE account SET time_zone = ${zone} WHERE id = ${ana.id}`.execute(scene.database.db);

/** Returns a person's access token, which expires while a test waits for an evening. */
async function tokenOf(person: TestMember): Promise<string> {
  const { body } = await call(test.app, refresh, { body: { refreshToken: person.refreshToken } });
  person.token = body.accessToken;
  return person.token;
}
const wishes = async (person: TestMember, body: Partial<Preferences>) =>
  call(test.app, savePreferences, { token: await tokenOf(person), body });
const quietly = async (changes: Partial<NotificationSettings>) =>
  call(test.app, putNotificationSettings, {
    token: await tokenOf(ana),
    body: { ...defaultNotificationSettings, ...changes },
  });
const switched = async (isOn: boolean): Promise<Lookout> =>
  (await call(test.app, setLookout, { token: await tokenOf(ana), body: { isOn } })).body;
const lookout = async (): Promise<Lookout> => (await call(test.app, getLookout, { token: await tokenOf(ana) })).body;
const search = async () => (await call(test.app, findNewMatch, { token: await tokenOf(ana) })).body.match;
const told = (): number => scene.service.of(scene.phone).filter(({ type }) => type === 'lookout').length;

/** Returns a time in UTC some days after the test's day. */
const on = (days: number, time: string): string => `${addDays(today, days)}T${time}:00.000Z`;

/** Advances the clock to a moment, and then until each question of that evening is answered or waits for later. */
async function at(moment: string): Promise<void> {
  const left = Date.parse(moment) - scene.time.clock.now().getTime();
  if (left > MINUTE_MS) scene.time.clock.advance(left - MINUTE_MS);
  scene.time.pass(Date.parse(moment) - scene.time.clock.now().getTime());
  await settled();
}
const settled = (): Promise<unknown> =>
  vi.waitUntil(
    async () => {
      const now = scene.time.clock.now();
      const { rows } = await sql<{ is_open: boolean; is_held: boolean }>`SELECT
        EXISTS (SELECT FROM lookout WHERE ask_at <= ${now})
          OR EXISTS (SELECT FROM lookout_due WHERE due_at <= ${now}) AS is_open,
        EXISTS (SELECT FROM lookout_due WHERE claimed_until > ${now}) AS is_held`.execute(scene.database.db);
      // While a worker has a question, the clock stops, so that no lease expires on a slow machine.
      if (rows[0]?.is_open === true && !rows[0].is_held) scene.time.pass(5000);
      return rows[0]?.is_open === false && !rows[0].is_held;
    },
    { interval: 5, timeout: 50_000 },
  );

it.each([
  { zone: 'Europe/Berlin', what: 'on the day the clocks go forward', day: '2026-03-28', six: '2026-03-29T16:00:00Z' },
  { zone: 'Asia/Kolkata', what: 'where clocks never change', day: '2026-05-01', six: '2026-05-02T12:30:00Z' },
  { zone: 'America/New_York', what: 'in summer', day: '2026-10-12', six: '2026-10-13T22:00:00Z' },
  { zone: 'America/New_York', what: 'on the day the clocks go back', day: '2026-10-31', six: '2026-11-01T23:00:00Z' },
])('A lookout tells at six in $zone $what', async ({ zone, day, six }) => {
  await begin(day);
  await livesIn(zone);
  await switched(true);
  const minutes = (count: number): string => new Date(Date.parse(six) + count * MINUTE_MS).toISOString();
  // The evening before passes with nobody new.
  await at(minutes(-12 * 60));
  await newMan();
  await at(minutes(-1));
  expect(told()).toBe(0);
  await at(minutes(2));
  expect(told()).toBe(1);
});

it('The push names nobody and leads to the match page', async () => {
  await switched(true);
  expect(await lookout()).toEqual({ isOn: true, hasNews: false });
  await newMan({ profile: { displayName: 'Bartholomew' } });
  await at(on(0, '18:02'));
  const [push] = scene.service.of(scene.phone);
  expect(push).toMatchObject({
    type: 'lookout',
    title: 'Somebody new may fit you',
    body: 'You asked us to keep an eye out. Have a look.',
    url: '/match',
    roomId: null,
  });
  expect(await lookout()).toEqual({ isOn: true, hasNews: true });
});

it('A lookout stays silent while nobody new fits', async () => {
  await switched(true);
  await join();
  await at(on(0, '18:02'));
  await at(on(1, '18:02'));
  expect(told()).toBe(0);
  expect(await lookout()).toEqual({ isOn: true, hasNews: false });
});

it('A person who was there before and changed nothing is never told', async () => {
  const cleo = await join();
  await switched(true);
  await at(on(0, '18:02'));
  expect(told()).toBe(0);
  // Now Cleo fits, because of what Ana looks for and not of what Cleo changed.
  await wishes(ana, { genderPreferences: ['everyone'] });
  await at(on(1, '18:02'));
  expect(told()).toBe(0);
  expect((await search())?.user.id).toBe(cleo.id);
});

it('A person whose change makes them fit is told once', async () => {
  const ben = await newMan({ wish: { genderPreferences: ['men'] } });
  await switched(true);
  await at(on(0, '18:02'));
  expect(told()).toBe(0);
  await wishes(ben, { genderPreferences: ['everyone'] });
  for (const day of [1, 2, 3]) await at(on(day, '18:02'));
  expect(told()).toBe(1);
});

it('A change of what only scores read tells nobody', async () => {
  await switched(true);
  const ben = await newMan();
  await at(on(0, '18:02'));
  expect(told()).toBe(1);
  await wishes(ben, { connectionDepth: 'deep', communicationStyle: ['video_calls'] });
  await at(on(1, '18:02'));
  expect(told()).toBe(1);
});

it('A lookout tells once a day, of however many people', async () => {
  await switched(true);
  await newMan();
  await newMan();
  await at(on(0, '18:02'));
  expect(told()).toBe(1);
  await newMan();
  // Flown west, it is six o’clock once more on the same day.
  await sql`UPDATE account SET time_zone = 'America/New_York', zone_before = 'UTC', zone_left_on = ${today}::date
    WHERE id = ${ana.id}`.execute(scene.database.db);
  await sql`UPDATE lookout SET ask_at = ${on(0, '23:00')}::timestamptz`.execute(scene.database.db);
  await at(on(0, '23:02'));
  expect(told()).toBe(1);
  await at(on(1, '23:02'));
  expect(told()).toBe(2);
});

it('A lookout waits for six where the person has traveled to', async () => {
  await switched(true);
  await newMan();
  await livesIn('America/New_York');
  await at(on(0, '18:02'));
  expect(told()).toBe(0);
  await at(on(0, '23:02'));
  expect(told()).toBe(1);
});

it('The question of an evening waits for the end of quiet hours', async () => {
  await quietly({ quietHoursStart: '17:00', quietHoursEnd: '20:00' });
  await switched(true);
  await newMan();
  await at(on(0, '18:02'));
  await at(on(0, '19:50'));
  expect(told()).toBe(0);
  await at(on(0, '20:05'));
  expect(told()).toBe(1);
});

it.each([
  ['the person looking', () => ana, (ben: TestMember) => ben],
  ['the person who is new', (ben: TestMember) => ben, () => ana],
])('A block by %s keeps the lookout silent', async (_, by, of) => {
  await switched(true);
  const ben = await newMan();
  const { status } = await call(test.app, blockPerson, {
    token: await tokenOf(by(ben)),
    params: { userId: of(ben).id },
  });
  expect(status).toBe(200);
  await at(on(0, '18:02'));
  expect(told()).toBe(0);
});

it('Somebody who paused is not told of, and a demo member never', async () => {
  await switched(true);
  const ben = await newMan();
  expect((await call(test.app, pause, { token: await tokenOf(ben), body: { isPaused: true } })).status).toBe(200);
  await newMan({ isDemo: true });
  await at(on(0, '18:02'));
  expect(told()).toBe(0);
});

it('A lookout is switched off with one call', async () => {
  expect(await switched(true)).toEqual({ isOn: true, hasNews: false });
  expect(await switched(false)).toEqual({ isOn: false, hasNews: false });
  await newMan();
  await at(on(0, '18:02'));
  expect(told()).toBe(0);
});

it('A match ends both people’s lookouts, and a vain search their news', async () => {
  await switched(true);
  const ben = await newMan();
  await call(test.app, setLookout, { token: await tokenOf(ben), body: { isOn: true } });
  await at(on(0, '18:02'));
  await wishes(ana, { genderPreferences: ['women'] });
  expect(await search()).toBeNull();
  expect(await lookout()).toEqual({ isOn: true, hasNews: false });
  await wishes(ana, { genderPreferences: ['men'] });
  expect((await search())?.user.id).toBe(ben.id);
  expect(await lookout()).toEqual({ isOn: false, hasNews: false });
  expect((await call(test.app, getLookout, { token: await tokenOf(ben) })).body.isOn).toBe(false);
});

it('A pause ends the lookout and lets no other begin', async () => {
  await switched(true);
  await call(test.app, pause, { token: await tokenOf(ana), body: { isPaused: true } });
  expect((await lookout()).isOn).toBe(false);
  const { status, problem } = await call(test.app, setLookout, { token: await tokenOf(ana), body: { isOn: true } });
  expect([status, problem?.code]).toEqual([409, 'profile_incomplete']);
});

it('Two instances ask once', async () => {
  const other = handTimers();
  const second = await scene.startServer({ ...other, clock: scene.time.clock });
  await switched(true);
  await newMan();
  scene.time.clock.set(on(0, '17:59'));
  other.clock.set(on(0, '17:59'));
  for (let step = 0; step < 20; step += 1) {
    scene.time.pass(5000);
    other.pass(5000);
  }
  await settled();
  other.pass(5000);
  await settled();
  expect(told()).toBe(1);
  const closing = second.close();
  other.pass(1);
  await closing;
});

it('A push service that is away is tried again, and the person is told once', async () => {
  await switched(true);
  await newMan();
  scene.service.next({ status: 503 });
  await at(on(0, '18:02'));
  expect(told()).toBe(0);
  await at(on(0, '18:10'));
  expect(told()).toBe(1);
});

it('A person without news of matches reads of it on the page', async () => {
  await quietly({ quietHoursEnabled: false, soulMatchNotifications: false });
  await switched(true);
  await newMan();
  await at(on(0, '18:02'));
  expect(told()).toBe(0);
  expect(await lookout()).toEqual({ isOn: true, hasNews: true });
});

it('Every column of a profile either counts as a change or is named here', async () => {
  const { rows } = await sql<{ column_name: string }>`SELECT column_name FROM information_schema.columns
    WHERE table_name = 'match_profile' ORDER BY 1`.execute(scene.database.db);
  const read = new Set<string>(filterColumns);
  // A new column belongs to `filterColumns` if a filter reads it, and else into this list.
  expect(rows.map((row) => row.column_name).filter((name) => !read.has(name))).toEqual([
    'change_seq',
    'interest_count',
    'interests',
    'run',
    'user_id',
    'vibe',
  ]);
});
