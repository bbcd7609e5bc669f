import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { isLoopback, type Config } from './config.ts';
import { createAgeProvider } from './features/accounts/age/provider.ts';
import type { Clock, NewId, Rng } from './platform/clock.ts';
import { Community } from './platform/seams/community.ts';
import type { Database } from './platform/database/database.ts';
import type { Deps } from './platform/deps.ts';
import { followReplica } from './platform/replica/replica.ts';
import { Desk } from './platform/seams/desk.ts';
import { createGifs } from './platform/gifs/gifs.ts';
import { createJobs } from './platform/background/jobs.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createLlm } from './platform/models/llm.ts';
import { createMailer } from './platform/delivery/mail.ts';
import { Media } from './platform/media/media.ts';
import { counted, Deliveries } from './platform/delivery/deliveries.ts';
import { createMetrics } from './platform/operations/metrics.ts';
import { Pulse } from './platform/operations/pulse.ts';
import { OpenWords } from './platform/seams/open-words.ts';
import { Operators } from './platform/seams/operators.ts';
import { createOutbox } from './platform/delivery/outbox.ts';
import { createPasswords, HASH_COST, type HashCost } from './platform/secrets/passwords.ts';
import { Rounds } from './doctor/doctor.ts';
import { createTranscriber } from './features/translation/transcriber.ts';
import { createTranslator } from './features/translation/translator.ts';
import { createPayments } from './features/premium/payments/payments.ts';
import { createPresence } from './platform/presence/presence.ts';
import { Place } from './platform/place/place.ts';
import { createPictures } from './platform/pictures/pictures.ts';
import { createFactFinderOn } from './platform/product-facts/fact-thread.ts';
import { createProofOfWork } from './platform/http/proof-of-work.ts';
import { countedPush, createPush } from './features/notifications/push/push.ts';
import { createHints } from './platform/realtime/hints.ts';
import { createHub } from './platform/realtime/hub.ts';
import type { HubLimits } from './platform/realtime/limits.ts';
import { systemTimers, type Timers } from './platform/background/timers.ts';
import type { Reading } from './platform/reading/reading.ts';
import { createReadingThread, type Plainness } from './platform/reading/reading.thread.ts';
import { Retention } from './platform/background/retention.ts';
import { Rooms } from './platform/seams/rooms.ts';
import { createEncoder, type Encoder } from './platform/reading/encoder.ts';
import { createRecogniser } from './platform/safety/recogniser.ts';
import { createSessions } from './platform/sessions/sessions.ts';
import { Texts } from './platform/seams/texts.ts';
import { Waiting } from './platform/seams/waiting.ts';
import { createSms } from './platform/delivery/sms.ts';
import { createTokens } from './platform/sessions/tokens.ts';

interface DepsInput {
  /** The configuration with its secrets. */
  config: Config;
  log: Logger;
  database: Database;
  /** The identity of the database, see `deploymentOf`. */
  deployment?: string;
  /** A replica of the database, if there is one. */
  replica?: Database | undefined;
  redis: Redis | undefined;
  clock: Clock;
  newId: NewId;
  rng: Rng;
  withProcessMetrics: boolean;
  timers?: Timers;
  /** The cost of a password hash, if it differs from the recommended one. */
  passwordCost?: HashCost;
  /** Limits of sockets that differ from the defaults. */
  hubLimits?: Partial<HubLimits>;
  /** Creates what reads people's words, if that is not the thread for words. */
  readingBy?: (encoder: Encoder) => Reading;
}

/** Creates the dependencies of the features. The caller has to start `presence` and `jobs` afterwards. */
export function createDeps({
  withProcessMetrics,
  hubLimits,
  passwordCost = HASH_COST,
  timers = systemTimers,
  deployment = '',
  replica,
  readingBy,
  ...given
}: DepsInput): Deps {
  const { config, log, database, redis, clock, newId, rng } = given;
  const { db } = database;
  if (config.authSecret === undefined) throw new Error('The configuration has no authSecret.');
  const tokens = createTokens({ secret: config.authSecret, issuer: config.publicUrl.origin, clock });
  const metrics = createMetrics({ withProcess: withProcessMetrics });
  const hints = createHints({
    redis,
    deployment,
    newId,
    onError: (error) => log.warn({ err: error }, 'hints'),
    onMalformed: () => metrics.malformedHints.inc(),
  });
  // Only one process uses the embedded database. On PostgreSQL, other processes announce ended sessions by Redis hints.
  const hearsEndings = (): boolean => database.kind === 'pglite' || hints.isLive();
  const sessions = createSessions({ db, tokens, clock, newId, hearsEndings });
  const outbox = createOutbox({ isLocal: isLoopback(config.publicUrl.hostname), clock, newId, log });
  const desk = new Desk();
  const encoder = createEncoder({ log });
  const onPlain = (why: Plainness): void => metrics.plainAnswers.inc({ why });
  const reading = readingBy?.(encoder) ?? createReadingThread({ encoder, log, onPlain });
  const hub = createHub({ config, sessions, clock, newId, rng, timers, log }, hubLimits);
  const deliveries = new Deliveries({ db, clock, timers, onError: (error) => log.error({ err: error }, 'deliveries') });
  const place = new Place({ db, clock, hints, given: config.place, config });
  const mailer = createMailer(config, outbox, () => place.ownName);
  const pictures = createPictures(config, { db, clock, newId, log });
  return {
    ...given,
    db,
    replica: followReplica({ primary: db, replica, redis, deployment, clock, timers, metrics, log }),
    timers,
    limits: createLimits({ redis, deployment, multiplier: config.rateLimitMultiplier }),
    sessions,
    hub,
    deliveries,
    pulse: new Pulse({ clock, timers, connections: () => [...hub.identities()].length }),
    rounds: new Rounds({ config, database }, clock),
    hints,
    rooms: new Rooms(),
    openWords: new OpenWords(),
    texts: new Texts(),
    waiting: new Waiting(),
    community: new Community(),
    desk,
    operators: new Operators(),
    payments: createPayments(config),
    llm: createLlm(config.llm),
    translator: createTranslator(config.translate),
    transcriber: createTranscriber(config.transcribe),
    ages: createAgeProvider(config.ageProvider),
    presence: createPresence({ db, clock, onError: (error) => log.error({ err: error }, 'presence') }),
    push: countedPush(createPush(config), deliveries),
    place,
    pictures,
    media: new Media(config, { db, clock, newId, pictures, desk, place }),
    gifs: createGifs(config, { clock }),
    passwords: createPasswords(passwordCost),
    proofOfWork: createProofOfWork(config, { db, clock }),
    jobs: createJobs({ database, log }),
    retention: new Retention({ db, clock, log }),
    outbox,
    mailer: counted(mailer, deliveries, config.smtpUrl === undefined ? undefined : 'mail'),
    sms: counted(createSms({ twilio: config.twilio, outbox, timers }), deliveries, config.twilio && 'text'),
    metrics,
    reading,
    facts: createFactFinderOn(reading),
    safety: createRecogniser({ encoder, reading, onJudged: (level) => metrics.judgements.inc({ level }) }),
  };
}
