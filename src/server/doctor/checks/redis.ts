import { connectRedis } from '#server/platform/redis.ts';
import { notSetUp, since, well, wrong, type Check } from '#server/doctor/finding.ts';

export const redis: Check = {
  id: 'redis',
  name: ({ t }) => t('doctor.redis', 'Redis'),
  look: async ({ config: { redisUrl } }) => {
    if (redisUrl === undefined) return notSetUp;
    const never = { retryStrategy: () => null, sentinelRetryStrategy: () => null };
    const client = await connectRedis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 0, ...never });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const begun = performance.now();
      await client.ping();
      const ms = since(begun);
      return well(({ t }) => t('doctor.redis-well', '{ms} ms', { ms }));
    } catch {
      return wrong(({ t }) => ({
        title: t('doctor.redis-wrong', 'Redis does not answer'),
        fact: t('doctor.redis-wrong-fact', 'Servers cannot tell each other what is new, so lines arrive late.'),
        detail: t('doctor.redis-wrong-safe', 'No message is lost: each server reads what it missed.'),
        todo: t('doctor.redis-wrong-todo', 'See whether Redis runs. One server alone needs none: leave REDIS_URL out.'),
      }));
    } finally {
      client.disconnect();
    }
  },
};
