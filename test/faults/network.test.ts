import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServerEvent } from '#contract/realtime.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { ChatClient, type Person } from './client.ts';
import { makeCrowd, makePeople, makeRoom, startInstance, type Instance } from './instance.ts';
import { Mix, mixKept } from './mix.ts';
import { assertKept, kept, rowsOf } from './promise.ts';
import { TestSocket } from './socket.ts';

let database: TestDatabase;
let server: Instance;
let ana: Person;
let ben: Person;
let roomId: string;
const clients: ChatClient[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startInstance(database);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  roomId = await makeRoom(database.db, ana, ben);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
});

type Extra = Partial<Omit<ConstructorParameters<typeof ChatClient>[0], 'person'>>;

async function enter(person: Person, extra: Extra = {}, rooms = [roomId]): Promise<ChatClient> {
  const client = new ChatClient({ person, addresses: [server.address], ...extra }).start(rooms);
  clients.push(client);
  await client.ready();
  return client;
}

/** Creates a group for every kind of deed on the server, and waits until its clients are connected. */
async function mixed(seed: number): Promise<Mix> {
  const mix = await Mix.make(server, { addresses: [server.address], seed });
  clients.push(...mix.clients);
  await mix.ready();
  return mix;
}

/** Lets every client write `each` lines; returns the contents of all lines. */
function talk(speakers: readonly ChatClient[], each: number): string[] {
  const sent: string[] = [];
  for (let i = 0; i < each; i += 1) {
    for (const [n, speaker] of speakers.entries()) {
      const content = `line ${i} of speaker ${n}`;
      speaker.send(roomId, content);
      sent.push(content);
    }
  }
  return sent;
}

/** Returns a network that drops each acknowledgement once. */
function loseFirstAcks(): (event: ServerEvent) => ServerEvent[] {
  const lost = new Set<string>();
  return (event) => {
    if (event.type !== 'message_ack' || lost.has(event.clientId)) return [event];
    lost.add(event.clientId);
    return [];
  };
}

test('Acknowledgements lost between commit and send leave one row and one line each', async () => {
  const speakers = [await enter(ana, { network: loseFirstAcks() }), await enter(ben, { network: loseFirstAcks() })];
  const sent = talk(speakers, 40);
  await expect(kept({ db: database.db, roomId, clients: speakers, sent })).resolves.toBe('kept');
});

test('A client that ignores its clientIds breaks the promise, and the assertions see it', async () => {
  // The lost acknowledgement leaves the message in the outbox, so the client sends the message again under a new id.
  const speaker = await enter(ana, { network: loseFirstAcks(), forgetsIds: true });
  const listener = await enter(ben);
  const sent = talk([speaker], 5);
  await listener.until('a repetition', () => listener.list(roomId).length > sent.length);
  speaker.stop();
  const rows = await rowsOf(database.db, roomId);
  expect(() => assertKept(rows, { roomId, clients: [speaker, listener], sent })).toThrow('rows = sent');
});

test('Duplicated and reordered frames still give every list the log', async () => {
  const rng = seededRng(7);
  const shuffle = (): ((event: ServerEvent) => ServerEvent[]) => {
    const late: ServerEvent[] = [];
    return (event) => {
      if (event.type !== 'new_message') return [event];
      if (rng() < 0.3) {
        late.push(event);
        return [];
      }
      const out = [event, ...(rng() < 0.3 ? [event] : []), ...late.splice(0).toReversed()];
      return out;
    };
  };
  const speakers = [await enter(ana, { network: shuffle() }), await enter(ben, { network: shuffle() })];
  const sent = talk(speakers, 60);
  // `shuffle` may hold back the last line until a later line arrives, so a new connection reads the log.
  for (const client of speakers) await client.until('its outbox to empty', () => client.outbox.size === 0);
  const rows = await rowsOf(database.db, roomId);
  for (const client of speakers) client.stop();
  const again = [await enter(ana), await enter(ben)];
  expect(rows).toHaveLength(sent.length);
  await expect(kept({ db: database.db, roomId, clients: again, sent })).resolves.toBe('kept');
  for (const client of speakers) expect(client.list(roomId)).toEqual(rows.slice(0, client.list(roomId).length));
});

