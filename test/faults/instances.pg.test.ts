import { afterAll, afterEach, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { sendMessage } from '#contract/chat.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { call } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { ChatClient, type Person } from './client.ts';
import { makePeople, makeRoom, spawnInstance, startInstance, type Instance } from './instance.ts';
import { Mix, mixKept } from './mix.ts';
import { assertKept, kept, rowsOf } from './promise.ts';
import { privatePostgres, privateRedis, type PrivateRedis } from './services.ts';
import { TestSocket } from './socket.ts';
import { handTimers, type HandTimers } from './timers.ts';

let database: TestDatabase;
let redis: PrivateRedis | undefined;
const clients: ChatClient[] = [];
const instances: Instance[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  redis = await privateRedis();
  await redis?.start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.stop();
  for (const instance of instances.splice(0)) await instance.close();
});
afterAll(async () => {
  await redis?.stop();
  await database.close();
});

function needRedis({ skip }: TestContext): PrivateRedis {
  return redis ?? skip('redis-server is not installed');
}

async function open(wishes: Parameters<typeof startInstance>[1] = {}): Promise<Instance> {
  const instance = await startInstance(database, wishes);
  instances.push(instance);
  return instance;
}

interface InstancesScene {
  roomId: string;
  people: Person[];
  talk: (count: number, word?: string) => void;
  sent: string[];
  clients: ChatClient[];
}

/** Creates two people in a room, each with a client that connects to the servers in its own list of `addresses`. */
async function scene(maker: Instance, addresses: readonly (readonly string[])[]): Promise<InstancesScene> {
  const people = await makePeople(maker.deps, 2);
  const [a, b] = people as [Person, Person];
  const roomId = await makeRoom(maker.deps.db, a, b);
  const here = people.map((person, i) => new ChatClient({ person, addresses: addresses[i] ?? [] }).start([roomId]));
  clients.push(...here);
  await Promise.all(here.map((client) => client.ready()));
  const sent: string[] = [];
  const talk = (count: number, word = 'line'): void => {
    for (let i = 0; i < count; i += 1) {
      for (const client of here) {
        const content = `${word} ${i} of ${client.person.id % 1000}`;
        client.send(roomId, content);
        sent.push(content);
      }
    }
  };
  return { roomId, people, talk, sent, clients: here };
}

/** Creates a group for every kind of deed, on the servers in `wishes`, and waits until its clients are connected. */
async function mixed(maker: Instance, wishes: Parameters<typeof Mix.make>[1]): Promise<Mix> {
  const mix = await Mix.make(maker, wishes);
  clients.push(...mix.clients);
  await mix.ready();
  return mix;
}

/** Advances the sweepers' timers until `work` is done, so that no test waits for a sweep, which comes every 15 s. */
async function withSweeps<T>(timers: readonly HandTimers[], work: Promise<T>): Promise<T> {
  const turning = setInterval(() => {
    for (const timer of timers) timer.pass(1000);
  }, 20);
  try {
    return await work;
  } finally {
    clearInterval(turning);
  }
}

