import type { Redis, RedisOptions } from 'ioredis';

/** The port of a sentinel without one. */
const SENTINEL_PORT = 26_379;
/** After this time Redis counts as away for a command: nothing that people do waits longer for it. */
const COMMAND_MS = 1000;

type Patience = Pick<RedisOptions, 'lazyConnect' | 'maxRetriesPerRequest' | 'retryStrategy' | 'sentinelRetryStrategy'>;

/** Connects to a Redis server, or to the primary that sentinels name at the time. Loads the client only when asked. */
export async function connectRedis(url: string, patience: Patience = {}): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const options = { maxRetriesPerRequest: 1, commandTimeout: COMMAND_MS, ...patience };
  const [, password, hosts = '', name = ''] =
    /^redis-sentinel:\/\/(?:(?:[^:@/]*:)?([^@/]+)@)?([^/]+)\/(.+)$/.exec(url) ?? [];
  if (name === '') return new Redis(url, options);
  const sentinels = hosts.split(',').map((one) => {
    const { hostname: host, port } = new URL(`redis://${one}`);
    return { host, port: port === '' ? SENTINEL_PORT : Number(port) };
  });
  const known = { ...options, sentinels, name };
  if (password === undefined) return new Redis(known);
  const secret = decodeURIComponent(password);
  return new Redis({ ...known, password: secret, sentinelPassword: secret });
}
