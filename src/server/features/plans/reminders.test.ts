import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { setRoom } from '#contract/chat.list.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { answerPlan, cancelPlan, changePlan } from '#contract/plans.ts';
import type { Message } from '#contract/chat.ts';
import type { PlanAnswer } from '#contract/chat.plans.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { clockIn, plan } from '#test/plan-scene.ts';
import { PushScene } from '#test/push-scene.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { judge } from './judge.ts';
import { noteReminders, type PlanNewsCase } from './due.queries.ts';
import { noteQuestions } from './met.queries.ts';
import { nextReminder } from './times.ts';

const scene = new PushScene();

beforeAll(scene.open);
afterAll(scene.close);
let made: Message;
beforeEach(async () => {
  await scene.begin();
  await sql`DELETE FROM plan`.execute(scene.database.db);
  await scene.set(scene.ben, { quietHoursEnabled: false });
  await scene.say('Hello');
  made = (await plan(scene.server, scene.ana, { roomId: scene.roomId })).body.message;
  await answer(scene.ben, 'going');
  await scene.allIsTold();
  scene.service.clear();
});

const params = () => ({ roomId: scene.roomId, messageId: made.id });
const answer = ({ token }: Person, what: PlanAnswer) =>
  call(scene.server.app, answerPlan, { token, params: params(), body: { answer: what } });
const hoursBefore = (hours: number): Date => new Date(Date.parse(made.plan?.startsAt ?? '') - hours * HOUR_MS);
const sweep = (at: Date) => noteReminders(scene.database.db, at, 10);

/** Makes a reminder due now, and waits until none is due. Returns the notifications that the phone got. */
async function told(): Promise<string[]> {
  await sql`UPDATE plan SET remind_at = ${scene.time.clock.now()}`.execute(scene.database.db);
  await sweep(scene.time.clock.now());
  return heard();
}
async function heard(): Promise<string[]> {
  await scene.until(async () => {
    const { rows } = await sql`SELECT FROM plan_due WHERE user_id = ${scene.ben.id}`.execute(scene.database.db);
    return rows.length === 0;
  });
  return scene.service
    .of(scene.phone)
    .filter(({ type }) => type === 'plan')
    .map(({ title, body }) => `${title}: ${body}`);
}

it('People are reminded the day before a plan and two hours before it', () => {
  const at = (hours: number): Date => new Date(Date.UTC(2030, 4, 10) + hours * HOUR_MS);
  expect(nextReminder(at(100), at(0))).toEqual(at(76));
  expect(nextReminder(at(100), at(76))).toEqual(at(98));
  expect(nextReminder(at(20), at(0))).toEqual(at(18));
  expect(nextReminder(at(2), at(0))).toBeNull();
});

