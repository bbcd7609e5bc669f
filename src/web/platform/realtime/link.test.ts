import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { reconnectDelay } from './backoff.ts';
import { createLink, type Link, type LinkState, type Socket, type SocketEvents } from './link.ts';

const ME = 100_000_000_001;
const ROOM = '018f0000-0000-7000-8000-000000000000';

class TestSocket implements Socket {
  sent: { type: string; [key: string]: unknown }[] = [];
  closedWith: number | undefined | null = null;
  events: SocketEvents;

  constructor(events: SocketEvents) {
    this.events = events;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string });
  }

  close(code?: number): void {
    this.closedWith = code;
  }

  says(event: ServerEvent): void {
    this.events.message(JSON.stringify(event));
  }

  welcome(userId = ME): void {
    this.events.opened();
    const serverTime = '2026-11-05T12:00:00.000Z';
    this.says({ type: 'auth_success', userId, connectionId: 'c', serverTime, heartbeatMs: 25_000 });
  }
}

/** A browser whose clock, sockets and session the test controls. */
class World {
  now = 0;
  token: string | null = 'token-1';
  refreshed: (() => string | null)[] = [];
  refreshes = 0;
  sockets: TestSocket[] = [];
  states: LinkState[] = [];
  events: ServerEvent[] = [];
  #timers = new Map<object, { at: number; run: () => void }>();
  link: Link;

  constructor() {
    this.link = createLink({
      userId: ME,
      open: (events) => {
        const socket = new TestSocket(events);
        this.sockets.push(socket);
        return socket;
      },
      timers: {
        set: (run, ms) => {
          const timer = {};
          this.#timers.set(timer, { at: this.now + ms, run });
          return timer;
        },
        clear: (timer) => this.#timers.delete(timer as object),
      },
      random: () => 0.5,
      now: () => this.now,
      startedAt: -300,
      deviceId: 'device_1',
      token: () => this.token,
      refreshToken: async () => {
        this.refreshes += 1;
        this.token = (this.refreshed.shift() ?? (() => `token-${this.refreshes + 1}`))();
        return this.token;
      },
      lastSeqs: () => ({ [ROOM]: 7 }),
      onEvent: (event) => this.events.push(event),
      onState: (state) => this.states.push(state),
    });
  }

  get socket(): TestSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }

  /** Advances time, timer by timer, and lets promises settle in between. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await settled();
      const next = [...this.#timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = end;
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** The milliseconds from each lost connection to the next attempt. */
async function delaysOf(world: World, failures: number): Promise<number[]> {
  const delays: number[] = [];
  for (let failure = 0; failure < failures; failure += 1) {
    const lostAt = world.now;
    const opened = world.sockets.length;
    world.socket.events.closed(1006);
    while (world.sockets.length === opened) await world.pass(500);
    delays.push(world.now - lostAt);
  }
  return delays;
}

