import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Returns a port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns the path of an installed program. */
export function program(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? undefined : found;
}

export interface PrivateRedis {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Returns a separate Redis, which runs only after `start`. Returns undefined if Redis is not installed. */
export async function privateRedis(): Promise<PrivateRedis | undefined> {
  const binary = program('redis-server');
  if (binary === undefined) return undefined;
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = spawn(binary, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: 'ignore',
      });
      await untilListening(port);
    },
    stop: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Resolves when something listens at a port. */
export async function untilListening(port: number): Promise<void> {
  for (let isUp = false; !isUp;) {
    const socket = createConnection({ port, host: '127.0.0.1' });
    isUp = await new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(true));
      socket.on('error', () => setTimeout(() => resolve(false), 30));
    });
    socket.destroy();
  }
}

export interface PrivateReplica {
  url: string;
  /** Makes the replica follow this many seconds behind. */
  lag: (seconds: number) => Promise<void>;
  stop: () => void;
  start: () => void;
  /** Makes it a primary of its own, as a failover does. */
  promote: () => void;
}

export interface PrivatePostgres {
  url: string;
  /** Starts a streaming replica, which ends with `remove`. */
  replicate: () => Promise<PrivateReplica>;
  /** Stops PostgreSQL immediately, as a crash would, and starts it again once `meanwhile` has ended. */
  crash: (meanwhile?: () => Promise<void>) => Promise<void>;
  remove: () => Promise<void>;
}

/** Tests that run as root start PostgreSQL as this user, because PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 'postgres';

/** Starts a separate PostgreSQL. Returns undefined if its programs, or for root the unprivileged user, are missing. */
export async function privatePostgres(): Promise<PrivatePostgres | undefined> {
  const bin = serverPrograms();
  const isRoot = process.getuid?.() === 0;
  const ids = isRoot ? userIds() : undefined;
  if (bin === undefined || (isRoot && ids === undefined)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'wildin-pg-'));
  if (ids !== undefined) await chown(folder, ids.uid, ids.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const ends: (() => void)[] = [];
  const run = (name: string, args: string[]): void => {
    const done = spawnSync(join(bin, name), args, { cwd: folder, stdio: 'ignore', ...ids });
    if (done.status !== 0)
      throw new Error(`${name} failed: ${done.status} ${done.signal ?? ''} ${done.error?.message ?? ''}`);
  };
  const start = (): void =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ${folder}`, 'start']);
  run('initdb', ['-D', data, '-U', 'root', '-A', 'trust', '-E', 'UTF8']);
  start();
  const url = `postgres://root@127.0.0.1:${port}/wildin`;
  const admin = new Client({ connectionString: url.replace('/wildin', '/postgres') });
  await admin.connect();
  await admin.query('CREATE DATABASE wildin');
  await admin.end();
  return {
    url,
    replicate: async () => {
      const ownPort = await freePort();
      const own = join(folder, `replica-${ownPort}`);
      const ctl = (...words: string[]): void => run('pg_ctl', ['-D', own, '-w', ...words]);
      const begin = (): void => ctl('-l', `${own}-log`, '-o', `-p ${ownPort} -h 127.0.0.1 -k ${folder}`, 'start');
      const stop = (): void => ctl('-m', 'immediate', 'stop');
      run('pg_basebackup', [
        '-D',
        own,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'root',
      ]);
      begin();
      ends.push(stop);
      return {
        url: url.replace(`:${port}/`, `:${ownPort}/`),
        lag: async (seconds) => {
          const client = new Client({ connectionString: url.replace(`:${port}/`, `:${ownPort}/`) });
          await client.connect();
          await client.query(`ALTER SYSTEM SET recovery_min_apply_delay = '${seconds}s'`);
          await client.query('SELECT pg_reload_conf()');
          await client.end();
        },
        stop: () => {
          ends.splice(ends.indexOf(stop), 1);
          stop();
        },
        start: () => {
          begin();
          ends.push(stop);
        },
        promote: () => ctl('promote'),
      };
    },
    crash: async (meanwhile) => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      await meanwhile?.().finally(start);
      if (meanwhile === undefined) start();
    },
    remove: async () => {
      for (const end of ends) end();
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the folder with the programs of the newest PostgreSQL server installed here. */
export function serverPrograms(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').toSorted().toReversed() : [];
  const folders = versions.map((version) => `/usr/lib/postgresql/${version}/bin`);
  const onPath = program('initdb');
  if (onPath !== undefined) folders.unshift(join(onPath, '..'));
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
  );
}

/** Returns the ids of the unprivileged user, if there is one. */
export function userIds(): { uid: number; gid: number } | undefined {
  const read = (flag: string): number =>
    Number(spawnSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }).stdout || NaN);
  const [uid, gid] = [read('-u'), read('-g')];
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
}