it('A reminder is due once for each person coming, across all instances', async () => {
  const dueFor = async (): Promise<number[]> =>
    (await sql<{ user_id: number }>`SELECT user_id FROM plan_due`.execute(scene.database.db)).rows.map(
      (row) => row.user_id,
    );
  expect(await sweep(hoursBefore(25))).toBe(0);
  const counts = await Promise.all([sweep(hoursBefore(24)), sweep(hoursBefore(24)), sweep(hoursBefore(23))]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(new Set(await dueFor())).toEqual(new Set([scene.ana.id, scene.ben.id]));
  expect(await sweep(hoursBefore(3))).toBe(0);
  expect(await sweep(hoursBefore(2))).toBe(1);
  expect(await sweep(hoursBefore(0))).toBe(0);
});

it('A reminder names the plan, its time on the reader’s clock, and its place', async () => {
  await sql`UPDATE account SET time_zone = 'Asia/Tokyo' WHERE id = ${scene.ben.id}`.execute(scene.database.db);
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', hour: 'numeric', minute: '2-digit' });
  const [line = ''] = await told();
  expect(line).toMatch(/^Tea: .+ · The mill$/);
  expect(line).toContain(clock.format(new Date(made.plan?.startsAt ?? '')));
});

it('A reminder is shown on open pages of a person, with a device or without', async () => {
  const { ana, server } = scene;
  const socket = await new TestSocket(`${server.address.replace('http', 'ws')}/ws`).signIn(ana.token);
  await told();
  const news = { type: 'plan_news', roomId: scene.roomId, planId: made.id, title: 'Tea' };
  expect(await socket.next('plan_news')).toMatchObject({ ...news, words: expect.stringContaining('The mill') });
  socket.drop();
});

it('A reminder that one of two devices got is not sent again to either', async () => {
  await scene.subscribed(scene.ben);
  scene.service.clear();
  scene.service.next({ status: 201 }, { status: 503 });
  await told();
  expect(scene.service.asked).toHaveLength(2);
});

it('A person who declines, blocks the maker or opts out gets no reminder', async () => {
  const { ana, ben, database } = scene;
  await answer(ben, 'no');
  expect(await told()).toEqual([]);
  await answer(ben, 'maybe');
  await scene.set(ben, { quietHoursEnabled: false, dmNotifications: false });
  expect(await told()).toEqual([]);
  await scene.set(ben, { quietHoursEnabled: false });
  await call(scene.server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
  expect(await told()).toEqual([]);
  await sql`DELETE FROM block`.execute(database.db);
  await call(scene.server.app, setRoom, { token: ben.token, params: params(), body: { mute: '8h' } });
  expect(await told()).toHaveLength(1);
});

it('People who mean to come hear of a new time or a cancellation', async () => {
  const { ana, time } = scene;
  const body = { title: 'Tea', when: clockIn(60, { from: time.clock.now() }), zone: 'UTC', place: 'The bridge' };
  await call(scene.server.app, changePlan, { token: ana.token, params: params(), body });
  expect((await heard()).at(-1)).toMatch(/^Tea: Changed: .+ · The bridge$/);
  await call(scene.server.app, cancelPlan, { token: ana.token, params: params() });
  expect((await heard()).at(-1)).toBe('Tea: This plan was called off.');
  expect(await sweep(new Date(time.clock.now().getTime() + 59 * HOUR_MS))).toBe(0);
});

it('A Spanish reader’s plan news is in Spanish', async () => {
  const { ana, database } = scene;
  await sql`UPDATE session SET language = 'es'`.execute(database.db);
  const body = { title: 'Tea', when: clockIn(60, { from: scene.time.clock.now() }), zone: 'UTC', place: '' };
  await call(scene.server.app, changePlan, { token: ana.token, params: params(), body });
  expect((await heard()).at(-1)).toMatch(/^Tea: Cambió: \p{L}+, \d+ \p{L}+/u);
});

it('A moved plan sends its reminder at the new time alone', async () => {
  const { ana, ben, database } = scene;
  const body = { title: 'Tea', when: clockIn(0, { from: hoursBefore(-12) }), zone: 'UTC', place: 'The mill' };
  await call(scene.server.app, changePlan, { token: ana.token, params: params(), body });
  const { rows } = await sql<{ user_id: number }>`SELECT user_id FROM plan_due`.execute(database.db);
  expect(rows).toEqual([{ user_id: ben.id }]);
  expect([await sweep(hoursBefore(24)), await sweep(hoursBefore(12))]).toEqual([0, 1]);
});

it.each([
  ['is hidden by a moderator', 'UPDATE room_event SET payload = payload || \'{"hidden":true}\''],
  ['is in a room that was closed', 'UPDATE room SET closed_at = now()'],
  ['is in a room that the person left', 'UPDATE room_member SET left_seq = 99'],
] as const)('Nobody is reminded of a plan that %s', async (_why, prepare) => {
  const key = prepare.startsWith('UPDATE room SET') ? 'id' : 'room_id';
  await sql`${sql.raw(prepare)} WHERE ${sql.ref(key)} = ${scene.roomId}`.execute(scene.database.db);
  expect(await told()).toEqual([]);
});

it('Each of two who said yes is asked once whether they met', async () => {
  const { ana, ben, database } = scene;
  const due = async (): Promise<number[]> =>
    (await sql<{ user_id: number }>`SELECT user_id FROM plan_due WHERE kind = 'met'`.execute(database.db)).rows.map(
      (row) => row.user_id,
    );
  expect(await noteQuestions(database.db, hoursBefore(-2), 10)).toBe(0);
  const counts = await Promise.all([3, 3, 4].map((hours) => noteQuestions(database.db, hoursBefore(-hours), 10)));
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(new Set(await due())).toEqual(new Set([ana.id, ben.id]));
});

it('The question whether two met is quiet, late and for both or nobody', () => {
  const row: PlanNewsCase = {
    user_id: 1,
    plan_id: '',
    time_zone: 'America/New_York',
    settings: null,
    room_type: 'direct',
    answer: 'going',
    other_answer: 'going',
    title: 'Tea',
    place: '',
    starts_at: new Date('2030-05-10T23:30:00Z'),
    is_cancelled: false,
    met_at: null,
  };
  const at = (iso: string, more: Partial<PlanNewsCase> = {}) =>
    judge({ kind: 'met' }, { ...row, ...more }, { now: new Date(iso), speaker: speakerOf('en') });
  expect(at('2030-05-11T02:30:00Z')).toEqual({ does: 'wait', at: new Date('2030-05-11T14:00:00Z') });
  const asking = at('2030-05-11T14:00:00Z');
  expect(asking).toEqual({ does: 'tell', title: 'Tea', body: 'Did you meet? For you alone.', isQuiet: true });
  for (const more of [
    { other_answer: 'maybe' },
    { answer: 'maybe' },
    { met_at: new Date() },
    { is_cancelled: true },
  ] as const)
    expect(at('2030-05-11T14:00:00Z', more)).toEqual({ does: 'drop' });
  expect(at('2030-05-16T00:00:00Z')).toEqual({ does: 'drop' });
});

it('Quiet hours delay plan news unless the plan begins before they end', () => {
  const row: PlanNewsCase = {
    user_id: 1,
    plan_id: '',
    time_zone: 'UTC',
    settings: null,
    room_type: 'group',
    answer: 'maybe',
    title: 'Tea',
    place: '',
    starts_at: new Date('2030-05-10T09:00:00Z'),
    is_cancelled: false,
    met_at: null,
    other_answer: null,
  };
  const at = (iso: string) =>
    judge({ kind: 'soon' }, row, { now: new Date(`2030-05-10T${iso}:00Z`), speaker: speakerOf('en') });
  expect(at('07:30')).toEqual({ does: 'wait', at: new Date('2030-05-10T08:00:00Z') });
  expect(at('02:00')).toEqual({ does: 'wait', at: new Date('2030-05-10T03:00:00Z') });
  expect(at('08:00')).toMatchObject({ does: 'tell' });
  expect(at('09:00')).toEqual({ does: 'drop' });
  const inTokyo = judge(
    { kind: 'soon' },
    { ...row, time_zone: 'Asia/Tokyo' },
    { now: new Date('2030-05-09T22:30:00Z'), speaker: speakerOf('en') },
  );
  expect(inTokyo).toEqual({ does: 'wait', at: new Date('2030-05-09T23:00:00Z') });
  const byDay = judge(
    { kind: 'soon' },
    { ...row, time_zone: 'Asia/Tokyo' },
    { now: new Date('2030-05-10T02:00:00Z'), speaker: speakerOf('en') },
  );
  expect(byDay).toMatchObject({ does: 'tell' });
});