describe('Two servers on one database', () => {
  test('Two servers reach each other through Redis', async (context) => {
    const { url } = needRedis(context);
    // The sweepers do not run, so only hints can deliver the lines.
    const [one, two] = [
      await open({ redisUrl: url, timers: handTimers() }),
      await open({ redisUrl: url, timers: handTimers() }),
    ];
    const here = await scene(one, [[one.address], [two.address]]);
    here.talk(50);
    await expect(kept({ db: database.db, ...here })).resolves.toBe('kept');
  });

  test('The sweepers deliver a message in time without Redis', async () => {
    const timers = [handTimers(), handTimers()];
    const [one, two] = [
      await open({ ...(timers[0] !== undefined && { timers: timers[0] }) }),
      await open({ ...(timers[1] !== undefined && { timers: timers[1] }) }),
    ];
    const here = await scene(one, [[one.address], [two.address]]);
    here.talk(30);
    await expect(withSweeps(timers, kept({ db: database.db, ...here }))).resolves.toBe('kept');
  });

  test('The delivery assertions fail when neither hints nor sweepers run', async () => {
    const [one, two] = [await open({ timers: handTimers() }), await open({ timers: handTimers() })];
    const here = await scene(one, [[one.address], [two.address]]);
    const [speaker] = here.clients;
    for (let i = 0; i < 5; i += 1) {
      speaker?.send(here.roomId, `alone ${i}`);
      here.sent.push(`alone ${i}`);
    }
    await speaker?.until('its outbox to empty', () => speaker.outbox.size === 0);
    const rows = await rowsOf(database.db, here.roomId);
    expect(() => assertKept(rows, here)).toThrow('the list of a client');
  });

  test('Redis stopped and started again in the middle', async (context) => {
    const { url, start, stop } = needRedis(context);
    const timers = [handTimers(), handTimers()] as const;
    const [one, two] = [
      await open({ redisUrl: url, timers: timers[0] }),
      await open({ redisUrl: url, timers: timers[1] }),
    ];
    const here = await scene(one, [[one.address], [two.address]]);
    const mix = await mixed(one, { addresses: [one.address, two.address], seed: 41 });
    const playing = withSweeps(timers, mix.play());
    here.talk(20, 'before');
    await mix.until(20);
    await stop();
    here.talk(20, 'without');
    const [first] = here.clients;
    await first?.until('its outbox to empty', () => first.outbox.size === 0);
    await mix.until(40);
    await start();
    here.talk(20, 'after');
    await expect(withSweeps(timers, kept({ db: database.db, ...here }))).resolves.toBe('kept');
    await playing;
    await expect(withSweeps(timers, mixKept(mix))).resolves.toBe('kept');
  });

  test('The promise holds when hints are dropped at random', async (context) => {
    const { url } = needRedis(context);
    const rng = seededRng(11);
    const timers = [handTimers(), handTimers()] as const;
    const [one, two] = [
      await open({ redisUrl: url, timers: timers[0] }),
      await open({ redisUrl: url, timers: timers[1] }),
    ];
    for (const { deps } of [one, two]) {
      const { publish } = deps.hints;
      deps.hints.publish = (kind, value) => {
        if (rng() < 0.5) publish(kind, value);
      };
    }
    const here = await scene(one, [[one.address], [two.address]]);
    const mix = await mixed(one, { addresses: [one.address, two.address], seed: 42 });
    here.talk(60);
    await withSweeps(timers, mix.play());
    await expect(withSweeps(timers, kept({ db: database.db, ...here }))).resolves.toBe('kept');
    await expect(withSweeps(timers, mixKept(mix))).resolves.toBe('kept');
  });

  test('A session that ends on one server has its sockets closed on the other', async (context) => {
    const { url } = needRedis(context);
    const [one, two] = [await open({ redisUrl: url }), await open({ redisUrl: url })];
    const here = await scene(one, [[one.address], [two.address]]);
    const [, other] = here.clients;
    const socket = other?.socket;
    await one.deps.sessions.revokeAll(here.people[1]?.id ?? 0);
    expect(await socket?.closed()).toBe(4401);
  });

  test('A block on one server reaches both people’s screens on the other at once', async (context) => {
    const { url } = needRedis(context);
    // The sweepers do not run, so only hints can reach the other server.
    const [one, two] = [
      await open({ redisUrl: url, timers: handTimers() }),
      await open({ redisUrl: url, timers: handTimers() }),
    ];
    const [ana, ben] = (await makePeople(one.deps, 2)) as [Person, Person];
    const roomId = await makeRoom(one.deps.db, ana, ben);
    // A block adds a line to the room's log only if the log has a line already, so Ana writes one first.
    const first = { clientId: one.deps.newId(), content: 'The first line' };
    await call(one.app, sendMessage, { token: ana.token, params: { roomId }, body: first });
    const screens = await Promise.all(
      [ana, ben].map(({ token }) =>
        new TestSocket(`${two.address.replace('http', 'ws')}/ws`).signIn(token, { [roomId]: 0 }),
      ),
    );
    try {
      const answer = await call(one.app, blockPerson, { token: ana.token, params: { userId: ben.id } });
      expect(answer.status).toBe(200);
      for (const screen of screens) {
        const isTold = (): boolean =>
          screen.events.some((event) => event.type === 'resync' && event.scope === 'people');
        const isClosed = (): boolean => screen.events.some((event) => event.type === 'room_changed');
        await screen.until(() => isTold() && isClosed());
      }
      screens[1]?.say({
        type: 'chat_message',
        chatRoomId: roomId,
        content: 'Still there?',
        clientId: one.deps.newId(),
      });
      expect(await screens[1]?.next('message_nack')).toMatchObject({ code: 'blocked' });
    } finally {
      for (const screen of screens) screen.drop();
    }
  });

  test('A read position on one server reaches both people on the other', async (context) => {
    const { url } = needRedis(context);
    const [one, two] = [await open({ redisUrl: url }), await open({ redisUrl: url })];
    const [ana, ben] = (await makePeople(one.deps, 2)) as [Person, Person];
    const roomId = await makeRoom(one.deps.db, ana, ben);
    const first = { clientId: one.deps.newId(), content: 'The first line' };
    await call(one.app, sendMessage, { token: ana.token, params: { roomId }, body: first });
    const socketAt = ({ address }: Instance, { token }: Person): Promise<TestSocket> =>
      new TestSocket(`${address.replace('http', 'ws')}/ws`).signIn(token, { [roomId]: 0 });
    const reading = await socketAt(one, ben);
    const watching = [await socketAt(two, ana), await socketAt(two, ben)];
    try {
      reading.say({ type: 'read', roomId, seq: 1 });
      for (const socket of watching) expect(await socket.next('read')).toMatchObject({ userId: ben.id, seq: 1 });
    } finally {
      for (const socket of [reading, ...watching]) socket.drop();
    }
  });

  test('A person who hides their presence appears away on the other server at once', async (context) => {
    const { url } = needRedis(context);
    const [one, two] = [await open({ redisUrl: url }), await open({ redisUrl: url })];
    const [ana, ben] = (await makePeople(one.deps, 2)) as [Person, Person];
    const watching = await new TestSocket(`${two.address.replace('http', 'ws')}/ws`).signIn(ben.token);
    try {
      watching.say({ type: 'look_at', userIds: [ana.id] });
      expect(await watching.next('presence')).toMatchObject({ userId: ana.id, isOnline: false });
      for (const hideOnline of [true, false, true]) {
        const input = { token: ana.token, params: { id: ana.id }, body: { hideOnline } };
        expect((await call(one.app, updateUser, input)).status).toBe(200);
        expect(await watching.next('presence')).toMatchObject({ userId: ana.id, isOnline: !hideOnline });
      }
    } finally {
      watching.drop();
    }
  });

  test('The clients of a server killed under load move to the other one', async () => {
    const maker = await open();
    const env = { DATABASE_URL: database.url ?? '', REDIS_URL: redis?.url ?? '' };
    const [one, two] = [await spawnInstance(env), await spawnInstance({ ...env, CLOCK_OFFSET_MS: String(-3_600_000) })];
    try {
      // The servers' clocks are an hour apart, to show that only the log determines the order.
      const here = await scene(maker, [
        [one.address, two.address],
        [two.address, one.address],
      ]);
      // For the server whose clock is ahead, a message of the other server is too old to edit. So edits may be refused.
      const mix = await mixed(maker, { addresses: [one.address, two.address], seed: 43, maybe: ['edit'] });
      const playing = mix.play();
      here.talk(40, 'before');
      await mix.until(20);
      const [first] = here.clients;
      await first?.until('some acknowledgements', () => first.outbox.size < 35);
      here.talk(40, 'during');
      await one.kill();
      here.talk(20, 'after');
      await expect(kept({ db: database.db, ...here })).resolves.toBe('kept');
      await playing;
      await expect(mixKept(mix)).resolves.toBe('kept');
    } finally {
      await one.kill();
      await two.kill();
    }
  });
});

test('PostgreSQL restarted as by a crash, under load', async ({ skip }) => {
  const cluster = (await privatePostgres()) ?? skip('initdb and pg_ctl are not installed');
  const own = await openPostgres(cluster.url);
  await migrate(own);
  const server = await startInstance(own);
  const here = await scene(server, [[server.address], [server.address]]);
  const mix = await mixed(server, { addresses: [server.address], seed: 44 });
  const playing = mix.play();
  here.talk(30, 'before');
  await mix.until(20);
  const [first] = here.clients;
  await first?.until('some acknowledgements', () => first.outbox.size < 25);
  here.talk(30, 'during');
  await cluster.crash();
  here.talk(20, 'after');
  await expect(kept({ db: own.db, ...here })).resolves.toBe('kept');
  await playing;
  await expect(mixKept(mix)).resolves.toBe('kept');
  mix.stop();
  for (const client of here.clients) client.stop();
  await server.close();
  await own.close();
  await cluster.remove();
}, 240_000);
