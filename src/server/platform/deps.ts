import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Clock, NewId, Rng } from './clock.ts';
import type { Database, Db } from './database/database.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits.ts';
import type { Mailer } from './mail.ts';
import type { Llm } from './llm.ts';
import type { Metrics } from './metrics.ts';
import type { Outbox } from './outbox.ts';
import type { Presence } from './presence.ts';
import type { Push } from './push.ts';
import type { Hints } from './realtime/hints.ts';
import type { Hub } from './realtime/hub.ts';
import type { Timers } from './realtime/timers.ts';
import type { Sessions } from './sessions.ts';
import type { Sms } from './sms.ts';

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
  push: Push;
  jobs: Jobs;
  mailer: Mailer;
  sms: Sms;
  /** What no adapter carried, on a machine of one's own. */
  outbox: Outbox;
  timers: Timers;
  hub: Hub;
  hints: Hints;
  /** The language model; without settings there is none, and what needs one answers in its simple version. */
  llm: Llm | undefined;
  metrics: Metrics;
}
