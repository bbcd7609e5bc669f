import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import {
  cancelScheduled,
  changeScheduled,
  listScheduled,
  SCHEDULED_MAX,
  scheduleMessage,
  scheduleTimes,
  sendScheduled,
} from '#contract/chat.scheduled.ts';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { call } from '#test/app.ts';
import type { TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, type Instance } from '#test/faults/instance.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';
import { clockIn } from '#test/plan-scene.ts';
import { handOver, scheduledLine } from './scheduled.queries.ts';
import { say } from './sending.ts';
import { laterMoment, tomorrowAtNine } from './times.ts';

const scene = new LiveScene();
let database: TestDatabase;
let server: Instance;
let time: HandTimers;
let ana: Person;
let ben: Person;
let roomId: string;

beforeAll(async () => {
  ({ database, server, time } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  await sql`DELETE FROM scheduled_line`.execute(database.db);
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  roomId = await makeRoom(database.db, ana, ben);
  const body = { clientId: randomUUID(), content: 'Hello' };
  for (const { token } of [ben, ana]) await call(server.app, sendMessage, { token, params: { roomId }, body });
});

const inMinutes = (minutes: number) => ({ when: clockIn(minutes / 60, { from: time.clock.now() }), zone: 'UTC' });
interface Later {
  minutes?: number;
  by?: Person;
  /** Further fields of the body. */
  more?: object;
}
function later(content: string, { minutes = 10, by = ana, more = {} }: Later = {}) {
  const body = { clientId: randomUUID(), content, ...inMinutes(minutes), ...more };
  return call(server.app, scheduleMessage, { token: by.token, params: { roomId }, body });
}
const list = async (by = ana) => (await call(server.app, listScheduled, { token: by.token })).body.lines;
const said = async (by = ben) => {
  const answer = await call(server.app, listMessages, { token: by.token, params: { roomId } });
  return answer.body.messages.slice(2).map(({ content }) => content);
};
/** Lets time pass until the messages that are due were seen to. */
async function pass(ms: number): Promise<void> {
  time.pass(ms);
  await expect
    .poll(async () => {
      time.pass(5000);
      const { rows } = await sql`SELECT FROM scheduled_line line
        WHERE send_at <= ${time.clock.now()} AND refusal IS NULL`.execute(database.db);
      return rows.length;
    })
    .toBe(0);
}
const account = (change: string, id = ana.id) =>
  sql`UPDATE account SET ${sql.raw(change)} WHERE id = ${id}`.execute(database.db);

describe('a message for later', () => {
  it('A message goes out at its time as an ordinary line, and not before', async () => {
    const { body } = await later('Good morning');
    expect(body.line).toMatchObject({ roomId, content: 'Good morning', isTheirNine: false, refusal: null });
    expect([await said(), await list(ben), (await list()).length]).toEqual([[], [], 1]);
    await pass(5 * MINUTE_MS);
    expect(await said()).toEqual([]);
    await pass(6 * MINUTE_MS);
    expect([await said(), await list()]).toEqual([['Good morning'], []]);
    const { messages } = (await call(server.app, listMessages, { token: ben.token, params: { roomId } })).body;
    expect(messages.at(-1)).toMatchObject({ senderId: ana.id, messageType: 'text', clientId: body.line.id });
  });

  it('A message is handed over once and said once, however many workers try', async () => {
    const { id } = (await later('Once')).body.line;
    const due = new Date(time.clock.now().getTime() + HOUR_MS);
    const counts = await Promise.all([1, 2, 3].map(() => handOver(database.db, due, 10)));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    const key = { userId: ana.id, id };
    const line = await scheduledLine(database.db, key);
    if (line === undefined) throw new Error('no line');
    const tries = await Promise.all([1, 2, 3].map(() => say(server.deps, key, line)));
    expect(tries.filter((message) => message !== undefined)).toHaveLength(1);
    expect(await said()).toEqual(['Once']);
  });

  it('A repeat of the call keeps one message', async () => {
    const clientId = randomUUID();
    await later('Twice', { more: { clientId } });
    await later('Twice', { more: { clientId } });
    expect(await list()).toHaveLength(1);
  });

  it('A changed message goes out with its new words at its new time', async () => {
    const { id } = (await later('Tea?')).body.line;
    const params = { roomId, id };
    const body = { content: 'Coffee?', ...inMinutes(20) };
    expect((await call(server.app, changeScheduled, { token: ana.token, params, body })).body.line.content).toBe(
      'Coffee?',
    );
    expect((await call(server.app, changeScheduled, { token: ben.token, params, body })).status).toBe(404);
    await pass(12 * MINUTE_MS);
    expect(await said()).toEqual([]);
    await pass(10 * MINUTE_MS);
    expect(await said()).toEqual(['Coffee?']);
  });

  it('A message can be sent now or put away', async () => {
    const [now, never] = [(await later('Now')).body.line.id, (await later('Never')).body.line.id];
    const send = (id: string) =>
      call(server.app, sendScheduled, { token: ana.token, params: { roomId, id }, body: {} });
    expect((await send(now)).body.message.content).toBe('Now');
    expect((await send(now)).status).toBe(404);
    await call(server.app, cancelScheduled, { token: ben.token, params: { roomId, id: never } });
    expect(await list()).toHaveLength(1);
    await call(server.app, cancelScheduled, { token: ana.token, params: { roomId, id: never } });
    await pass(12 * MINUTE_MS);
    expect([await said(), await list()]).toEqual([['Now'], []]);
  });

  it('A time that passed, one too far and one too many are refused', async () => {
    expect((await later('Late', { minutes: -10 })).problem.fields).toHaveProperty('when');
    expect((await later('Far', { minutes: 60 * 24 * 90 })).problem.fields).toHaveProperty('when');
    await sql`INSERT INTO scheduled_line (user_id, id, room_id, content, send_at, made_at)
      SELECT ${ana.id}, gen_random_uuid(), ${roomId}, 'x', ${new Date(time.clock.now().getTime() + 9 * HOUR_MS)}, now()
      FROM generate_series(1, ${SCHEDULED_MAX}::int)`.execute(database.db);
    expect((await later('More')).problem.code).toBe('scheduled_full');
  });

  it('A message cannot wait in a silent room or in one of others', async () => {
    const [cleo] = (await makePeople(server.deps, 1)) as [Person];
    expect((await later('Hm', { by: cleo })).status).toBe(404);
    roomId = await makeRoom(database.db, ana, cleo);
    expect((await later('First')).status).toBe(400);
  });
});

describe('what keeps a message unsent', () => {
  it.each([
    ['a block', 'blocked', () => call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } })],
    ['a pause of the account', 'away', () => account('paused_at = now()')],
    ['a wish to leave', 'away', () => account('deleted_at = now()')],
    ['a suspension', 'away', () => account('suspended_at = now()')],
    ['a pause of writing', 'writing_paused', () => account("writing_paused_until = now() + interval '99 years'")],
    [
      'leaving the room',
      'not_found',
      () =>
        sql`UPDATE room_member SET left_seq = 9 WHERE room_id = ${roomId} AND user_id = ${ana.id}`.execute(database.db),
    ],
  ] as const)('A message stays with its writer after %s and says why', async (_, refusal, happens) => {
    await later('Still here?');
    await happens();
    await pass(12 * MINUTE_MS);
    const rows = await sql<{ refusal: string }>`SELECT refusal FROM scheduled_line WHERE user_id = ${ana.id}`.execute(
      database.db,
    );
    expect(rows.rows).toEqual([{ refusal }]);
    const { rows: lines } = await sql`SELECT FROM room_event WHERE room_id = ${roomId} AND type = 'message'`.execute(
      database.db,
    );
    expect(lines).toHaveLength(2);
  });

  it('The guard judges the words when they are written and again when they are sent', async () => {
    let isHolding = true;
    server.deps.rooms.replace({
      guard: async () => Promise.resolve(isHolding ? { code: 'link_too_soon' } : undefined),
    });
    expect((await later('A link')).problem.code).toBe('link_too_soon');
    isHolding = false;
    await later('A link');
    isHolding = true;
    await pass(12 * MINUTE_MS);
    expect(await list()).toMatchObject([{ content: 'A link', refusal: 'link_too_soon' }]);
    expect(await said()).toEqual([]);
    server.deps.rooms.replace({ guard: async () => Promise.resolve(undefined) });
    const [line] = await list();
    await call(server.app, sendScheduled, { token: ana.token, params: { roomId, id: line?.id ?? '' }, body: {} });
    expect([await said(), await list()]).toEqual([['A link'], []]);
  });
});

