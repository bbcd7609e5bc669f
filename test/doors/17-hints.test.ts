import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHints, type Hints } from '#server/platform/realtime/hints.ts';
import { createLimits } from '#server/platform/limits/limits.ts';
import { privateRedis, type PrivateRedis } from '#test/faults/services.ts';

let service: PrivateRedis | undefined;
const open: (Hints | Redis)[] = [];
beforeAll(async () => {
  service = await privateRedis();
  await service?.start();
});
beforeEach(({ skip }) => {
  if (service === undefined) skip('redis-server is not installed');
});
afterAll(async () => {
  for (const one of open) await (one instanceof Redis ? one.quit() : one.close());
  await service?.stop();
});

const connect = (): Redis => {
  const redis = new Redis(service?.url ?? '', { maxRetriesPerRequest: 1 });
  open.push(redis);
  return redis;
};

async function listener(deployment: string) {
  const heard: string[] = [];
  const count = { malformed: 0 };
  const onMalformed = (): void => void (count.malformed += 1);
  const hints = createHints({ redis: connect(), deployment, newId: randomUUID, onError: () => undefined, onMalformed });
  open.push(hints);
  hints.on('revoked', /^\d{12} (?:[0-9a-f-]{36})?$/, (value) => heard.push(value));
  await vi.waitUntil(() => hints.isLive(), { timeout: 200_000 });
  return { hints, heard, count };
}

it('A server hears hints only from servers on the same database', async () => {
  const [mine, twin, stranger] = [await listener('a'), await listener('a'), await listener('b')];
  stranger.hints.announce('revoked', '100000000001 ');
  mine.hints.announce('revoked', '100000000002 ');
  await vi.waitUntil(() => twin.heard.length > 0, { timeout: 200_000 });
  expect(twin.heard).toEqual(['100000000002 ']);
  expect(mine.heard).toEqual(['100000000002 ']);
  expect(stranger.heard).toEqual(['100000000001 ']);
});

it('A malformed hint is counted', async () => {
  const one = await listener('c');
  const publisher = connect();
  // hostile.table.ts lists more malformed payloads.
  for (const payload of ['x,revoked 1', '{"revoked":1}', 'x,revoked 100000000003 ']) {
    await publisher.publish('wildin:hints:c', payload);
  }
  await vi.waitUntil(() => one.heard.length > 0, { timeout: 200_000 });
  expect(one.count.malformed).toBeGreaterThan(0);
});

it('Limits of another product on the same Redis are its own', async () => {
  const limit = { max: 1, windowSeconds: 60 };
  const [a, b] = ['a', 'b'].map((deployment) => createLimits({ redis: connect(), deployment, multiplier: 1 }));
  expect((await a?.take('x', 'y', limit))?.allowed).toBe(true);
  expect((await a?.take('x', 'y', limit))?.allowed).toBe(false);
  expect((await b?.take('x', 'y', limit))?.allowed).toBe(true);
});
