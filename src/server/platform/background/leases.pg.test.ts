import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LeaseScene } from '#test/lease-scene.ts';

const scene = new LeaseScene();
const { time, add, rows, worker } = scene;
beforeAll(scene.open);
beforeEach(scene.clear);
afterAll(scene.close);

it('Concurrent workers process each row exactly once', async () => {
  const seen: number[] = [];
  const see = async ({ owner, seq }: { owner: number; seq: number }) => {
    seen.push(owner);
    return { upTo: seq };
  };
  const owners = Array.from({ length: 200 }, (_, i) => i + 1);
  await add(owners);
  const workers = Array.from({ length: 4 }, () => worker(see, { atOnce: 20 }));
  time.pass(1000);
  await expect.poll(rows).toEqual([]);
  expect(seen.toSorted((a, b) => a - b)).toEqual(owners);
  await Promise.all(workers.map((one) => one.stop()));
});

it('Rows that move forward while they are claimed and settled lose nothing and never deadlock', async () => {
  const upTo = new Map<number, number>();
  const see = async ({ owner, seq }: { owner: number; seq: number }) => {
    upTo.set(owner, Math.max(upTo.get(owner) ?? 0, seq));
    return { upTo: seq };
  };
  const owners = Array.from({ length: 30 }, (_, i) => i + 1);
  const workers = Array.from({ length: 3 }, () => worker(see, { atOnce: 10 }));
  for (let seq = 1; seq <= 20; seq += 1) {
    await Promise.all([add(owners, { seq }), add(owners.toReversed(), { seq })]);
    time.pass(1000);
  }
  await expect
    .poll(
      () => {
        time.pass(1000);
        return rows();
      },
      { interval: 5, timeout: 200_000 },
    )
    .toEqual([]);
  expect([...upTo.values()]).toEqual(owners.map(() => 20));
  await Promise.all(workers.map((one) => one.stop()));
});
