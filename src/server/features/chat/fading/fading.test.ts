import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { deleteMessage, editMessage, reactToMessage } from '#contract/chat.changes.ts';
import type { FadingLength } from '#contract/chat.fading.ts';
import { listChats } from '#contract/chat.list.ts';
import { listPins, pinMessage } from '#contract/chat.pins.ts';
import { searchMessages } from '#contract/chat.search.ts';
import { FADED_MESSAGE, getRoom, listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { setFading } from '#contract/chat.keeping.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { makePlan } from '#contract/plans.ts';
import { linesOf } from '#server/features/your-data/export.queries.ts';
import { call } from '#test/app.ts';
import { entryOf, RoomCopy } from '#test/faults/copy.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom } from '#test/faults/instance.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import { makeGroup, makeSettled, noticesFor, say } from '#test/group-scene.ts';
import { LiveScene } from '#test/live-scene.ts';
import { clockIn } from '#test/plan-scene.ts';
import { endDue } from './ending.ts';

const scene = new LiveScene();
let server: Awaited<ReturnType<typeof scene.open>>['server'];
let time: Awaited<ReturnType<typeof scene.open>>['time'];
let ana: Person;
let ben: Person;
let roomId: string;
beforeAll(async () => {
  ({ server, time } = await scene.open());
});
afterAll(scene.close);
afterEach(scene.dropSockets);
beforeEach(async () => {
  [ana, ben] = (await makeSettled(server, 2)) as [Person, Person];
  roomId = await makeRoom(server.deps.db, ana, ben);
  await say(server, roomId, ben, 'Before all this');
});

const set = ({ token }: Person, length: FadingLength | 'off', room = roomId) =>
  call(server.app, setFading, { token, params: { roomId: room }, body: { length } });
const agree = async (length: FadingLength): Promise<void> => {
  await set(ana, length);
  expect((await set(ben, length)).body.fading).toEqual({ length, asked: null });
};
const write = async ({ token }: Person, content: string, replyTo?: string): Promise<Message> =>
  (await call(server.app, sendMessage, { token, params: { roomId }, body: { content, replyTo } })).body.message;
const of = ({ token }: Person, { id: messageId }: Message) => ({ token, params: { roomId, messageId } });
const read = async ({ token }: Person, query: { afterSeq?: number } = {}) =>
  (await call(server.app, listMessages, { token, params: { roomId }, query })).body;
const fading = async ({ token }: Person) =>
  (await call(server.app, getRoom, { token, params: { roomId } })).body.fading;
/** Lets `days` pass for the lines of the room, and erases what is due. People's tokens would not last that long. */
const passDays = async (days: number): Promise<void> => {
  await sql`UPDATE room_event SET ends_at = ends_at - make_interval(secs => ${days * 86_400})
    WHERE room_id = ${roomId} AND ends_at IS NOT NULL`.execute(server.deps.db);
  await endDue(server.deps);
};
const heard = (socket: TestSocket, seq: number): Promise<void> =>
  socket.until(() => socket.events.some((event) => 'seq' in event && event.seq === seq));

it('One asks, the other agrees, and either ends it', async () => {
  expect((await set(ana, 'week')).body.fading).toEqual({ length: null, asked: { length: 'week', by: ana.id } });
  expect((await set(ana, 'week')).body.fading.length).toBeNull();
  expect(await fading(ben)).toEqual({ length: null, asked: { length: 'week', by: ana.id } });
  await set(ben, 'day');
  expect(await fading(ana)).toEqual({ length: null, asked: { length: 'day', by: ben.id } });
  await set(ana, 'day');
  // Neither a longer nor a shorter time begins without the other person.
  for (const length of ['week', 'quarter'] as const) {
    await set(ben, length);
    expect((await fading(ana))?.length).toBe('day');
  }
  await set(ana, 'day');
  expect(await fading(ben)).toEqual({ length: 'day', asked: null });
  await set(ben, 'off');
  expect(await fading(ana)).toEqual({ length: null, asked: null });
  const said = (await noticesFor(server, roomId, ana)).map(({ kind, text, by }) => [kind, text, by === ana.id]);
  expect(said).toEqual([
    ['fading_asked', 'week', true],
    ['fading_asked', 'day', false],
    ['fading_on', 'day', true],
    ['fading_asked', 'week', false],
    ['fading_asked', 'quarter', false],
    ['fading_off', undefined, false],
  ]);
});

it('Groups, strangers and closed rooms have no such agreement', async () => {
  const [eve] = (await makeSettled(server, 1)) as [Person];
  expect((await set(eve, 'day')).status).toBe(404);
  const group = await makeGroup(server, [ana, ben]);
  expect((await set(ana, 'day', group)).problem.code).toBe('forbidden');
  await agree('day');
  await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
  expect((await set(ana, 'week')).problem.code).toBe('blocked');
  expect((await set(ana, 'off')).status).toBe(200);
});

it('A line keeps the end under which it was written', async () => {
  await agree('week');
  const line = await write(ana, 'For a week');
  expect(Date.parse(line.endsAt ?? '') - Date.parse(line.createdAt)).toBe(7 * DAY_MS);
  await set(ben, 'off');
  const lasting = await write(ana, 'For always');
  expect(lasting.endsAt).toBeUndefined();
  await passDays(6.99);
  expect((await read(ben)).messages.map(({ content }) => content)).toContain('For a week');
  await passDays(1);
  const contents = (await read(ben)).messages.filter(({ notice }) => notice === undefined).map((one) => one.content);
  expect(contents).toEqual(['Before all this', FADED_MESSAGE, 'For always']);
});

it('A line that disappears is gone from everywhere that people read', async () => {
  await agree('day');
  const line = await write(ana, 'Walrus at noon');
  const quote = await write(ben, 'A walrus?', line.id);
  expect(quote.replyTo?.endsAt).toBe(line.endsAt);
  await call(server.app, editMessage, { ...of(ana, line), body: { content: 'Walrus at one' } });
  await call(server.app, reactToMessage, { ...of(ben, line), body: { emoji: '💚', isOn: true } });
  await call(server.app, pinMessage, { ...of(ana, line), body: { isOn: true } });
  await set(ana, 'off');
  await write(ben, 'I look forward', line.id);
  await passDays(1);
  const all = JSON.stringify([
    await read(ana),
    await read(ben, { afterSeq: 0 }),
    (await call(server.app, listChats, { token: ben.token })).body,
    (await call(server.app, listPins, { token: ben.token, params: { roomId } })).body,
    (await call(server.app, searchMessages, { token: ben.token, query: { words: 'walrus' } })).body,
    await linesOf(server.deps.db, { userId: ben.id, roomId, after: 0, most: 100 }),
    (await sql`SELECT payload FROM room_event WHERE room_id = ${roomId}`.execute(server.deps.db)).rows,
    (await sql`SELECT * FROM message_edit WHERE room_id = ${roomId}`.execute(server.deps.db)).rows,
  ]);
  expect(all).not.toMatch(/walrus/i);
  const last = (await read(ben)).messages.findLast(({ notice }) => notice === undefined);
  expect(last).toMatchObject({ content: 'I look forward', replyTo: { content: FADED_MESSAGE, isDeleted: true } });
  expect((await read(ben)).messages.find(({ id }) => id === line.id)).toMatchObject({ isFaded: true, isDeleted: true });
});

it('Three devices end with the same log, one of them offline meanwhile', async () => {
  await agree('day');
  const sockets = await Promise.all([ana, ben].map((one) => scene.connect(one, { [roomId]: 0 })));
  const [offline, copies] = [new RoomCopy(ben.id), [ana, ben].map(({ id }) => new RoomCopy(id))];
  const first = await write(ana, 'First of many');
  await write(ben, 'Second of many', first.id);
  await offline.fill((afterSeq) => read(ben, { afterSeq }));
  expect(JSON.stringify(offline.log.messages)).toContain('of many');
  await write(ana, 'Third of many, which it never heard');
  await passDays(1);
  const now = await read(ben);
  await offline.fill((afterSeq) => read(ben, { afterSeq }));
  for (const [at, socket] of sockets.entries()) {
    await heard(socket, now.lastSeq);
    for (const event of socket.events) for (const entry of entryOf(event)) copies[at]?.line(entry);
  }
  for (const { log } of [...copies, offline]) {
    expect(log.last).toBe(now.lastSeq);
    expect(log.messages).toEqual(now.messages);
  }
  expect(JSON.stringify(now)).not.toContain('of many');
});

it('Each line is erased once, whichever instance does it and however often', async () => {
  await agree('day');
  for (const n of [1, 2, 3]) await write(ana, `No. ${n}`);
  await Promise.all([passDays(1), passDays(0), passDays(0)]);
  const { rows } = await sql<{ type: string; seq: number }>`
    SELECT type, seq FROM room_event WHERE room_id = ${roomId} ORDER BY seq`.execute(server.deps.db);
  expect(rows.filter(({ type }) => type === 'message_deleted')).toHaveLength(3);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  const before = (await read(ana)).lastSeq;
  await passDays(1);
  expect((await read(ana)).lastSeq).toBe(before);
});

it('A report keeps what it copied, and a deleted line is not erased again', async () => {
  await agree('day');
  const line = await write(ana, 'A nasty word');
  const subject = { kind: 'message' as const, id: `${roomId}:${line.seq}` };
  await call(server.app, sendReport, { token: ben.token, body: { subject, category: 'harassment' } });
  const own = await write(ben, 'Mine');
  await call(server.app, deleteMessage, of(ben, own));
  await passDays(1);
  const { rows } = await sql<{ kept: string }>`
    SELECT evidence::text AS kept FROM moderation_report WHERE reporter_id = ${ben.id}`.execute(server.deps.db);
  expect(rows[0]?.kept).toContain('A nasty word');
  expect((await read(ben)).messages.find(({ id }) => id === own.id)?.isFaded).toBeUndefined();
});

it('A plan stays until a day after it begins', async () => {
  await agree('day');
  const body = { title: 'Tea', when: clockIn(72, { from: time.clock.now() }), zone: 'UTC', place: '' };
  await call(server.app, makePlan, { token: ana.token, params: { roomId }, body });
  await passDays(3);
  expect((await read(ben)).messages.some(({ plan }) => plan !== undefined)).toBe(true);
  await passDays(1.1);
  expect((await read(ben)).messages.some(({ plan }) => plan !== undefined)).toBe(false);
});
