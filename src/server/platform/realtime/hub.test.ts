import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeCodes, MISSED_MS } from '#contract/realtime.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { handTimers, type HandTimers } from '#test/faults/timers.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { createHub, type Hub } from './hub.ts';

let http: Server;
let hub: Hub;
let time: HandTimers;
let address: string;
let sockets: TestSocket[];
let ids = 0;

beforeEach(async () => {
  time = handTimers();
  sockets = [];
  hub = createHub({
    config: { ...readConfig({ PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '1' }) },
    // A token of these tests contains its person, its session and its lifetime in minutes.
    sessions: {
      authenticate: async (token) => {
        const [userId, sessionId = '', minutes] = token.split('/');
        if (userId === 'revoked' || userId === 'expired' || userId === 'invalid') return userId;
        const expiresAt = new Date(time.clock.now().getTime() + Number(minutes ?? 60) * 60_000);
        return {
          userId: Number(userId),
          sessionId,
          expiresAt,
          isSuspended: false,
          isRefused: false,
          isAwaiting: false,
        };
      },
    },
    clock: time.clock,
    timers: time,
    newId: () => String((ids += 1)),
    rng: seededRng(1),
    log: createLog('silent'),
  });
  hub.listen({ onReady: (connection) => hub.send(connection, { type: 'rooms_rejoined', rooms: [] }) });
  http = createServer();
  hub.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const socket of sockets) socket.drop();
  await new Promise((resolve) => http.close(resolve));
});

function connect(path = '/ws', headers: Record<string, string> = {}): TestSocket {
  const socket = new TestSocket(`${address}${path}`, { headers });
  sockets.push(socket);
  return socket;
}

/** Returns the HTTP status of an upgrade; 101 when it is accepted. */
async function knock(path: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = connect(path, headers);
  return new Promise((resolve) => {
    socket.ws.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    socket.ws.on('upgrade', () => resolve(101));
  });
}

describe('the upgrade', () => {
  test('The upgrade is for one path, without a query, from our own pages', async () => {
    expect(await knock('/ws')).toBe(101);
    expect(await knock('/ws', { origin: 'http://localhost:3000' })).toBe(101);
    expect(await knock('/ws', { origin: address.replace('ws', 'http') })).toBe(101);
    expect(await knock('/elsewhere')).toBe(404);
    expect(await knock('/ws?token=secret')).toBe(400);
    // A name that its owner points at this machine is in both headers (DNS rebinding).
    expect(await knock('/ws', { origin: 'http://rebound.example:3000', host: 'rebound.example:3000' })).toBe(403);
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example', 'http://localhost']) {
      expect(await knock('/ws', { origin })).toBe(403);
    }
  });

  test('A twenty-first connection from one address is refused behind the trusted proxy', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': `1.2.3.4, ${ip}` });
    for (let i = 0; i < 20; i += 1) expect(await knock('/ws', from('203.0.113.7'))).toBe(101);
    expect(await knock('/ws', from('203.0.113.7'))).toBe(429);
    expect(await knock('/ws', from('203.0.113.8'))).toBe(101);
    // An IPv6 /64 counts as one address.
    for (let i = 1; i <= 20; i += 1) expect(await knock('/ws', from(`2001:db8::${i}`))).toBe(101);
    expect(await knock('/ws', from('2001:db8::99'))).toBe(429);
  });
});

