import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listChats, setRoom, syncChats } from '#contract/chat.list.ts';
import { roomMembers } from '#contract/chat.members.ts';
import {
  createChat,
  getRoom,
  getRoomInfo,
  listMessages,
  markRead,
  sendMessage,
  startDirect,
  unreadCount,
} from '#contract/chat.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { announceRoom } from './messages.ts';
import { closeDirectRoom, createDirectRoom } from './chat.ts';
import { roomFor } from './rooms.ts';

let server: TestApp;
let ana: TestMember;
let ben: TestMember;
let eve: TestMember;

beforeAll(async () => {
  server = await startTestApp();
  [ana, ben, eve] = [await newAdult(), await newAdult(), await newAdult()];
});
afterAll(() => server.close());

const newAdult = (): Promise<TestMember> => newMember(server, { birthday: '05/14/1996' });

async function open(a: TestMember, b: TestMember): Promise<string> {
  const { body } = await call(server.app, startDirect, { token: a.token, body: { otherUserId: b.id } });
  return body.id;
}

function say(who: TestMember, roomId: string, body: Record<string, unknown>) {
  const input = { clientId: randomUUID(), ...body };
  return call(server.app, sendMessage, { token: who.token, params: { roomId }, body: input });
}

async function rowsIn(roomId: string): Promise<{ seq: number; content: string }[]> {
  const { rows } = await sql<{ seq: number; content: string }>`
    SELECT seq, payload ->> 'content' AS content FROM room_event WHERE room_id = ${roomId} ORDER BY seq
  `.execute(server.deps.db);
  return rows;
}

async function block(who: TestMember, whom: TestMember): Promise<void> {
  const { db, clock } = server.deps;
  await sql`INSERT INTO block VALUES (${who.id}, ${whom.id}, ${clock.now()})`.execute(db);
}

async function unblock(who: TestMember): Promise<void> {
  await sql`DELETE FROM block WHERE user_id = ${who.id}`.execute(server.deps.db);
}

describe('a direct room', () => {
  test('Two people have one direct room, however often and at once they ask', async () => {
    const [x, y] = [await newAdult(), await newAdult()];
    const asked = Array.from({ length: 10 }, (_, i) =>
      i % 2 === 0
        ? call(server.app, startDirect, { token: x.token, body: { otherUserId: y.id } })
        : call(server.app, createChat, { token: y.token, body: { participants: [x.id, y.id] } }),
    );
    const ids = new Set((await Promise.all(asked)).map(({ body }) => body.id));
    expect(ids.size).toBe(1);
  });

  test('A direct room needs the caller and one other person who may see each other', async () => {
    const outsider = await call(server.app, createChat, { token: eve.token, body: { participants: [ana.id, ben.id] } });
    expect(outsider.status).toBe(403);
    const self = await call(server.app, startDirect, { token: ana.token, body: { otherUserId: ana.id } });
    expect(self.status).toBe(400);
    const twice = await call(server.app, createChat, { token: ana.token, body: { participants: [ana.id, ana.id] } });
    expect(twice.status).toBe(400);
    const nobody = await call(server.app, startDirect, { token: ana.token, body: { otherUserId: 999_999_999_999 } });
    expect(nobody.status).toBe(404);
    await block(eve, ana);
    const blocked = await call(server.app, startDirect, { token: ana.token, body: { otherUserId: eve.id } });
    expect(blocked.status).toBe(404);
    await unblock(eve);
  });

  test('An empty direct room is listed only for the person who opened it', async () => {
    const [x, y] = [await newAdult(), await newAdult()];
    const id = await open(x, y);
    const chatsOf = async (who: TestMember) => (await call(server.app, listChats, { token: who.token })).body.chats;
    expect((await chatsOf(x)).map((room) => room.id)).toEqual([id]);
    expect(await chatsOf(y)).toEqual([]);
    await say(x, id, { content: 'Hello there' });
    expect((await chatsOf(y)).map((room) => room.lastMessage)).toEqual(['Hello there']);
  });
});

