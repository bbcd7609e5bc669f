import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { VOICE_LINE } from '#contract/chat.voice.ts';
import { searchMessages } from '#contract/chat.search.ts';
import { listChats } from '#contract/chat.list.ts';
import { listMessages, sendMessage, startDirect, type Message } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { copyVoice, pictureAddresses, voiceAddress, type Voice } from '#contract/media.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadVoice } from '#test/pictures.ts';
import { webmOf } from '#test/voices.ts';

let test: TestApp;
let folder: string;
let ana: TestMember;
let ben: TestMember;
let stranger: TestMember;
let roomId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-voices-'));
  test = await startTestApp({ DATA_DIR: folder });
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

const WAVE = [0, 12, 31, 5];
const voice = async (by = ana, ms = 3000): Promise<Voice> => {
  const { status, body, problem } = await uploadVoice(test, by, { bytes: webmOf({ ms }) });
  expect(status, JSON.stringify(problem)).toBe(200);
  return body;
};
const send = (by: TestMember, body: object, room = roomId) =>
  call(test.app, sendMessage, {
    token: by.token,
    params: { roomId: room },
    body: { clientId: randomUUID(), content: '', ...body },
  });
/** Returns a message of Ana's with a voice note, in a room where Ben has said something. */
async function sent(): Promise<{ message: Message; one: Voice }> {
  await send(ben, { content: 'Say it' });
  const one = await voice();
  const { status, body, problem } = await send(ana, { voice: { id: one.id, wave: WAVE, alt: 'Hello Ben' } });
  expect(status, JSON.stringify(problem)).toBe(200);
  return { message: body.message, one };
}
const addressOf = (by: TestMember, id: string) => call(test.app, voiceAddress, { token: by.token, params: { id } });
const hears = async (by: TestMember, id: string): Promise<boolean> => {
  const { status, body } = await addressOf(by, id);
  return status === 200 && (await test.app.inject({ url: body.address })).statusCode === 200;
};
const read = async (by: TestMember): Promise<Message[]> =>
  (await call(test.app, listMessages, { token: by.token, params: { roomId } })).body.messages;
const files = async (): Promise<string[]> =>
  (await readdir(join(folder, 'media'), { recursive: true })).filter((name) => name.endsWith('.webm'));

