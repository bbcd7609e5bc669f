import { Client } from 'pg';

export interface OwnDatabase {
  url: string;
  /** Drops the database, even while connections to it are open. */
  drop: () => Promise<void>;
}

/** Creates the database `name` on the PostgreSQL that answers at `server`, empty or as a copy of `template`. */
export const createDatabase = (server: string, name: string, template = 'template1'): Promise<OwnDatabase> =>
  make(server, name, `TEMPLATE ${template}`);

/** Creates a copy of a large database from its files, so that the copy does not go through the log. */
export const copyDatabase = (server: string, name: string, from: string): Promise<OwnDatabase> =>
  make(server, name, `TEMPLATE ${from} STRATEGY file_copy`);

async function make(server: string, name: string, how: string): Promise<OwnDatabase> {
  const drop = async (): Promise<void> => void (await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  await drop();
  await onServer(server, `CREATE DATABASE ${name} ${how}`);
  return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, drop };
}

/** Drops every database whose name begins with `prefix`. */
export async function dropDatabases(server: string, prefix: string): Promise<void> {
  const names = await onServer<{ datname: string }>(
    server,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of names) await onServer(server, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

/** Uses a separate connection, because CREATE and DROP DATABASE cannot run in a transaction. */
export async function onServer<R extends object>(url: string, statement: string): Promise<R[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(statement)).rows;
  } finally {
    await client.end();
  }
}
