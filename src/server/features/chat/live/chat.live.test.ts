import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_REPLAY } from '#contract/realtime.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople } from '#test/faults/instance.ts';
import { LogScene, upTo } from '#test/log-scene.ts';

const scene = new LogScene();
beforeAll(scene.open);
afterAll(scene.close);
beforeEach(scene.begin);

const { commit, join } = scene;

it('A connection beyond the replay limit gets only the size of the gap', async () => {
  await commit(MAX_REPLAY);
  expect(await join(0)).toEqual([{ roomId: scene.roomId, seq: MAX_REPLAY, gap: 0 }]);
  expect(scene.seqs).toEqual(upTo(MAX_REPLAY));
  scene.live.lobby.leaveAll(scene.connection);
  await commit(1);
  scene.seqs = [];
  expect(await join(0)).toEqual([{ roomId: scene.roomId, seq: MAX_REPLAY + 1, gap: MAX_REPLAY + 1 }]);
  expect(scene.seqs).toEqual([]);
});

it('Lines beyond one read come with the next, by one hint', async () => {
  await join();
  await commit(2 * MAX_REPLAY);
  scene.live.catchUp(scene.roomId);
  await expect.poll(() => scene.seqs).toEqual(upTo(2 * MAX_REPLAY));
});

it('A line hinted before its room’s end is known is still delivered', async () => {
  scene.afterRead = async () => {
    await commit(1);
    scene.live.catchUp(scene.roomId);
  };
  expect(await join()).toEqual([{ roomId: scene.roomId, seq: 0, gap: 0 }]);
  await expect.poll(() => scene.seqs).toEqual([1]);
});

it('A line hinted during a read is delivered after that read', async () => {
  await join();
  await commit(1);
  scene.afterRead = async () => {
    await commit(1);
    scene.live.catchUp(scene.roomId);
  };
  scene.live.catchUp(scene.roomId);
  await expect.poll(() => scene.seqs).toEqual([1, 2]);
});

it('A line that is committed during a replay is part of it', async () => {
  await commit(2);
  await join();
  const second = scene.connectionOf(scene.ana);
  scene.afterRead = async () => {
    scene.afterRead = async () => {
      await commit(1);
      scene.live.catchUp(scene.roomId);
      await expect.poll(() => scene.live.lobby.get(scene.roomId)?.head).toBe(3);
    };
  };
  expect(await scene.live.join(second, scene.ana.id, [{ roomId: scene.roomId, afterSeq: 0 }])).toEqual([
    { roomId: scene.roomId, seq: 3, gap: 0 },
  ]);
  expect(scene.seqs.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 3]);
});

it('A connection whose seating fails joins no room', async () => {
  scene.isDown = true;
  await expect(join()).rejects.toThrow('The database is down.');
  expect(scene.live.lobby.roomsOf(scene.connection)).toBe(0);
  expect(scene.live.lobby.get(scene.roomId)).toBeUndefined();
});

it('A connection gets nothing from a room that its person is not in', async () => {
  const [eve] = (await makePeople(scene.server.deps, 1)) as [Person];
  expect(await scene.live.join(scene.connection, eve.id, [{ roomId: scene.roomId, afterSeq: 0 }])).toEqual([]);
  expect(scene.live.lobby.roomsOf(scene.connection)).toBe(0);
});

it('A read that fails is said once, and the next hint brings its lines', async () => {
  await join();
  await commit(1);
  scene.isDown = true;
  scene.live.catchUp(scene.roomId);
  await expect.poll(() => scene.errors).toHaveLength(1);
  scene.isDown = false;
  scene.live.catchUp(scene.roomId);
  await expect.poll(() => scene.seqs).toEqual([1]);
});

it('The sweep finds a line whose hint was lost', async () => {
  await join();
  await commit(1);
  await scene.live.sweep();
  await expect.poll(() => scene.seqs).toEqual([1]);
});
