import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import * as dev from '#contract/dev.ts';
import { readConfig } from '#server/config.ts';
import { createPageOf } from '#server/features/pages/pages.ts';
import { createHints } from '#server/platform/realtime/hints.ts';
import { servePages } from '#server/features/pages/web.ts';
import { call, startTestApp, type OwnTestApp } from '#test/app.ts';
import { CONSENT, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { privateRedis } from '#test/faults/services.ts';
import { ROWS, type HostileKind, type RawBody, type Row } from './hostile.table.ts';

let test: OwnTestApp;
let member: TestMember;
let tools: OwnTestApp;
let pages: FastifyInstance;
let ears: Ears | undefined;
beforeAll(async () => {
  test = await startTestApp();
  member = await newMember(test);
  tools = await startTestApp({ DEV_TOOLS: 'true' });
  pages = await test.buildAnother();
  const template = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
  await servePages(pages, { config: test.deps.config, pageOf: createPageOf(test.deps) }, async () => template);
  await pages.listen({ port: 0, host: '127.0.0.1' });
  ears = await listen();
});
afterAll(async () => {
  await ears?.close();
  await pages.close();
  await tools.close();
  await test.close();
});

const edit = async (body: object, { id, token } = member): Promise<number> =>
  (await call(test.app, accounts.updateUser, { token, params: { id }, body })).status;

/** Asserts that several routes give the same answer, and returns that answer. */
function alike<T>(answers: T[]): T {
  const [first] = answers;
  expect(answers).toEqual(answers.map(() => first));
  return first as T;
}

let count = 0;
const signUp = async (more: object): Promise<number> => {
  count += 1;
  const body = { email: `hostile${count}@example.com`, password: PASSWORD, consentData: CONSENT, ...more };
  return (await call(test.app, accounts.register, { body })).status;
};

/** Sends a raw request line, because an HTTP client would normalize the target. */
function requestLine(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((pages.server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
    });
    socket.on('error', reject).on('close', () => resolve(heard));
    socket.write(`${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  });
}

async function sendBody({ raw, type = 'application/json', encoding, to = 'login' }: RawBody): Promise<string> {
  const route = to === 'login' ? accounts.login : accounts.updateUser;
  const { statusCode, body } = await test.app.inject({
    method: route.method,
    url: route.path.replace(':id', String(member.id)),
    payload: raw,
    headers: {
      authorization: `Bearer ${member.token}`,
      'content-type': type,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  });
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  const { code = '' } = JSON.parse(body) as { code?: string };
  return `${statusCode} ${code}`.trim();
}

async function askTools(how: { headers?: Record<string, string>; remoteAddress?: string }): Promise<string> {
  const seen: string[] = [];
  for (const { method, path } of [dev.devUsers, dev.switchSession, dev.devOutbox, dev.devOpenApi, dev.grantPremium]) {
    const { statusCode } = await tools.app.inject({ method, url: path, ...how });
    seen.push(statusCode === 404 ? 'hidden' : 'shown');
  }
  return alike(seen);
}

const starts = (env: Record<string, string>): string => {
  try {
    return readConfig({ ...env, DEV_TOOLS: 'true', ALLOW_EMBEDDED: 'true' }).devTools ? 'started' : 'without tools';
  } catch (error) {
    return /DEV_TOOLS/.test(String(error)) ? 'refused' : String(error);
  }
};

interface Ears {
  /** Publishes a payload. Returns `heard` if the receiver accepts the payload as a hint, else `dropped`. */
  say: (payload: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Starts a separate Redis and a receiver of its hints; returns undefined where Redis is not installed. */
async function listen(): Promise<Ears | undefined> {
  const service = await privateRedis();
  if (service === undefined) return undefined;
  await service.start();
  const [reader, writer] = [1, 2].map(() => new Redis(service.url, { maxRetriesPerRequest: 1 })) as [Redis, Redis];
  const heard: string[] = [];
  const hints = createHints({ redis: reader, deployment: 'x', newId: randomUUID, onError: () => undefined });
  hints.on('revoked', /^\d{12} (?:[0-9a-f-]{36})?$/, (value) => heard.push(value));
  await vi.waitUntil(() => hints.isLive(), { timeout: 200_000 });
  return {
    say: async (payload) => {
      const [before, end] = [heard.length, `${200_000_000_000 + heard.length} `];
      await writer.publish('wildin:hints:x', payload);
      await writer.publish('wildin:hints:x', `y,revoked ${end}`);
      await vi.waitUntil(() => heard.at(-1) === end, { timeout: 200_000 });
      return heard.length - before === 1 ? 'dropped' : 'heard';
    },
    close: async () => {
      await hints.close();
      await Promise.all([reader.quit(), writer.quit()]);
      await service.stop();
    },
  };
}

/** A runner for each kind of input. Where a runner tries several routes with one input, all must answer alike. */
const RUNNERS: Record<HostileKind, (input: never) => Promise<number | string>> = {
  zone: async (timeZone: string) =>
    alike([await edit({ timeZone }, await newMember(test)), await signUp({ timeZone })]),
  name: async (name: string) => alike([await edit({ displayName: name }), await edit({ firstName: name })]),
  handle: async (handle: string) => {
    const { available } = (await call(test.app, accounts.checkHandle, { params: { handle } })).body;
    if (available) return 'free';
    const statuses = [await signUp({ handle }), await signUp({ username: handle }), await edit({ handle })];
    return statuses.every((status) => status >= 400 && status < 500) ? 'refused' : statuses.join();
  },
  birthday: async (dates: object) => {
    const edited = await edit(dates, await newMember(test));
    return 'birthday' in dates ? edited : alike([edited, await signUp(dates)]);
  },
  body: sendBody,
  path: async (target: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(await requestLine(`GET ${target}`))?.[1]),
  host: (host: string) => askTools({ headers: { host } }),
  peer: (remoteAddress: string) => askTools({ headers: { host: 'localhost:3000' }, remoteAddress }),
  interface: async (HOST: string) => starts({ HOST }),
  origin: async (PUBLIC_URL: string) => starts({ PUBLIC_URL }),
  hint: async (payload: string) => {
    if (ears === undefined) throw new Error('no Redis');
    return ears.say(payload);
  },
};

const shortened = (input: unknown): string => (JSON.stringify(input) ?? '').slice(0, 60);
const titled = (row: Row): [string, Row] => [
  `The ${row[0]} ${shortened(row[1])} is answered ${row[2]}: ${row[3]}`,
  row,
];

it.for(ROWS.map(titled))('%s', async ([, [kind, input, answer]], { skip }) => {
  if (kind === 'hint' && ears === undefined) skip('redis-server is not installed');
  expect(await RUNNERS[kind](input as never)).toBe(answer);
});

it('The hostile table has over a hundred different rows of every kind', () => {
  expect(ROWS.length).toBeGreaterThan(100);
  expect(new Set(ROWS.map(([kind]) => kind))).toEqual(new Set(Object.keys(RUNNERS)));
  const inputs = ROWS.map(([kind, input]) => `${kind} ${JSON.stringify(input)}`);
  expect(inputs.filter((input, at) => inputs.indexOf(input) !== at)).toEqual([]);
});
