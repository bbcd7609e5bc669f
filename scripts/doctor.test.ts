import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Finding } from '#contract/operator.health.ts';
import { freePort, killProcesses, ready, startProcess } from '#test/process.ts';
import { startSmtp, type Smtp } from '#test/smtp.ts';

/** Each process loads much of a server, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
let smtp: Smtp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-doctor-'));
  smtp = await startSmtp();
});
afterEach(killProcesses);
afterAll(async () => {
  await smtp.close();
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  code: number;
  said: string;
  found: () => Finding[];
}

const run = (words: string[], given: Record<string, string> = {}): Promise<Run> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...given };
    const script = join(import.meta.dirname, 'doctor.ts');
    execFile(process.execPath, [script, ...words], { env }, (error, out, problem) => {
      const code = error === null ? 0 : Number(error.code);
      resolve({ code, said: out + problem, found: () => JSON.parse(out) as Finding[] });
    });
  });

const levelsOf = (found: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(found.map(({ id, level }) => [id, level]));

it('The doctor explains itself and refuses words that it does not know', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('Exit codes') });
  expect(await run(['--hepl'])).toMatchObject({ code: 1, said: expect.stringContaining('--help says more') });
});

it('The doctor tells wrong settings as a finding', async () => {
  const { code, said } = await run([], { LOG_LEVEL: 'loud' });
  expect(code).toBe(2);
  expect(said).toMatch(/✗ The settings are not understood\n {2}LOG_LEVEL/);
});

it('The doctor of an empty folder makes no community', async () => {
  const { code, found } = await run(['--json'], { PORT: String(await freePort()) });
  expect(code).toBe(0);
  expect(levelsOf(found())).toMatchObject({ database: 'yellow', migrations: 'yellow', address: 'yellow' });
  expect((await run(['--json'])).found().length).toBeGreaterThan(15);
});

it('The doctor examines a running server, and the same one stopped', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'data') });
  await ready(server);
  const running = await run(['--json'], { PORT: new URL(server.url).port });
  expect(running.code).toBe(0);
  expect(levelsOf(running.found())).toMatchObject({
    database: 'green',
    address: 'green',
    socket: 'green',
    secrets: 'green',
  });
  server.child.kill('SIGTERM');
  await server.exited;
  const stopped = await run(['--send-mail', 'ada@example.com'], { SMTP_URL: smtp.url, PORT: new URL(server.url).port });
  expect(stopped.code).toBe(0);
  expect(stopped.said).toMatch(/✓ Database +PGlite [\d.]+, \d+ ms|! The database is slow/);
  expect(stopped.said).toContain('! Public address: not looked at');
  expect(smtp.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
});

it('The doctor says where a mail could not be sent, and ends with 2', async () => {
  const { code, found } = await run(['--json', '--send-mail', 'ada@example.com', '--send-text', '+14155550123']);
  expect(code).toBe(2);
  expect(found().filter(({ id }) => id.startsWith('sent-'))).toMatchObject([
    { level: 'red', fact: 'to ada@example.com: not set up' },
    { level: 'red', fact: 'to +14155550123: not set up' },
  ]);
});
