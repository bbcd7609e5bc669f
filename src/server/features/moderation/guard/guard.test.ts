import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import type { EvidenceLine } from '#contract/moderation.subjects.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { ReportScene } from '#test/report-scene.ts';
import { judgeMessage, type MessageSignals } from '#server/features/moderation/automod/automod.ts';
import { wholeCase } from '#server/features/moderation/desk/whole.ts';

const scene = new ReportScene();
beforeAll(async () => {
  await scene.open();
  await scene.test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(scene.close);

/** Returns the lines of each report of a case, as a moderator gets them before opening any. */
async function moderatorSees(caseId: string): Promise<(EvidenceLine[] | null)[]> {
  const { deps } = scene.test;
  const mod = await scene.person();
  await deps.db.insertInto('moderator').values({ user_id: mod.id, added_at: deps.clock.now() }).execute();
  const whole = await wholeCase(deps, { callerId: mod.id, caseId });
  return whole.evidence.map(({ lines }) => lines);
}

async function send(
  person: Person,
  roomId: string,
  words: string | { content: string; sendAnyway: true },
): Promise<string> {
  const body = { clientId: randomUUID(), ...(typeof words === 'string' ? { content: words } : words) };
  const { status, problem } = await call(scene.test.app, sendMessage, {
    token: person.token,
    params: { roomId },
    body,
  });
  return status === 200 ? 'sent' : problem.code;
}

/** Makes a room of the person and a new person, in which nothing was said, and returns the id of the room. */
const newRoom = async (person: Person, name = ''): Promise<string> => scene.room(person, await scene.person({ name }));

describe('a first message', () => {
  it('A first message with a link, number or payment name is held', async () => {
    const ana = await scene.person();
    const roomId = await newRoom(ana);
    const ways = [
      'See https://example.com',
      'example.com/me',
      'Call 510 555 01 99',
      'I am on insta',
      'Send to $anna_pays',
      'paypal me',
      'Send nudes, and call me at 510 555 01 99',
    ];
    for (const words of ways) expect(await send(ana, roomId, words), words).toBe('contact_too_soon');
    expect(await send(ana, roomId, 'Hello, how was the lake?')).toBe('sent');
    for (const words of ways) expect(await send(ana, roomId, words), words).toBe('sent');
  });

  it('An answer to somebody who wrote first may have a number', async () => {
    const [ana, ben] = [await scene.person(), await scene.person()];
    const roomId = await scene.room(ana, ben);
    await scene.say(ana, roomId, 'Hello');
    expect(await send(ben, roomId, 'Call me at 510 555 01 99')).toBe('sent');
  });

  it('The same opener reaches three people and the fourth must wait ten minutes', async () => {
    const ana = await scene.person();
    const names = ['Ben', 'Cleo', 'Dora', 'Eve'];
    const rooms = await Promise.all(names.map((name) => newRoom(ana, name)));
    const opener = (name: string): string => `Hey ${name}, what would you take to an island?`;
    const sent: string[] = [];
    for (const [at, name] of names.entries()) sent.push(await send(ana, rooms[at] ?? '', opener(name)));
    expect(sent).toEqual(['sent', 'sent', 'sent', 'rate_limited']);
    expect(await send(ana, rooms[3] ?? '', 'You also like the sea, I read')).toBe('sent');
    const next = await newRoom(ana, 'Finn');
    expect(await send(ana, next, opener('Finn'))).toBe('rate_limited');
    scene.test.clock.advance(600_000);
    expect(await send(ana, next, opener('Finn'))).toBe('sent');
    for (const name of ['Gus', 'Hal', 'Ida', 'Jo', 'Kit'])
      expect(await send(ana, await newRoom(ana, name), 'Hey!')).toBe('sent');
  });

  it('The same opener sent to many at once reaches three', async () => {
    const ana = await scene.person();
    const names = ['Ben', 'Cleo', 'Dora', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida'];
    const rooms = await Promise.all(names.map((name) => newRoom(ana, name)));
    const sent = await Promise.all(rooms.map((roomId) => send(ana, roomId, 'What would you take to an island?')));
    expect(sent.toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...Array.from({ length: 5 }, () => 'rate_limited'),
      ...Array.from({ length: 3 }, () => 'sent'),
    ]);
  });

  it('A held message gets a non-retryable refusal with its reason over the socket', async () => {
    const ana = await scene.person();
    const roomId = await newRoom(ana);
    const { port } = scene.test.app.server.address() as AddressInfo;
    const socket = await new TestSocket(`ws://127.0.0.1:${port}/ws`).signIn(ana.token, {});
    const clientId = randomUUID();
    socket.say({ type: 'chat_message', chatRoomId: roomId, clientId, content: 'See https://example.com' });
    expect(await socket.next('message_nack')).toEqual({
      type: 'message_nack',
      clientId,
      code: 'contact_too_soon',
      retryable: false,
    });
    socket.drop();
  });
});

describe('what is heard', () => {
  it('A socket message is checked for age statements only once it is accepted', async () => {
    const [ana, mod] = [await scene.person(), await scene.person()];
    const { db, clock } = scene.test.deps;
    await db.insertInto('moderator').values({ user_id: mod.id, added_at: clock.now() }).execute();
    const { port } = scene.test.app.server.address() as AddressInfo;
    const connect = ({ token }: Person) => new TestSocket(`ws://127.0.0.1:${port}/ws`).signIn(token, {});
    const [hers, atDesk] = [await connect(ana), await connect(mod)];
    const roomId = await newRoom(ana);
    const say = (content: string) =>
      hers.say({ type: 'chat_message', chatRoomId: roomId, clientId: randomUUID(), content });
    say('I am 15 years old, see https://example.com');
    await hers.next('message_nack');
    say('I am 14 years old');
    await hers.next('message_ack');
    expect(await atDesk.next('resync')).toMatchObject({ scope: 'cases' });
    const { rows } = await sql<{ text: string }>`
      SELECT report.evidence -> 0 ->> 'text' AS text FROM moderation_report report
      JOIN moderation_case one ON one.id = report.case_id WHERE one.author_id = ${ana.id}`.execute(db);
    expect(rows).toEqual([{ text: 'I am 14 years old' }]);
    for (const socket of [hers, atDesk]) socket.drop();
  });
});

describe('a new member', () => {
  it('A member in their first week starts at most ten conversations a day', async () => {
    const ana = await scene.person({ days: 2 });
    const rooms = await Promise.all(Array.from({ length: 12 }, () => newRoom(ana)));
    const sent: string[] = [];
    for (const room of rooms) sent.push(await send(ana, room, 'Hello'));
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'conversations_used', 'conversations_used']);
    expect(await send(ana, rooms[0] ?? '', 'And you?')).toBe('sent');
    const ben = await scene.person({ days: 8 });
    for (let n = 0; n < 11; n += 1) expect(await send(ben, await newRoom(ben), 'Hello')).toBe('sent');
    scene.test.clock.advance(86_400_000);
    const { sessions, db } = scene.test.deps;
    ana.token = (await sessions.open(db, ana.id, { deviceId: 'x', deviceName: 'test' })).accessToken;
    expect(await send(ana, rooms[11] ?? '', 'Hello')).toBe('sent');
  });

  it('A member in their first week cannot send links in any conversation', async () => {
    const ana = await scene.person({ days: 2 });
    const roomId = await newRoom(ana);
    await send(ana, roomId, 'Hello');
    expect(await send(ana, roomId, 'See www.example.com')).toBe('link_too_soon');
    expect(await send(ana, roomId, 'See you at 5.30')).toBe('sent');
  });

  it('A new member’s first message with a link names the week, and no answer', async () => {
    const ana = await scene.person({ days: 2 });
    const roomId = await newRoom(ana);
    expect(await send(ana, roomId, 'See www.example.com')).toBe('link_too_soon');
    expect(await send(ana, roomId, 'Call 510 555 01 99')).toBe('contact_too_soon');
  });
});

