import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, program, untilListening, userIds } from './services.ts';

export interface PrivatePooler {
  /** Returns the address of a database of the server, through the pooler. */
  through: (url: string) => string;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer before a PostgreSQL server, which lends at most `connections` to each database, for one transaction
 * each. Returns undefined if its program, or for root the unprivileged user, is missing.
 */
export async function privatePooler(server: string, connections: number): Promise<PrivatePooler | undefined> {
  const binary = program('pgbouncer');
  const isRoot = process.getuid?.() === 0;
  const ids = isRoot ? userIds() : undefined;
  if (binary === undefined || (isRoot && ids === undefined)) return undefined;
  const { hostname, port: serverPort, username } = new URL(server);
  const folder = await mkdtemp(join(tmpdir(), 'wildin-pooler-'));
  const port = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort === '' ? 5432 : serverPort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 200',
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  if (ids !== undefined) for (const path of [folder, file]) await chown(path, ids.uid, ids.gid);
  const child = spawn(binary, [file], { stdio: 'ignore', ...ids });
  await untilListening(port);
  return {
    through: (url) => {
      const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) });
      address.searchParams.set('pgbouncer', 'true');
      return address.href;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
