import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMember } from '#test/factories.ts';
import { startRawServer, statusOf, type RawServer } from '#test/raw-server.ts';
import { declaredRoutes } from '#test/routes.ts';

let server: RawServer;
beforeAll(async () => {
  server = await startRawServer();
});
afterAll(() => server.close());

const spellings = (path: string): string[] => [
  path,
  path.replace('/api', '/%61pi'),
  path.replace('/api', '/%61%70%69'),
  path.replace('/api/', '/api%2f'),
  path.replace('/api/', '/api//'),
  path.replace('/api', '//api'),
  `${path}/`,
  path.toUpperCase(),
  `${path}?x=1`,
];

it('Every spelling of an API address is kept out of caches', async () => {
  const { token } = await newMember(server.test);
  for (const { route } of await declaredRoutes()) {
    if (route.method !== 'GET') continue;
    for (const path of spellings(route.path.replaceAll(/:\w+/g, '1'))) {
      for (const headers of ['', `authorization: Bearer ${token}\r\n`]) {
        const answer = await server.send(`GET ${path}`, headers);
        const isJson = /^content-type: application\/(json|x-ndjson)/im.test(answer);
        const isKept = /^cache-control: no-store\r$/im.test(answer);
        expect([path, isJson && !isKept]).toEqual([path, false]);
        expect([path, statusOf(answer) !== 500]).toEqual([path, true]);
        if (/^\/(api|%61pi|%61%70%69)\//.test(path)) expect([path, isKept]).toEqual([path, true]);
      }
    }
  }
});
