import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { BUNDLE, killProcesses, ready, startProcess } from '#test/process.ts';
import { buildServer } from './build-server.ts';

/** A server starts in this test, which takes many times longer on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const folder = await mkdtemp(join(tmpdir(), 'wildin-bundle-'));
afterAll(async () => {
  killProcesses();
  await rm(folder, { recursive: true });
});

it('The bundle signs somebody up, and both of its threads read what they say', async () => {
  await buildServer();
  const server = await startProcess({ DATA_DIR: folder, DEV_TOOLS: 'true' }, BUNDLE);
  await ready(server);
  const post = async (path: string, body: object, token = ''): Promise<Response> =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const signedUp = await post('/api/auth/register', {
    email: 'ada@example.com',
    password: PASSWORD,
    consentData: CONSENT,
  });
  const { tokens } = (await signedUp.json()) as { tokens: { accessToken: string } };

  const said = await post('/api/wyn/chat', { message: 'I want to kill myself tonight' }, tokens.accessToken);
  expect(await said.text()).toContain('988');
  const state = await (await fetch(`${server.url}/readyz`)).json();
  expect(state).toMatchObject({ ok: true, safety: 'full' });
  expect(server.output()).not.toMatch(/could not be (?:read|loaded|encoded)|unavailable/);

  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
