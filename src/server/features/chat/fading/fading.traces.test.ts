import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setFading } from '#contract/chat.keeping.ts';
import { scheduleMessage, sendScheduled } from '#contract/chat.scheduled.ts';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { pictureAddresses, voiceAddress } from '#contract/media.ts';
import { listSaved, saveMessage } from '#contract/saved.ts';
import { sentIn } from '#server/features/wyn/chats.ts';
import type { Deps } from '#server/platform/deps.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { makeSettled } from '#test/group-scene.ts';
import { clockIn } from '#test/plan-scene.ts';
import { pictureOf } from '#test/photo.ts';
import { upload, uploadVoice } from '#test/pictures.ts';
import { webmOf } from '#test/voices.ts';
import { endDue } from './ending.ts';

let test: TestApp;
let folder: string;
let ana: Person;
let ben: Person;
let roomId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-fading-'));
  await mkdir(join(folder, 'media'));
  test = await startTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  [ana, ben] = (await makeSettled(test, 2)) as [Person, Person];
  roomId = await makeRoom(test.deps.db, ana, ben);
  await send(ben, { content: 'Hello' });
  for (const { token } of [ana, ben])
    await call(test.app, setFading, { token, params: { roomId }, body: { length: 'day' } });
});

async function send({ token }: Person, body: object): Promise<Message> {
  const sent = { clientId: randomUUID(), content: '', ...body };
  const answer = await call(test.app, sendMessage, { token, params: { roomId }, body: sent });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer.body.message;
}
/** Lets a day pass for the lines of the room. People's tokens would not last that long. */
const aDayLater = () =>
  sql`UPDATE room_event SET ends_at = ends_at - interval '1 day' WHERE room_id = ${roomId}
    AND ends_at IS NOT NULL`.execute(test.deps.db);
const files = async (): Promise<number> =>
  (await readdir(join(folder, 'media'), { recursive: true })).filter((name) => /\.\w+$/.test(name)).length;
const types = async (): Promise<string[]> =>
  (
    await sql<{ type: string }>`SELECT type FROM room_event WHERE room_id = ${roomId} ORDER BY seq`.execute(
      test.deps.db,
    )
  ).rows.map(({ type }) => type);

/** Writes a line with a picture and one with a voice note; the returned function says how many of the two can be opened. */
async function sendFiles(): Promise<() => Promise<number>> {
  const picture = (await upload(test, ana, { bytes: await pictureOf(7) })).body;
  const voice = (await uploadVoice(test, ana, { bytes: webmOf({ ms: 3000 }) })).body;
  await send(ana, { pictures: [{ id: picture.id, alt: 'A walrus' }] });
  await send(ana, { voice: { id: voice.id, wave: [0, 12, 31], alt: 'About a walrus' } });
  return async () => {
    const { token } = ben;
    const { pictures } = (await call(test.app, pictureAddresses, { token, body: { ids: [picture.id] } })).body;
    const heard = await call(test.app, voiceAddress, { token, params: { id: voice.id } });
    return pictures.length + (heard.status === 200 ? 1 : 0);
  };
}

it('Pictures and voice notes go with their lines, and their files too', async () => {
  const before = await files();
  const open = await sendFiles();
  expect([await open(), (await files()) > before]).toEqual([2, true]);
  await aDayLater();
  await endDue(test.deps);
  expect([await open(), await files()]).toEqual([0, before]);
});

it('Files that a killed server left are deleted by the one after it', async () => {
  const before = await files();
  const open = await sendFiles();
  const media = new Proxy(test.deps.media, {
    get: (of, key) => {
      if (key !== 'end') return Reflect.get(of, key) as unknown;
      return async (...given: Parameters<typeof of.end>) => {
        await of.end(...given);
        return () => Promise.reject(new Error('killed after the commit'));
      };
    },
  });
  await aDayLater();
  await expect(endDue({ ...test.deps, media })).rejects.toThrow('killed');
  expect([await open(), (await files()) > before]).toEqual([0, true]);
  await test.deps.retention.enforce();
  expect(await files()).toBe(before);
});

it('A killed server leaves nothing half erased, and the next one erases once', async () => {
  for (const n of [1, 2, 3]) await send(ana, { content: `Walrus ${n}` });
  await aDayLater();
  const before = await types();
  let erased = 0;
  const forget: Deps['rooms']['forget'] = async (...given) => {
    if ((erased += 1) === 3) throw new Error('killed');
    await test.deps.rooms.forget(...given);
  };
  const rooms = new Proxy(test.deps.rooms, { get: (of, key) => (key === 'forget' ? forget : Reflect.get(of, key)) });
  await expect(endDue({ ...test.deps, rooms })).rejects.toThrow('killed');
  expect(await types()).toEqual(before);
  await Promise.all([endDue(test.deps), endDue(test.deps)]);
  await endDue(test.deps);
  expect(await types()).toEqual([...before, 'message_deleted', 'message_deleted', 'message_deleted']);
});

it('Saved things, Wyn and messages for later know no line that has disappeared', async () => {
  const { token } = ben;
  const line = await send(ben, { content: 'The walrus wakes at noon' });
  await call(test.app, saveMessage, { token, params: { roomId, messageId: line.id }, body: { isSaved: true } });
  const saved = async () => (await call(test.app, listSaved, { token, query: {} })).body.things.length;
  const read = (): Promise<string[]> => sentIn(test.deps, { userId: ben.id, roomId });
  expect([await saved(), await read()]).toEqual([1, ['Hello', line.content]]);
  const when = clockIn(1, { from: test.clock.now() });
  const later = { clientId: randomUUID(), content: 'The walrus sleeps', when, zone: 'UTC' };
  const { id } = (await call(test.app, scheduleMessage, { token, params: { roomId }, body: later })).body.line;
  await call(test.app, sendScheduled, { token, params: { roomId, id } });
  await aDayLater();
  await endDue(test.deps);
  expect([await saved(), await read()]).toEqual([0, ['Hello']]);
  const { messages } = (await call(test.app, listMessages, { token, params: { roomId } })).body;
  expect(JSON.stringify(messages)).not.toContain('walrus');
});