describe('a voice note', () => {
  it('A voice note is heard by both people and by nobody else', async () => {
    const { message, one } = await sent();
    expect(message).toMatchObject({ messageType: 'voice', content: VOICE_LINE });
    expect(message.voice).toEqual({ id: one.id, ms: 3000, wave: WAVE, alt: 'Hello Ben' });
    expect((await read(ben)).at(-1)).toEqual(message);
    expect([await hears(ana, one.id), await hears(ben, one.id), await hears(stranger, one.id)]).toEqual([
      true,
      true,
      false,
    ]);
    const { chats } = (await call(test.app, listChats, { token: ben.token })).body;
    expect(chats.find(({ id }) => id === roomId)?.lastMessage).toBe(VOICE_LINE);
  });

  it('A voice note’s address expires after an hour or a sign-out', async () => {
    const { one } = await sent();
    const { body } = await addressOf(ben, one.id);
    const { headers, rawPayload } = await test.app.inject({ url: body.address });
    expect(headers).toMatchObject({
      'content-type': 'audio/webm',
      'cache-control': 'private, no-cache',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(rawPayload.equals(webmOf({ ms: 3000 }))).toBe(true);
    const another = await voice();
    const swapped = body.address.replace(one.id, another.id);
    expect((await test.app.inject({ url: swapped })).statusCode).toBe(404);
    test.clock.advance(3_600_000);
    expect((await test.app.inject({ url: body.address })).statusCode).toBe(404);
    test.clock.advance(-3_600_000);
    await call(test.app, logout, { token: ben.token });
    expect((await test.app.inject({ url: body.address })).statusCode).toBe(404);
  });

  it('A voice note stands alone in its message and belongs to its sender', async () => {
    const { one: used } = await sent();
    const { id } = await voice();
    const fine = { id, wave: WAVE };
    const photo = (await upload(test, ana, { bytes: await pictureOf(1) })).body;
    for (const wave of [[], Array(65).fill(1), [32], [-1], [1.5], ['1'], 'x', undefined])
      expect((await send(ana, { voice: { id, wave } })).status, JSON.stringify(wave)).toBe(400);
    expect((await send(ana, { voice: { ...fine, alt: 'x'.repeat(1001) } })).status).toBe(400);
    expect((await send(ana, { voice: fine, content: 'And words' })).status).toBe(400);
    expect((await send(ana, { voice: fine, pictures: [{ id: photo.id }] })).status).toBe(400);
    for (const other of [used.id, (await voice(ben)).id, photo.id, randomUUID()])
      expect((await send(ana, { voice: { id: other, wave: WAVE } })).problem.code).toBe('voice_gone');
    expect((await send(ana, { pictures: [{ id }] })).problem.code).toBe('picture_gone');
    const pictures = await call(test.app, pictureAddresses, { token: ana.token, body: { ids: [id, photo.id] } });
    expect(pictures.body.pictures.map((address) => address.id)).toEqual([photo.id]);
    expect((await addressOf(ana, photo.id)).status).toBe(404);
    expect((await send(ana, { voice: fine })).status).toBe(200);
  });

  it('A voice note sent ten times at once is stored once', async () => {
    await send(ben, { content: 'Say it' });
    const [one, clientId] = [await voice(), randomUUID()];
    const body = { clientId, voice: { id: one.id, wave: WAVE } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ana, body)));
    expect(new Set(answers.map(({ body: { message } }) => message.id)).size).toBe(1);
    const conflict = await send(ana, { clientId, voice: { id: one.id, wave: [1] } });
    expect(conflict.problem.code).toBe('idempotency_conflict');
    test.clock.advance(2 * DAY_MS);
    await test.deps.retention.enforce();
    test.clock.advance(-2 * DAY_MS);
    expect(await hears(ben, one.id)).toBe(true);
  });

  it('A repeated voice upload returns the first answer', async () => {
    const clientId = randomUUID();
    const [first, second] = [
      await uploadVoice(test, ana, { bytes: webmOf({ ms: 400 }), clientId }),
      await uploadVoice(test, ana, { bytes: webmOf({ ms: 800 }), clientId }),
    ];
    expect(second.body).toEqual(first.body);
    const picture = await upload(test, ana, { bytes: await pictureOf(1), clientId });
    expect(picture.problem.code).toBe('idempotency_conflict');
  });

  it('A voice note is refused in a first message and in a member’s first week', async () => {
    const opened = await call(test.app, startDirect, { token: ana.token, body: { otherUserId: stranger.id } });
    const one = await voice();
    const first = await send(ana, { voice: { id: one.id, wave: WAVE } }, opened.body.id);
    expect([first.status, first.problem.code]).toEqual([400, 'voice_too_soon']);
    await send(ben, { content: 'Say it' });
    expect((await send(ana, { voice: { id: one.id, wave: WAVE } })).status).toBe(200);
    const young = await newMember(test, COMPLETE_PROFILE);
    const theirs = await makeRoom(test.deps.db, young, ben);
    await send(ben, { content: 'Hello' }, theirs);
    const early = await send(young, { voice: { id: (await voice(young)).id, wave: WAVE } }, theirs);
    expect(early.problem.code).toBe('voice_too_soon');
    expect((await send(stranger, { voice: { id: (await voice(stranger)).id, wave: WAVE } })).status).toBe(404);
  });

  it('Words under voice notes and pictures are moderated like any message', async () => {
    await send(ben, { content: 'Say it' });
    await send(ana, { content: 'Hello' });
    const one = await voice();
    const picture = (await upload(test, ben, { bytes: await pictureOf(1) })).body;
    const said = (alt: string): [TestMember, object][] => [
      [ana, { voice: { id: one.id, wave: WAVE, alt } }],
      [ben, { content: 'Look', pictures: [{ id: picture.id, alt }] }],
    ];
    for (const [by, body] of said('You are a faggot')) expect((await send(by, body)).problem.code).toBe('send_anyway');
    for (const [by, body] of said('I am 15 years old btw')) expect((await send(by, body)).status).toBe(200);
    const { rows } = await sql<{ text: string }>`
      SELECT evidence -> 0 ->> 'text' AS text FROM moderation_report JOIN moderation_case ON moderation_case.id = case_id
      WHERE subject_kind = 'person' AND subject_id IN (${String(ana.id)}, ${String(ben.id)}) ORDER BY 1`.execute(
      test.deps.db,
    );
    expect(rows.map(({ text }) => text)).toEqual(['I am 15 years old btw', 'Look\nI am 15 years old btw']);
  });

  it('The words under a voice note are found, and shown as what was said', async () => {
    const { message } = await sent();
    const input = { token: ben.token, query: { words: 'hello ben' } };
    const { body } = await call(test.app, searchMessages, input);
    expect(body.lines).toMatchObject([{ messageId: message.id, content: 'Hello Ben' }]);
  });

  it('A voice note is not edited', async () => {
    const { message } = await sent();
    const params = { roomId, messageId: message.id };
    const edited = await call(test.app, editMessage, { token: ana.token, params, body: { content: 'Words' } });
    expect(edited.problem.code).toBe('invalid');
  });
});