describe('a connection', () => {
  test('A connection has five seconds to say who it is', async () => {
    const silent = await connect().opened();
    time.pass(4000);
    expect(silent.ws.readyState).toBe(silent.ws.OPEN);
    time.pass(1000);
    expect(await silent.closed()).toBe(closeCodes.unauthenticated);
  });

  test('A connection may say nothing else first', async () => {
    const socket = await connect().opened();
    socket.say({ type: 'join_room', chatRoomId: '01890000-0000-7000-8000-000000000000' });
    expect(await socket.next('error')).toMatchObject({ code: 'unauthenticated' });
    expect(await socket.closed()).toBe(closeCodes.unauthenticated);
  });

  test('A bad token allows a few retries and a revoked token closes the connection', async () => {
    const socket = await connect().opened();
    for (const token of ['expired', 'invalid', 'invalid']) {
      socket.say({ type: 'auth', token });
      expect(await socket.next('auth_error')).toMatchObject({ code: token, retryable: token === 'expired' });
    }
    socket.say({ type: 'auth', token: 'invalid' });
    expect(await socket.closed()).toBe(closeCodes.unauthenticated);
    const revoked = await connect().opened();
    revoked.say({ type: 'auth', token: 'revoked' });
    expect(await revoked.closed()).toBe(closeCodes.unauthenticated);
  });

  test('A reconnecting client receives each event it missed in the last minute once', async () => {
    hub.sendReplayed(1, { type: 'resync', scope: 'hall' });
    time.pass(50_000);
    hub.sendReplayed(1, { type: 'resync', scope: 'me' });
    hub.sendReplayed(1, { type: 'resync', scope: 'cases' });
    hub.sendReplayed(1, { type: 'resync', scope: 'me' });
    hub.sendReplayed(2, { type: 'resync', scope: 'people' });
    hub.sendToEverybody({ type: 'resync', scope: 'place' });
    time.pass(10_000);
    const scopesAfter = async (missedMs: number | undefined): Promise<string[]> => {
      const socket = await connect().signIn('1/a', undefined, missedMs);
      socket.say({ type: 'ping', timestamp: 1 });
      await socket.next('pong');
      const scopes = socket.events.flatMap((event) => (event.type === 'resync' ? [event.scope] : []));
      socket.drop();
      return scopes;
    };
    expect(await scopesAfter(undefined)).toEqual([]);
    expect(await scopesAfter(1000)).toEqual([]);
    expect(await scopesAfter(10_000)).toEqual(['place', 'cases', 'me']);
    expect(await scopesAfter(MISSED_MS)).toEqual(['place', 'hall', 'cases', 'me']);
    time.pass(MISSED_MS);
    hub.sendReplayed(1, { type: 'resync', scope: 'drafts' });
    expect(await scopesAfter(MISSED_MS)).toEqual(['drafts']);
  });

  test('A connection cannot become somebody else', async () => {
    const socket = await connect().signIn('1/a');
    socket.say({ type: 'update_token', token: '2/b' });
    expect(await socket.next('token_error')).toMatchObject({ code: 'identity', retryable: false });
    socket.say({ type: 'reauth', token: '2/b' });
    expect(await socket.next('reauth_error')).toMatchObject({ code: 'identity' });
    socket.say({ type: 'auth', token: '2/b' });
    expect(await socket.next('auth_error')).toMatchObject({ code: 'identity' });
    expect(hub.connectionsOf(2)).toHaveLength(0);
    socket.say({ type: 'update_token', token: '1/c' });
    await socket.next('token_updated');
    expect(hub.connectionsOf(1)[0]?.identity?.sessionId).toBe('c');
  });

  test('A connection ends with its token, unless that is renewed', async () => {
    const [silent, renewed] = [await connect().signIn('1/a/1'), await connect().signIn('2/a/1')];
    renewed.say({ type: 'update_token', token: '2/a/60' });
    await renewed.next('token_updated');
    time.pass(50_000);
    for (const socket of [silent, renewed]) socket.say({ type: 'pong', timestamp: 0 });
    await Promise.all([roundTrip(silent), roundTrip(renewed)]);
    time.pass(35_000);
    expect(await silent.next('auth_error')).toMatchObject({ code: 'expired', retryable: true });
    expect(await silent.closed()).toBe(closeCodes.unauthenticated);
    await roundTrip(renewed);
  });

  test('A connection without an answer to a ping is cut', async () => {
    const [dead, alive] = [await connect().signIn('1/a'), await connect().signIn('2/a')];
    for (let beat = 0; beat < 3; beat += 1) {
      time.pass(25_000);
      await alive.next('ping');
      alive.say({ type: 'pong', timestamp: 0 });
      await roundTrip(alive);
    }
    expect(await dead.closed()).toBe(1006);
    expect(alive.code).toBeUndefined();
  });

  test('The sixth connection of a person closes the oldest', async () => {
    const all = [];
    for (let i = 0; i < 6; i += 1) all.push(await connect().signIn(`1/${i}`));
    expect(await all[0]?.closed()).toBe(closeCodes.tooMany);
    expect(all.slice(1).map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => undefined));
  });

  test('A connection goes with its session, or with all of them', async () => {
    const [one, two] = [await connect().signIn('1/a'), await connect().signIn('1/b')];
    hub.closeSessions(1, 'a');
    expect(await one.next('auth_error')).toMatchObject({ code: 'revoked', retryable: false });
    expect(await one.closed()).toBe(closeCodes.unauthenticated);
    expect(two.code).toBeUndefined();
    hub.closeSessions(1, undefined);
    expect(await two.closed()).toBe(closeCodes.unauthenticated);
  });
});

