import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Clock, NewId, Rng } from './clock.ts';
import type { Community } from './seams/community.ts';
import type { Database, Db } from './database/database.ts';
import type { Replica } from './replica/replica.ts';
import type { Desk } from './seams/desk.ts';
import type { Jobs } from './background/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './delivery/mail.ts';
import type { Media } from './media/media.ts';
import type { OpenWords } from './seams/open-words.ts';
import type { Operators } from './seams/operators.ts';
import type { Llm } from './models/llm.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Pulse } from './operations/pulse.ts';
import type { Deliveries } from './delivery/deliveries.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { Presence } from './presence/presence.ts';
import type { Place } from './place/place.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { ProofOfWork } from './http/proof-of-work.ts';
import type { Gifs } from './gifs/gifs.ts';
import type { Hints } from './realtime/hints.ts';
import type { Hub } from './realtime/hub.ts';
import type { Timers } from './background/timers.ts';
import type { Reading } from './reading/reading.ts';
import type { Retention } from './background/retention.ts';
import type { Rooms } from './seams/rooms.ts';
import type { FactFinder } from './product-facts/fact-finder.ts';
import type { Recogniser } from './safety/recogniser.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Sms } from './delivery/sms.ts';
import type { Texts } from './seams/texts.ts';
import type { Waiting } from './seams/waiting.ts';

/**
 * The dependencies of every feature, created once by main or by a test. A feature declares beside its code what only it
 * uses.
 */
export interface Deps {
  config: Config;
  database: Database;
  db: Db;
  /** Where reads that may be a second old go. */
  replica: Replica;
  redis: Redis | undefined;
  clock: Clock;
  newId: NewId;
  rng: Rng;
  log: Logger;
  limits: Limits;
  sessions: Sessions;
  presence: Presence;
  place: Place;
  pictures: Pictures;
  media: Media;
  gifs: Gifs;
  passwords: Passwords;
  proofOfWork: ProofOfWork;
  jobs: Jobs;
  retention: Retention;
  mailer: Mailer;
  sms: Sms;
  /** Takes the mails and texts for which no adapter is configured; keeps them on a developer's machine. */
  outbox: Outbox;
  timers: Timers;
  hub: Hub;
  hints: Hints;
  rooms: Rooms;
  openWords: OpenWords;
  texts: Texts;
  waiting: Waiting;
  community: Community;
  desk: Desk;
  operators: Operators;
  /** The language model; undefined when none is configured. Features then work without it. */
  llm: Llm | undefined;
  metrics: Metrics;
  pulse: Pulse;
  deliveries: Deliveries;
  /** Recognizes messages about a crisis, which must be answered with help before anything else. */
  safety: Recogniser;
  /** Reads people's words for their meaning, on a thread of its own; one per process. */
  reading: Reading;
  facts: FactFinder;
}
