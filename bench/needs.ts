import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';

/** The PostgreSQL in which a benchmark makes its database. */
export const POSTGRES_URL = process.env['TEST_DATABASE_URL'] ?? 'postgres://localhost:5432/postgres';

/** Ends the benchmark with a line of text when no PostgreSQL accepts a connection at `url`. */
export async function needPostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    giveUp(`This benchmark needs PostgreSQL at TEST_DATABASE_URL; ${hostOf(url)} says: ${reasonOf(error)}`);
  }
}

/** Ends the benchmark with a line of text when nothing listens at the Redis `url`. */
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

/** Returns an error's message, or its code: an error about several addresses has no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}
