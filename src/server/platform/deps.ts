import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Clock, NewId, Rng } from './clock.ts';
import type { Database, Db } from './database/database.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Presence } from './presence.ts';
import type { Hints } from './realtime/hints.ts';
import type { Hub } from './realtime/hub.ts';
import type { Timers } from './realtime/timers.ts';
import type { Sessions } from './sessions.ts';

/** Everything a feature may lean on, made once by main (or by a test) and handed down. */
export interface Deps {
  config: Config;
  database: Database;
  db: Db;
  redis: Redis | undefined;
  clock: Clock;
  newId: NewId;
  rng: Rng;
  log: Logger;
  limits: Limits;
  sessions: Sessions;
  presence: Presence;
  jobs: Jobs;
  timers: Timers;
  hub: Hub;
  hints: Hints;
  metrics: Metrics;
}