describe('a frame', () => {
  test('A malformed frame gets an error and the fifth one closes the connection', async () => {
    const socket = await connect().signIn('1/a');
    for (const text of ['not json', '{"type":"nonsense"}', '[]', 'null']) {
      socket.ws.send(text);
      expect(await socket.next('error')).toMatchObject({ code: 'invalid' });
    }
    socket.ws.send('{"type":"ping"}');
    expect(await socket.closed()).toBe(closeCodes.misuse);
  });

  test('A binary frame or one above 8 KiB ends the connection', async () => {
    const binary = await connect().signIn('1/a');
    binary.ws.send(Buffer.from(JSON.stringify({ type: 'ping', timestamp: 1 })), { binary: true });
    expect(await binary.closed()).toBe(closeCodes.misuse);
    const long = await connect().signIn('1/a');
    long.ws.send('x'.repeat(9 * 1024));
    expect(await long.closed()).toBe(1009);
  });

  test('More than 200 frames in a second end the connection', async () => {
    const socket = await connect().signIn('1/a');
    for (let i = 0; i < 199; i += 1) socket.say({ type: 'ping', timestamp: i });
    await roundTrips(socket, 199);
    expect(socket.code).toBeUndefined();
    time.pass(1000);
    for (let i = 0; i < 201; i += 1) socket.say({ type: 'ping', timestamp: i });
    expect(await socket.closed()).toBe(closeCodes.misuse);
  });
});

test('A slow reader is sent away, and transient events are dropped first', async () => {
  const socket = await connect().signIn('1/a');
  const [connection] = hub.connectionsOf(1);
  if (connection === undefined) throw new Error('not connected');
  socket.ws.pause();
  const frame = Buffer.alloc(64 * 1024, 0x20);
  const tick = () => new Promise((resolve) => setImmediate(resolve));
  while (!connection.isPressed) {
    hub.write(connection, frame);
    await tick();
  }
  let passed = 0;
  hub.writeVolatile(connection, frame);
  await tick();
  while (connection.isLive && passed < 1000) {
    hub.write(connection, frame);
    passed += 1;
    await tick();
  }
  // A dozen frames fit between 256 KiB and 1 MiB, and no volatile frame is added.
  expect(passed).toBeLessThan(20);
});

test('A stopping server closes its connections over two seconds and refuses new ones', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, (_, i) => connect().signIn(`${i + 1}/a`)));
  const closing = hub.close();
  expect(await knock('/ws')).toBe(503);
  time.pass(1000);
  await Promise.race(all.map((socket) => socket.closed()));
  const early = all.filter((socket) => socket.ws.readyState !== socket.ws.OPEN).length;
  expect(early).toBeLessThan(10);
  time.pass(1000);
  await closing;
  for (const socket of all) expect(await socket.closed()).toBe(closeCodes.restart);
});

async function roundTrip(socket: TestSocket): Promise<void> {
  socket.say({ type: 'ping', timestamp: 1 });
  await socket.next('pong');
}

async function roundTrips(socket: TestSocket, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await socket.next('pong');
}
