import { quoted } from './connection.statements.ts';
import { codeOf } from '#server/platform/errors.ts';

/** What PostgreSQL says to a user who may not create databases. */
const NOT_PERMITTED = '42501';

/**
 * Creates an empty database beside the one at an address, named after it. Drops the one that a killed test restore left;
 * undefined where the user may not create databases.
 */
export async function createTrialDatabase(
  url: string,
): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const address = new URL(url);
  const name = `${decodeURIComponent(address.pathname.slice(1)).slice(0, 50)}_trial`;
  const drop = (): Promise<void> => runOn(url, `DROP DATABASE IF EXISTS ${quoted(name)}`);
  try {
    await drop();
    await runOn(url, `CREATE DATABASE ${quoted(name)} TEMPLATE template0`);
  } catch (error) {
    if (codeOf(error) === NOT_PERMITTED) return undefined;
    throw error;
  }
  address.pathname = `/${encodeURIComponent(name)}`;
  return { url: address.href, drop };
}

/** Uses a connection of its own, because these statements run in no transaction. */
async function runOn(url: string, statement: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url, application_name: 'wildin keeping' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