describe('words', () => {
  it('Hateful words are asked about once, and sent when the person says so', async () => {
    const ana = await scene.person();
    const roomId = await newRoom(ana);
    expect(await send(ana, roomId, 'You are a faggot')).toBe('send_anyway');
    expect(await send(ana, roomId, { content: 'You are a faggot', sendAnyway: true })).toBe('sent');
  });

  it('Messages to an AI character are never held by the guard', async () => {
    const ana = await scene.person();
    const roomId = await newRoom(ana);
    const { db } = scene.test.deps;
    await db.updateTable('room').set({ room_type: 'companion' }).where('id', '=', roomId).execute();
    for (const words of ['Hello', 'You are a faggot', 'You are a faggot'])
      expect(await send(ana, roomId, words)).toBe('sent');
  });

  it('Words alone never hold a message that its sender was asked about', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 3000 }), (isHarsh, isOpener, ageDays) => {
        const nothing = {
          hasLink: false,
          hasPictures: false,
          hasVoice: false,
          hasContact: false,
          sameOpeners: 0,
          sinceLastSeconds: Infinity,
        };
        const signals: MessageSignals = { ...nothing, isHarsh, isOpener, ageDays, isSure: true };
        expect(judgeMessage(signals).result).toBe('allow');
      }),
    );
  });

  it('A message that admits being under age is sent and opens an urgent case', async () => {
    const ana = await scene.person();
    const roomId = await newRoom(ana);
    expect(await send(ana, roomId, 'I am 15 years old btw')).toBe('sent');
    const one = await scene.caseOf('person', String(ana.id));
    expect(one).toMatchObject({ class: 'minor', state: 'open', author_id: ana.id });
    expect(one?.reasons).toEqual(['Nobody reported it: the machine read it in what they wrote.']);
    expect(await send(ana, roomId, 'yes im 15')).toBe('sent');
    expect(await moderatorSees(one?.id ?? '')).toEqual([null]);
    const { rows } = await sql<{ evidence: EvidenceLine[]; reporter_id: number | null }>`
      SELECT evidence, reporter_id FROM moderation_report WHERE case_id = ${one?.id ?? ''}`.execute(scene.test.deps.db);
    expect(rows).toMatchObject([{ reporter_id: null, evidence: [{ text: 'I am 15 years old btw' }] }]);
    const ben = await scene.person();
    for (const held of ['I am 15 years old, call 510 555 01 99', 'I am 15 years old and you are a faggot']) {
      expect(await send(ben, await newRoom(ben), held)).not.toBe('sent');
    }
    expect(await send(ben, roomId, 'I am 15 years old')).not.toBe('sent');
    await send(ben, await newRoom(ben), 'We have met 15 times, and I am 34');
    expect(await scene.caseOf('person', String(ben.id))).toBeUndefined();
  });
});
