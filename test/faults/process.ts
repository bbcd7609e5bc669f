/** A whole server without its pages, as a process that tests may kill. Sends its address once it listens. */
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { newUuid, systemClock, systemRng } from '#server/platform/clock.ts';
import { createDeps } from '#server/create-deps.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createLog } from '#server/platform/log.ts';

const config = readConfig(process.env);
const database =
  config.databaseUrl === undefined ? await openEmbedded(config.dataDir) : await openPostgres(config.databaseUrl);
await migrate(database);
const redis = config.redisUrl === undefined ? undefined : new Redis(config.redisUrl, { maxRetriesPerRequest: 1 });
redis?.on('error', () => undefined);
const offset = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);
const deps = createDeps({
  config,
  log: createLog('silent'),
  database,
  redis,
  clock: { now: () => new Date(systemClock.now().getTime() + offset) },
  newId: newUuid,
  rng: systemRng,
  withProcessMetrics: false,
});
const app = await buildApp(deps);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
process.on('disconnect', () => process.exit(0));
