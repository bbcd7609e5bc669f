import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMessage, editMessage, reactToMessage } from '#contract/chat.changes.ts';
import { listChats, syncChats } from '#contract/chat.list.ts';
import { DELETED_MESSAGE, EARLIER_MESSAGE, listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { previewReport } from '#contract/moderation.reports.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd } from '#test/faults/instance.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { messageSubject, ReportScene } from '#test/report-scene.ts';

const scene = new ReportScene();
const sockets: TestSocket[] = [];
let address: string;
let ana: Person;
let ben: Person;
let roomId: string;
let message: Message;

beforeAll(async () => {
  await scene.open();
  address = (await scene.test.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = [await scene.person({ name: 'Ana' }), await scene.person({ name: 'Ben' })];
  roomId = await scene.room(ana, ben);
  message = await scene.say(ben, roomId, 'Something');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.drop();
});

const connect = async (person: Person, seq = 0, room = roomId): Promise<TestSocket> => {
  const socket = new TestSocket(`${address}/ws`);
  sockets.push(socket);
  return socket.signIn(person.token, { [room]: seq });
};
const at = (person: Person, id = message.id, room = roomId) => ({
  token: person.token,
  params: { roomId: room, messageId: id },
});
const edit = (person: Person, content: string, id = message.id) =>
  call(scene.test.app, editMessage, { ...at(person, id), body: { content } });
const take = (person: Person, id = message.id) => call(scene.test.app, deleteMessage, at(person, id));
const read = async (person: Person, query: Record<string, number> = {}, room = roomId) =>
  (await call(scene.test.app, listMessages, { token: person.token, params: { roomId: room }, query })).body;
const reply = async (person: Person, content: string, { room = roomId, to = message.id } = {}): Promise<Message> => {
  const body = { clientId: randomUUID(), content, replyTo: to };
  return (await call(scene.test.app, sendMessage, { token: person.token, params: { roomId: room }, body })).body
    .message;
};
/** Returns the preview and the unread count of each room in a person's chat list. */
const listed = async ({ token }: Person) => {
  const { chats } = (await call(scene.test.app, listChats, { token })).body;
  return chats.map(({ lastMessage, unreadCount }) => [lastMessage, unreadCount]);
};
const linesOf = async (room = roomId): Promise<string[]> => {
  const { rows } = await sql<{ seq: number; type: string }>`
    SELECT seq, type FROM room_event WHERE room_id = ${room} ORDER BY seq`.execute(scene.test.deps.db);
  return rows.map(({ seq, type }) => `${seq} ${type}`);
};
const keptTexts = async (): Promise<string[]> => {
  const { rows } = await sql<{ content: string }>`
    SELECT content FROM message_edit WHERE room_id = ${roomId} ORDER BY line_seq`.execute(scene.test.deps.db);
  return rows.map(({ content }) => content);
};

describe('an edit', () => {
  it('An edited message keeps its place and is marked as edited', async () => {
    const { status, body } = await edit(ben, '  Something else ');
    expect(status).toBe(200);
    const now = scene.test.clock.now().toISOString();
    const edited = { ...message, content: 'Something else', editedAt: now, changedSeq: 2 };
    expect(body.message).toEqual(edited);
    expect((await read(ana)).messages).toEqual([edited]);
    expect((await read(ana, { afterSeq: 1 })).changed).toEqual([edited]);
    expect(await listed(ana)).toEqual([['Something else', 1]]);
    expect(await keptTexts()).toEqual(['Something']);
  });

  it('A message can be edited for 15 minutes to the millisecond', async () => {
    scene.test.clock.advance(15 * 60_000);
    expect((await edit(ben, 'In time')).status).toBe(200);
    scene.test.clock.advance(1);
    const late = await edit(ben, 'Too late');
    expect([late.status, late.problem.code]).toEqual([409, 'edit_closed']);
    // The same text again, for example from a repeated call, is not an edit.
    expect((await edit(ben, 'In time')).status).toBe(200);
    expect(await linesOf()).toEqual(['1 message', '2 message_edited']);
  });

  it('Only a message’s author can edit it', async () => {
    const eve = await scene.person();
    const answers = [await edit(ana, 'Mine'), await edit(eve, 'Mine'), await edit(ben, 'Mine', randomUUID())];
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 404]);
    expect(await linesOf()).toEqual(['1 message']);
  });

  it('An edit passes the guard of what people send', async () => {
    const young = await scene.person({ days: 1 });
    roomId = await scene.room(ana, young);
    await scene.say(ana, roomId, 'Hello');
    const own = await scene.say(young, roomId, 'Hello');
    const linked = await edit(young, 'See https://example.com', own.id);
    expect([linked.status, linked.problem.code]).toEqual([400, 'link_too_soon']);
    const harsh = await edit(young, 'You are a faggot', own.id);
    expect(harsh.problem.code).toBe('send_anyway');
  });

  it('A message sent again after it was edited elsewhere is the same message', async () => {
    await edit(ben, 'Something else');
    const body = { clientId: message.clientId, content: 'Something' };
    const again = await call(scene.test.app, sendMessage, { token: ben.token, params: { roomId }, body });
    expect([again.status, again.body.duplicate]).toEqual([200, true]);
    expect(await linesOf()).toHaveLength(2);
  });

  it('A report of an edited message includes its earlier text', async () => {
    await edit(ben, 'Something nicer');
    const subject = messageSubject(roomId, message);
    const { body } = await call(scene.test.app, previewReport, { token: ana.token, body: { subject } });
    expect(body.lines.map(({ text, isSubject }) => [text, isSubject])).toEqual([
      ['Something', true],
      ['Something nicer', true],
    ]);
  });
});

