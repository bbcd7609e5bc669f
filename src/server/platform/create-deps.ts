import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { isLoopback, type Config } from '#server/config.ts';
import type { Clock, NewId, Rng } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Deps } from './deps.ts';
import { createJobs } from './jobs.ts';
import { createLimits } from './limits.ts';
import { createLlm } from './llm.ts';
import { createMailer } from './mail.ts';
import { createMetrics } from './metrics.ts';
import { createOutbox } from './outbox.ts';
import { createPresence } from './presence.ts';
import { createPush } from './push.ts';
import { createHints } from './realtime/hints.ts';
import { createHub, type HubLimits } from './realtime/hub.ts';
import { systemTimers, type Timers } from './realtime/timers.ts';
import { createSessions } from './sessions.ts';
import { createSms } from './sms.ts';
import { createTokens } from './tokens.ts';

interface Given {
  /** With its secrets filled in. */
  config: Config;
  log: Logger;
  database: Database;
  redis: Redis | undefined;
  clock: Clock;
  newId: NewId;
  rng: Rng;
  withProcessMetrics: boolean;
  timers?: Timers;
  /** What a socket may do, where it differs from the usual. */
  hubLimits?: Partial<HubLimits>;
}

/** Makes what the features lean on from what the outside gives; starts nothing. */
export function createDeps({ withProcessMetrics, hubLimits, timers = systemTimers, ...given }: Given): Deps {
  const { config, log, database, redis, clock, newId, rng } = given;
  const { db } = database;
  if (config.authSecret === undefined) throw new Error('The configuration has no authSecret.');
  const tokens = createTokens({ secret: config.authSecret, issuer: config.publicUrl.origin, clock });
  const hints = createHints({ redis, newId, onError: (error) => log.warn({ err: error }, 'hints') });
  // The embedded database has one process; on PostgreSQL the others are heard through Redis or not at all.
  const hearsEndings = (): boolean => database.kind === 'pglite' || hints.isLive();
  const sessions = createSessions({ db, tokens, clock, newId, hearsEndings });
  const outbox = createOutbox({ isLocal: isLoopback(config.publicUrl.hostname), clock, newId, log });
  return {
    ...given,
    db,
    timers,
    limits: createLimits({ redis, multiplier: config.rateLimitMultiplier }),
    sessions,
    hub: createHub({ config, sessions, clock, newId, rng, timers, log }, hubLimits),
    hints,
    llm: createLlm(config.llm),
    presence: createPresence({ db, clock, onError: (error) => log.error({ err: error }, 'presence') }),
    push: createPush(config),
    jobs: createJobs({ database, log }),
    outbox,
    mailer: createMailer(config, outbox),
    sms: createSms({ twilio: config.twilio, outbox, timers }),
    metrics: createMetrics({ withProcess: withProcessMetrics }),
  };
}
