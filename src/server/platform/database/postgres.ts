import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type CustomTypesConfig, type PoolClient } from 'pg';
import { tellStatement } from '#server/platform/watched.ts';
import { KEPT, type Database } from './database.ts';
import { namingStatements } from './statement-names.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/** Reads int8 as numbers, because all int8 values of the product (12-digit ids, sequence numbers) fit a double. */
const parsers: Record<number, (value: string) => unknown> = {
  [INT8]: Number,
  [INT8_ARRAY]: (value) => (value === '{}' ? [] : value.slice(1, -1).split(',').map(Number)),
  [DATE]: (value) => value,
};

export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (format !== 'binary' && parsers[oid]) || types.getTypeParser(oid, format),
};

/** Makes a client prepare each statement that begins with `KEPT` under a name, so that PostgreSQL keeps its plan. */
function keepMarked(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const ask = (...given: unknown[]): unknown => {
    const [text, values] = given;
    if (typeof text !== 'string' || !text.startsWith(KEPT)) return query(...given);
    return query({ name: nameOf(text), text, values });
  };
  client.query = ask as typeof client.query;
}

const names = new Map<string, string>();

/** Returns a statement's name: the same on every connection, and short, as PostgreSQL cuts names after 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Returns whether an address leads to a pooler that lends its connections for one transaction each: it has
 * `pgbouncer=true`, as in other products. What a connection keeps between transactions is then lost or somebody else's.
 */
export const isPooled = (url: string): boolean => new URL(url).searchParams.get('pgbouncer') === 'true';

interface PoolWishes {
  /** The most connections. */
  max?: number;
  /** A connection or a statement that takes longer fails; without it they may take any time. */
  patienceMs?: number;
}

/** Opens a pool on PostgreSQL 15 or later at `url`. */
export async function openPostgres(url: string, { max = 10, patienceMs }: PoolWishes = {}): Promise<Database> {
  const keepsConnections = !isPooled(url);
  const pool = new Pool({
    connectionString: url,
    max,
    ...(patienceMs !== undefined && { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }),
    types: typeParsers,
    application_name: 'wildin',
    // JIT compilation takes longer than any of our statements: the totals of 2,000 chats took 100 ms instead of 10.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits the promise, which its types omit
    ...(keepsConnections && { onConnect: async (client) => void (await client.query('SET jit = off')) }),
  });
  // When PostgreSQL closes a connection, the running query fails and the pool opens another connection. An error event
  // without a listener would end the process, and the pool itself listens only to idle connections.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (keepsConnections) keepMarked(client);
  });
  const db = new Kysely<Tables>({ dialect: namingStatements(new PostgresDialect({ pool })), log: tellStatement });
  return {
    kind: 'postgres',
    url,
    db,
    jobs: { executeSql: (text, values) => pool.query(text, values) },
    embedded: undefined,
    script: async (sql, onPart) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        for (const [at, part] of [sql].flat().entries()) {
          onPart?.(at);
          await client.query(part);
        }
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => db.destroy(),
  };
}