describe('a message', () => {
  test('A message gets the next place in the log and is there for both', async () => {
    const roomId = await open(ana, ben);
    const first = await say(ana, roomId, { content: '  Hi Ben  ' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ duplicate: false, message: { seq: 1, senderId: ana.id, content: 'Hi Ben' } });
    const second = await say(ben, roomId, { content: 'Hi Ana', replyTo: first.body.message.id });
    expect(second.body.message.replyTo).toEqual({
      messageId: first.body.message.id,
      seq: 1,
      senderId: ana.id,
      content: 'Hi Ben',
    });
    const page = await call(server.app, listMessages, { token: ana.token, params: { roomId } });
    expect(page.body).toMatchObject({ lastSeq: 2, hasMore: false });
    expect(page.body.messages).toEqual([first.body.message, second.body.message]);
  });

  test('A message repeated with its clientId is stored once', async () => {
    const roomId = await open(ana, eve);
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => say(ana, roomId, { clientId, content: 'Only once' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.message))).size).toBe(1);
    const other = await say(ana, roomId, { clientId, content: 'Something else' });
    expect([other.status, other.problem.code]).toEqual([409, 'idempotency_conflict']);
    expect(await rowsIn(roomId)).toEqual([{ seq: 1, content: 'Only once' }]);
  });

  test('A message of a stranger, in another name or with an unknown quotation writes nothing', async () => {
    const roomId = await open(ana, ben);
    const before = await rowsIn(roomId);
    expect((await say(eve, roomId, { content: 'Let me in' })).status).toBe(404);
    expect((await say(ana, roomId, { content: 'I am Ben', senderId: ben.id })).status).toBe(403);
    expect((await say(ana, roomId, { content: 'As you said', replyTo: randomUUID() })).status).toBe(400);
    expect((await say(ana, randomUUID(), { content: 'Nowhere' })).status).toBe(404);
    expect(await rowsIn(roomId)).toEqual(before);
  });

  test('A message cannot quote a line that its writer has cleared or never saw', async () => {
    const [x, y] = [await newAdult(), await newAdult()];
    const roomId = await open(x, y);
    const hidden = (await say(y, roomId, { content: 'Gone' })).body.message.id;
    const shown = (await say(y, roomId, { content: 'Here' })).body.message.id;
    const hide = (column: 'cleared_seq' | 'joined_seq', seq: number) =>
      server.deps.db
        .updateTable('room_member')
        .set({ [column]: seq })
        .where('room_id', '=', roomId)
        .where('user_id', '=', x.id)
        .execute();
    for (const column of ['cleared_seq', 'joined_seq'] as const) {
      await hide(column, 1);
      expect((await say(x, roomId, { content: 'As you said', replyTo: hidden })).status).toBe(400);
      const answer = await say(x, roomId, { content: 'As you say', replyTo: shown });
      expect(answer.body.message.replyTo).toMatchObject({ messageId: shown });
      await hide(column, 0);
    }
    expect((await say(x, roomId, { content: 'As you said', replyTo: hidden })).status).toBe(200);
  });

  test('A message after a block is refused in both directions', async () => {
    const [x, y] = [await newAdult(), await newAdult()];
    const roomId = await open(x, y);
    await say(x, roomId, { content: 'Hello' });
    await block(y, x);
    for (const who of [x, y]) {
      const refused = await say(who, roomId, { content: 'Still there?' });
      expect([refused.status, refused.problem.code]).toEqual([403, 'blocked']);
      const room = await call(server.app, getRoom, { token: who.token, params: { roomId } });
      // The chat list does not quote people that the reader may not see.
      const lastMessage = who === x ? 'Hello' : null;
      expect(room.body).toMatchObject({ canSend: false, otherUser: null, lastMessage });
    }
    expect(await rowsIn(roomId)).toHaveLength(1);
  });

  test('A message of unusable words is refused, and never a fault of the server', async () => {
    const roomId = await open(ana, ben);
    const before = await rowsIn(roomId);
    const contents = [
      '',
      '   ',
      'x'.repeat(501),
      'x'.repeat(10_000),
      'nul \0 here',
      'half \ud83d',
      ['a'],
      { a: 1 },
      7,
      null,
    ];
    for (const content of contents) expect((await say(ana, roomId, { content })).status).toBe(400);
    for (const clientId of ['', 'x', ['a'], 'x'.repeat(10_000), null]) {
      expect((await say(ana, roomId, { clientId, content: 'Hello' })).status).toBe(400);
    }
    expect(await rowsIn(roomId)).toEqual(before);
    const longest = await say(ana, roomId, { content: '🦦'.repeat(500) });
    expect(longest.status).toBe(200);
  });
});

