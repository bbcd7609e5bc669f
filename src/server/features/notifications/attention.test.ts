import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markRead, sendMessage } from '#contract/chat.ts';
import { findNewMatch } from '#contract/matching.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { handTimers } from '#test/faults/timers.ts';
import { newMatchable } from '#test/matchable.ts';
import { PushScene } from '#test/push-scene.ts';
import type { Browser } from '#test/push-service.ts';

const scene = new PushScene();
const { say, due, until, allIsTold, set, subscribed } = scene;
beforeAll(scene.open);
beforeEach(scene.begin);
afterAll(scene.close);

const sockets: TestSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.drop();
});

async function connect(person: Person): Promise<TestSocket> {
  const socket = new TestSocket(`${scene.server.address.replace('http', 'ws')}/ws`);
  sockets.push(socket);
  return socket.signIn(person.token);
}

async function behave(socket: TestSocket, isActive: boolean): Promise<void> {
  socket.say({ type: 'activity', isActive });
  socket.say({ type: 'ping', timestamp: 1 });
  await socket.next('pong');
  await scene.server.deps.presence.flush();
}

describe('somebody who is at a device', () => {
  it('A person at a device gets no push of what is before their eyes', async () => {
    await behave(await connect(scene.ben), true);
    await say('I see you there');
    const said = scene.time.clock.now().getTime();
    await until(async (rows) => {
      // Without this wait, the clock would be a minute ahead of the stored presence on a busy machine.
      await scene.server.deps.presence.flush();
      return rows.length === 0;
    });
    expect(scene.time.clock.now().getTime() - said).toBeGreaterThanOrEqual(60_000);
    expect(scene.service.asked).toEqual([]);
  });

  it.each(['says it rests', 'closes the tab', 'was on an instance that died'])(
    'A person at a device gets the push after all when it %s',
    async (how) => {
      const socket = await connect(scene.ben);
      await behave(socket, true);
      await say('Still there?');
      // The check that finds the person active postpones the push. The check does not count as a try.
      const putOff = scene.time.clock.now().getTime() + 15_000;
      await until(([row]) => row !== undefined && row.tries === 0 && row.due_at.getTime() >= putOff);
      expect(scene.service.asked).toEqual([]);
      if (how === 'says it rests') await behave(socket, false);
      if (how === 'closes the tab') {
        socket.drop();
        await expect.poll(() => scene.server.deps.hub.connectionsOf(scene.ben.id).length).toBe(0);
        await scene.server.deps.presence.flush();
      }
      await allIsTold();
      expect(scene.service.of(scene.phone)).toHaveLength(1);
    },
  );

  it('A message already read on a device is dropped at the first check', async () => {
    await behave(await connect(scene.ben), true);
    const seq = await say('Read at once');
    await call(scene.server.app, markRead, { token: scene.ben.token, params: { roomId: scene.roomId }, body: { seq } });
    const read = scene.time.clock.now().getTime();
    await allIsTold();
    expect(scene.time.clock.now().getTime() - read).toBeLessThan(15_000);
    expect(scene.service.asked).toEqual([]);
  });

  it('A person with an idle tab gets the push at once', async () => {
    const [busy, idle] = [await connect(scene.ben), await connect(scene.ben)];
    await behave(busy, true);
    await behave(idle, false);
    expect(await activeAt(scene.ben)).not.toBeNull();
    await behave(busy, false);
    expect(await activeAt(scene.ben)).toBeNull();
    const said = scene.time.clock.now().getTime();
    await say('Hello?');
    await allIsTold();
    expect(scene.service.of(scene.phone)).toHaveLength(1);
    expect(scene.time.clock.now().getTime() - said).toBeLessThan(15_000);
  });

  async function activeAt(person: Person): Promise<Date | null | undefined> {
    const row = await scene.database.db
      .selectFrom('presence')
      .select('last_active_at')
      .where('user_id', '=', person.id)
      .executeTakeFirst();
    return row?.last_active_at;
  }
});

