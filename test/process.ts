import { spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languages } from '#contract/languages.ts';

const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'src/server/main.ts');

/** The bundle of the server, from scripts/build-server.ts. */
export const BUNDLE = join(ROOT, 'dist/server/main.js');

/** The output of `npm run build`, for measurements of the real pages. */
export const BUILT_WEB = join(ROOT, 'dist/web');

const running = new Set<ChildProcess>();

/** Kills the processes that still run, for example after a failed test. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Everything that the process has printed so far. */
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

/**
 * Starts the server in a separate process. Call `ready` to wait for the server. The web app is one
 * page in the data folder, which is the same in each language, so that these tests need no build. `main` is the file to
 * run: the source, or the bundle.
 */
export async function startProcess(
  env: { DATA_DIR: string } & Record<string, string>,
  main = MAIN,
): Promise<ServerProcess> {
  const port = await freePort();
  const webDir = join(env.DATA_DIR, 'web');
  await mkdir(webDir, { recursive: true });
  for (const language of Object.keys(languages)) {
    const name = language === 'en' ? 'index.html' : `index.${language}.html`;
    await copyFile(join(ROOT, 'index.html'), join(webDir, name));
  }
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DEMO_COMMUNITY: 'false',
      POW: 'off',
      WEB_DIR: webDir,
      ...env,
    },
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

/** Resolves when the server is ready. Rejects with the server's output if the process exits first. */
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
