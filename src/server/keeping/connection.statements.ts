import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Client } from 'pg';
import { copyFrom, copyTo } from './copying.ts';
import { PART_BYTES, wholeLines } from './rows.ts';

/** One connection to either database, in one transaction. */
export interface Connection {
  kind: 'pglite' | 'postgres';
  /** Returns a statement's rows. */
  rows: <T>(statement: string, values?: readonly string[]) => Promise<T[]>;
  /** Runs a script of several statements. */
  run: (script: string) => Promise<void>;
  /** Returns a table's rows in COPY's text form, in parts of whole lines. */
  copyOut: (table: string, columns: readonly string[]) => AsyncIterable<Buffer>;
  /** Inserts rows in COPY's text form. */
  copyIn: (table: string, columns: readonly string[], parts: AsyncIterable<Buffer>) => Promise<void>;
}

/** So that a value has the same text on both databases, wherever they run. */
export const SETTINGS = [
  "TimeZone = 'UTC'",
  "DateStyle = 'ISO, YMD'",
  "IntervalStyle = 'postgres'",
  "bytea_output = 'hex'",
  "client_encoding = 'UTF8'",
  'extra_float_digits = 1',
  'statement_timeout = 0',
  'lock_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
]
  .map((setting) => `SET LOCAL ${setting};`)
  .join('\n');

/** The pages of a table that are asked for at once at first and at most, each of 8 kB. */
const [FIRST_PAGES, MOST_PAGES] = [16, 1024];

export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

const listOf = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/** Runs `work` in one transaction of a new connection to PostgreSQL. */
export async function onPostgres<T>(
  url: string,
  mode: 'read' | 'write',
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  // Where the database is embedded, nobody needs the client of PostgreSQL.
  const { Client: Connected } = await import('pg');
  const client = new Connected({ connectionString: url, application_name: 'wildin keeping', keepAlive: true });
  // A lost connection fails the running statement; the event itself would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(mode === 'read' ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN');
    await client.query(SETTINGS);
    const result = await work(overClient(client));
    await client.query('COMMIT');
    return result;
  } finally {
    // A transaction without its commit ends with its connection.
    await client.end().catch(() => undefined);
  }
}

/** Runs `work` in one transaction of PGlite, which nobody else can use meanwhile. */
export function onPglite<T>(pglite: PGlite, work: (connection: Connection) => Promise<T>): Promise<T> {
  return pglite.transaction(async (trx) => {
    await trx.exec(SETTINGS);
    return work(overTransaction(trx));
  });
}

function overClient(client: Client): Connection {
  return {
    kind: 'postgres',
    rows: async <T>(statement: string, values: readonly string[] = []) =>
      (await client.query(statement, [...values])).rows as T[],
    run: async (script) => void (await client.query(script)),
    copyOut: (table, columns) => wholeLines(copyTo(client, `COPY ${quoted(table)} (${listOf(columns)}) TO STDOUT`)),
    copyIn: (table, columns, parts) => copyFrom(client, `COPY ${quoted(table)} (${listOf(columns)}) FROM STDIN`, parts),
  };
}

function overTransaction(trx: Transaction): Connection {
  return {
    kind: 'pglite',
    rows: async <T>(statement: string, values: readonly string[] = []) =>
      (await trx.query<T>(statement, [...values])).rows,
    run: async (script) => void (await trx.exec(script)),
    copyOut: (table, columns) => pagesOut(trx, table, columns),
    copyIn: async (table, columns, parts) => {
      const statement = `COPY ${quoted(table)} (${listOf(columns)}) FROM '/dev/blob'`;
      for await (const part of parts) {
        await trx.query(statement, [], { blob: new Blob([new Uint8Array(part)]) });
      }
    },
  };
}

/** PGlite answers a COPY as a whole, in memory. So a table is asked for in ranges of its pages. */
async function* pagesOut(trx: Transaction, table: string, columns: readonly string[]): AsyncGenerator<Buffer> {
  const { rows } = await trx.query<{ pages: number }>(
    'SELECT (pg_relation_size($1::regclass) / current_setting($2)::int)::int AS pages',
    [quoted(table), 'block_size'],
  );
  const pages = rows[0]?.pages ?? 0;
  let step = FIRST_PAGES;
  for (let page = 0; page < pages;) {
    const end = Math.min(page + step, pages);
    const range = `ctid >= '(${page},0)' AND ctid < '(${end},0)'`;
    const { blob } = await trx.query(
      `COPY (SELECT ${listOf(columns)} FROM ${quoted(table)} WHERE ${range}) TO '/dev/blob'`,
    );
    const part = Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer());
    if (part.length > 0) yield part;
    page = end;
    if (part.length < PART_BYTES / 2) step = Math.min(2 * step, MOST_PAGES);
    else if (part.length > 2 * PART_BYTES) step = Math.max(1, Math.floor(step / 2));
  }
}
