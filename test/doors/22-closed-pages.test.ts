import { randomBytes } from 'node:crypto';
import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture } from '#contract/media.ts';
import { askWyn, streamWyn } from '#contract/wyn.ts';
import { createLlm } from '#server/platform/models/llm.ts';
import { createLog } from '#server/platform/log.ts';
import { startTestApp, type OwnTestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { ModelServer, type ModelManner } from '#test/model-server.ts';

const PATIENT = { firstToken: 50_000, betweenTokens: 50_000, total: 50_000, retry: 1 };
/** Error level of the log. */
const ERROR = 50;

vi.setConfig({ testTimeout: 20_000 });

let test: OwnTestApp;
let app: FastifyInstance;
let model: ModelServer;
let address: URL;
let token: string;
let written: { level: number; err?: { code?: string }; msg?: string }[] = [];
/** Settled when the handler of a test's own route may go on, when its request arrives, and when its client is gone. */
let gate = Promise.withResolvers<void>();
let closed = Promise.withResolvers<void>();
let arrived = Promise.withResolvers<void>();

beforeAll(async () => {
  model = new ModelServer();
  await model.start();
  const log = createLog('info', { write: (line) => void written.push(JSON.parse(line) as (typeof written)[number]) });
  test = await startTestApp({}, { log });
  test.deps.llm = createLlm({ baseUrl: model.url, apiKey: undefined, model: 'm' }, PATIENT);
  app = await test.buildAnother({ llm: test.deps.llm });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => closed.resolve());
    arrived.resolve();
    done();
  });
  // A stream that waits for the test before each piece, as a file on a slow disk does.
  app.get('/test/stream', (_request, reply) => reply.type('text/plain').send(Readable.from(slowly())));
  app.route({ method: ['GET', 'POST'], url: '/test/late', handler: late });
  app.get('/test/broken', async () => {
    await gate.promise;
    throw new Error('a true fault');
  });
  app.get('/test/broken-stream', (_request, reply) => {
    const stream = Readable.from(slowly());
    stream.destroy();
    return reply.type('text/plain').send(stream);
  });
  address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  ({ token } = await newMember(test));
});
afterAll(async () => {
  await app.close();
  await test.close();
  await model.stop();
});
beforeEach(() => {
  gate = Promise.withResolvers<void>();
  closed = Promise.withResolvers<void>();
  arrived = Promise.withResolvers<void>();
  written = [];
});

async function late(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await gate.promise;
  return reply.type('text/plain').send(Readable.from(slowly()));
}

async function* slowly(): AsyncGenerator<string, void> {
  // Random words, so that a compressed stream sends some of them at once.
  yield randomBytes(300_000).toString('hex');
  await gate.promise;
  yield randomBytes(300_000).toString('hex');
}

interface PageRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
}

function begin({ method = 'GET', path, headers = {} }: PageRequest): ClientRequest {
  const request = ask(new URL(path, address), {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  request.on('error', () => undefined);
  return request;
}

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve) => {
    request.once('response', (response: IncomingMessage) => {
      response.on('error', () => undefined);
      response.once('data', () => resolve(response));
    });
  });

/** Closes the client's connection, lets the server go on, and returns the errors of its log. */
async function leave(request: ClientRequest): Promise<typeof written> {
  request.destroy();
  await closed.promise;
  gate.resolve();
  // What the server does about a closed connection, it does within a few turns of its event loop.
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return written.filter(({ level }) => level >= ERROR);
}

describe('A page that is closed', () => {
  it.each<[string, string, ModelManner]>([
    ['before Wyn’s first word', streamWyn.path, 'hang'],
    ['while Wyn speaks', streamWyn.path, 'stall'],
    ['while Wyn thinks of the whole answer', askWyn.path, 'hang'],
  ])('A page that is closed %s logs no error', async (_, path, manner) => {
    model.manners = [manner];
    const before = model.asked.length;
    const request = begin({ method: 'POST', path, headers: { 'content-type': 'application/json' } });
    request.end(JSON.stringify({ message: 'hello' }));
    if (manner === 'stall') await answerTo(request);
    else while (model.asked.length === before) await new Promise((resolve) => setImmediate(resolve));
    expect(await leave(request)).toEqual([]);
  });

  it.each(['identity', 'gzip'])('A page that is closed amid a stream (%s) logs no error', async (encoding) => {
    const request = begin({ path: '/test/stream', headers: { 'accept-encoding': encoding } });
    request.end();
    await answerTo(request);
    expect(await leave(request)).toEqual([]);
  });

  it.each(['GET', 'POST'])('A page that is closed before a stream (%s) logs no error', async (method) => {
    const request = begin({ method, path: '/test/late' });
    request.end();
    await arrived.promise;
    expect(await leave(request)).toEqual([]);
  });

  it('A page that is closed amid an upload logs no error', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '100000' };
    const request = begin({ method: 'POST', path: uploadPicture.path, headers });
    request.write('--b\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n');
    request.write('half a picture');
    await arrived.promise;
    expect(await leave(request)).toEqual([]);
  });

  it('A page that is closed amid its own words logs no error', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '100000' };
    const request = begin({ method: 'POST', path: askWyn.path, headers });
    request.write('{"message": "hel');
    await arrived.promise;
    expect(await leave(request)).toEqual([]);
  });
});

describe('A fault', () => {
  it('A server fault stays an error after its page is closed', async () => {
    const request = begin({ path: '/test/broken' });
    request.end();
    await arrived.promise;
    expect((await leave(request)).map(({ msg }) => msg)).toEqual(['request failed']);
  });

  it('A stream that the server breaks off before its page is an error', async () => {
    const request = begin({ path: '/test/broken-stream' });
    request.end();
    const response = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
    expect(response.statusCode).toBe(500);
    expect(written.map(({ level, err }) => [level, err?.code])).toEqual([[ERROR, 'ERR_STREAM_PREMATURE_CLOSE']]);
    response.resume();
  });
});
