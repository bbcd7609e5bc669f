import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_REPLAY } from '#contract/realtime.ts';
import { admit, dismiss } from '#server/features/chat/members.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom } from '#test/faults/instance.ts';
import { LogScene } from '#test/log-scene.ts';

const scene = new LogScene();
beforeAll(scene.open);
afterAll(scene.close);
beforeEach(scene.begin);

const { commit, join } = scene;

describe('where a replay begins', () => {
  it('Lines that a member has cleared are not replayed', async () => {
    await commit(3);
    await sql`UPDATE room_member SET cleared_seq = 2 WHERE room_id = ${scene.roomId}`.execute(scene.database.db);
    expect(await join(0)).toEqual([{ roomId: scene.roomId, seq: 3, gap: 0 }]);
    expect(scene.seqs).toEqual([3]);
  });

  it('A cursor beyond the log’s end is treated as its end', async () => {
    await commit(2);
    expect(await join(99)).toEqual([{ roomId: scene.roomId, seq: 2, gap: 0 }]);
    await commit(1);
    scene.live.catchUp(scene.roomId);
    await expect.poll(() => scene.seqs).toEqual([3]);
  });

  it('A connection’s rooms share one limit of replayed lines', async () => {
    const { db } = scene.database;
    const counts = [MAX_REPLAY + 1, MAX_REPLAY, MAX_REPLAY, MAX_REPLAY, 100, 1];
    const wishes: { roomId: string; afterSeq: number }[] = [];
    for (const [at, count] of counts.entries()) {
      const [other] = (await makePeople(scene.server.deps, 1)) as [Person];
      const roomId = at === 0 ? scene.roomId : await makeRoom(db, scene.ana, other);
      await commit(count, roomId);
      wishes.push({ roomId, afterSeq: 0 });
    }
    const joined = await scene.live.join(scene.connection, scene.ana.id, wishes);
    expect(joined.map(({ gap }) => gap)).toEqual([MAX_REPLAY + 1, 0, 0, 0, 0, 1]);
    expect(scene.seqs).toHaveLength(1000);
  });

  it('A connection that missed nothing is seated with one database statement', async () => {
    await commit(2);
    await join(2);
    expect(scene.statements).toBe(1);
    scene.live.lobby.leaveAll(scene.connection);
    await join(1);
    expect([scene.statements, scene.seqs]).toEqual([3, [2]]);
  });
});

