import { sql } from 'kysely';
import { createLog } from '#server/platform/log.ts';
import { LeaseWorker, type End, type Lease, type LeaseTable } from '#server/platform/background/leases.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { handTimers } from './faults/timers.ts';

export interface ThingKey {
  owner: number;
  thing: string;
}
export type ThingClaim = ThingKey & Lease;

export const work: LeaseTable<ThingKey> = {
  name: 'work_due',
  key: [
    { column: 'owner', type: 'bigint' },
    { column: 'thing', type: 'uuid' },
  ],
};

interface Row extends ThingClaim {
  due_at: Date;
  claimed_until: Date | null;
}

/** A table of leased work whose key has two columns, the workers of the table, and a clock that the test advances. */
export class LeaseScene {
  readonly time = handTimers();
  database!: TestDatabase;

  open = async (): Promise<void> => {
    this.database = await openTestDatabase();
    await this.database.script(`CREATE TABLE work_due (
      owner bigint NOT NULL, thing uuid NOT NULL, seq bigint NOT NULL, due_at timestamptz NOT NULL,
      claimed_until timestamptz, tries smallint NOT NULL DEFAULT 0, PRIMARY KEY (owner, thing))`);
  };

  clear = async (): Promise<void> => {
    await sql`DELETE FROM work_due`.execute(this.database.db);
  };

  close = (): Promise<void> => this.database.close();

  /** Adds a row for each owner, due `inMs` from now; for an existing row, sets `seq` and resets `tries`. */
  add = async (owners: number[], { seq = 1, inMs = 0 } = {}): Promise<ThingKey[]> => {
    const at = new Date(this.time.clock.now().getTime() + inMs);
    await sql`
      INSERT INTO work_due (owner, thing, seq, due_at)
      SELECT owner, ${THING}::uuid, ${seq}::bigint, ${at}::timestamptz
      FROM unnest(${owners}::bigint[]) AS owner ORDER BY owner
      ON CONFLICT (owner, thing) DO UPDATE SET seq = excluded.seq, tries = 0`.execute(this.database.db);
    return owners.map((owner) => ({ owner, thing: THING }));
  };

  rows = async (): Promise<Row[]> => {
    const { rows } = await sql<Row>`SELECT * FROM work_due ORDER BY owner`.execute(this.database.db);
    return rows;
  };

  worker = (
    see: (claim: ThingClaim) => Promise<End>,
    { atOnce = 10, restMs = 0 } = {},
  ): LeaseWorker<ThingKey, ThingClaim> =>
    new LeaseWorker(
      { db: this.database.db, clock: this.time.clock, timers: this.time, log: createLog('silent') },
      {
        table: work,
        name: 'work',
        tickMs: 1000,
        leaseMs: 60_000,
        atOnce,
        restMs,
        pauseMs: 5000,
        begin: async () => see,
      },
    );
}

const THING = '00000000-0000-4000-8000-000000000001';