test('A message split over several frames is one message', async () => {
  const listener = await enter(ben);
  const socket = await new TestSocket(`${server.address.replace('http', 'ws')}/ws`).signIn(ana.token);
  const event = { type: 'chat_message', chatRoomId: roomId, clientId: randomUUID(), content: 'In pieces 🦦' };
  const bytes = Buffer.from(JSON.stringify(event));
  for (let at = 0; at < bytes.length; at += 7) {
    socket.ws.send(bytes.subarray(at, at + 7), { binary: false, fin: at + 7 >= bytes.length });
  }
  await socket.next('message_ack');
  await expect(kept({ db: database.db, roomId, clients: [listener], sent: ['In pieces 🦦'] })).resolves.toBe('kept');
  socket.drop();
});

test('Connections that break again and again lose nothing', async () => {
  const speakers = [await enter(ana), await enter(ben)];
  const sent: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    sent.push(...talk(speakers, 10));
    speakers[round % 2]?.socket?.drop();
    await Promise.all(speakers.map((speaker) => speaker.ready()));
  }
  await expect(kept({ db: database.db, roomId, clients: speakers, sent })).resolves.toBe('kept');
});

test('Two tabs of one person and the other person see the same', async () => {
  const tabs = [await enter(ana), await enter(ana), await enter(ben)];
  const sent = talk(tabs, 30);
  await expect(kept({ db: database.db, roomId, clients: tabs, sent })).resolves.toBe('kept');
});

test('Five hundred connections dropped at once come back and have everything', async () => {
  const people = await makePeople(server.deps, 100);
  const crowd = await makeCrowd(database.db, people);
  const all = await Promise.all(
    people.flatMap((person) => Array.from({ length: 5 }, () => enter(person, {}, [crowd]))),
  );
  const sent: string[] = [];
  const say = (n: number): void => {
    for (const [i, client] of all.entries()) {
      if (i % 50 !== 0) continue;
      client.send(crowd, `${n} from ${i}`);
      sent.push(`${n} from ${i}`);
    }
  };
  const mix = await mixed(31);
  const playing = mix.play();
  await mix.until(20);
  say(1);
  for (const client of [...all, ...mix.clients]) client.socket?.drop();
  say(2);
  await expect(kept({ db: database.db, roomId: crowd, clients: all, sent })).resolves.toBe('kept');
  await playing;
  await expect(mixKept(mix)).resolves.toBe('kept');
}, 240_000);

test('Someone away for more than 300 lines loads them over HTTP', async () => {
  const speaker = await enter(ana);
  const listener = await enter(ben);
  listener.stop();
  const sent = talk([speaker], 350);
  await speaker.until('its outbox to empty', () => speaker.outbox.size === 0);
  const back = await enter(ben);
  await expect(kept({ db: database.db, roomId, clients: [speaker, back], sent })).resolves.toBe('kept');
});

test('A slow reader is sent away, returns and misses nothing', async () => {
  const [speaker, slow] = [await enter(ana), await enter(ben)];
  const mix = await mixed(32);
  const [, late] = mix.clients;
  const isListening = (): boolean => server.deps.hub.connectionsOf(ben.id)[0]?.isLive === true;
  for (const client of [slow, late]) client?.socket?.ws.pause();
  const playing = mix.play();
  const sent: string[] = [];
  const filler = '🦦'.repeat(480);
  for (let i = 0; isListening() && i < 200; i += 1) {
    for (let j = 0; j < 40; j += 1) {
      const content = `${i}.${j} ${filler}`;
      sent.push(content);
      speaker.send(roomId, content);
    }
    await speaker.until('its outbox to empty', () => speaker.outbox.size === 0);
  }
  expect(isListening()).toBe(false);
  await playing;
  for (const client of [slow, late]) client?.socket?.drop();
  await expect(kept({ db: database.db, roomId, clients: [speaker, slow], sent })).resolves.toBe('kept');
  await expect(mixKept(mix)).resolves.toBe('kept');
}, 240_000);

