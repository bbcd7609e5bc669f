import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Trx } from './database/database.ts';

type Handler = (data: object) => Promise<void>;

/** Work that happens later or on a schedule, kept in the database so that it survives the worker's death. */
export interface Jobs {
  /** Declares a kind of job and who does it; `cron` (UTC) makes it recur. Declare before `start`. */
  define: (name: string, handler: Handler, cron?: string) => void;
  /** Enqueues inside the transaction that causes it: both happen or neither does. */
  enqueue: (trx: Trx, name: string, data: object) => Promise<void>;
  start: () => Promise<void>;
  /** Lets running jobs finish. */
  stop: () => Promise<void>;
}

export function createJobs({ database, log }: { database: Database; log: Logger }): Jobs {
  const defined = new Map<string, { handler: Handler; cron: string | undefined }>();
  const boss = new PgBoss({ db: database.jobs, schedule: true });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  return {
    define: (name, handler, cron) => defined.set(name, { handler, cron }),
    enqueue: async (trx, name, data) => {
      await boss.send(name, data, { db: fromKysely(trx) });
    },
    start: async () => {
      await boss.start();
      for (const [name, { handler, cron }] of defined) {
        await boss.createQueue(name, { retryLimit: 5, retryBackoff: true });
        await boss.work(name, async (batch) => {
          for (const job of batch) await handler(job.data as object);
        });
        if (cron !== undefined) await boss.schedule(name, cron);
      }
    },
    stop: () => boss.stop({ graceful: true, close: false }),
  };
}
