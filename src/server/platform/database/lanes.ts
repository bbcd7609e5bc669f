import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import { binaryArray, type ElementType } from './binary-arrays.ts';
import { inTransaction, type Db } from './database.ts';
import { isPooled, typeParsers } from './postgres.ts';

/** A statement prepared once on each connection; `name` must be unique. */
export interface Statement {
  name: string;
  text: string;
  /** The element type of each parameter that is an array, which is sent in binary; undefined for other parameters. */
  arrays: readonly (ElementType | undefined)[];
}

export interface TransactionStep {
  statement: Statement;
  values: unknown[];
}

/** A connection for frequent writes. It runs one transaction at a time, on PostgreSQL in one round trip. */
export interface Lane {
  /** Runs the steps in one transaction and returns the rows of each. After an error, the outcome is unknown. */
  transact: (steps: TransactionStep[]) => Promise<unknown[][]>;
  close: () => Promise<void>;
}

/** The time limit of a statement, in milliseconds. After it, the transaction fails. */
const STATEMENT_MS = 10_000;

/** What makes every join a loop over an index. */
const BY_INDEX = [
  ...['seqscan', 'bitmapscan', 'mergejoin', 'hashjoin', 'material'].map((way) => `enable_${way} = off`),
  'jit = off',
];

/**
 * A lane's statements find every row by a key, so every join must be a loop over an index. Any other plan reads a whole
 * table for each batch. The plans are kept, because planning costs as much as a small batch.
 */
const LANE_SETTINGS = ['plan_cache_mode = force_generic_plan', ...BY_INDEX].map((one) => `SET ${one}`).join('; ');

/**
 * Behind a transaction pooler the next transaction has another connection, and a distributed database refuses a plan
 * that does not know its values. So each transaction sets what it needs for itself, and its statements have no name and
 * are planned anew: with one batch for many messages, that is shared too.
 */
const UNKEPT_BEGIN = [
  'BEGIN',
  ...[`statement_timeout = ${STATEMENT_MS}`, ...BY_INDEX].map((one) => `SET LOCAL ${one}`),
];

/**
 * Plans are renewed whenever the number of transactions has doubled, up to this number, and then at each multiple of
 * it. A plan made while the tables are empty may use the wrong one of two indexes, which cost the same without rows.
 * With such a plan, a batch of 200 messages took a second.
 */
const REPLAN_AFTER = 1024;

/**
 * Plans are renewed also after a transaction of more than this many milliseconds: tables that other servers or an import
 * fill outgrow a plan without any transaction of this lane.
 */
const SLOW_MS = 100;
/** The least milliseconds between two such renewals, because a full disk or a long lock is slow with every plan. */
const REST_MS = 1000;

/** Opens `count` lanes to PostgreSQL at `url`. Without a `url`, opens one lane to the embedded database. */
export function openLanes({ db, url }: { db: Db; url: string | undefined }, count: number): Lane[] {
  if (url === undefined) return [embeddedLane(db)];
  return Array.from({ length: count }, () => new PipelinedLane(url));
}

function embeddedLane(db: Db): Lane {
  return {
    transact: (steps) =>
      inTransaction(db, async (trx) => {
        const answers: unknown[][] = [];
        for (const { statement, values } of steps) {
          answers.push((await trx.executeQuery(CompiledQuery.raw(statement.text, values))).rows);
        }
        return answers;
      }),
    close: async () => undefined,
  };
}

/** Sends begin, all steps and commit in one write, so that PostgreSQL runs them without a round trip in between. */
class PipelinedLane implements Lane {
  readonly #url: string;
  /** Whether the connection keeps settings and plans between transactions. */
  #isKept: boolean;
  #client: Promise<Client> | undefined = undefined;
  #served = 0;
  /** True when the last transaction was so slow that the plans may be the reason. */
  #isSlow = false;
  #plannedAt = 0;

  constructor(url: string) {
    this.#url = url;
    this.#isKept = !isPooled(url);
  }

  async transact(steps: TransactionStep[]): Promise<unknown[][]> {
    const connecting = (this.#client ??= this.#open());
    try {
      const client = await connecting;
      const begunAt = performance.now();
      await this.#replan(client, begunAt);
      const sent = [
        client.query(this.#isKept ? 'BEGIN' : UNKEPT_BEGIN.join('; ')),
        ...steps.map(({ statement: { name, text, arrays }, values }) =>
          client.query<object>({
            ...(this.#isKept && { name }),
            text,
            values: values.map((value, at) => encoded(value, arrays[at])),
          }),
        ),
        client.query('COMMIT'),
      ];
      const settled = await Promise.allSettled(sent);
      const failed = settled.find((result) => result.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      const results = settled.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
      // PostgreSQL answers COMMIT with ROLLBACK after a failed step.
      if (results.at(-1)?.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
      this.#isSlow = performance.now() - begunAt > SLOW_MS;
      return results.slice(1, -1).map((result) => result?.rows ?? []);
    } catch (error) {
      // After a failure the state of prepared statements is unknown; a new connection has none.
      if (this.#client === connecting) this.#client = undefined;
      void connecting.then((client) => client.end()).catch(ignore);
      throw error;
    }
  }

  async close(): Promise<void> {
    const connecting = this.#client;
    this.#client = undefined;
    await connecting?.then((client) => client.end()).catch(ignore);
  }

  async #replan(client: Client, now: number): Promise<void> {
    this.#served += 1;
    const isDoubted = this.#isSlow && now - this.#plannedAt > REST_MS;
    if (!this.#isKept || !(isDoubted || isReplanned(this.#served))) return;
    this.#plannedAt = now;
    await client.query('DISCARD PLANS');
  }

  #open(): Promise<Client> {
    const connecting = this.#connect(() => {
      if (this.#client === connecting) this.#client = undefined;
    });
    return connecting;
  }

  async #connect(onEnd: () => void): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      pipeline: true,
      types: typeParsers,
      application_name: 'wildin lane',
      ...(this.#isKept && { statement_timeout: STATEMENT_MS }),
      query_timeout: 2 * STATEMENT_MS,
    });
    client.on('error', ignore);
    // A connection that dies between two transactions, as behind a proxy after a quiet hour, fails none of them.
    client.once('end', onEnd);
    await client.connect();
    if (this.#isKept && (await isDistributed(client))) this.#isKept = false;
    if (this.#isKept) await client.query(LANE_SETTINGS);
    return client;
  }
}

/** Returns whether a connection leads to the coordinator of a Citus cluster. */
async function isDistributed(client: Client): Promise<boolean> {
  return (await client.query("SELECT FROM pg_extension WHERE extname = 'citus'")).rowCount === 1;
}

function encoded(value: unknown, type: ElementType | undefined): unknown {
  return type === undefined ? value : binaryArray(type, value as (string | number | null)[]);
}

/**
 * Returns whether plans are renewed before this transaction: the 1st, 2nd, 4th … and every multiple of REPLAN_AFTER.
 */
function isReplanned(count: number): boolean {
  return count < REPLAN_AFTER ? Number.isInteger(Math.log2(count)) : count % REPLAN_AFTER === 0;
}

function ignore(): void {
  // The connection is closed already.
}