describe('a deletion for everybody', () => {
  it('A deleted message keeps its place and loses all its content', async () => {
    await edit(ben, 'Something wrong');
    await call(scene.test.app, reactToMessage, { ...at(ana), body: { emoji: '👍', isOn: true } });
    await reply(ana, 'As you say');
    const { body } = await take(ben);
    const { editedAt: _, ...rest } = body.message;
    expect(rest).toEqual({ ...message, content: DELETED_MESSAGE, isDeleted: true, changedSeq: 5 });
    const { messages } = await read(ana);
    expect(messages.map(({ content, replyTo }) => [content, replyTo?.content, replyTo?.isDeleted])).toEqual([
      [DELETED_MESSAGE, undefined, undefined],
      ['As you say', DELETED_MESSAGE, true],
    ]);
    const { rows } = await sql`SELECT payload::text FROM room_event
      WHERE room_id = ${roomId} AND payload::text LIKE '%Something%'`.execute(scene.test.deps.db);
    expect([rows, await keptTexts()]).toEqual([[], []]);
    expect((await reply(ana, 'And now')).replyTo).toMatchObject({ content: DELETED_MESSAGE, isDeleted: true });
  });

  it('Each quote of a deleted message gets its own change line', async () => {
    for (const words of ['One', 'Two', 'Three']) await reply(ana, words);
    await take(ben);
    const { messages } = await read(ana);
    expect(
      messages.slice(1).map(({ content, replyTo, changedSeq }) => [content, replyTo?.content, changedSeq]),
    ).toEqual([
      ['One', DELETED_MESSAGE, 6],
      ['Two', DELETED_MESSAGE, 7],
      ['Three', DELETED_MESSAGE, 8],
    ]);
    expect((await linesOf()).slice(4)).toEqual([
      '5 message_deleted',
      '6 message_changed',
      '7 message_changed',
      '8 message_changed',
    ]);
  });

  it('A deleted message is neither previewed nor counted as unread', async () => {
    expect(await listed(ana)).toEqual([['Something', 1]]);
    await take(ben);
    expect(await listed(ana)).toEqual([[DELETED_MESSAGE, 0]]);
    const { rooms } = (await call(scene.test.app, syncChats, { token: ana.token })).body;
    expect(rooms.map(({ unreadCount }) => unreadCount)).toEqual([0]);
    expect((await take(ben)).status).toBe(200);
    expect(await linesOf()).toEqual(['1 message', '2 message_deleted']);
  });

  it('Only the author deletes a message and no edit revives it', async () => {
    expect((await take(ana)).status).toBe(403);
    await take(ben);
    expect((await edit(ben, 'Back again')).problem.code).toBe('message_gone');
    const { db, clock, newId } = scene.test.deps;
    const hiding = { roomId, seq: 1, isHidden: true, now: clock.now(), newId };
    expect(await inTransaction(db, (trx) => setMessageHidden(trx, hiding))).toBe(false);
  });

  it('A report keeps its copy of a message that is deleted afterwards', async () => {
    const { body } = await scene.report(ana, messageSubject(roomId, message));
    await take(ben);
    const { rows } = await sql<{ text: string }>`
      SELECT evidence -> 0 ->> 'text' AS text FROM moderation_report WHERE id = ${body.id}`.execute(scene.test.deps.db);
    expect(rows).toEqual([{ text: 'Something' }]);
  });
});

