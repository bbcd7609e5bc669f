import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { End } from './leases.ts';
import { LeaseScene, type ThingClaim } from '#test/lease-scene.ts';

const scene = new LeaseScene();
const { time, add, rows, worker } = scene;
const stops: (() => Promise<void>)[] = [];
beforeAll(scene.open);
beforeEach(scene.clear);
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(scene.close);

const done = async ({ seq }: ThingClaim): Promise<End> => ({ upTo: seq });

/** A worker whose work ends at the test's command. */
function slow(options?: { atOnce?: number; restMs?: number }) {
  const held: { claim: ThingClaim; end: (end: End) => void }[] = [];
  const one = worker((claim) => new Promise((end) => held.push({ claim, end })), options);
  stops.push(async () => {
    const stopping = one.stop();
    for (const { claim, end } of held) end({ upTo: claim.seq });
    await stopping;
  });
  return { worker: one, held };
}

it('A worker claims due rows oldest first and only up to its limit', async () => {
  await add([1], { inMs: 500 });
  await add([2], { inMs: 100 });
  await add([3], { inMs: 300 });
  await add([4], { inMs: 5000 });
  const { held } = slow({ atOnce: 2 });
  time.pass(1000);
  await expect.poll(() => new Set(held.map(({ claim }) => claim.owner))).toEqual(new Set([2, 3]));
  for (const { claim, end } of held.splice(0)) end({ upTo: claim.seq });
  await expect.poll(() => held.map(({ claim }) => claim.owner)).toEqual([1]);
  expect((await rows()).map(({ owner }) => owner)).toEqual([1, 4]);
});

it('A worker takes over another worker’s row only after its lease expires', async () => {
  const [key] = await add([1]);
  if (key === undefined) throw new Error('no key');
  const first = slow();
  time.pass(1000);
  await expect.poll(() => first.held.length).toBe(1);
  const second = slow();
  second.worker.hurry([key]);
  time.pass(40_000);
  expect(await first.worker.renew(key)).toBe(1);
  time.pass(40_000);
  await second.worker.renew({ ...key, owner: 99 });
  expect(second.held).toEqual([]);
  time.pass(21_000);
  await expect.poll(() => second.held.map(({ claim }) => claim.tries)).toEqual([2]);
});

it('A row that moves forward while it is held is taken again, as new', async () => {
  await add([1]);
  const { held } = slow();
  time.pass(1000);
  await expect.poll(() => held.length).toBe(1);
  await add([1], { seq: 2 });
  held[0]?.end({ upTo: 1 });
  await expect
    .poll(() => held.map(({ claim }) => [claim.seq, claim.tries]))
    .toEqual([
      [1, 1],
      [2, 1],
    ]);
});

it('A row that moves forward rests where its work asks for that', async () => {
  await add([1]);
  const { held } = slow({ restMs: 3000 });
  time.pass(1000);
  await expect.poll(() => held.length).toBe(1);
  await add([1], { seq: 2 });
  held[0]?.end({ upTo: 1 });
  await expect.poll(async () => (await rows())[0]?.claimed_until).toBeNull();
  expect((await rows())[0]?.due_at).toEqual(new Date(time.clock.now().getTime() + 3000));
});

it('A row hurried while it is held can be hurried again after its recreation', async () => {
  const keys = await add([1]);
  const { worker: one, held } = slow();
  time.pass(1000);
  await expect.poll(() => held.length).toBe(1);
  one.hurry(keys);
  await add([1], { seq: 2, inMs: 60_000 });
  held[0]?.end({ upTo: 2 });
  await expect.poll(rows).toEqual([]);
  await add([1], { seq: 3, inMs: 60_000 });
  one.hurry(keys);
  await expect.poll(() => held.length).toBe(2);
});

it('Failed work is tried again after a growing pause, five times in all', async () => {
  await add([1]);
  const tries: number[] = [];
  const one = worker(async (claim) => {
    tries.push(claim.tries);
    throw new Error('no');
  });
  stops.push(() => one.stop());
  for (let count = 1; count <= 5; count += 1) {
    time.pass(1000);
    await expect.poll(() => tries.length).toBe(count);
    await expect.poll(async () => (await rows())[0]?.claimed_until).toBeNull();
    const dueAt = (await rows())[0]?.due_at.getTime() ?? 0;
    expect(dueAt - time.clock.now().getTime()).toBe(5000 * count);
    time.pass(dueAt - time.clock.now().getTime() - 1000);
    expect(tries.length).toBe(count);
  }
  time.pass(1000);
  await expect.poll(rows).toEqual([]);
  expect(tries).toEqual([1, 2, 3, 4, 5]);
});

it('Deferred work runs again at its time and counts a try only on request', async () => {
  await add([1]);
  const seen: number[] = [];
  const one = worker(async (claim) => {
    seen.push(claim.tries);
    const again = new Date(time.clock.now().getTime() + 10_000);
    return seen.length < 4 ? { again, isTry: seen.length % 2 === 0 } : done(claim);
  });
  stops.push(() => one.stop());
  for (let count = 1; count <= 4; count += 1) {
    time.pass(1000);
    await expect.poll(() => seen.length).toBe(count);
    await expect.poll(async () => (await rows())[0]?.claimed_until ?? null).toBeNull();
    time.pass(9000);
  }
  expect(seen).toEqual([1, 1, 2, 2]);
  expect(await rows()).toEqual([]);
});

it('A stopping worker finishes its work and returns the rest without counting a try', async () => {
  await add([1, 2]);
  const one = worker(async (claim) => {
    if (claim.owner === 1) return done(claim);
    await new Promise((_, reject) => one.signal.addEventListener('abort', () => reject(new Error('stopped'))));
    return done(claim);
  });
  time.pass(1000);
  await expect.poll(async () => (await rows()).map(({ owner }) => owner)).toEqual([2]);
  await one.stop();
  expect(await rows()).toMatchObject([{ owner: 2, tries: 0, claimed_until: null }]);
  time.pass(5000);
  expect(await rows()).toMatchObject([{ owner: 2, tries: 0, claimed_until: null }]);
});
