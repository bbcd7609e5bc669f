import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createDirectRoom } from '#server/features/chat/chat.ts';
import { newUuid, systemClock, systemRng, type Clock } from '#server/platform/clock.ts';
import { readingHere } from '#test/reading-here.ts';
import { ReplaceableRooms } from '#test/replaceable-rooms.ts';
import type { Reading } from '#server/platform/reading/reading.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { createDeps } from '#server/create-deps.ts';
import { inTransaction, type Database, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createLog } from '#server/platform/log.ts';
import type { Timers } from '#server/platform/background/timers.ts';
import { LOW_COST } from '#test/app.ts';
import type { Person } from './client.ts';
import { nextSerial } from '#test/serials.ts';

export const SECRET = 'a secret that only fault tests would ever use';

export interface Instance {
  app: FastifyInstance;
  address: string;
  deps: Deps & { rooms: ReplaceableRooms };
  close: () => Promise<void>;
}

export interface Wishes {
  redisUrl?: string | undefined;
  replica?: Database;
  clock?: Clock;
  timers?: Timers;
  /** Settings that are added to the defaults. */
  env?: Record<string, string>;
  log?: Logger;
  /** Reads people's words; by default on the test's own thread. */
  readingBy?: (encoder: Encoder) => Reading;
}

/** Starts a server in this process, on the given database and a separate port. */
export async function startInstance(
  database: Database,
  { redisUrl, replica, clock, timers, env = {}, log = createLog('silent'), readingBy = readingHere }: Wishes = {},
): Promise<Instance> {
  const redis =
    redisUrl === undefined ? undefined : new Redis(redisUrl, { maxRetriesPerRequest: 1, retryStrategy: () => 100 });
  redis?.on('error', () => undefined);
  const created = createDeps({
    config: { ...readConfig({ RATE_LIMIT_MULTIPLIER: '100000', POW: 'off', ...env }), authSecret: SECRET },
    log,
    database,
    redis,
    clock: clock ?? systemClock,
    newId: newUuid,
    rng: systemRng,
    withProcessMetrics: false,
    hubLimits: { farewellMs: 0 },
    passwordCost: LOW_COST,
    readingBy,
    ...(timers !== undefined && { timers }),
    replica,
  });
  const deps = { ...created, rooms: new ReplaceableRooms() };
  const app = await buildApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    deps,
    close: async () => {
      await app.close();
      await deps.replica.close();
      redis?.disconnect();
    },
  };
}

export interface Process {
  address: string;
  child: ChildProcess;
  /** Kills the process without a shutdown, as a power failure would. */
  kill: () => Promise<void>;
}

/** Starts a server as a separate process with these settings. Throws if the server does not start. */
export async function spawnInstance(env: Record<string, string>): Promise<Process> {
  const child = fork(join(import.meta.dirname, 'process.ts'), {
    env: { ...process.env, AUTH_SECRET: SECRET, RATE_LIMIT_MULTIPLIER: '100000', ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  const started = once(child, 'message') as Promise<[{ address: string }]>;
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the server did not start')));
  const [{ address }] = await Promise.race([started, failed]);
  // The test kills the server later, so an exit is no failure from here on.
  failed.catch(() => undefined);
  return {
    address,
    child,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const FIRST_ID = 200_000_000_000;

/** Inserts people without passwords, because hashing is slow. All have a session and accept messages from everyone. */
export async function makePeople({ db, sessions, clock }: Deps, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let i = 0; i < count; i += 1) {
    const id = FIRST_ID + nextSerial();
    const name = `p_${id}`;
    await sql`INSERT INTO account (id, handle, display_name, birthday, who_may_write, created_at)
      VALUES (${id}, ${name}, ${name}, '1990-05-14', 'everyone', ${clock.now()})`.execute(db);
    const { accessToken } = await sessions.open(db, id, { deviceId: undefined, deviceName: 'test' });
    people.push({ id, token: accessToken });
  }
  return people;
}

export function makeRoom(db: Db, a: Person, b: Person): Promise<string> {
  const room = { a: a.id, b: b.id, createdBy: a.id, now: new Date(), newId: newUuid };
  return inTransaction(db, (trx) => createDirectRoom(trx, room));
}

/** Creates a room of the type `group` with these members, but without a row of `room_group`. */
export async function makeCrowd(db: Db, people: readonly Person[]): Promise<string> {
  const roomId = newUuid();
  const ids = people.map(({ id }) => id);
  await sql`INSERT INTO room (id, room_type, created_by, created_at) VALUES (${roomId}, 'group', ${ids[0]}, now())`.execute(
    db,
  );
  await sql`INSERT INTO room_member (room_id, user_id) SELECT ${roomId}::uuid, unnest(${ids}::bigint[])`.execute(db);
  await sql`INSERT INTO user_room (room_id, user_id) SELECT ${roomId}::uuid, unnest(${ids}::bigint[])`.execute(db);
  return roomId;
}
