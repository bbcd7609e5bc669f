import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Problem } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { newUuid } from '#server/platform/clock.ts';
import { createDeps } from '#server/create-deps.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createLog } from '#server/platform/log.ts';
import type { HashCost } from '#server/platform/secrets/passwords.ts';
import type { Reading } from '#server/platform/reading/reading.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { readingHere } from './reading-here.ts';
import { ReplaceableRooms } from './replaceable-rooms.ts';
import { testClock, type TestClock } from './clock.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { seededRng } from '#content/seeded-rng.ts';

export { testClock, type TestClock };

type TestDeps = Deps & { rooms: ReplaceableRooms };

export interface TestApp {
  app: FastifyInstance;
  deps: TestDeps;
  database: TestDatabase;
  clock: TestClock;
  close: () => Promise<void>;
}

export interface OwnTestApp extends TestApp {
  /** Builds a second server on the same database, with these parts replaced. The caller closes it. */
  buildAnother: (replaced?: Partial<TestDeps>) => Promise<FastifyInstance>;
}

/** The folder in which a test's server writes files; tests do not read them. */
const DATA = join(tmpdir(), `wildin-tests-${process.pid}`);

/** The cost of hashing passwords in tests. Thousands of members sign up, and the recommended cost would be slow. */
export const LOW_COST: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

interface Wishes {
  log?: Logger;
  passwordCost?: HashCost;
  /** Reads people's words; by default on the test's own thread. */
  readingBy?: (encoder: Encoder) => Reading;
}

/** Starts the whole server on a separate database, with a clock that the test sets and very high limits on calls. */
export async function startTestApp(
  env: Record<string, string> = {},
  { log = createLog('silent'), passwordCost = LOW_COST, readingBy = readingHere }: Wishes = {},
): Promise<OwnTestApp> {
  const database = await openTestDatabase();
  const clock = testClock();
  const config = readConfig({ RATE_LIMIT_MULTIPLIER: '1000', DATA_DIR: DATA, ...env });
  const freshDeps = (): TestDeps => {
    const created = createDeps({
      config: {
        ...config,
        // Sign-ups in most tests need no proof of work. The tests of the proof of work set POW_COST.
        work: env['POW_COST'] === undefined ? 'off' : config.work,
        authSecret: 'a secret that only tests would ever use',
        metricsToken: 'a token for tests',
      },
      log,
      database,
      redis: undefined,
      clock,
      newId: newUuid,
      rng: seededRng(1),
      withProcessMetrics: false,
      passwordCost,
      readingBy,
    });
    return { ...created, rooms: new ReplaceableRooms() };
  };
  const deps = freshDeps();
  const app = await buildApp(deps);
  await app.ready();
  return {
    app,
    deps,
    database,
    clock,
    buildAnother: (replaced = {}) => buildApp({ ...freshDeps(), ...replaced }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export interface Answer<T> {
  status: number;
  /** The parsed body; for an error, the problem. Assert the status first. */
  body: T;
  problem: Problem;
  headers: Record<string, unknown>;
}

interface Input {
  token?: string | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls a declared route through Fastify's `inject`, without a socket. Only the server checks the input. */
export async function call<R extends z.ZodType>(
  app: FastifyInstance,
  route: Route<z.ZodType, z.ZodType, z.ZodType, R>,
  { token, params = {}, query, body, headers = {} }: Input = {},
): Promise<Answer<z.output<R>>> {
  const url = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? name)));
  const options: InjectOptions = {
    method: route.method,
    url,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(query !== undefined && { query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])) }),
    ...(body !== undefined && { payload: body as object }),
  };
  const response = await app.inject(options);
  const parsed = response.body === '' ? undefined : (JSON.parse(response.body) as unknown);
  return {
    status: response.statusCode,
    body: parsed as z.output<R>,
    problem: parsed as Problem,
    headers: response.headers,
  };
}