describe('a room that was closed', () => {
  test('A closed room refuses messages and reopens for a new match', async () => {
    const [x, y] = [await newAdult(), await newAdult()];
    const { db, clock, newId } = server.deps;
    const roomId = await open(x, y);
    await say(x, roomId, { content: 'Hello' });
    await inTransaction(db, (trx) => closeDirectRoom(trx, { roomId, now: clock.now(), newId }));
    await inTransaction(db, (trx) => closeDirectRoom(trx, { roomId, now: clock.now(), newId }));
    announceRoom(server.deps, roomId);
    expect(await open(y, x)).toBe(roomId);
    expect((await say(y, roomId, { content: 'Wait' })).problem.code).toBe('blocked');
    const page = await call(server.app, listMessages, { token: y.token, params: { roomId }, query: { afterSeq: 0 } });
    expect(page.body).toMatchObject({ lastSeq: 2, hasMore: false });
    expect(page.body.messages).toHaveLength(1);
    const matchId = newId();
    const again = { a: y.id, b: x.id, createdBy: x.id, matchId, now: clock.now(), newId };
    expect(await inTransaction(db, (trx) => createDirectRoom(trx, again))).toBe(roomId);
    expect((await say(y, roomId, { content: 'Here we are' })).body.message.seq).toBe(3);
  });
});

describe('pages', () => {
  test('Pages go both ways without a hole or a repetition', async () => {
    const [x, y] = [await newAdult(), await newAdult()];
    const roomId = await open(x, y);
    for (let i = 1; i <= 25; i += 1) await say(i % 3 === 0 ? x : y, roomId, { content: `line ${i}` });
    const read = (query: Record<string, number>) =>
      call(server.app, listMessages, { token: x.token, params: { roomId }, query });
    const seqs = async (query: Record<string, number>) => {
      const { body } = await read(query);
      return { seqs: body.messages.map(({ seq }) => seq), hasMore: body.hasMore };
    };
    expect(await seqs({ limit: 5 })).toEqual({ seqs: [21, 22, 23, 24, 25], hasMore: true });
    expect(await seqs({ beforeSeq: 4, limit: 5 })).toEqual({ seqs: [1, 2, 3], hasMore: false });
    expect(await seqs({ afterSeq: 22, limit: 2 })).toEqual({ seqs: [23, 24], hasMore: true });
    expect(await seqs({ afterSeq: 23, limit: 2 })).toEqual({ seqs: [24, 25], hasMore: false });
    expect(await seqs({ afterSeq: 25 })).toEqual({ seqs: [], hasMore: false });
    expect(await seqs({ aroundSeq: 10, limit: 6 })).toEqual({ seqs: [8, 9, 10, 11, 12, 13], hasMore: true });
    expect(await seqs({ aroundSeq: 2, limit: 6 })).toEqual({ seqs: [1, 2, 3, 4, 5], hasMore: false });
    expect(await seqs({ aroundSeq: 25, limit: 4 })).toEqual({ seqs: [24, 25], hasMore: true });
  });

  test('Pages with odd cursors are refused', async () => {
    const roomId = await open(ana, ben);
    for (const query of [{ afterSeq: -1 }, { beforeSeq: 0 }, { limit: 0 }, { limit: 301 }, { afterSeq: 1.5 }]) {
      const answer = await call(server.app, listMessages, { token: ana.token, params: { roomId }, query });
      expect(answer.status).toBe(400);
    }
  });
});

describe('reading', () => {
  test('Reading moves forward only, never beyond the head, and lowers the unread count', async () => {
    const [x, y] = [await newAdult(), await newAdult()];
    const roomId = await open(x, y);
    for (let i = 0; i < 3; i += 1) await say(x, roomId, { content: `line ${i}` });
    const unread = async () =>
      (await call(server.app, unreadCount, { token: y.token, params: { userId: y.id } })).body.unreadCount;
    const mark = (seq: number) => call(server.app, markRead, { token: y.token, params: { roomId }, body: { seq } });
    const readSeq = async () => (await call(server.app, syncChats, { token: y.token })).body.rooms[0]?.readSeq;
    expect(await unread()).toBe(3);
    await mark(2);
    expect([await unread(), await readSeq()]).toEqual([1, 2]);
    await mark(1);
    expect([await unread(), await readSeq()]).toEqual([1, 2]);
    await mark(1000);
    expect([await unread(), await readSeq()]).toEqual([0, 3]);
    await say(y, roomId, { content: 'My own words are no news to me' });
    expect(await unread()).toBe(0);
  });
});

