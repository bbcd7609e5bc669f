import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';

/** The PostgreSQL where a benchmark makes a database of its own. */
export const POSTGRES_URL = process.env['TEST_DATABASE_URL'] ?? 'postgres://localhost:5432/postgres';

/** Ends the benchmark with one line when no PostgreSQL lets us in at `url`. */
export async function needPostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    giveUp(`This benchmark needs PostgreSQL at TEST_DATABASE_URL; ${hostOf(url)} says: ${reasonOf(error)}`);
  }
}

/** Ends the benchmark with one line when nothing listens at the Redis `url`. */
export async function needRedis(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port === '' ? 6379 : port), hostname);
  try {
    await once(socket, 'connect');
    socket.destroy();
  } catch (error) {
    giveUp(`This benchmark needs Redis at TEST_REDIS_URL; ${hostOf(url)} says: ${reasonOf(error)}`);
  }
}

function giveUp(line: string): never {
  console.log(line);
  process.exit(1);
}

const hostOf = (url: string): string => new URL(url).host;

/** An error of several addresses tried has a code and no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}
