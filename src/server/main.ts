import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { version } from '#contract/version.ts';
import { buildApp } from './app.ts';
import { settleAges, settleEmailKeys } from './features/accounts/accounts.ts';
import { settleCompanions } from './features/companions/companions.ts';
import { settleDemo } from './features/demo/demo.ts';
import { createPageOf } from './features/pages/pages.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { attend } from './doctor/doctor.ts';
import { newUuid, systemClock, systemRng } from './platform/clock.ts';
import {
  KeepingError,
  lineOf,
  listenForBackups,
  scheduleBackups,
  settleCommunity,
  upgrade,
  type Step,
} from './keeping/keeping.ts';
import type { Database } from './platform/database/database.ts';
import type { Deps } from './platform/deps.ts';
import { LockedError } from './platform/database/lock.ts';
import { connectRedis } from './platform/redis.ts';
import { deploymentOf } from './platform/database/probes.ts';
import { createDeps } from './create-deps.ts';
import { createLog } from './platform/log.ts';
import { loadSecrets, SecretsError } from './platform/secrets/secrets.ts';
import type { DevSandbox } from './features/premium/payments/sandbox.ts';
import { leaveMark } from './platform/secrets/mark.ts';
import { keepPrivate } from './platform/files/private-folder.ts';
import type { Telemetry } from './platform/operations/telemetry.ts';
import { watchTurns } from './platform/operations/turns.ts';
import { serveWeb } from './features/pages/web.ts';

/** The time limit for open requests after a signal to stop. */
const GRACE_MS = 4000;
/** The time limit for the whole shutdown. After it, the process exits anyway. */
const DEADLINE_MS = 9000;

async function main(): Promise<void> {
  // Only the server's user may read the process's files: the database, its copies and the secrets.
  process.umask(0o077);
  const read = readConfig(process.env);
  await settleCommunity(read);
  const given = await withSecrets(read);
  const sandbox = await sandboxFor(given);
  const config: Config = { ...given, stripe: given.stripe ?? sandbox?.settings };
  const log = createLog(config.logLevel);
  // By default, Node would print the whole error, with data that a driver stores in it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    process.exit(1);
  });
  const telemetry = await startedTelemetry(config);
  const database = await openDatabase(config, log);
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl);
  redis?.on('error', (error) => log.warn({ err: error }, 'redis'));

  const deps = createDeps({
    config,
    log,
    database,
    replica: await replicaOf(config),
    deployment: await deploymentOf(database.db),
    redis,
    clock: systemClock,
    newId: newUuid,
    rng: systemRng,
    withProcessMetrics: true,
  });
  telemetry?.sendMetrics(deps.metrics.registry);
  await leaveMark(database.db, config);
  const renamed = await settleEmailKeys(database.db);
  if (renamed > 0) log.info({ accounts: renamed }, 'addresses of mail have their canonical key');
  const came = await settleDemo(deps, config.demoCommunity);
  if (came > 0) log.info({ members: came }, 'the demonstration community has moved in');
  await settleCompanions(deps);
  const app = await buildApp(deps);
  sandbox?.connect(app);
  const web = await serveWeb(app, { config, pageOf: createPageOf(deps) }, { dev: process.argv.includes('--dev') });
  deps.presence.start();
  await deps.jobs.start();
  await settleAges(deps);
  const backups = scheduleBackups(deps);
  const asked = await backupsOnRequest(config, database, log);
  const starting = (async () => {
    await app.listen({ port: config.port, host: config.host });
    log.info(`Wildin ${version} is at ${config.publicUrl.origin}`);
    return { doctor: await attend(deps), stopCounting: startCounting(deps) };
  })();

  // From the moment at which it listens, a signal stops the server in order.
  stopOnSignals(app, log, async () => {
    const { doctor, stopCounting } = await starting;
    await app.close();
    await sandbox?.close();
    await web.close();
    await deps.jobs.stop();
    await backups.stop();
    await asked.stop();
    await doctor.stop();
    await stopCounting();
    await deps.presence.stop();
    redis?.disconnect();
    // The last metrics ask the database.
    await telemetry?.stop();
    await deps.replica.close();
    await database.close();
  });
  await starting;
}

/** Stops the server by `end` at the first signal, and then ends the process. */
function stopOnSignals(app: FastifyInstance, log: Logger, end: () => Promise<void>): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    stopInTime(app, log);
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

/** Starts what counts how the server does. Returns how to stop. */
function startCounting(deps: Deps): () => Promise<void> {
  const stops = [watchTurns(deps), deps.pulse.start()];
  const stopDeliveries = deps.deliveries.start();
  return async () => {
    for (const stop of stops) stop();
    await stopDeliveries();
  };
}

/** Closes the connections that stay open, and ends a process that cannot end by itself. */
function stopInTime(app: FastifyInstance, log: Logger): void {
  setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  setTimeout(() => {
    log.error('stopping took too long');
    process.exit(1);
  }, DEADLINE_MS).unref();
}

// What only some servers need is loaded by those alone: each of these libraries takes memory and time at the start.

/** Starts the sandbox of payments, if developer tools are on and no payment service is configured. */
async function sandboxFor(config: Config): Promise<DevSandbox | undefined> {
  if (!config.devTools || config.stripe !== undefined) return undefined;
  const { startDevSandbox } = await import('./features/premium/payments/sandbox.ts');
  return startDevSandbox(systemClock.now);
}

/** Opens the database and brings it up to date. */
async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  const database =
    databaseUrl === undefined
      ? await (await import('./platform/database/pglite.ts')).openEmbedded(dataDir)
      : await (await import('./platform/database/postgres.ts')).openPostgres(databaseUrl);
  const say = (step: Step): void => log.debug(`copy before the upgrade: ${lineOf(step)}`);
  const applied = await upgrade({ database, config, now: systemClock.now(), say });
  if (applied.length > 0) log.info({ migrations: applied }, 'database brought up to date');
  return database;
}

/** Opens the replica. One that does not answer in time is left, and what it should answer is read from the primary. */
async function replicaOf({ replicaUrl }: Config): Promise<Database | undefined> {
  if (replicaUrl === undefined) return undefined;
  return (await import('./platform/database/postgres.ts')).openPostgres(replicaUrl, { patienceMs: 5000 });
}

/** While the server has the embedded database, it makes the backups that `npm run backup` asks for. */
async function backupsOnRequest(
  config: Config,
  { embedded }: Database,
  log: Logger,
): Promise<{ stop: () => Promise<void> }> {
  if (embedded === undefined) return { stop: async () => undefined };
  return listenForBackups({ dataDir: config.dataDir, embedded, config, now: systemClock.now, log });
}

/** Loads telemetry only when it is asked for. */
async function startedTelemetry({ hasTelemetry }: Config): Promise<Telemetry | undefined> {
  return hasTelemetry ? (await import('./platform/operations/telemetry.ts')).startTelemetry(process.env) : undefined;
}

async function withSecrets(config: Config): Promise<Config> {
  await keepPrivate(config.dataDir);
  const secrets = await loadSecrets(config.dataDir, {
    authSecret: config.authSecret,
    metricsToken: config.metricsToken,
    vapid: config.vapid,
  });
  return { ...config, ...secrets };
}

try {
  await main();
} catch (error) {
  const isExplained = [ConfigError, KeepingError, LockedError, SecretsError].some((kind) => error instanceof kind);
  process.stderr.write(
    `Wildin cannot start:\n${isExplained ? (error as Error).message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