describe('muting', () => {
  const HOUR = 3_600_000;
  const mute = (who: TestMember, roomId: string, length: unknown) =>
    call(server.app, setRoom, { token: who.token, params: { roomId }, body: { mute: length } });
  /** Returns the room as a person reads it after `ms`, directly from the database, because a token would expire. */
  const later = (who: TestMember, roomId: string, ms: number) =>
    roomFor(server.deps.db, { viewerId: who.id, now: new Date(server.clock.now().getTime() + ms) }, roomId);

  test.each([
    ['1h', HOUR],
    ['8h', 8 * HOUR],
    ['1week', 168 * HOUR],
  ] as const)('A mute of %s ends by itself, and holds for its owner alone', async (length, ms) => {
    const roomId = await open(ana, ben);
    const mutedUntil = new Date(server.clock.now().getTime() + ms).toISOString();
    expect((await mute(ana, roomId, length)).body).toMatchObject({ isMuted: true, mutedUntil });
    const listed = await call(server.app, getRoom, { token: ana.token, params: { roomId } });
    expect(listed.body).toMatchObject({ isMuted: true, mutedUntil });
    expect(await later(ana, roomId, ms - 1)).toMatchObject({ isMuted: true, mutedUntil });
    expect(await later(ana, roomId, ms)).toMatchObject({ isMuted: false, mutedUntil: null });
    expect(await later(ben, roomId, 0)).toMatchObject({ isMuted: false, mutedUntil: null });
  });

  test('A mute for ever lasts until its owner unmutes the room', async () => {
    const roomId = await open(ana, ben);
    await mute(ana, roomId, 'forever');
    expect(await later(ana, roomId, 100 * 365 * 24 * HOUR)).toMatchObject({ isMuted: true });
    expect((await mute(ana, roomId, null)).body).toMatchObject({ isMuted: false, mutedUntil: null });
    expect(await later(ana, roomId, 0)).toMatchObject({ isMuted: false, mutedUntil: null });
  });

  test('A stranger and an unknown length mute nothing', async () => {
    const roomId = await open(ana, eve);
    expect((await mute(ben, roomId, '1h')).status).toBe(404);
    for (const length of ['2h', '', 1, ['1h'], undefined]) {
      expect((await mute(ana, roomId, length)).status).toBe(400);
    }
    const { rows } = await sql`
      SELECT FROM room_member WHERE room_id = ${roomId} AND muted_until IS NOT NULL
    `.execute(server.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('the doors', () => {
  test('A foreign room is not found, by any of its names', async () => {
    const roomId = await open(ana, ben);
    const input = { token: eve.token, params: { roomId } };
    const answers = [
      await call(server.app, getRoom, input),
      await call(server.app, getRoomInfo, input),
      await call(server.app, roomMembers, input),
      await call(server.app, listMessages, input),
      await call(server.app, markRead, { ...input, body: { seq: 1 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const count = await call(server.app, unreadCount, { token: eve.token, params: { userId: ana.id } });
    expect(count.status).toBe(404);
  });

  test('A former member is a stranger', async () => {
    const [x, y] = [await newAdult(), await newAdult()];
    const roomId = await open(x, y);
    await say(x, roomId, { content: 'Before' });
    await sql`UPDATE room_member SET left_seq = 1 WHERE room_id = ${roomId} AND user_id = ${y.id}`.execute(
      server.deps.db,
    );
    expect((await say(y, roomId, { content: 'After' })).status).toBe(404);
    expect((await call(server.app, getRoom, { token: y.token, params: { roomId } })).status).toBe(404);
    expect((await call(server.app, listChats, { token: y.token })).body.chats).toEqual([]);
  });

  test('Malformed ids are refused, and never a fault of the server', async () => {
    for (const roomId of ['x'.repeat(290), '1', "' OR 1=1", '%00', '../..', '[object Object]']) {
      const answer = await call(server.app, getRoom, { token: ana.token, params: { roomId } });
      expect([400, 404]).toContain(answer.status);
    }
    for (const otherUserId of [[ben.id, eve.id], { id: ben.id }, 'x'.repeat(10_000), null, 1, -1, 1e300]) {
      const answer = await call(server.app, startDirect, { token: ana.token, body: { otherUserId } });
      expect([400, 404]).toContain(answer.status);
    }
    for (const participants of [[], [ana.id], [ana.id, ben.id, eve.id], 'both', { 0: ana.id }]) {
      const answer = await call(server.app, createChat, { token: ana.token, body: { participants } });
      expect(answer.status).toBe(400);
    }
  });
});