describe('nine o’clock on the other person’s clock', () => {
  const nine = async () =>
    (await call(server.app, scheduleTimes, { token: ana.token, params: { roomId } })).body.theirNine;

  it('The other’s nine o’clock is offered only while they tell the time', async () => {
    await account("time_zone = 'Asia/Tokyo'", ben.id);
    const theirs = { when: undefined, zone: undefined, isTheirNine: true };
    expect([await nine(), (await later('おはよう', { more: theirs })).status]).toEqual([null, 400]);
    const tell = (tellsTime: boolean) =>
      call(server.app, updateUser, { token: ben.token, params: { id: ben.id }, body: { tellsTime } });
    await tell(true);
    const expected = tomorrowAtNine('Asia/Tokyo', time.clock.now()).toISOString();
    expect(await nine()).toBe(expected);
    expect((await later('おはよう', { more: theirs })).body.line).toMatchObject({
      sendAt: expected,
      isTheirNine: true,
    });
    await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    expect(await nine()).toBeNull();
  });

  it('Nine o’clock is nine o’clock across a change of the clocks', () => {
    const before = new Date('2026-03-07T15:00:00Z');
    expect(tomorrowAtNine('America/New_York', before).toISOString()).toBe('2026-03-08T13:00:00.000Z');
    const skipped = { when: '2026-03-08T02:30', zone: 'America/New_York' };
    expect(laterMoment(skipped, before).toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });
});
