import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blockPerson, liftBlock } from '#contract/blocks.ts';
import { sendMessage, startDirect } from '#contract/chat.ts';
import { findNewMatch } from '#contract/matching.ts';
import { connectInHall } from '#server/features/matching/matching.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

let server: TestApp;
let ana: TestMember;
let ben: TestMember;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
  ana = await newMatchable(server);
  ben = await newMatchable(server);
});

const block = (by: TestMember, other: TestMember) =>
  call(server.app, blockPerson, { token: by.token, params: { userId: other.id } });
const open = (by: TestMember, other: TestMember) =>
  call(server.app, startDirect, { token: by.token, body: { otherUserId: other.id } });
const say = (by: TestMember, roomId: string, content: string) =>
  call(server.app, sendMessage, { token: by.token, params: { roomId }, body: { clientId: randomUUID(), content } });
const ROUNDS = 12;

it('A committed block stops every later message', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const roomId = (await open(ana, ben)).body.id;
    await say(ana, roomId, 'The first line');
    let isBlocked = false;
    const late: boolean[] = [];
    const blocked = Promise.withResolvers<void>();
    const flying = Array.from({ length: 30 }, async (_, n) => {
      for (let step = 0; step < (n * round) % 7; step += 1) await new Promise(setImmediate);
      // Ensures that each person sends at least one message after the block.
      if (n >= 28) await blocked.promise;
      // A message sent before the response to the block may be accepted or refused; a later one must be refused.
      const isLate = isBlocked;
      const { status } = await say(n % 2 === 0 ? ana : ben, roomId, `Message ${n}`);
      if (isLate) late.push(status !== 200);
    });
    const blocking = block(ben, ana).then(async ({ status }) => {
      isBlocked = true;
      blocked.resolve();
      const { rows } = await sql<{ lines: number }>`
        SELECT count(*)::int AS lines FROM room_event WHERE room_id = ${roomId} AND type = 'message'`.execute(
        server.deps.db,
      );
      return { status, lines: rows[0]?.lines };
    });
    const { status, lines } = await blocking;
    await Promise.all(flying);
    expect(status).toBe(200);
    expect(late.length).toBeGreaterThanOrEqual(2);
    expect(late).not.toContain(false);
    const { rows } = await sql<{ lines: number; seqs: number; last: number }>`
      SELECT count(*) FILTER (WHERE type = 'message')::int AS lines, count(*)::int AS seqs, max(seq) AS last
      FROM room_event WHERE room_id = ${roomId}`.execute(server.deps.db);
    expect(rows[0]).toMatchObject({ lines, last: rows[0]?.seqs });
    expect((await say(ana, roomId, 'One more')).status).toBe(403);
    await call(server.app, liftBlock, { token: ben.token, params: { userId: ana.id } });
  }
});

it('A room that is opened at the same moment takes no message after the block', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`DELETE FROM block`.execute(server.deps.db);
    await sql`DELETE FROM direct_room`.execute(server.deps.db);
    const writing = open(ana, ben).then(async ({ status, body }) => {
      if (status !== 200) return { status, roomId: undefined };
      return { status: (await say(ana, body.id, 'Hello')).status, roomId: body.id };
    });
    const counted = block(ben, ana).then(async () => {
      const { rows } = await sql`SELECT FROM room_event WHERE type = 'message' AND sender_id = ${ana.id}`.execute(
        server.deps.db,
      );
      return rows.length;
    });
    await writing;
    const { rows } = await sql`SELECT FROM room_event WHERE type = 'message' AND sender_id = ${ana.id}`.execute(
      server.deps.db,
    );
    expect(rows.length).toBe(await counted);
  }
});

it('No match outlives a block that is made at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const table of ['block', 'soul_match', 'direct_room', 'quota']) {
      await sql`DELETE FROM ${sql.table(table)}`.execute(server.deps.db);
    }
    const matching =
      round % 2 === 0
        ? call(server.app, findNewMatch, { token: ana.token }).then(({ status }) => status)
        : connectInHall(server.deps, ana.id, ben.id).then(
            () => 200,
            (error: { code: string }) => error.code,
          );
    const [status, { status: blocked }] = await Promise.all([matching, block(ben, ana)]);
    expect([200, 'not_found']).toContain(status);
    expect(blocked).toBe(200);
    const { rows } = await sql`SELECT FROM soul_match WHERE state IN ('offered', 'connected')`.execute(server.deps.db);
    expect(rows).toEqual([]);
  }
});

it('Two people who block each other at the same moment both do', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`DELETE FROM block`.execute(server.deps.db);
    const answers = await Promise.all([block(ana, ben), block(ben, ana), block(ana, ben)]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    const { rows } = await sql`SELECT FROM block`.execute(server.deps.db);
    expect(rows.length).toBeGreaterThan(0);
  }
});
