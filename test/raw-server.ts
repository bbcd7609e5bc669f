import { readFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createPageOf } from '#server/features/pages/pages.ts';
import { servePages } from '#server/features/pages/web.ts';
import { startTestApp, type TestApp } from './app.ts';

/** The whole server with its pages on a port, for requests that an HTTP client would normalize. */
export interface RawServer {
  test: TestApp;
  /**
   * Sends a request with this method and target (`GET /path`) and these extra header lines, all unchanged. Returns the
   * raw response.
   */
  send: (line: string, headers?: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function startRawServer(): Promise<RawServer> {
  const test = await startTestApp();
  const app = await test.buildAnother();
  const template = await readFile(join(import.meta.dirname, '../index.html'), 'utf8');
  await servePages(app, { config: test.deps.config, pageOf: createPageOf(test.deps) }, async () => template);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const send = (line: string, headers = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      socket.setEncoding('latin1').on('data', (text: string) => {
        heard += text;
      });
      socket.on('error', reject).on('close', () => resolve(heard));
      socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`);
    });
  const close = async (): Promise<void> => {
    await app.close();
    await test.close();
  };
  return { test, send, close };
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