test('A member removed while messages fly gets nothing after, and writes nothing after', async () => {
  const people = await makePeople(server.deps, 3);
  const crowd = await makeCrowd(database.db, people);
  const [owner, friend, leaver] = await Promise.all(people.map((person) => enter(person, {}, [crowd])));
  if (owner === undefined || friend === undefined || leaver === undefined) throw new Error('nobody came');
  for (let i = 0; i < 30; i += 1)
    for (const client of [owner, friend, leaver]) client.send(crowd, `${i} ${client.person.id}`);
  await database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ last_seq: number }>`
      UPDATE room SET last_seq = last_seq + 1 WHERE id = ${crowd} RETURNING last_seq`.execute(trx);
    const seq = rows[0]?.last_seq;
    await sql`UPDATE room_member SET left_seq = ${seq} WHERE room_id = ${crowd} AND user_id = ${leaver.person.id}`.execute(
      trx,
    );
    await sql`INSERT INTO room_event (room_id, seq, id, type, payload, created_at)
      VALUES (${crowd}, ${seq}, ${randomUUID()}, 'member_left', ${JSON.stringify({ userId: leaver.person.id })}, now())`.execute(
      trx,
    );
  });
  server.deps.hints.announce('room', crowd);
  for (const client of [owner, friend]) client.send(crowd, `after ${client.person.id}`);
  for (const client of [owner, friend, leaver]) {
    await client.until('its outbox to empty', () => client.outbox.size === 0);
  }
  const { rows } = await sql<{ seq: number; sender_id: number | null; type: string }>`
    SELECT seq, sender_id, type FROM room_event WHERE room_id = ${crowd} ORDER BY seq`.execute(database.db);
  const left = rows.find(({ type }) => type === 'member_left')?.seq ?? 0;
  expect(rows.filter(({ seq, sender_id }) => seq > left && sender_id === leaver.person.id)).toEqual([]);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  const lines = await rowsOf(database.db, crowd);
  for (const client of [owner, friend]) {
    await client.until('the last line', () => client.list(crowd).length >= lines.length);
    expect(client.list(crowd)).toEqual(lines);
  }
  expect(leaver.lastOf(crowd)).toBe(left);
  expect(leaver.list(crowd)).toEqual(lines.filter((row) => Number.parseInt(row, 10) < left));
});

describe('The state before plus the events', () => {
  test('The state before plus the events is the state after', async () => {
    const listener = await enter(ben);
    const speaker = await enter(ana);
    const before = listener.list(roomId);
    const seen: ServerEvent[] = [];
    const socket = listener.socket;
    if (socket !== undefined) {
      const apply = socket.onEvent;
      socket.onEvent = (event) => {
        seen.push(event);
        apply(event);
      };
    }
    const sent = talk([speaker], 12);
    await expect(kept({ db: database.db, roomId, clients: [speaker, listener], sent })).resolves.toBe('kept');
    // Joining a room again may repeat lines, so the map keeps one event per seq.
    const lines = seen.filter((event) => event.type === 'new_message');
    const events = [...new Map(lines.map((event) => [event.seq, event])).values()];
    const after = [...before, ...events.map(({ seq, message }) => `${seq} ${message.content}`)];
    expect(after).toEqual(await rowsOf(database.db, roomId));
    const answer = await fetch(`${server.address}/api/chats/${roomId}/messages?limit=300`, {
      headers: { authorization: `Bearer ${ben.token}` },
    });
    const page = (await answer.json()) as { messages: unknown[] };
    expect(events.map(({ message }) => message)).toEqual(page.messages);
  });
});
