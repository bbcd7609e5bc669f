import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMessage, editMessage, gifOfMessage } from '#contract/chat.changes.ts';
import { listChats } from '#contract/chat.list.ts';
import { listMessages, sendMessage, startDirect, type Message } from '#contract/chat.ts';
import { DAY_MS } from '#contract/durations.ts';
import { previewReport } from '#contract/moderation.reports.ts';
import { GIF_LINE, searchGifs } from '#contract/gifs.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { GifServer } from '#test/gif-service.ts';

let service: GifServer;
let test: TestApp;
let ana: TestMember;
let ben: TestMember;
let roomId: string;
beforeAll(async () => {
  service = await new GifServer().start();
  service.all = [{ title: 'A cat types' }];
  test = await startTestApp({ KLIPY_KEY: 'a key', KLIPY_URL: service.url });
});
afterAll(async () => {
  await test.close();
  await service.stop();
});
beforeEach(async () => {
  [ana, ben] = [await old(), await old()];
  roomId = await makeRoom(test.deps.db, ana, ben);
});

/** Returns a member who joined more than a week ago. */
async function old(): Promise<TestMember> {
  const member = await newMember(test, COMPLETE_PROFILE);
  await sql`UPDATE account SET created_at = ${daysAgo(30)} WHERE id = ${member.id}`.execute(test.deps.db);
  return member;
}

const daysAgo = (days: number): Date => new Date(test.clock.now().getTime() - days * DAY_MS);
const find = (query: { q?: string; source?: 'wildin' | 'klipy' | 'giphy' }, by = ana) =>
  call(test.app, searchGifs, { token: by.token, query });
const idOf = async (q: string, source: 'wildin' | 'klipy'): Promise<string> =>
  (await find({ q, source })).body.data[0]?.id ?? '';
const send = (by: TestMember, body: Record<string, unknown>, room = roomId) =>
  call(test.app, sendMessage, {
    token: by.token,
    params: { roomId: room },
    body: { clientId: randomUUID(), content: '', ...body },
  });
/** Ben says something, then Ana sends a GIF; returns her message. */
async function sent(source: 'wildin' | 'klipy' = 'wildin'): Promise<Message> {
  await send(ben, { content: 'Show me' });
  const id = await idOf(source === 'klipy' ? 'cat' : 'otter', source);
  const { status, body, problem } = await send(ana, { gif: { id } });
  expect(status, JSON.stringify(problem)).toBe(200);
  return body.message;
}
const read = async (by: TestMember): Promise<Message[]> =>
  (await call(test.app, listMessages, { token: by.token, params: { roomId } })).body.messages;

describe('the search of GIFs', () => {
  it('The GIF search uses the connected service and never reveals its key', async () => {
    const { status, body } = await find({ q: 'cat' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'klipy', sources: ['wildin', 'klipy'], next: null });
    const [gif] = body.data;
    expect(gif).toMatchObject({ title: 'A cat types', images: { fixed_height: { width: 320, height: 240 } } });
    expect(gif?.images.downsized_medium.url).toBe(`${service.url}/pictures/0.webp`);
    expect(JSON.stringify(body)).not.toContain('a key');
    expect(service.asked.at(-1)?.href).not.toContain(String(ana.id));
  });

  it('The GIF search offers our own GIFs and rejects an unconnected service', async () => {
    const { body } = await find({ source: 'wildin' });
    expect(body.data).toHaveLength(20);
    expect(body.data[0]?.images.fixed_height.url).toMatch(/^\/gifs\/[a-z-]+\.svg$/);
    expect((await find({ source: 'giphy' })).status).toBe(404);
    expect((await call(test.app, searchGifs, { query: {} })).status).toBe(401);
  });

  it('The search of GIFs says so where the service does not answer', async () => {
    service.manner = { status: 500 };
    const { status, problem } = await find({ q: 'something else' });
    service.manner = 'klipy';
    expect([status, problem?.code]).toEqual([503, 'gifs_unanswered']);
  });
});

