import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMessage } from '#contract/chat.changes.ts';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import { listChats } from '#contract/chat.list.ts';
import { listMessages, sendMessage, startDirect, type Message } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { pictureAddresses, type Picture } from '#contract/media.ts';
import { messageWith, setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';

let test: TestApp;
let folder: string;
let bytes: Buffer;
let ana: TestMember;
let ben: TestMember;
let stranger: TestMember;
let roomId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-chat-pictures-'));
  test = await startTestApp({ DATA_DIR: folder });
  bytes = await pictureOf(1);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  [ana, ben, stranger] = [await old(), await old(), await old()];
  roomId = await makeRoom(test.deps.db, ana, ben);
});

/** Returns a member who joined more than a week ago. */
async function old(): Promise<TestMember> {
  const member = await newMember(test, COMPLETE_PROFILE);
  const since = new Date(test.clock.now().getTime() - 30 * DAY_MS);
  await sql`UPDATE account SET created_at = ${since} WHERE id = ${member.id}`.execute(test.deps.db);
  return member;
}

const picture = async (by = ana): Promise<Picture> => (await upload(test, by, { bytes })).body;
const send = (by: TestMember, body: Record<string, unknown>, room = roomId) =>
  call(test.app, sendMessage, {
    token: by.token,
    params: { roomId: room },
    body: { clientId: randomUUID(), content: '', ...body },
  });
const say = (by: TestMember, content: string) => send(by, { content });
/** Returns a message of Ana's with one picture, in a room where Ben has said something. */
async function sent(alt = 'A hill in fog'): Promise<{ message: Message; picture: Picture }> {
  await say(ben, 'Show me');
  const one = await picture();
  const { status, body, problem } = await send(ana, { pictures: [{ id: one.id, alt }] });
  expect(status, JSON.stringify(problem)).toBe(200);
  return { message: body.message, picture: one };
}
const opens = async (by: TestMember, id: string): Promise<boolean> => {
  const { pictures } = (await call(test.app, pictureAddresses, { token: by.token, body: { ids: [id] } })).body;
  const [address] = pictures;
  return address !== undefined && (await test.app.inject({ url: address.small })).statusCode === 200;
};
const read = async (by: TestMember): Promise<Message[]> =>
  (await call(test.app, listMessages, { token: by.token, params: { roomId } })).body.messages;
const files = async (): Promise<number> =>
  (await readdir(join(folder, 'media'), { recursive: true })).filter((name) => name.endsWith('.webp')).length;

describe('a message with pictures', () => {
  it('A message’s pictures open only for the people in its room', async () => {
    const { message, picture: one } = await sent();
    expect(message).toMatchObject({ messageType: 'image', content: '', pictures: [{ ...one, alt: 'A hill in fog' }] });
    expect((await read(ben)).at(-1)).toEqual(message);
    expect([await opens(ana, one.id), await opens(ben, one.id), await opens(stranger, one.id)]).toEqual([
      true,
      true,
      false,
    ]);
    const { chats } = (await call(test.app, listChats, { token: ben.token })).body;
    expect(chats.find(({ id }) => id === roomId)?.lastMessage).toBe(PICTURE_LINE);
    const placed = { id: one.id, ownerId: ana.id, place: `${roomId} ${message.clientId}` };
    expect(await messageWith(test.deps.db, placed)).toEqual({ roomId, seq: message.seq });
    expect(await messageWith(test.deps.db, { ...placed, id: randomUUID() })).toBeUndefined();
  });

  it('A message takes one to four unused pictures of its sender', async () => {
    const { picture: used } = await sent();
    const five = await Promise.all(Array.from({ length: 5 }, () => picture()));
    const ids = five.map(({ id }) => ({ id }));
    expect((await send(ana, { pictures: ids })).status).toBe(400);
    expect((await send(ana, { pictures: [] })).status).toBe(400);
    expect((await send(ana, { pictures: [ids[0], ids[0]] })).status).toBe(400);
    expect((await send(ana, { messageType: 'image' })).status).toBe(400);
    for (const id of [used.id, (await picture(ben)).id, randomUUID()]) {
      expect((await send(ana, { pictures: [ids[0], { id }] })).problem.code).toBe('picture_gone');
    }
    const four = await send(ana, { pictures: ids.slice(0, 4), content: 'Look' });
    expect(four.body.message.pictures?.map(({ id }) => id)).toEqual(ids.slice(0, 4).map(({ id }) => id));
  });

  it('A picture message sent ten times at once is stored once', async () => {
    await say(ben, 'Show me');
    const [one, clientId] = [await picture(), randomUUID()];
    const body = { clientId, pictures: [{ id: one.id, alt: 'a' }] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ana, body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body: { message } }) => message.id)).size).toBe(1);
    const other = await picture();
    const conflict = await send(ana, { clientId, pictures: [{ id: other.id }] });
    expect(conflict.problem.code).toBe('idempotency_conflict');
    expect((await send(ana, { pictures: [{ id: other.id }] })).status).toBe(200);
    test.clock.advance(2 * DAY_MS);
    await test.deps.retention.enforce();
    test.clock.advance(-2 * DAY_MS);
    expect([await opens(ben, one.id), await opens(ben, other.id)]).toEqual([true, true]);
  });

  it('A new member’s picture waits for a look, but never in a first message', async () => {
    const opened = await call(test.app, startDirect, { token: ana.token, body: { otherUserId: stranger.id } });
    const one = await picture();
    const first = await send(ana, { pictures: [{ id: one.id }] }, opened.body.id);
    expect([first.status, first.problem.code]).toEqual([400, 'picture_too_soon']);
    await say(ben, 'Show me');
    expect((await send(ana, { pictures: [{ id: one.id }] })).status).toBe(200);
    const young = await newMember(test, COMPLETE_PROFILE);
    const theirs = await makeRoom(test.deps.db, young, ben);
    await send(ben, { content: 'Hello' }, theirs);
    const early = await send(young, { pictures: [{ id: (await picture(young)).id }] }, theirs);
    expect([early.body.message.waiting?.opensAt, early.body.message.seq]).toEqual([expect.any(String), 0]);
    expect((await send(stranger, { pictures: [{ id: (await picture(stranger)).id }] })).status).toBe(404);
    // For a person who is not in the room, the response reveals nothing about the picture.
    expect((await send(stranger, { pictures: [{ id: randomUUID() }] })).status).toBe(404);
  });
});