describe('who may change what', () => {
  const refusals: [string, () => Promise<unknown>, string][] = [
    [
      'a pair with a block',
      () => sql`INSERT INTO block (user_id, other_id, created_at) VALUES (${ana.id}, ${ben.id}, now())`.execute(db()),
      'blocked',
    ],
    ['a closed room', () => sql`UPDATE room SET closed_at = now() WHERE id = ${roomId}`.execute(db()), 'blocked'],
    [
      'a person paused from writing',
      () => sql`UPDATE account SET writing_paused_until = '2999-01-01' WHERE id = ${ben.id}`.execute(db()),
      'writing_paused',
    ],
    [
      'a request that waits',
      () => sql`UPDATE room SET asked_by = ${ben.id} WHERE id = ${roomId}`.execute(db()),
      'request_waits',
    ],
  ];
  const db = () => scene.test.deps.db;

  it.each(refusals)('Edits and reactions are refused for %s', async (_, arrange, code) => {
    await arrange();
    const reaction = await call(scene.test.app, reactToMessage, { ...at(ben), body: { emoji: '👍', isOn: true } });
    const answers = [await edit(ben, 'New'), reaction];
    expect(answers.map(({ problem }) => problem.code)).toEqual([code, code]);
    expect(await linesOf()).toEqual(['1 message']);
  });

  it.each(refusals.filter(([, , code]) => code === 'writing_paused'))(
    'People with the refusal %s still take back what they wrote',
    async (_, arrange) => {
      await arrange();
      expect((await take(ben)).body.message).toMatchObject({ isDeleted: true, content: DELETED_MESSAGE });
      expect(await linesOf()).toEqual(['1 message', '2 message_deleted']);
    },
  );

  it.each(refusals.filter(([, , code]) => code !== 'writing_paused'))(
    'Written lines stay reportable in %s',
    async (_, arrange, code) => {
      await arrange();
      expect((await take(ben)).problem.code).toBe(code);
      expect(await linesOf()).toEqual(['1 message']);
    },
  );
});

describe('a person who left', () => {
  it('A person who left a room changes nothing in it any more', async () => {
    await sql`UPDATE room_member SET left_seq = 1 WHERE room_id = ${roomId} AND user_id = ${ben.id}`.execute(
      scene.test.deps.db,
    );
    const reaction = { ...at(ben), body: { emoji: '👍', isOn: true } };
    const answers = [await edit(ben, 'Another'), await call(scene.test.app, reactToMessage, reaction), await take(ben)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await read(ana)).messages).toEqual([message]);
  });
});

describe('a reader who joined later', () => {
  it('A late joiner cannot read quotes or edits of earlier messages', async () => {
    const room = await makeCrowd(scene.test.deps.db, [ana, ben]);
    const early = await scene.say(ben, room, 'A secret');
    const cleo = await scene.person();
    await sql`INSERT INTO room_member (room_id, user_id, joined_seq) VALUES (${room}, ${cleo.id}, 1)`.execute(
      scene.test.deps.db,
    );
    const socket = await connect(cleo, 1, room);
    const hers = await connect(ana, 1, room);
    await reply(ana, 'As you said', { room, to: early.id });
    const quote = { messageId: early.id, seq: 1, senderId: ben.id, content: EARLIER_MESSAGE, isEarlier: true };
    expect((await socket.next('new_message')).message.replyTo).toEqual(quote);
    expect((await hers.next('new_message')).message.replyTo).toMatchObject({ content: 'A secret' });
    const changes = await call(scene.test.app, editMessage, {
      ...at(ben, early.id, room),
      body: { content: 'Another secret' },
    });
    expect(changes.status).toBe(200);
    expect((await hers.next('message_edited')).message.content).toBe('Another secret');
    expect(await socket.next('room_changed')).toMatchObject({ seq: 3 });
    expect((await socket.next('message_changed')).message.replyTo).toEqual(quote);
    const page = await read(cleo, {}, room);
    expect(page.messages.map(({ replyTo }) => replyTo)).toEqual([quote]);
    expect((await read(cleo, { afterSeq: 2 }, room)).changed.map(({ replyTo }) => replyTo)).toEqual([quote]);
    expect(JSON.stringify([page, socket.events])).not.toContain('secret');
    const reaction = { ...at(cleo, early.id, room), body: { emoji: '👍', isOn: true } };
    expect((await call(scene.test.app, reactToMessage, reaction)).status).toBe(404);
  });
});

describe('on open screens', () => {
  it('A reply, an edit and a deletion reach the other person at once', async () => {
    const socket = await connect(ana, 1);
    const own = await reply(ben, 'About that');
    expect(await socket.next('new_message')).toMatchObject({ seq: 2, message: own });
    const edited = (await edit(ben, 'Something else')).body.message;
    const line = { type: 'message_edited', roomId, messageId: message.id };
    expect(await socket.next('message_edited')).toEqual({ ...line, seq: 3, message: edited });
    expect(await socket.next('message_changed')).toMatchObject({ seq: 4, messageId: own.id });
    const deleted = (await take(ben)).body.message;
    expect(await socket.next('message_deleted')).toMatchObject({ seq: 5, messageId: message.id, message: deleted });
    const late = await connect(ana, 0);
    const seqs = late.events.flatMap((event) => ('message' in event ? [event.seq] : []));
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6]);
    expect(JSON.stringify(late.events)).not.toContain('Something');
  });
});
