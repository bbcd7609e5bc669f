import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort, program, untilListening } from '#test/faults/services.ts';
import { filled } from './filled.ts';

export interface Sentinels {
  url: string;
  /** Kills the Redis server that is the primary at the time. */
  killPrimary: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Starts a Redis server, its replica, and three sentinels that watch both. Returns undefined without Redis. */
export async function startSentinels(): Promise<Sentinels | undefined> {
  if (program('redis-server') === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'wildin-sentinels-'));
  const children = new Map<number, ChildProcess>();
  const start = async (port: number, ...words: string[]): Promise<void> => {
    children.set(port, spawn('redis-server', words, { stdio: 'ignore', cwd: folder }));
    await untilListening(port);
  };
  const kill = async (port: number): Promise<void> => {
    const child = children.get(port);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const [first, second] = [await freePort(), await freePort()];
  const password = randomUUID();
  const guarded = ['--requirepass', password, '--masterauth', password];
  const common = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...guarded, '--port'];
  await start(first, ...common, String(first));
  await start(second, ...common, String(second), '--replicaof', '127.0.0.1', String(first));
  const watching: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const port = await freePort();
    const file = join(folder, `sentinel${count}.conf`);
    const values = { port, address: '127.0.0.1', primary: '127.0.0.1', primary_port: first, password };
    writeFileSync(file, filled('sentinel.conf', values));
    await start(port, file, '--sentinel');
    watching.push(port);
  }
  const [one = 0] = watching;
  return {
    url: `redis-sentinel://:${password}@${watching.map((port) => `127.0.0.1:${port}`).join(',')}/wildin`,
    killPrimary: async () => {
      const sentinel = new Redis(one, { password });
      const [, port] = (await sentinel.call('SENTINEL', 'get-master-addr-by-name', 'wildin')) as [string, string];
      sentinel.disconnect();
      await kill(Number(port));
    },
    remove: async () => {
      for (const port of children.keys()) await kill(port);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
