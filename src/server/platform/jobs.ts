import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Trx } from './database/database.ts';

type Handler = (data: object) => Promise<void>;

/** Work that happens later or on a schedule, kept in the database so that it survives the worker's death. */
export interface Jobs {
  /** Declares a kind of job and who does it; `cron` (UTC) makes it recur. Declare before `prepare`. */
  define: (name: string, handler: Handler, cron?: string) => void;
  /** Makes the queues, so that jobs can be enqueued here; who does them may be another process. */
  prepare: () => Promise<void>;
  /** Enqueues inside the transaction that causes it: both happen or neither does. */
  enqueue: (trx: Trx, name: string, data: object) => Promise<void>;
  /** Lets this process look for such jobs now instead of at its next turn; call it after the commit. */
  hurry: (name: string) => void;
  /** Begins to do the jobs. */
  start: () => Promise<void>;
  /** Does what is due, here and now, where `start` was not called; what fails waits for its next try. */
  drain: () => Promise<void>;
  /** Lets running jobs finish. */
  stop: () => Promise<void>;
}

/** Tries are spread over about seven minutes; what is done is forgotten ten minutes later. */
const QUEUE = { retryLimit: 9, retryBackoff: true, deleteAfterSeconds: 600 };
const NOBODY = '00000000-0000-0000-0000-000000000000';

export function createJobs({ database, log }: { database: Database; log: Logger }): Jobs {
  const defined = new Map<string, { handler: Handler; cron: string | undefined }>();
  const workers = new Map<string, string>();
  const boss = new PgBoss({ db: database.jobs, schedule: true });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let preparing: Promise<void> | undefined;

  const prepare = async (): Promise<void> => {
    await boss.start();
    for (const name of defined.keys()) {
      await boss.createQueue(name, QUEUE);
      // A send asks for the queue it does not know yet, which it could not do beside an open transaction on PGlite.
      await boss.findJobs(name, { id: NOBODY });
    }
  };
  const ready = (): Promise<void> => (preparing ??= prepare());

  return {
    define: (name, handler, cron) => defined.set(name, { handler, cron }),
    prepare: ready,
    enqueue: async (trx, name, data) => {
      await boss.send(name, data, { db: fromKysely(trx) });
    },
    hurry: (name) => {
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    start: async () => {
      await ready();
      for (const [name, { handler, cron }] of defined) {
        const worker = await boss.work(name, async (batch) => {
          for (const job of batch) await handler(job.data as object);
        });
        workers.set(name, worker);
        if (cron !== undefined) await boss.schedule(name, cron);
      }
    },
    drain: async () => {
      for (const [name, { handler }] of defined) {
        for (;;) {
          const [job] = await boss.fetch(name);
          if (job === undefined) break;
          try {
            await handler(job.data as object);
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