describe('a picture whose message is not written', () => {
  it('A picture of an uncertain send stays with its message until the retry', async () => {
    await say(ben, 'Show me');
    const { rooms } = test.deps;
    const restore = rooms.replace({ keeper: { ...rooms.keeper, say: async () => ({ verdict: 'internal' }) } });
    const [one, clientId] = [await picture(), randomUUID()];
    const body = { clientId, pictures: [{ id: one.id }] };
    expect((await send(ana, body)).status).toBe(503);
    restore();
    expect((await send(ana, { pictures: [{ id: one.id }] })).problem.code).toBe('picture_gone');
    expect((await send(ana, body)).body).toMatchObject({ duplicate: false, message: { pictures: [{ alt: '' }] } });
    expect(await opens(ben, one.id)).toBe(true);
  });

  it('A picture for a room with an AI character is refused', async () => {
    await sql`UPDATE room SET room_type = 'companion' WHERE id = ${roomId}`.execute(test.deps.db);
    const { problem } = await send(ana, { pictures: [{ id: (await picture()).id }] });
    expect(problem.fields).toEqual({ pictures: 'AI characters see no pictures.' });
  });
});

describe('the end of its pictures', () => {
  it('A deleted message takes its pictures and their files along', async () => {
    const { message, picture: one } = await sent();
    const before = await files();
    const params = { roomId, messageId: message.id };
    expect((await call(test.app, deleteMessage, { token: ana.token, params })).status).toBe(200);
    expect((await read(ben)).at(-1)?.pictures).toBeUndefined();
    expect([await opens(ana, one.id), await opens(ben, one.id)]).toEqual([false, false]);
    expect(await files()).toBe(before - 3);
  });

  it('A hidden message shows its picture only to its author', async () => {
    const { message, picture: one } = await sent();
    const hide = (isHidden: boolean) =>
      inTransaction(test.deps.db, (trx) =>
        setMessageHidden(trx, { roomId, seq: message.seq, isHidden, now: test.clock.now(), newId: test.deps.newId }),
      );
    await hide(true);
    expect((await read(ben)).at(-1)?.pictures).toBeUndefined();
    expect([await opens(ana, one.id), await opens(ben, one.id)]).toEqual([true, false]);
    await hide(false);
    expect(await opens(ben, one.id)).toBe(true);
  });

  it('A member who cleared the room can no longer open its pictures', async () => {
    const { message, picture: one } = await sent();
    await sql`UPDATE room_member SET cleared_seq = ${message.seq} WHERE room_id = ${roomId} AND user_id = ${ben.id}`.execute(
      test.deps.db,
    );
    expect(await opens(ben, one.id)).toBe(false);
  });
});
