import { Client } from 'pg';

export interface OwnDatabase {
  url: string;
  /** Drops it, also while connections to it are open. */
  drop: () => Promise<void>;
}

/** Creates the database `name` on the PostgreSQL that answers at `server`, empty or as a copy of `template`. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<OwnDatabase> {
  const drop = (): Promise<void> => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await drop();
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, drop };
}

/** On a connection of its own, because CREATE and DROP DATABASE run in no transaction. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
