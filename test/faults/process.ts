/**
 * A whole server without its pages, as a process that tests may kill. Sends its address once it listens. With `CLOCK_AT`
 * its time stands still but for `{ pass: ms }` messages, each of which it answers.
 */
import type { AddressInfo } from 'node:net';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { newUuid, systemClock, systemRng } from '#server/platform/clock.ts';
import { createDeps } from '#server/create-deps.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { connectRedis } from '#server/platform/redis.ts';
import { createLog } from '#server/platform/log.ts';
import { leapingTimers } from './timers.ts';

const config = readConfig(process.env);
const database =
  config.databaseUrl === undefined ? await openEmbedded(config.dataDir) : await openPostgres(config.databaseUrl);
await migrate(database);
const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl);
redis?.on('error', () => undefined);
const offset = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);
const byHand = process.env['CLOCK_AT'] === undefined ? undefined : leapingTimers(process.env['CLOCK_AT']);
const deps = createDeps({
  config,
  log: createLog('silent'),
  database,
  redis,
  clock: byHand?.clock ?? { now: () => new Date(systemClock.now().getTime() + offset) },
  newId: newUuid,
  rng: systemRng,
  withProcessMetrics: false,
  ...(byHand !== undefined && { timers: byHand }),
});
const app = await buildApp(deps);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
process.on('message', ({ pass }: { pass: number }) => {
  byHand?.pass(pass);
  process.send?.({ passed: pass });
});
process.on('disconnect', () => process.exit(0));
