import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/dev.ts';
import { readConfig } from '#server/config.ts';
import { startTestApp, type TestApp } from '#test/app.ts';

// Rows in hostile.table.ts cover the host names and addresses for which the tools start and answer.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEV_TOOLS: 'true' });
});
afterAll(() => test.close());

it('A server without developer tools starts on any interface', () => {
  for (const HOST of ['0.0.0.0', '::', 'box']) expect(readConfig({ HOST }).host).toBe(HOST);
});

it('Developer tools do not answer through a proxy', async () => {
  const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
  for (const { method, path } of [contract.devUsers, contract.switchSession, contract.devOutbox, contract.devOpenApi]) {
    expect((await test.app.inject({ method, url: path, headers })).statusCode).toBe(404);
  }
});
