import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refresh } from '#contract/accounts.ts';
import { sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { HOUR_MS } from '#contract/durations.ts';
import * as matching from '#contract/matching.ts';
import { route } from '#contract/route.ts';
import { createOnce } from '#server/platform/http/idempotency.ts';
import { call, startTestApp, testClock, type TestApp } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { CONSENT, newMember, type TestMember } from '#test/factories.ts';
import { LeaseScene } from '#test/lease-scene.ts';
import { newMatchable } from '#test/matchable.ts';
import { codeFor } from '#test/messages.ts';
import { z } from 'zod';
import { ChatClient, type Person } from './client.ts';
import { makePeople, makeRoom, startInstance } from './instance.ts';
import { kept } from './promise.ts';

describe('messages', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('A clock that jumps hours forward and back loses and doubles no message', async ({ annotate }) => {
    const clock = testClock();
    const server = await startInstance(database, { clock });
    const people = (await makePeople(server.deps, 2)) as [Person, Person];
    const roomId = await makeRoom(database.db, ...people);
    const clients = people.map((person) => new ChatClient({ person, addresses: [server.address] }).start([roomId]));
    await Promise.all(clients.map((client) => client.ready()));
    const sent: string[] = [];
    for (const hours of [0, 5, -8, 3]) {
      clock.advance(hours * HOUR_MS);
      for (const client of clients) {
        // A jump forward of an hour or more expires the access token, so the client needs a new one.
        const device = { deviceId: undefined, deviceName: 'test' };
        client.person.token = (await server.deps.sessions.open(database.db, client.person.id, device)).accessToken;
        for (let n = 0; n < 20; n += 1) {
          const content = `${n} after ${hours} hours by ${client.person.id % 1000}`;
          client.send(roomId, content);
          sent.push(content);
        }
        client.socket?.drop();
      }
      for (const client of clients) await client.until('its outbox to empty', () => client.outbox.size === 0);
    }
    await expect(kept({ db: database.db, roomId, clients, sent })).resolves.toBe('kept');
    await annotate(`${sent.length} messages in three jumps, none lost, none doubled`);
    for (const client of clients) client.stop();
    await server.close();
  });
});

describe('quotas, codes and keys', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it('A clock that jumps gives no day’s matches twice', async () => {
    server.clock.set('2026-03-10T18:00:00.000Z');
    const finder = await newMatchable(server);
    for (let n = 0; n < 10; n += 1) await newMatchable(server);
    const found = async ({ refreshToken }: TestMember): Promise<number> => {
      const token = (await call(server.app, refresh, { body: { refreshToken } })).body.accessToken;
      let matches = 0;
      for (let n = 0; n < 4; n += 1) {
        const { body } = await call(server.app, matching.findNewMatch, { token });
        if (body.match !== undefined && body.match !== null) matches += 1;
      }
      return matches;
    };
    expect(await found(finder)).toBe(3);
    const jumps: [hours: number, matches: number][] = [
      [5, 0],
      [-8, 0],
      [3, 0],
      // While the clock is a day ahead, a person gets tomorrow's matches early. So tomorrow brings no more matches.
      [24, 3],
      [-24, 0],
      [24, 0],
    ];
    for (const [hours, matches] of jumps) {
      server.clock.advance(hours * HOUR_MS);
      expect([hours, await found(finder)]).toEqual([hours, matches]);
    }
  });

  it('A code that was sent while the clock was ahead stands in nobody’s way', async () => {
    const phoneNumber = '+14155551199';
    const ask = async (): Promise<number> => (await call(server.app, sendPhoneCode, { body: { phoneNumber } })).status;
    server.clock.advance(5 * HOUR_MS);
    expect([await ask(), await ask()]).toEqual([200, 429]);
    server.clock.advance(-5 * HOUR_MS);
    expect([await ask(), await ask()]).toEqual([200, 429]);
    const body = { phoneNumber, code: await codeFor(server, phoneNumber), consentData: CONSENT };
    expect((await call(server.app, verifyPhone, { body })).status).toBe(200);
  });

  it('A key claimed by a dead server with a fast clock is free again', async () => {
    const wish = route({
      method: 'POST',
      path: '/api/wish',
      access: 'member',
      idempotent: true,
      response: z.object({ made: z.boolean() }),
    });
    const timers = {
      ...server.deps.timers,
      after: (_ms: number, run: () => void) => (queueMicrotask(run), () => undefined),
    };
    const asked = { userId: (await newMember(server)).id, key: 'a-key-from-ahead', input: 'a' };
    server.clock.advance(5 * HOUR_MS);
    // Work that never resolves simulates a server that dies. The work begins only after the server has claimed the key.
    await new Promise<void>((begun) => {
      void createOnce({ ...server.deps, timers }, wish)(asked, () => {
        begun();
        return new Promise(() => undefined);
      });
    });
    const again = () => createOnce({ ...server.deps, timers }, wish)(asked, async () => ({ made: true }));
    await expect(again()).rejects.toThrow();
    server.clock.advance(-5 * HOUR_MS);
    expect(await again()).toEqual({ made: true });
  });
});

describe('leases', () => {
  const scene = new LeaseScene();
  beforeAll(scene.open);
  afterAll(scene.close);

  it('A lease or delay from a fast clock does not hold work back', async () => {
    const [key] = await scene.add([1]);
    if (key === undefined) throw new Error('no key');
    scene.time.clock.advance(5 * HOUR_MS);
    const dying = scene.worker(() => new Promise(() => undefined));
    dying.hurry([key]);
    await expect.poll(async () => (await scene.rows())[0]?.claimed_until).not.toBeNull();
    await scene.add([2], { inMs: 3000 });
    scene.time.clock.advance(-5 * HOUR_MS);
    const done: number[] = [];
    const worker = scene.worker(async ({ owner, seq }) => {
      done.push(owner);
      return { upTo: seq };
    });
    scene.time.pass(1000);
    await expect.poll(() => new Set(done)).toEqual(new Set([1, 2]));
    await worker.stop();
  });

  it('A clock that jumps forth and back does not let two workers have one row', async () => {
    await scene.clear();
    await scene.add([3]);
    const taken: string[] = [];
    const ends: (() => void)[] = [];
    const slow = (name: string) =>
      scene.worker(({ seq }) => {
        taken.push(name);
        return new Promise((end) => ends.push(() => end({ upTo: seq })));
      });
    const first = slow('first');
    scene.time.pass(1000);
    await expect.poll(() => taken).toEqual(['first']);
    // The clock goes back ten seconds. Now the first lease ends later than a new lease would, but still counts.
    scene.time.clock.advance(-10_000);
    const second = slow('second');
    scene.time.pass(2000);
    await second.stop();
    expect(taken).toEqual(['first']);
    for (const end of ends) end();
    await first.stop();
  });
});
