/**
 * Sets up calls on one server, spread over a minute, each with the signals that two browsers exchange. Measures the time
 * of a signal from one browser to the other beside that of a chat message in the same rooms at the same time, and by how
 * much a second round of as many calls makes the server's memory grow. Needs PostgreSQL at TEST_DATABASE_URL, where it
 * makes and drops a database. CALLS and BENCH_SECONDS set the number of calls and the time.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { CALL_ALIVE_MS } from '#contract/calls.ts';
import { defaultNotificationSettings } from '#contract/notifications.ts';
import { sdp } from '#test/call-scene.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { memoryOf, start, stop, type Running } from './chat/load.ts';
import { buildWorld, type Person, type World } from './chat/people.ts';
import { needPostgres, POSTGRES_URL } from './needs.ts';
import { quantile, report } from './table.ts';

const CALLS = Number(process.env['CALLS'] ?? 200);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);
const WARM = 10;
/** The candidates of each side. */
const CANDIDATES = 6;
/** The length of a description with few codecs, in characters. */
const DESCRIPTION = 4500;
const CANDIDATE = 'candidate:1 1 udp 2122260223 192.168.1.7 50000 typ host generation 0 ufrag abcd network-id 1';

/** Lets the two people of each room have written to each other, let each other call, and have no quiet hours. */
async function befriend({ url, people, rooms }: World): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
     SELECT id, side + 1, gen_random_uuid(), 'message', CASE side WHEN 0 THEN user_low ELSE user_high END,
       gen_random_uuid(), '{"content":"Hello"}', now()
     FROM room, generate_series(0, 1) side WHERE id = ANY($1::uuid[])`,
    [rooms],
  );
  await client.query('UPDATE room SET last_seq = 2, last_event_at = now() WHERE id = ANY($1::uuid[])', [rooms]);
  await client.query(
    `INSERT INTO call_consent (room_id, user_id, answer, answered_at)
     SELECT id, unnest(ARRAY[user_low, user_high]), 'yes', now() FROM room WHERE id = ANY($1::uuid[])`,
    [rooms],
  );
  await client.query(
    `INSERT INTO notification_settings (user_id, settings, updated_at) SELECT id, $2::jsonb, now() FROM unnest($1::bigint[]) id`,
    [people.map(({ id }) => id), JSON.stringify({ ...defaultNotificationSettings, quietHoursEnabled: false })],
  );
  await client.end();
}

interface Device {
  port: number;
  socket: TestSocket;
  connectionId: string;
  person: Person;
}

async function sign({ port }: Running, person: Person, roomId: string): Promise<Device> {
  const socket = await new TestSocket(`ws://127.0.0.1:${port}/ws`).opened();
  socket.onEvent = (event) => {
    if (event.type === 'ping') socket.say({ type: 'pong', timestamp: event.timestamp });
  };
  socket.say({ type: 'auth', token: person.token });
  const { connectionId } = await socket.next('auth_success');
  socket.say({ type: 'join_room', chatRoomId: roomId });
  await socket.next('room_joined');
  return { port, socket, connectionId, person };
}

