import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../src/server/main.ts');

const running = new Set<ChildProcess>();

/** Ends what a failed test left behind. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** All it has printed so far. */
  output: () => string;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the server as `npm start` does, in a process of its own; wait with `ready`. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: String(port), DEMO_COMMUNITY: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, url: `http://localhost:${port}`, output: () => output, exited };
}

/** Resolves when the server answers; rejects with what it printed when it ended first. */
export async function ready({ url, exited, output }: ServerProcess): Promise<void> {
  const hasEnded = exited.then(() => true as const);
  for (;;) {
    if (await Promise.race([hasEnded, Promise.resolve(false)])) throw new Error(`The server ended:\n${output()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
