import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { isIPv6 } from 'node:net';

export interface LimitResult {
  allowed: boolean;
  retryAfterSeconds: number;
}

/** Limits calls. `take` spends one of the `max` calls that the bucket of `name` and `key` has in `windowSeconds`. */
export interface Limits {
  take: (name: string, key: string, limit: { max: number; windowSeconds: number }) => Promise<LimitResult>;
}

/**
 * Creates limits whose counts are in memory, or in Redis when several servers share them. While Redis is unreachable,
 * each server counts alone: a limit may then be too generous, but no caller is locked out. `multiplier` widens every
 * limit (tests and load runs).
 */
export function createLimits({
  redis,
  deployment = '',
  multiplier,
}: {
  redis: Redis | undefined;
  /** The identity of the database, so that other products on the same Redis count separately. */
  deployment?: string;
  multiplier: number;
}): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const id = `${name}:${points}:${duration}`;
    const known = limiters.get(id);
    if (known !== undefined) return known;
    const options = { keyPrefix: `wildin:${deployment}:limit:${name}`, points, duration };
    const memory = new RateLimiterMemory(options);
    // A call that waited for Redis would wait for seconds, and every call with a limit would.
    const shared = { storeClient: redis, insuranceLimiter: memory, rejectIfRedisNotReady: true };
    const made = redis === undefined ? memory : new RateLimiterRedis({ ...options, ...shared });
    limiters.set(id, made);
    return made;
  };
  return {
    take: async (name, key, { max, windowSeconds }) => {
      try {
        await limiterFor(name, Math.ceil(max * multiplier), windowSeconds).consume(key);
        return { allowed: true, retryAfterSeconds: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { allowed: false, retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) };
      }
    },
  };
}

/** Returns the network of an address, as a provider assigns it: an IPv4 /24, or an IPv6 /48. */
export function networkKey(address: string): string {
  const key = addressKey(address);
  return key.includes(':')
    ? `${key.split(':').slice(0, 3).join(':')}::/48`
    : `${key.split('.').slice(0, 3).join('.')}.0/24`;
}

/** Returns the bucket of an address: an IPv4 address, or an IPv6 /64, the usual size of one household. */
export function addressKey(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