describe('a room with listeners', () => {
  it('A room with a lost hint catches up when the next person joins', async () => {
    await join();
    await commit(1);
    await join(1, scene.connectionOf(scene.ben));
    await expect.poll(() => scene.seqs).toEqual([1]);
  });

  it('Messages that are the next lines are delivered without a read, and others by one', async () => {
    await join();
    const before = scene.statements;
    const message = (seq: number) => ({
      id: `message ${seq}`,
      chatRoomId: scene.roomId,
      seq,
      senderId: scene.ben.id,
      clientId: `client ${seq}`,
      content: 'Hello.',
      messageType: 'text' as const,
      replyTo: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    scene.live.committed(scene.roomId, [message(1), message(2)]);
    expect([scene.seqs, scene.statements]).toEqual([[1, 2], before]);
    await commit(4);
    scene.live.committed(scene.roomId, [message(4)]);
    expect(scene.seqs).toEqual([1, 2]);
    await expect.poll(() => scene.seqs).toEqual([1, 2, 3, 4]);
    expect(scene.statements).toBe(before + 1);
  });

  it.each(['leaves', 'closes'] as const)('A connection that %s during its replay gets no more of it', async (way) => {
    await commit(2);
    await join();
    const second = scene.connectionOf(scene.ben);
    // The first read returns the members of the room, the second the lines.
    scene.afterRead = async () => {
      scene.afterRead = async () => {
        if (way === 'leaves') scene.live.lobby.leaveAll(second);
        else Object.assign(second, { isLive: false });
        await commit(1);
        scene.live.catchUp(scene.roomId);
        await expect.poll(() => scene.live.lobby.get(scene.roomId)?.head).toBe(3);
      };
    };
    await join(0, second);
    expect(scene.seqs.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('Rooms that stir in the same tick are read by one statement', async () => {
    const other = await makeCrowd(scene.database.db, [scene.ana]);
    await scene.live.join(scene.connection, scene.ana.id, [
      { roomId: scene.roomId, afterSeq: undefined },
      { roomId: other, afterSeq: undefined },
    ]);
    await commit(2);
    await commit(1, other);
    const before = scene.statements;
    scene.live.catchUp(scene.roomId);
    scene.live.catchUp(other);
    await expect.poll(() => scene.seqs).toEqual([1, 2, 1]);
    expect(scene.statements).toBe(before + 1);
  });

  it('More rooms than one statement reads are all read', async () => {
    const { db } = scene.database;
    const { rows } = await sql<{ id: string }>`INSERT INTO room (id, room_type, created_by, created_at)
      SELECT gen_random_uuid(), 'group', ${scene.ana.id}, now() FROM generate_series(1, 501) RETURNING id`.execute(db);
    const ids = rows.map(({ id }) => id);
    await sql`INSERT INTO room_member (room_id, user_id)
      SELECT unnest(${ids}::uuid[]), ${scene.ana.id}`.execute(db);
    const wishes = ids.map((roomId) => ({ roomId, afterSeq: undefined }));
    await scene.live.join(scene.connection, scene.ana.id, wishes);
    for (const roomId of ids.slice(-2)) await commit(1, roomId);
    await scene.live.sweep();
    await expect.poll(() => scene.seqs).toEqual([1, 1]);
    for (const roomId of ids.slice(-1)) await commit(1, roomId);
    for (const roomId of ids) scene.live.catchUp(roomId);
    await expect.poll(() => scene.seqs).toEqual([1, 1, 2]);
  });
});

describe('who comes and goes', () => {
  it('A removed member gets the removal as their last line', async () => {
    const { ana, ben, live, connection } = scene;
    const { db } = scene.database;
    const { clock, newId } = scene.server.deps;
    const [eve] = (await makePeople(scene.server.deps, 1)) as [Person];
    const roomId = await makeCrowd(db, [ana, ben]);
    const hers = scene.connectionOf(ben);
    for (const one of [connection, hers]) {
      await live.join(one, one.identity?.userId ?? 0, [{ roomId, afterSeq: undefined }]);
    }
    const deed = { roomId, by: ana.id, now: clock.now(), newId };
    await inTransaction(db, (trx) => admit(trx, { ...deed, userId: eve.id }));
    await inTransaction(db, (trx) => dismiss(trx, { ...deed, userId: ben.id }));
    await commit(1, roomId);
    live.catchUp(roomId);
    await expect.poll(() => live.lobby.get(roomId)?.head).toBe(3);
    expect(scene.seqs).toEqual([1, 1, 2, 2, 3]);
    expect([live.lobby.roomsOf(connection), live.lobby.roomsOf(hers)]).toEqual([1, 0]);
    expect(live.lobby.get(roomId)?.members?.toSorted((a, b) => a - b)).toEqual([ana.id, eve.id]);
  });

  it('A member removed while rejoining gets the removal as their last line', async () => {
    const { ana, ben, live } = scene;
    const { db } = scene.database;
    const { clock, newId } = scene.server.deps;
    const roomId = await makeCrowd(db, [ana, ben]);
    await commit(1, roomId);
    const hers = scene.connectionOf(ben);
    scene.afterRead = async () => {
      const deed = { roomId, by: ana.id, now: clock.now(), newId };
      await inTransaction(db, (trx) => dismiss(trx, { ...deed, userId: ben.id }));
      await commit(2, roomId);
    };
    await live.join(hers, ben.id, [{ roomId, afterSeq: 0 }]);
    expect([scene.seqs, live.lobby.roomsOf(hers)]).toEqual([[1, 2], 0]);
  });
});