describe('a match', () => {
  it('A match is pushed with high priority to the person who was found', async () => {
    const test = { ...scene.server, database: scene.database, clock: scene.time.clock };
    const [finder, found] = [await newMatchable(test), await newMatchable(test)];
    const device = await subscribed(found);
    const { body } = await call(scene.server.app, findNewMatch, { token: finder.token });
    expect(body.match?.user.id).toBe(found.id);
    const inThreeSeconds = new Date(scene.time.clock.now().getTime() + 3000);
    expect(await due()).toMatchObject([{ user_id: found.id, seq: 0, due_at: inThreeSeconds }]);
    await allIsTold();
    const room = body.match?.matchData === undefined ? '' : (scene.service.delivered.at(-1)?.payload.roomId ?? '');
    expect(scene.service.delivered.at(-1)).toMatchObject({
      device,
      urgency: 'high',
      payload: {
        type: 'soul_match',
        title: 'Robin found you',
        body: `You two fit ${body.match?.matchData.compatibilityScore} of 100. Come and say hello.`,
        url: `/chat/${room}`,
      },
    });
    await say('Hi there', { from: finder, room });
    await allIsTold();
    expect(scene.service.delivered.at(-1)).toMatchObject({ device, urgency: 'high', payload: { type: 'new_message' } });

    await set(found, { soulMatchNotifications: false });
    scene.service.asked.length = 0;
    await say('Still there?', { from: finder, room });
    await allIsTold();
    const third = await newMatchable(test);
    await call(scene.server.app, findNewMatch, { token: third.token });
    await allIsTold();
    expect(scene.service.asked).toEqual([]);
  });

  /** Makes a match of two new people, the only people in their ZIP. The person who was found has a device. */
  async function justFound(zipCode: string): Promise<{ finder: Person; found: Person; device: Browser }> {
    const test = { ...scene.server, database: scene.database, clock: scene.time.clock };
    const local = { profile: { zipCode }, wish: { locationRadius: 'nearby' } };
    const [finder, found] = [await newMatchable(test, local), await newMatchable(test, local)];
    const device = await subscribed(found);
    const { body } = await call(scene.server.app, findNewMatch, { token: finder.token });
    expect(body.match?.user.id).toBe(found.id);
    return { finder, found, device };
  }

  it('A match is pushed although the person once muted the room', async () => {
    const { found, device } = await justFound('10001');
    await sql`UPDATE room_member SET muted_until = 'infinity' WHERE user_id = ${found.id}`.execute(scene.database.db);
    await allIsTold();
    expect(scene.service.of(device)).toMatchObject([{ type: 'soul_match' }]);
  });

  it('A match is not pushed when one of the two has blocked the other meanwhile', async () => {
    const { finder, found } = await justFound('60601');
    await sql`INSERT INTO block VALUES (${finder.id}, ${found.id}, now())`.execute(scene.database.db);
    await allIsTold();
    expect(scene.service.asked).toEqual([]);
    expect(scene.service.faults).toEqual([]);
  });
});

it('A new process sends the pushes that were due before a crash', async () => {
  const still = handTimers();
  const doomed = await scene.startServer(still);
  const body = { clientId: randomUUID(), content: 'Last words' };
  await call(doomed.app, sendMessage, { token: scene.ana.token, params: { roomId: scene.roomId }, body });
  // A worker took the lease and died.
  await sql`UPDATE push_due SET claimed_until = ${new Date(scene.time.clock.now().getTime() + 60_000)}, tries = 1`.execute(
    scene.database.db,
  );
  const before = scene.time.clock.now().getTime();
  await until(([row]) => row?.tries !== 1, 'expire');
  await allIsTold();
  expect(scene.time.clock.now().getTime() - before).toBeGreaterThanOrEqual(60_000);
  expect(scene.service.of(scene.phone)).toMatchObject([{ body: 'Last words' }]);
  const closing = doomed.close();
  still.pass(1);
  await closing;
});
