import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRawServer, statusOf, type RawServer } from '#test/raw-server.ts';

let server: RawServer;
beforeAll(async () => {
  server = await startRawServer();
});
afterAll(() => server.close());

it.each(['//', '///', '//[', '//:80', '//%5B'])(
  'GET %s is refused or the page, and no fault of the server',
  async (path) => {
    const status = statusOf(await server.send(`GET ${path}`));
    expect(status === 400 || status === 200 || status === 404).toBe(true);
  },
);

it('An unknown address of the API is a 404 in JSON, however it is spelled', async () => {
  for (const path of ['/api/nothing', '/%61pi/nothing', '/api', '/%61pi', '/api%2fnothing']) {
    const answer = await server.send(`GET ${path}`);
    expect([path, statusOf(answer)]).toEqual([path, 404]);
    expect(answer).toMatch(/"code":"not_found"/);
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
  }
});