async function post<T>({ port, person: { token } }: Device, path: string, body: object = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Pair {
  roomId: string;
  devices: readonly [Device, Device];
}

interface Times {
  signals: number[];
  messages: number[];
  setups: number[];
}

/** Sends an event and returns the milliseconds until the other device has the next event of a type. */
async function flight(
  from: Device,
  to: Device,
  { says, hears }: { says: Record<string, unknown>; hears: 'call_signal' | 'new_message' },
): Promise<number> {
  const begun = performance.now();
  from.socket.say(says);
  await to.socket.next(hears);
  return performance.now() - begun;
}

/** Rings, answers, negotiates, says a chat message after each signal, and hangs up. */
async function talk({ roomId, devices: [a, b] }: Pair, times: Times): Promise<void> {
  const begun = performance.now();
  const starting = { clientId: randomUUID(), comesAs: 'camera', connectionId: a.connectionId };
  const { call } = await post<{ call: { id: string } }>(a, `chats/${roomId}/calls`, starting);
  const answering = { comesAs: 'animal', connectionId: b.connectionId };
  await post(b, `calls/${call.id}/answer`, answering);
  for (const one of [a, b]) await post(one, `calls/${call.id}/agree`, { agrees: true });
  const signal = (says: object) => ({ type: 'call_signal', callId: call.id, ...says });
  const description = (type: string, print: string) =>
    signal({ description: { type, sdp: sdp({ print, lines: [`a=x:${'x'.repeat(DESCRIPTION)}`] }) } });
  const candidate = signal({ candidate: { candidate: CANDIDATE, sdpMid: '0', sdpMLineIndex: 0 } });
  const told: [Device, Device, Record<string, unknown>][] = [
    [a, b, description('offer', 'AB:CD')],
    [b, a, description('answer', '12:34')],
    ...Array.from({ length: CANDIDATES }, () => [
      [a, b, candidate] as [Device, Device, Record<string, unknown>],
      [b, a, candidate] as [Device, Device, Record<string, unknown>],
    ]).flat(),
  ];
  for (const [from, to, says] of told) {
    times.signals.push(await flight(from, to, { says, hears: 'call_signal' }));
    const message = { type: 'chat_message', chatRoomId: roomId, content: 'Can you hear me?', clientId: randomUUID() };
    times.messages.push(await flight(from, to, { says: message, hears: 'new_message' }));
  }
  times.setups.push(performance.now() - begun);
  for (const { socket } of [a, b]) socket.say({ type: 'call_alive', callId: call.id, via: 'direct' });
  await new Promise((resolve) => setTimeout(resolve, CALL_ALIVE_MS / 10));
  await post(a, `calls/${call.id}/hang-up`);
}

await needPostgres(POSTGRES_URL);
const world = await buildWorld(POSTGRES_URL, 2 * (CALLS + WARM));
const running = await start('product', world.url);
try {
  await befriend(world);
  const pairs: Pair[] = [];
  for (const [i, roomId] of world.rooms.entries()) {
    const [low, high] = [world.people[2 * i], world.people[2 * i + 1]];
    if (low === undefined || high === undefined) throw new Error('too few people');
    pairs.push({ roomId, devices: [await sign(running, low, roomId), await sign(running, high, roomId)] });
  }
  const times: Times = { signals: [], messages: [], setups: [] };
  const unmeasured: Times = { signals: [], messages: [], setups: [] };
  for (const pair of pairs.slice(0, WARM)) await talk(pair, unmeasured);
  const round = (into: Times, seconds: number) =>
    Promise.all(
      pairs.slice(WARM).map(async (pair, i) => {
        await new Promise((resolve) => setTimeout(resolve, (i * seconds * 1000) / CALLS));
        await talk(pair, into);
      }),
    );
  const begun = performance.now();
  await round(times, SECONDS);
  const seconds = (performance.now() - begun) / 1000;
  const before = await memoryOf(running);
  await round(unmeasured, SECONDS / 2);
  const after = await memoryOf(running);
  const p95 = quantile(times.signals, 0.95);
  const megabytes = (after.used - before.used) / 1024 / 1024;
  report(`${CALLS} calls in ${seconds.toFixed(0)} s on one server`, [
    { what: 'a signal from browser to browser, median', value: quantile(times.signals, 0.5), unit: 'ms' },
    { what: 'a signal from browser to browser, p95', value: p95, unit: 'ms', atMost: 150 },
    { what: 'a chat message in the same rooms, p95', value: quantile(times.messages, 0.95), unit: 'ms' },
    { what: 'p95 of a signal beside a message', value: p95 / quantile(times.messages, 0.95), unit: '×', atMost: 2 },
    { what: 'from ringing to all signals passed, p95', value: quantile(times.setups, 0.95), unit: 'ms' },
    { what: 'memory in use, growth by another round of calls', value: megabytes, unit: 'MB', atMost: 2 },
  ]);
  for (const { devices } of pairs) for (const { socket } of devices) socket.drop();
} finally {
  await stop(running);
  await world.drop();
}
