import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { findNewMatch } from '#contract/matching.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { handTimers } from '#test/faults/timers.ts';
import { newMatchable } from '#test/matchable.ts';
import { PushScene } from '#test/push-scene.ts';

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
  it('is not sent what they have before their eyes', async () => {
    await behave(await connect(scene.ben), true);
    await say('I see you there');
    const said = scene.time.clock.now().getTime();
    await until((rows) => {
      void scene.server.deps.presence.flush();
      return rows.length === 0;
    });
    expect(scene.time.clock.now().getTime() - said).toBeGreaterThanOrEqual(60_000);
    expect(scene.service.asked).toEqual([]);
  });

  it.each(['says it rests', 'closes the tab', 'was on an instance that died'])(
    'is sent it after all when it %s',
    async (how) => {
      const socket = await connect(scene.ben);
      await behave(socket, true);
      await say('Still there?');
      await until(([row]) => row !== undefined && row.tries === 0 && row.due_at > scene.time.clock.now());
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

  it('with an idle tab is sent it at once', async () => {
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
  it('is told to the person who was found, with high priority, and by its own switch', async () => {
    const test = { ...scene.server, database: scene.database, clock: scene.time.clock };
    const [finder, found] = [await newMatchable(test), await newMatchable(test)];
    const device = await subscribed(found);
    const { body } = await call(scene.server.app, findNewMatch, { token: finder.token });
    expect(body.match?.user.id).toBe(found.id);
    expect(await due()).toMatchObject([{ user_id: found.id, seq: 0 }]);
    await allIsTold();
    const room = body.match?.matchData === undefined ? '' : (scene.service.delivered.at(-1)?.payload.roomId ?? '');
    expect(scene.service.delivered.at(-1)).toMatchObject({
      device,
      urgency: 'high',
      payload: { type: 'soul_match', title: 'Robin found you', url: `/chat/${room}` },
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
});

it('what was noted before a crash is told by the next process, also when the dead one had it in hand', async () => {
  const still = handTimers();
  const doomed = await scene.startServer(still);
  const body = { clientId: randomUUID(), content: 'Last words' };
  await call(doomed.app, sendMessage, { token: scene.ana.token, params: { roomId: scene.roomId }, body });
  // It took the note and was never heard of again.
  await sql`UPDATE push_due SET claimed_until = ${new Date(scene.time.clock.now().getTime() + 60_000)}, tries = 1`.execute(
    scene.database.db,
  );
  const before = scene.time.clock.now().getTime();
  await allIsTold();
  expect(scene.time.clock.now().getTime() - before).toBeGreaterThanOrEqual(60_000);
  expect(scene.service.of(scene.phone)).toMatchObject([{ body: 'Last words' }]);
  const closing = doomed.close();
  still.pass(1);
  await closing;
});
