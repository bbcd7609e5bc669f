import type { Redis, RedisOptions } from 'ioredis';

/** The port of a sentinel without one. */
const SENTINEL_PORT = 26_379;

/** Connects to a Redis server, or to the primary that sentinels name at the time. Loads the client only when asked. */
export async function connectRedis(url: string, more: RedisOptions = {}): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const options = { maxRetriesPerRequest: 1, ...more };
  const [, password, hosts = '', name = ''] =
    /^redis-sentinel:\/\/(?:(?:[^:@/]*:)?([^@/]+)@)?([^/]+)\/(.+)$/.exec(url) ?? [];
  if (name === '') return new Redis(url, options);
  const sentinels = hosts.split(',').map((one) => {
    const { hostname: host, port } = new URL(`redis://${one}`);
    return { host, port: port === '' ? SENTINEL_PORT : Number(port) };
  });
  return new Redis({
    ...options,
    sentinels,
    name,
    ...(password !== undefined && { password: decodeURIComponent(password) }),
  });
}