describe('a copy of a voice note', () => {
  const copyOf = (by: TestMember, id: string, clientId = randomUUID()) =>
    call(test.app, copyVoice, { token: by.token, params: { id }, body: { clientId } });

  it('A voice copy is made once and heard only in its target room', async () => {
    const { message, one } = await sent();
    const clientId = randomUUID();
    const { status, body: copy } = await copyOf(ben, one.id, clientId);
    expect([status, copy.ms, copy.id === one.id]).toEqual([200, 3000, false]);
    expect((await copyOf(ben, one.id, clientId)).body).toEqual(copy);
    // The copy is an ordinary upload: only its owner may open it, and it is in no room yet.
    expect([await hears(ben, copy.id), await hears(ana, copy.id)]).toEqual([true, false]);
    const elsewhere = await makeRoom(test.deps.db, ben, stranger);
    for (const by of [ben, stranger]) await send(by, { content: 'Hello' }, elsewhere);
    expect((await send(ben, { voice: { id: copy.id, wave: WAVE } }, elsewhere)).status).toBe(200);
    expect(await Promise.all([ben, stranger, ana].map((by) => hears(by, copy.id)))).toEqual([true, true, false]);
    expect(await hears(stranger, one.id)).toBe(false);
    await call(test.app, deleteMessage, { token: ana.token, params: { roomId, messageId: message.id } });
    expect([await hears(stranger, copy.id), await hears(ben, one.id)]).toEqual([true, false]);
  });

  it('A voice copy is refused to people who cannot hear the note', async () => {
    const { message, one } = await sent();
    const photo = (await upload(test, ana, { bytes: await pictureOf(1) })).body;
    for (const [by, id] of [
      [stranger, one.id],
      [ana, photo.id],
      [ana, randomUUID()],
    ] as const)
      expect((await copyOf(by, id)).problem.code).toBe('not_found');
    await call(test.app, deleteMessage, { token: ana.token, params: { roomId, messageId: message.id } });
    expect((await copyOf(ben, one.id)).problem.code).toBe('not_found');
  });
});

describe('the end of a voice note', () => {
  it('A deleted message takes its voice note and its file along', async () => {
    const { message, one } = await sent();
    const before = await files();
    const params = { roomId, messageId: message.id };
    expect((await call(test.app, deleteMessage, { token: ana.token, params })).status).toBe(200);
    expect((await read(ben)).at(-1)?.voice).toBeUndefined();
    expect([await hears(ana, one.id), await hears(ben, one.id)]).toEqual([false, false]);
    expect(await files()).toHaveLength(before.length - 1);
  });

  it('A hidden voice note is heard only by its author', async () => {
    const { message, one } = await sent();
    const hide = (isHidden: boolean) =>
      inTransaction(test.deps.db, (trx) =>
        setMessageHidden(trx, { roomId, seq: message.seq, isHidden, now: test.clock.now(), newId: test.deps.newId }),
      );
    await hide(true);
    expect((await read(ben)).at(-1)?.voice).toBeUndefined();
    expect([await hears(ana, one.id), await hears(ben, one.id)]).toEqual([true, false]);
    await hide(false);
    expect(await hears(ben, one.id)).toBe(true);
  });

  it('An unsent voice note is deleted with its file after a day', async () => {
    const one = await voice();
    const before = await files();
    test.clock.advance(25 * 3_600_000);
    await test.deps.retention.enforce();
    test.clock.advance(-25 * 3_600_000);
    expect(await hears(ana, one.id)).toBe(false);
    expect((await files()).length).toBeLessThan(before.length);
  });
});
