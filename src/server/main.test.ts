import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { version } from '#contract/version.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { killProcesses, ready, startProcess } from '#test/process.ts';

/** Servers start and stop in these tests, which takes many times longer on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-main-'));
});
afterEach(killProcesses);
afterAll(() => rm(folder, { recursive: true }));

it('The server reports everything wrong with its configuration and does not start', async () => {
  const server = await startProcess({ DATA_DIR: folder, DATABASE_URL: 'nonsense', LOG_LEVEL: 'loud' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/Wildin cannot start:[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
});

it('The server locks its data folder and writes no secrets to its log', async () => {
  const data = join(folder, 'data');
  const first = await startProcess({ DATA_DIR: data, LOG_LEVEL: 'trace' });
  await ready(first);

  const second = await startProcess({ DATA_DIR: data });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`Process ${first.child.pid} already has this data folder open`);

  const page = await fetch(`${first.url}/some/page`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const hidden of ['/.env', '/.git/config', '/assets/../../package.json', '/api/nothing']) {
    expect((await fetch(first.url + hidden)).status).toBe(404);
  }
  const body = { email: 'ada@example.com', password: PASSWORD, consentData: CONSENT };
  const registered = await fetch(`${first.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { tokens } = (await registered.json()) as { tokens: { accessToken: string; refreshToken: string } };
  for (const secret of [PASSWORD, tokens.accessToken, tokens.refreshToken, 'ada@example.com']) {
    expect(first.output()).not.toContain(secret);
  }

  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  expect(first.output()).toContain(`Wildin ${version} is at http://`);

  const again = await startProcess({ DATA_DIR: data });
  await ready(again);
  const user = await fetch(`${again.url}/api/auth/user`, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  });
  // The issuer of a token includes the port, so the second address refuses a token of the first.
  expect(user.status).toBe(401);
  again.child.kill('SIGKILL');
  await again.exited;
});
