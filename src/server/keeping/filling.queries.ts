import type { ForeignKey } from './catalog.queries.ts';
import { quoted, type Connection } from './connection.statements.ts';

export const dropKey = (connection: Connection, { table, name }: ForeignKey): Promise<void> =>
  connection.run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);

/** Puts a key back; fails when a row refers to one that is not there. */
export const addKey = (connection: Connection, { table, name, definition }: ForeignKey): Promise<void> =>
  connection.run(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);

/** A key that is checked at the commit would keep the triggers from being put back. */
export const checkKeys = (connection: Connection): Promise<void> => connection.run(`SET CONSTRAINTS ALL IMMEDIATE`);

export const turnTriggers = (connection: Connection, table: string, way: 'DISABLE' | 'ENABLE'): Promise<void> =>
  connection.run(`ALTER TABLE ${table} ${way} TRIGGER USER`);

export const emptyTables = (connection: Connection, tables: readonly string[]): Promise<void> =>
  connection.run(`TRUNCATE ${tables.map(quoted).join(', ')}`);

/** Creates a table of texts, for rows whose table has other columns now. */
export const makeTextTable = (connection: Connection, name: string, columns: readonly string[]): Promise<void> =>
  connection.run(`CREATE TEMPORARY TABLE ${quoted(name)} (${columns.map((one) => `${quoted(one)} text`).join(', ')})`);

export const dropTextTable = (connection: Connection, name: string): Promise<void> =>
  connection.run(`DROP TABLE ${quoted(name)}`);

interface TypedRows {
  from: string;
  into: string;
  columns: { name: string; type: string }[];
}

export const insertTyped = (connection: Connection, { from, into, columns }: TypedRows): Promise<void> => {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ');
  return connection.run(`INSERT INTO ${quoted(into)} (${names}) SELECT ${values} FROM ${quoted(from)}`);
};

export const setSequence = (connection: Connection, name: string, last: string): Promise<unknown> =>
  connection.rows(`SELECT setval($1::regclass, $2::bigint)`, [quoted(name), last]);

/** Gives the planner its figures; without them the first searches read whole tables. */
export const analyze = (connection: Connection): Promise<void> => connection.run(`ANALYZE`);

/** Leaves a mark on the database, which tells that it has its half of a restore. */
export const leaveMark = (connection: Connection, mark: string): Promise<void> =>
  connection.run(`COMMENT ON TABLE migration IS '${mark}'`);

/**
 * Waits until no other connection fills this database, also the one of a killed process, and keeps others from it until
 * the transaction ends.
 */
export const takeFilling = (connection: Connection): Promise<void> =>
  connection.run(`SELECT pg_advisory_xact_lock(hashtextextended('wildin keeping', 0))`);
