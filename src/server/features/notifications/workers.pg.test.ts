import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { defaultNotificationSettings, putNotificationSettings, subscribePush } from '#contract/notifications.ts';
import { call } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom, spawnInstance, startInstance, type Instance } from '#test/faults/instance.ts';
import { handTimers, type HandTimers } from '#test/faults/timers.ts';
import { untilDue } from '#test/push-scene.ts';
import { PushService, type Browser } from '#test/push-service.ts';

let service: PushService;
let database: TestDatabase;
const instances: Instance[] = [];

beforeAll(async () => {
  service = await new PushService().start();
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const instance of instances.splice(0)) await instance.close();
});
afterAll(async () => {
  await database.close();
  await service.stop();
});

async function open(time?: HandTimers): Promise<Instance> {
  const timers = time === undefined ? {} : { clock: time.clock, timers: time };
  const instance = await startInstance(database, { env: service.env, ...timers });
  instances.push(instance);
  return instance;
}

async function subscribed(server: Instance, person: Person): Promise<Browser> {
  const browser = service.browser();
  await call(server.app, subscribePush, { token: person.token, body: browser.subscription });
  // Quiet hours are off, because these tests run at any hour.
  const body = { ...defaultNotificationSettings, quietHoursEnabled: false };
  await call(server.app, putNotificationSettings, { token: person.token, body });
  return browser;
}

async function say(server: Instance, person: Person, roomId: string): Promise<void> {
  const body = { clientId: randomUUID(), content: 'Hello' };
  const { status } = await call(server.app, sendMessage, { token: person.token, params: { roomId }, body });
  expect(status).toBe(200);
}

const left = async (): Promise<number> => (await database.db.selectFrom('push_due').select('seq').execute()).length;
const allIsTold = (time: HandTimers): Promise<void> => untilDue({ db: database.db, time }, (rows) => rows.length === 0);

it('Two workers at the same moment push each message once', async () => {
  const time = handTimers();
  const [one, two] = [await open(time), await open(time)];
  const [sender, ...others] = (await makePeople(one.deps, 121)) as [Person, ...Person[]];
  const crowd = await makeCrowd(database.db, [sender, ...others]);
  const browsers: Browser[] = [];
  for (const person of others) browsers.push(await subscribed(one, person));
  for (let round = 1; round <= 3; round += 1) {
    await say(round === 2 ? two : one, sender, crowd);
    expect(await left()).toBe(120);
    await allIsTold(time);
    expect(browsers.map((browser) => service.of(browser).length)).toEqual(browsers.map(() => round));
  }
});

it('Concurrent writes and pushes in the same rooms cause no deadlock', async () => {
  const time = handTimers();
  const [one, two] = [await open(time), await open(time)];
  const people = await makePeople(one.deps, 12);
  const browsers: Browser[] = [];
  for (const person of people) browsers.push(await subscribed(one, person));
  const rooms = await Promise.all([0, 1, 2].map(() => makeCrowd(database.db, people)));
  const before = await deadlocks();
  for (let round = 0; round < 15; round += 1) {
    await Promise.all(
      people.map((person, i) => say(i % 2 === 0 ? one : two, person, rooms[(i + round) % rooms.length] ?? '')),
    );
    time.pass(2000);
  }
  await allIsTold(time);
  expect(await deadlocks()).toBe(before);
  for (const browser of browsers) {
    const last = new Map(service.of(browser).map(({ roomId, unreadCount }) => [roomId, unreadCount]));
    expect(new Set(last.keys())).toEqual(new Set(rooms));
    // Nothing was read, so the last push to each device counts all messages.
    expect(Math.max(...last.values())).toBe(165);
  }
});

it('A process killed between the commit and the sending loses nothing', async () => {
  const here = await open();
  const [ana, ben] = (await makePeople(here.deps, 2)) as [Person, Person];
  const roomId = await makeRoom(database.db, ana, ben);
  const phone = await subscribed(here, ben);
  const there = await spawnInstance({ DATABASE_URL: database.url ?? '', ...service.env });
  const answer = await fetch(`${there.address}/api/chats/${roomId}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ana.token}` },
    body: JSON.stringify({ clientId: randomUUID(), content: 'My last words' }),
  });
  await there.kill();
  expect(answer.status).toBe(200);
  await expect.poll(() => service.of(phone).map(({ body }) => body)).toEqual(['My last words']);
});

async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(database.db);
  return rows[0]?.deadlocks ?? -1;
}