describe('the link to the server', () => {
  it('The link authenticates with its first frame, which carries the cursors of the rooms', () => {
    const world = new World();
    world.socket.events.opened();
    const auth = { type: 'auth', token: 'token-1', deviceId: 'device_1', rooms: { [ROOM]: 7 }, missedMs: 300 };
    expect(world.socket.sent).toEqual([auth]);
    expect(world.link.send({ type: 'typing', chatRoomId: ROOM })).toBe(false);
    world.socket.welcome();
    expect(world.states).toEqual(['connecting', 'live']);
    expect(world.link.send({ type: 'typing', chatRoomId: ROOM })).toBe(true);
  });

  it('The link tells how long it has heard nothing, at most a minute', async () => {
    const world = new World();
    const missed = () => world.socket.sent.findLast(({ type }) => type === 'auth');
    await world.pass(200);
    world.socket.welcome();
    expect(missed()).toMatchObject({ missedMs: 500 });
    await world.pass(20_000);
    world.socket.says({ type: 'ping', timestamp: 1 });
    await world.pass(1000);
    world.socket.events.closed(1006);
    await world.pass(2000);
    world.socket.events.opened();
    expect(missed()).toMatchObject({ missedMs: 3000 });
    await delaysOf(world, 7);
    world.socket.events.opened();
    expect(missed()).toMatchObject({ missedMs: 60_000 });
  });

  it('The link retries after 2 s times the attempt, five times, then every 30 s', async () => {
    expect(await delaysOf(new World(), 8)).toEqual([2000, 4000, 6000, 8000, 10_000, 30_000, 30_000, 30_000]);
    expect([reconnectDelay(1, 0), reconnectDelay(1, 0.999)]).toEqual([1600, 2399]);
    expect([reconnectDelay(6, 0), reconnectDelay(6, 0.999)]).toEqual([24_000, 35_988]);
  });

  it('The link counts attempts from one after a live connection', async () => {
    const world = new World();
    await delaysOf(world, 3);
    world.socket.welcome();
    expect(await delaysOf(world, 1)).toEqual([2000]);
  });

  it('The link connects at once when the network is back or the page becomes visible', async () => {
    const world = new World();
    await delaysOf(world, 6);
    world.socket.events.closed(1006);
    world.link.wake();
    expect(world.sockets).toHaveLength(8);
    expect(await delaysOf(world, 1)).toEqual([2000]);
  });

  it('A check ends a socket that stays silent for five seconds', async () => {
    const world = new World();
    world.socket.welcome();
    world.link.wake();
    expect(world.socket.sent.at(-1)?.type).toBe('ping');
    await world.pass(4999);
    expect(world.states.at(-1)).toBe('live');
    await world.pass(1);
    expect(world.states.at(-1)).toBe('waiting');
  });

  it('The link answers pings and closes a socket that misses two', async () => {
    const world = new World();
    world.socket.welcome();
    await world.pass(50_000);
    world.socket.says({ type: 'ping', timestamp: 42 });
    expect(world.socket.sent.at(-1)).toEqual({ type: 'pong', timestamp: 42 });
    await world.pass(54_999);
    expect(world.states.at(-1)).toBe('live');
    await world.pass(1);
    expect(world.states.at(-1)).toBe('waiting');
  });

  it('The link closes a socket whose authentication gets no response', async () => {
    const world = new World();
    world.socket.events.opened();
    await world.pass(10_000);
    expect(world.states).toEqual(['connecting', 'waiting']);
  });

  it('The link refreshes a refused token and authenticates on the same socket', async () => {
    const world = new World();
    world.socket.events.opened();
    world.socket.says({ type: 'auth_error', code: 'expired', retryable: true });
    await settled();
    expect(world.socket.sent.map(({ type, token }) => [type, token])).toEqual([
      ['auth', 'token-1'],
      ['auth', 'token-2'],
    ]);
    world.socket.welcome();
    expect(world.states).toEqual(['connecting', 'live']);
    expect(world.sockets).toHaveLength(1);
  });

  it('The link does not loop when the server refuses fresh tokens', async () => {
    const world = new World();
    world.socket.events.opened();
    world.socket.says({ type: 'auth_error', code: 'invalid', retryable: true });
    await settled();
    world.socket.says({ type: 'auth_error', code: 'invalid', retryable: true });
    await settled();
    expect([world.refreshes, world.states.at(-1)]).toEqual([1, 'waiting']);
  });

  it('The link re-authenticates a live socket whose token expired', async () => {
    const world = new World();
    world.socket.welcome();
    world.socket.says({ type: 'reauth_error', code: 'expired', retryable: true });
    await settled();
    expect(world.socket.sent.at(-1)).toEqual({ type: 'reauth', token: 'token-2' });
  });

  it('The link sends a new token every 50 minutes', async () => {
    const world = new World();
    world.socket.welcome();
    for (let minute = 1; minute <= 100; minute += 1) {
      world.socket.says({ type: 'ping', timestamp: minute });
      await world.pass(MINUTE_MS / 2);
      world.socket.says({ type: 'token_updated' });
      await world.pass(MINUTE_MS / 2);
    }
    const updates = world.socket.sent.filter(({ type }) => type === 'update_token');
    expect(updates.map(({ token }) => token)).toEqual(['token-2', 'token-3']);
  });

  it('The link stays closed after a normal close', async () => {
    const world = new World();
    world.socket.welcome();
    world.socket.events.closed(1000);
    await world.pass(10 * MINUTE_MS);
    world.link.wake();
    expect([world.sockets.length, world.states.at(-1)]).toEqual([1, 'ended']);
  });

  it('The link stays closed when the session was revoked', async () => {
    const world = new World();
    world.socket.welcome();
    world.refreshed = [() => null];
    world.socket.events.closed(4401);
    await world.pass(10 * MINUTE_MS);
    expect([world.sockets.length, world.states.at(-1)]).toEqual([1, 'ended']);
  });

  it('The link reconnects after 4401 when the session is valid or the server unreachable', async () => {
    for (const refreshed of [() => 'token-2', () => raise('offline')]) {
      const world = new World();
      world.socket.welcome();
      world.refreshed = [refreshed];
      world.socket.events.closed(4401);
      await world.pass(2000);
      expect(world.sockets).toHaveLength(2);
    }
  });

  it('The link reconnects after a restart of the server', async () => {
    const world = new World();
    world.socket.welcome();
    world.socket.events.closed(1012);
    await world.pass(2000);
    expect(world.sockets).toHaveLength(2);
  });

  it('A link replaced by another tab waits until its page is visible', async () => {
    const world = new World();
    world.socket.welcome();
    world.socket.events.closed(4403);
    await world.pass(10 * MINUTE_MS);
    expect(world.sockets).toHaveLength(1);
    world.link.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it('The link ends when another person has signed in', () => {
    const world = new World();
    world.socket.welcome(ME + 1);
    expect(world.states.at(-1)).toBe('ended');
    expect(world.events).toEqual([]);
  });

  it('The link closes normally on stop and ignores later events', async () => {
    const world = new World();
    world.socket.welcome();
    world.link.stop();
    world.socket.says({ type: 'reauth_success' });
    await world.pass(10 * MINUTE_MS);
    expect([world.socket.closedWith, world.sockets.length, world.events.length]).toEqual([1000, 1, 1]);
  });

  it('The link ignores frames that it does not know', () => {
    const world = new World();
    world.socket.welcome();
    for (const data of ['{', '[]', 'null', '{"type":"from_the_future"}', new ArrayBuffer(4)]) {
      world.socket.events.message(data);
    }
    expect(world.events.map(({ type }) => type)).toEqual(['auth_success']);
  });
});

function raise(message: string): never {
  throw new Error(message);
}
