import { once } from 'node:events';
import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { addressKey, createLimits } from './limits.ts';

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('limits', () => {
  it('A limit allows its number of calls and says when the next one is possible', async () => {
    const limits = createLimits({ redis: undefined, multiplier: 1 });
    const take = (): Promise<{ allowed: boolean; retryAfterSeconds: number }> =>
      limits.take('door', 'a', { max: 3, windowSeconds: 60 });
    const taken = [await take(), await take(), await take(), await take()];
    expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(taken[3]?.retryAfterSeconds).toBeGreaterThan(50);
    expect((await limits.take('door', 'b', { max: 3, windowSeconds: 60 })).allowed).toBe(true);
    expect((await limits.take('window', 'a', { max: 3, windowSeconds: 60 })).allowed).toBe(true);
  });

  it('Limits still count when Redis is away', async () => {
    const redis = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    redis.on('error', () => undefined);
    const limits = createLimits({ redis, multiplier: 1 });
    const taken = [];
    for (let n = 0; n < 3; n += 1) taken.push((await limits.take('door', 'a', { max: 2, windowSeconds: 60 })).allowed);
    expect(taken).toEqual([true, true, false]);
    redis.disconnect();
  });

  it('No call waits for a Redis that is away', async () => {
    const redis = new Redis('redis://127.0.0.1:1', { maxRetriesPerRequest: null, retryStrategy: () => 600_000 });
    redis.on('error', () => undefined);
    const limits = createLimits({ redis, multiplier: 1 });
    expect((await limits.take('door', 'a', { max: 2, windowSeconds: 60 })).allowed).toBe(true);
    redis.disconnect();
  });

  it.runIf(process.env['TEST_BACKEND'] === 'postgres' && process.env['TEST_REDIS_URL'])(
    'Limits are shared through Redis',
    async () => {
      const redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
      await once(redis, 'ready');
      const name = `door-${process.pid}-${performance.now()}`;
      const [one, two] = [createLimits({ redis, multiplier: 1 }), createLimits({ redis, multiplier: 1 })];
      const taken = [];
      for (const limits of [one, two, one])
        taken.push((await limits.take(name, 'a', { max: 2, windowSeconds: 5 })).allowed);
      expect(taken).toEqual([true, true, false]);
      redis.disconnect();
    },
  );
});
