import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePages } from '#server/platform/web.ts';
import { createPageOf } from '#server/features/pages/pages.ts';
import { buildApp } from '#server/app.ts';
import type { FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredRoutes } from '#test/routes.ts';

let test: TestApp;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  app = await buildApp(test.deps);
  const template = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
  await servePages(app, { config: test.deps.config, pageOf: createPageOf(test.deps) }, async () => template);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** Sends a request line as it is: a client would tidy the target up. */
function send(line: string, headers = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
    });
    socket.on('error', reject).on('close', () => resolve(heard));
    socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`);
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe('spellings of the API’s addresses', () => {
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

  it('Every spelling of a route’s address that answers as the API is kept out of caches', async () => {
    const { token } = await newMember(test);
    for (const { route } of await declaredRoutes()) {
      if (route.method !== 'GET') continue;
      for (const path of spellings(route.path.replaceAll(/:\w+/g, '1'))) {
        for (const headers of ['', `authorization: Bearer ${token}\r\n`]) {
          const answer = await send(`GET ${path}`, headers);
          const isJson = /^content-type: application\/(json|x-ndjson)/im.test(answer);
          const isKept = /^cache-control: no-store\r$/im.test(answer);
          expect([path, isJson && !isKept]).toEqual([path, false]);
          expect([path, statusOf(answer) !== 500]).toEqual([path, true]);
          if (/^\/(api|%61pi|%61%70%69)\//.test(path)) expect([path, isKept]).toEqual([path, true]);
        }
      }
    }
  });

  it('An unknown address of the API is a 404 in JSON, however it is spelled', async () => {
    for (const path of ['/api/nothing', '/%61pi/nothing', '/api', '/%61pi', '/api%2fnothing']) {
      const answer = await send(`GET ${path}`);
      expect([path, statusOf(answer)]).toEqual([path, 404]);
      expect(answer).toMatch(/"code":"not_found"/);
      expect(answer).toMatch(/^cache-control: no-store\r$/im);
    }
  });
});
