import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '#test/faults/client.ts';
import { GiftScene } from '#test/gift-scene.ts';

const scene = new GiftScene();
const { give, given, unwrap } = scene;

beforeAll(scene.open);
afterAll(scene.close);

const ROUNDS = 6;

const rowsOf = async ({ id }: Person): Promise<{ gifts: number; lines: number; used: number }> => {
  const { rows } = await sql<{ gifts: number; lines: number; used: number }>`SELECT
    (SELECT count(*)::int FROM gift WHERE sender_id = ${id}) AS gifts,
    (SELECT count(*)::int FROM room_event WHERE sender_id = ${id} AND payload ? 'gift') AS lines,
    (SELECT sum(used)::int FROM quota WHERE user_id = ${id} AND kind = 'gift') AS used`.execute(scene.test.deps.db);
  return rows[0] ?? { gifts: 0, lines: 0, used: 0 };
};

it('Simultaneous gifts to several people never exceed the daily ten', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const ana = await scene.person();
    const others = await Promise.all(Array.from({ length: 4 }, () => scene.person()));
    const rooms = await Promise.all(others.map((other) => scene.room(ana, other)));
    const [ben = ana, roomId] = [others[0], rooms[0]];
    for (let n = 1; n <= 9; n += 1) await given(ana, ben, { roomId });
    const answers = await Promise.all(others.map((other, at) => give(ana, other, { roomId: rooms[at] })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
    expect(await rowsOf(ana)).toEqual({ gifts: 10, lines: 10, used: 10 });
  }
});

it('A gift that is sent several times at once is one gift', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ana, ben] = [await scene.person(), await scene.person()];
    const roomId = await scene.room(ana, ben);
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(ana, ben, { roomId, clientId })));
    expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(await rowsOf(ana)).toEqual({ gifts: 1, lines: 1, used: 1 });
  }
});

it('A gift that two devices unwrap while messages fly is unwrapped by one line', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ana, ben] = [await scene.person(), await scene.person()];
    const roomId = await scene.room(ana, ben);
    const { id } = await given(ana, ben, { roomId });
    await Promise.all([
      unwrap(ben, id),
      scene.say(ana, roomId, 'one'),
      unwrap(ben, id),
      scene.say(ben, roomId, 'two'),
      given(ana, ben, { roomId }),
    ]);
    const { rows } = await sql<{
      type: string;
    }>`SELECT type FROM room_event WHERE room_id = ${roomId} ORDER BY seq`.execute(scene.test.deps.db);
    expect(rows.map(({ type }) => type).toSorted()).toEqual(['gift_unwrapped', ...Array<string>(4).fill('message')]);
  }
});
