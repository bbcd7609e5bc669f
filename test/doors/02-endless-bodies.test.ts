import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { killProcesses, ready, startProcess, type ServerProcess } from '#test/process.ts';

vi.setConfig({ testTimeout: 300_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-endless-'));
});
afterEach(killProcesses);
afterAll(() => rm(folder, { recursive: true }));

/** Opens a request and sends one byte after another until the server answers. */
async function dribble({ url }: ServerProcess, begin: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  await once(socket, 'connect');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  socket.on('error', () => undefined);
  socket.write(begin);
  // Writing after the answer would reset the connection, which can lose unread bytes.
  const timer = setInterval(() => heard === '' && socket.write(' '), 100);
  const answer = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(heard);
    });
  });
  return { socket, answer };
}

const BODY =
  'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{';
const HEADER = 'GET / HTTP/1.1\r\nhost: localhost\r\nx-endless: ';

it.each([
  ['a body', BODY],
  ['a header', HEADER],
])('A client that never ends %s is answered and cut off', async (_, begin) => {
  const server = await startProcess({ DATA_DIR: join(folder, 'cut'), REQUEST_SECONDS: '1' });
  await ready(server);
  const { answer } = await dribble(server, begin);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

it('A client that never ends its body does not keep the server from stopping', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'stop'), REQUEST_SECONDS: '600' });
  await ready(server);
  const { answer } = await dribble(server, BODY);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  await answer;
});
