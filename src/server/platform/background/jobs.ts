import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { oneAtATime } from '#server/platform/database/migrate.ts';
import type { Database, Trx } from '#server/platform/database/database.ts';
import { countJobs, failedJobs, type JobCount } from './jobs.queries.ts';
import { jobRuns } from '#server/platform/watched.ts';
import { registerOnce } from '#server/platform/seams/register-once.ts';

type Handler = (data: object) => Promise<void>;

/** Work that runs later or on a schedule, stored in the database so that it survives the worker's death. */
export interface Jobs {
  /** Declares a kind of job and its handler; `cron` (UTC) makes the job recur. Call it before `prepare`. */
  define: (name: string, handler: Handler, cron?: string) => void;
  /** Creates the queues, so that jobs can be enqueued here; another process may run them. */
  prepare: () => Promise<void>;
  /** Enqueues a job inside the transaction that causes it: both happen or neither does. */
  enqueue: (trx: Trx, name: string, data: object) => Promise<void>;
  /** Makes this process look for jobs of this name now, not at its next poll. Call it after the commit. */
  hurry: (name: string) => void;
  /** Counts the jobs of each kind that wait, run, or failed for good. */
  counts: () => Promise<JobCount[]>;
  /** Makes the failed jobs of a kind wait again; returns their number. */
  retryFailed: (name: string) => Promise<number>;
  /** Deletes the failed jobs of a kind; returns their number. */
  dropFailed: (name: string) => Promise<number>;
  /** Starts the workers. */
  start: () => Promise<void>;
  /** Runs all due jobs now, in a process that did not call `start`; a failed job waits for its next try. */
  drain: () => Promise<void>;
  /** Stops the workers and waits for running jobs. */
  stop: () => Promise<void>;
}

/** The time after which a finished job, or one whose retries all failed, is deleted. */
export const FINISHED_MS = 600_000;
/** The pauses double from about a second to ten minutes, and last a day in total: a service may be down for hours. */
const QUEUE = { retryLimit: 150, retryBackoff: true, retryDelayMax: 600, deleteAfterSeconds: FINISHED_MS / 1000 };
/** A scheduled job is tried for 9 to 17 minutes: the next one comes anyway. */
const SCHEDULED_QUEUE = { ...QUEUE, retryLimit: 9 };
/** Scheduled jobs need no more accuracy than a minute, and each poll of a queue costs the database a query. */
const SCHEDULED = { pollingIntervalSeconds: 30 };
const NOBODY = '00000000-0000-0000-0000-000000000000';

export function createJobs({ database, log }: { database: Database; log: Logger }): Jobs {
  const defined: Record<string, { handler: Handler; cron: string | undefined }> = {};
  const workers = new Map<string, string>();
  const boss = new PgBoss({ db: database.jobs, schedule: true });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let preparing: Promise<void> | undefined;

  const prepare = async (): Promise<void> => {
    await boss.start();
    for (const [name, { cron }] of Object.entries(defined)) {
      const queue = cron === undefined ? QUEUE : SCHEDULED_QUEUE;
      await boss.createQueue(name, queue);
      // An earlier version may have created the queue with other settings.
      await boss.updateQueue(name, queue);
      // Makes pg-boss read the queue's settings now: at the first send, PGlite's open transaction would block the read.
      await boss.findJobs(name, { id: NOBODY });
    }
  };
  const ready = (): Promise<void> => (preparing ??= oneAtATime(database, prepare));

  return {
    define: (name, handler, cron) => registerOnce(defined, { [name]: { handler, cron } }),
    prepare: ready,
    enqueue: async (trx, name, data) => {
      await boss.send(name, data, { db: fromKysely(trx) });
    },
    hurry: (name) => {
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    counts: async () => {
      const counted = new Map((await countJobs(database.db)).map((row) => [row.name, row]));
      return Object.keys(defined).map((name) => counted.get(name) ?? { name, waiting: 0, running: 0, failed: 0 });
    },
    retryFailed: async (name) => {
      const ids = await failedJobs(database.db, name);
      if (ids.length > 0) await boss.retry(name, ids);
      return ids.length;
    },
    dropFailed: async (name) => {
      const ids = await failedJobs(database.db, name);
      if (ids.length > 0) await boss.deleteJob(name, ids);
      return ids.length;
    },
    start: async () => {
      await ready();
      for (const [name, { handler, cron }] of Object.entries(defined)) {
        const worker = await boss.work(name, cron === undefined ? {} : SCHEDULED, async (batch) => {
          for (const job of batch) await jobRuns.tracePromise(() => handler(job.data as object), { name });
        });
        workers.set(name, worker);
        if (cron !== undefined) await boss.schedule(name, cron);
      }
      // The database may have schedules of earlier versions, whose jobs have no handler.
      for (const { name } of await boss.getSchedules()) {
        if (defined[name]?.cron === undefined) await boss.unschedule(name);
      }
    },
    drain: async () => {
      for (const [name, { handler }] of Object.entries(defined)) {
        for (;;) {
          const [job] = await boss.fetch(name);
          if (job === undefined) break;
          try {
            await jobRuns.tracePromise(() => handler(job.data as object), { name });
            await boss.complete(name, job.id);
          } catch (error) {
            await boss.fail(name, job.id, { message: String(error) });
          }
        }
      }
    },
    stop: () => boss.stop({ graceful: true, close: false }),
  };
}