describe('a message with a GIF', () => {
  it.each(['wildin', 'klipy'] as const)('A GIF from %s reaches both people with its title', async (source) => {
    const message = await sent(source);
    expect(message).toMatchObject({ messageType: 'gif', content: GIF_LINE, gif: { source } });
    expect((await read(ben)).at(-1)).toEqual(message);
    const { chats } = (await call(test.app, listChats, { token: ben.token })).body;
    expect(chats.find(({ id }) => id === roomId)?.lastMessage).toBe(GIF_LINE);
  });

  it('A message accepts only a GIF id from the search', async () => {
    await send(ben, { content: 'Show me' });
    for (const id of ['https://evil.example/x.gif', 'wildin.', 'hello-otter', (await idOf('cat', 'klipy')).slice(1)]) {
      const { status, problem } = await send(ana, { gif: { id } });
      expect([status, problem?.code, problem?.fields?.['gif']]).toEqual([
        400,
        'invalid',
        'That GIF is no longer there. Choose another.',
      ]);
    }
    const { status } = await send(ana, { gif: { url: 'https://evil.example/x.gif' } });
    expect(status).toBe(400);
    expect((await read(ana)).filter(({ gif }) => gif !== undefined)).toEqual([]);
  });

  it('A message with a GIF goes alone', async () => {
    await send(ben, { content: 'Show me' });
    const id = await idOf('otter', 'wildin');
    expect((await send(ana, { gif: { id }, content: 'Look' })).problem?.fields).toEqual({ gif: 'A GIF goes alone.' });
    expect((await send(ana, { gif: { id }, pictures: [{ id: randomUUID() }] })).problem?.fields).toEqual({
      gif: 'A GIF goes alone.',
    });
  });

  it('A GIF message is stored once however often it is sent', async () => {
    await send(ben, { content: 'Show me' });
    const clientId = randomUUID();
    const [one, other] = [await idOf('otter', 'wildin'), await idOf('cat', 'klipy')];
    const first = await send(ana, { clientId, gif: { id: one } });
    const again = await send(ana, { clientId, gif: { id: one } });
    expect(again.body).toEqual({ ...first.body, duplicate: true });
    expect((await send(ana, { clientId, gif: { id: other } })).problem?.code).toBe('idempotency_conflict');
    expect((await send(ana, { clientId, content: GIF_LINE })).problem?.code).toBe('idempotency_conflict');
  });

  it('A new account’s service GIF waits for a look, but never as a first message', async () => {
    const cat = await idOf('cat', 'klipy');
    const otter = await idOf('otter', 'wildin');
    const dm = (await call(test.app, startDirect, { token: ana.token, body: { otherUserId: ben.id } })).body.id;
    expect((await send(ana, { gif: { id: cat } }, dm)).problem?.code).toBe('picture_too_soon');
    expect((await send(ana, { gif: { id: otter } }, dm)).status).toBe(200);
    await send(ben, { content: 'Show me' });
    await sql`UPDATE account SET created_at = ${daysAgo(2)} WHERE id = ${ana.id}`.execute(test.deps.db);
    expect((await send(ana, { gif: { id: cat } })).body.message).toMatchObject({ seq: 0, gif: {}, waiting: {} });
    expect((await read(ben)).at(-1)).toMatchObject({ content: 'Show me' });
    expect((await send(ana, { gif: { id: otter } })).body.message.waiting).toBeUndefined();
  });

  it('An older GIF gets its still file from the migration', async () => {
    await send(ben, { content: 'Show me' });
    const body = { clientId: randomUUID(), gif: { id: await idOf('otter', 'wildin') } };
    const { message } = (await send(ana, body)).body;
    const before = `${message.gif?.url}#still`;
    await sql`UPDATE room_event SET payload = jsonb_set(payload, '{gif,still}', to_jsonb(${before}::text))
      WHERE room_id = ${roomId} AND id = ${message.id}`.execute(test.deps.db);
    expect((await read(ben)).at(-1)?.gif?.still).toBe(before);
    const migration = join(import.meta.dirname, '../../../../../db/migrations/0153_gif_stills.sql');
    await test.database.script(await readFile(migration, 'utf8'));
    expect((await read(ben)).at(-1)).toEqual(message);
    expect((await send(ana, body)).body).toMatchObject({ duplicate: true });
  });

  it('A GIF message cannot be edited and disappears when deleted', async () => {
    const { id: messageId } = await sent('klipy');
    const params = { roomId, messageId };
    const edited = await call(test.app, editMessage, { token: ana.token, params, body: { content: 'Words' } });
    expect([edited.status, edited.problem?.message]).toEqual([400, 'A GIF stays as it was sent.']);
    await call(test.app, deleteMessage, { token: ana.token, params });
    const last = (await read(ben)).at(-1);
    expect(last).toMatchObject({ id: messageId, isDeleted: true, messageType: 'text' });
    expect(last).not.toHaveProperty('gif');
    const { rows } = await sql<{ payload: object }>`
      SELECT payload FROM room_event WHERE room_id = ${roomId} AND id = ${messageId}
    `.execute(test.deps.db);
    expect(rows[0]?.payload).not.toHaveProperty('gif');
  });

  it.each(['wildin', 'klipy'] as const)(
    'A GIF from %s can be forwarded only by a reader of its message',
    async (source) => {
      const { id: messageId, gif } = await sent(source);
      const ask = (by: TestMember, message = messageId) =>
        call(test.app, gifOfMessage, { token: by.token, params: { roomId, messageId: message } });
      const { body } = await ask(ben);
      expect((await send(ben, { gif: body })).body.message.gif).toEqual(gif);
      expect((await ask(await old())).status).toBe(404);
      const { message } = (await send(ana, { content: 'Only words' })).body;
      expect((await ask(ben, message.id)).status).toBe(404);
      await call(test.app, deleteMessage, { token: ana.token, params: { roomId, messageId } });
      expect((await ask(ben)).status).toBe(404);
    },
  );

  it('A withdrawn GIF stays in its message and cannot be forwarded', async () => {
    const { id: messageId } = await sent();
    const asked = () => call(test.app, gifOfMessage, { token: ben.token, params: { roomId, messageId } });
    expect((await asked()).status).toBe(200);
    await sql`UPDATE room_event SET payload = jsonb_set(payload, '{gif,url}', '"/gifs/gone.svg"')
      WHERE room_id = ${roomId} AND id = ${messageId}`.execute(test.deps.db);
    expect((await read(ben)).at(-1)?.gif?.url).toBe('/gifs/gone.svg');
    expect((await asked()).status).toBe(404);
  });

  it('A message with a GIF is copied into a report about it', async () => {
    const { seq } = await sent('klipy');
    const { status, body } = await call(test.app, previewReport, {
      token: ben.token,
      body: { subject: { kind: 'message', id: `${roomId}:${seq}` } },
    });
    expect(status).toBe(200);
    expect(body.lines.at(-1)?.gif).toMatchObject({ source: 'klipy', title: 'A cat types' });
  });

  it('A GIF is refused in a stranger’s room and in an AI character’s room', async () => {
    const stranger = await old();
    const id = await idOf('otter', 'wildin');
    expect((await send(stranger, { gif: { id } })).status).toBe(404);
    await sql`UPDATE room SET room_type = 'companion' WHERE id = ${roomId}`.execute(test.deps.db);
    expect((await send(ana, { gif: { id } })).problem?.fields?.['gif']).toBe('AI characters see no pictures.');
  });
});

it('Pages may load pictures from the connected service only where there is one', async () => {
  const policy = async (of: TestApp) =>
    String((await of.app.inject({ url: '/api/healthz' })).headers['content-security-policy']);
  expect(await policy(test)).toContain(`img-src 'self' data: blob: https://*.klipy.com ${service.url};`);
  const plain = await startTestApp();
  expect(await policy(plain)).toContain(`img-src 'self' data: blob:;`);
  await plain.close();
});
