import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Timers } from '#server/platform/background/timers.ts';
import type { Clock } from '#server/platform/clock.ts';
import { codeOf } from '#server/platform/errors.ts';
import type { Metrics } from '#server/platform/operations/metrics.ts';
import { statements, type Statement } from '#server/platform/watched.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { Positions, type Position } from './positions.ts';
import { markTimeline, replayedBy, writtenBy } from './replica.queries.ts';
import { takesSomethingAway } from './taking-away.ts';

/** How often the positions of both databases are read. */
const BEAT_MS = 500;
/** A replica that is further behind is not read. */
const OLDEST_MS = 2000;
/** How often, and with which pauses, a read looks for what its reader must see before it goes to the primary. */
const [LOOKS, LOOK_MS] = [4, 15];
/** How long after such a statement its transaction may still be open. */
const COMMIT_MS = 5000;
/** The beats that are kept, to know how old the replica's state is. */
const BEATS = 240;

/** Reads of a replica are for these. Sessions, membership, quotas and the logs of rooms are read on the primary. */
export interface Replica {
  /**
   * Runs a read that may be a second old. It sees what its reader wrote over HTTP, and every block, deletion and
   * restriction of anybody, or else it runs on the primary; there too when the replica fails. `work` only reads.
   */
  read: <T>(readerId: number | null, work: (db: Db) => Promise<T>) => Promise<T>;
  /** Remembers where the log of the primary is, before the writer gets the answer. */
  wrote: (writerId: number | null) => Promise<void>;
  close: () => Promise<void>;
}

/** Reads something that may be a second old, and on the primary what the replica does not have yet. */
export async function foundAnywhere<T>(
  { db, replica }: { db: Db; replica: Replica },
  readerId: number | null,
  work: (db: Db) => Promise<T | undefined>,
): Promise<T | undefined> {
  let asked = db;
  const found = await replica.read(readerId, (from) => work((asked = from)));
  return found === undefined && asked !== db ? work(db) : found;
}

interface ReplicaNeeds {
  primary: Db;
  /** Undefined where there is none. */
  replica: Database | undefined;
  redis: Redis | undefined;
  /** The identity of the database. */
  deployment: string;
  clock: Clock;
  timers: Timers;
  metrics: Pick<Metrics, 'replicaReads'>;
  log: Pick<Logger, 'warn'>;
}

/** Starts to follow a replica of the primary. Without one, everything is read on the primary. */
export function followReplica(needs: ReplicaNeeds): Replica {
  const { primary, replica } = needs;
  if (replica !== undefined) return new Follower({ ...needs, replica });
  return { read: (_, work) => work(primary), wrote: async () => undefined, close: async () => undefined };
}

type Needs = ReplicaNeeds & { replica: Database };

class Follower implements Replica {
  readonly #needs: Needs;
  readonly #positions: Positions;
  readonly #stopBeating: () => void;
  #beating: Promise<void> | undefined = undefined;
  /** When the primary was where, the latest last. */
  readonly #beats: { at: number; position: Position }[] = [];
  /** The timeline of the primary; undefined until it is known. */
  #timeline: number | undefined = undefined;
  /** How far the replica is on that timeline. */
  #replayed: Position = 0n;
  #isFresh = false;
  /** When something was last taken away. */
  #takenAt = 0;
  /** What was taken away before this time is in the positions that everybody must see. */
  #notedFrom = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#positions = new Positions(needs);
    statements.subscribe(this.#hear);
    this.#stopBeating = needs.timers.every(BEAT_MS, () => {
      // A beat that does not end is a replica that does not answer.
      if (this.#beating === undefined) this.#beating = this.#beat().finally(() => (this.#beating = undefined));
      else this.#isFresh = false;
    });
  }

  async read<T>(readerId: number | null, work: (db: Db) => Promise<T>): Promise<T> {
    const { primary, replica, metrics } = this.#needs;
    try {
      if (await this.#mayRead(readerId)) {
        const answer = await work(replica.db);
        metrics.replicaReads.inc({ from: 'replica' });
        return answer;
      }
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      this.#fail(error);
    }
    metrics.replicaReads.inc({ from: 'primary' });
    return work(primary);
  }

  async wrote(writerId: number | null): Promise<void> {
    const from = this.#now();
    const position = await writtenBy(this.#needs.primary);
    await this.#positions.put(position, { writerId, forAll: from - this.#takenAt <= COMMIT_MS });
    this.#notedFrom = Math.max(this.#notedFrom, from);
  }

  async close(): Promise<void> {
    this.#stopBeating();
    statements.unsubscribe(this.#hear);
    await this.#beating;
    await this.#needs.replica.close();
  }

  readonly #hear = (told: unknown): void => {
    if (takesSomethingAway((told as Statement).text)) this.#takenAt = this.#now();
  };

  #now(): number {
    return this.#needs.clock.now().getTime();
  }

  #fail(error: unknown): void {
    this.#isFresh = false;
    this.#needs.log.warn({ err: error }, 'the replica of the database');
  }

  async #beat(): Promise<void> {
    try {
      // A job takes something away without an answer that waits for it.
      if (this.#now() - this.#takenAt <= COMMIT_MS) await this.wrote(null);
      await this.#lookAtPrimary();
      const at = this.#now();
      const position = await writtenBy(this.#needs.primary);
      this.#beats.push({ at, position });
      if (this.#beats.length > BEATS) this.#beats.shift();
      await this.#lookAtReplica();
      const seen = this.#beats.findLast((beat) => beat.position <= this.#replayed);
      this.#isFresh = seen !== undefined && (seen.position === position || this.#now() - seen.at <= OLDEST_MS);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** After a standby has taken over, positions of the primary before say nothing any more. */
  async #lookAtPrimary(): Promise<void> {
    const timeline = await markTimeline(this.#needs.primary);
    if (timeline === this.#timeline) return;
    this.#timeline = timeline;
    this.#replayed = 0n;
    this.#beats.length = 0;
    this.#positions.forget();
  }

  async #lookAtReplica(): Promise<void> {
    const { position, timeline } = await replayedBy(this.#needs.replica.db);
    this.#replayed = timeline === this.#timeline ? position : 0n;
  }

  async #mayRead(readerId: number | null): Promise<boolean> {
    if (!this.#isFresh || this.#notedFrom < this.#takenAt) return false;
    const needed = await this.#positions.of(readerId);
    return needed !== undefined && this.#reaches(needed);
  }

  /** Waits a moment for the replica to have a position; returns whether it has. */
  async #reaches(position: Position): Promise<boolean> {
    for (let look = 0; this.#replayed < position; look += 1) {
      if (look > LOOKS) return false;
      if (look > 0) await new Promise<void>((resolve) => this.#needs.timers.after(LOOK_MS, resolve));
      await this.#lookAtReplica();
    }
    return true;
  }
}

/** PostgreSQL's classes of errors that are of the connection, the server or its recovery, and not of the statement. */
const OF_SERVER = /^(?:08|40|53|57|58|XX)/;

/** Returns whether an error is the replica's own. An error of a connection has a code of another form, or none. */
function isOfReplica(error: unknown): boolean {
  const code = codeOf(error);
  if (/^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE') return OF_SERVER.test(code);
  return /^E[A-Z]+$/.test(code) || (error instanceof Error && /timeout|terminated|connect/i.test(error.message));
}
