import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CompanionScene } from '#test/companion-scene.ts';
import { spawnInstance, startInstance } from '#test/faults/instance.ts';
import { handTimers } from '#test/faults/timers.ts';

const scene = new CompanionScene();
beforeAll(scene.open);
afterAll(scene.close);

const answersIn = async (room: string, companion: number): Promise<number> => {
  const { rows } = await sql<{ said: number }>`
    SELECT count(*)::int AS said FROM room_event
    WHERE room_id = ${room} AND sender_id = ${companion} AND seq > 1`.execute(scene.database.db);
  return rows[0]?.said ?? 0;
};

it('Two instances at the same moment answer each room once', async () => {
  const other = await scene.startServer();
  const rooms = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const person = await scene.person();
      return { person, ...(await scene.meet(person)) };
    }),
  );
  for (let round = 1; round <= 3; round += 1) {
    await Promise.all(
      rooms.map(({ person, room }, at) =>
        scene.say(person, room, { content: `line ${round}`, at: at % 2 === 0 ? scene.server : other }),
      ),
    );
    // Now either instance can take due work that neither has started.
    scene.time.pass(4000);
    for (const { room } of rooms) await scene.settled(room);
    for (const { room, companion } of rooms) expect(await answersIn(room, companion)).toBe(round);
  }
  await scene.stop(other);
});

it('Another instance answers what a dead one left behind, and repeats nothing', async () => {
  const person = await scene.person();
  const { room, companion } = await scene.meet(person);
  const there = await spawnInstance({ DATABASE_URL: scene.database.url ?? '' });
  const said = await fetch(`${there.address}/api/chats/${room}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await realToken(person.id)}` },
    body: JSON.stringify({ clientId: randomUUID(), content: 'My last words to you were kind' }),
  });
  // The process is killed while the companion types: the message is committed, but the answer is not.
  await there.kill();
  expect(said.status).toBe(200);
  await sql`UPDATE companion_due SET due_at = ${scene.time.clock.now()}, claimed_until = ${scene.time.clock.now()}`.execute(
    scene.database.db,
  );
  await scene.settled(room);
  expect(await answersIn(room, companion)).toBe(1);
  // The next rows are as after the death of a worker that had answered but not finished its work.
  await sql`INSERT INTO companion_due (room_id, seq, due_at) VALUES (${room}, 2, ${scene.time.clock.now()})`.execute(
    scene.database.db,
  );
  await sql`UPDATE companion_room SET answered_seq = 0 WHERE room_id = ${room}`.execute(scene.database.db);
  await scene.settled(room);
  expect(await answersIn(room, companion)).toBe(1);
});

it('Another instance says a first line that was never said', async () => {
  const person = await scene.person();
  const { room } = await scene.meet(person);
  const { db } = scene.database;
  await sql`DELETE FROM room_event WHERE room_id = ${room}`.execute(db);
  await sql`UPDATE room SET last_seq = 0 WHERE id = ${room}`.execute(db);
  await sql`INSERT INTO companion_due (room_id, seq, due_at) VALUES (${room}, 0, ${scene.time.clock.now()})`.execute(
    db,
  );
  await scene.settled(room);
  expect((await scene.log(person, room)).map(({ content }) => /\bAI\b/.test(content))).toEqual([true]);
});

it('A stopping instance gives back what it has', async () => {
  const time = handTimers();
  const stopping = await startInstance(scene.database, { clock: scene.time.clock, timers: time });
  const person = await scene.person();
  const { room, companion } = await scene.meet(person);
  await scene.say(person, room, { content: 'Are you there?', at: stopping });
  await scene.inHand(room);
  const closing = stopping.close();
  time.pass(1);
  await closing;
  const row = await scene.database.db
    .selectFrom('companion_due')
    .selectAll()
    .where('room_id', '=', room)
    .executeTakeFirst();
  expect(row?.claimed_until).toBeNull();
  await scene.settled(room);
  expect(await answersIn(room, companion)).toBe(1);
});

/** Returns a token that is valid by the real clock, because the other process uses the real clock. */
async function realToken(userId: number): Promise<string> {
  const now = await startInstance(scene.database);
  const { sessions, db } = now.deps;
  const { accessToken } = await sessions.open(db, userId, { deviceId: undefined, deviceName: 'test' });
  await now.close();
  return accessToken;
}
