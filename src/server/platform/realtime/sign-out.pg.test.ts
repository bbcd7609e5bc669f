import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { authUser, logout, logoutAll } from '#contract/accounts.ts';
import { changePassword } from '#contract/accounts.security.ts';
import { closeCodes } from '#contract/realtime.ts';
import { call } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, startInstance, type Instance } from '#test/faults/instance.ts';
import { privateRedis, type PrivateRedis } from '#test/faults/services.ts';
import { TestSocket } from '#test/faults/socket.ts';

/** The longest time from the sign-out to the closing of sockets. */
const AT_ONCE_MS = 1000;

let database: TestDatabase;
let redis: PrivateRedis | undefined;
let one: Instance;
let two: Instance;
let ana: Person;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  redis = await privateRedis();
  await redis?.start();
});
beforeEach(async ({ skip }) => {
  if (redis === undefined) skip('redis-server is not installed');
  [one, two] = await Promise.all([
    startInstance(database, { redisUrl: redis?.url }),
    startInstance(database, { redisUrl: redis?.url }),
  ]);
  await vi.waitUntil(() => one.deps.hints.isLive() && two.deps.hints.isLive(), { timeout: 200_000 });
  [ana] = (await makePeople(one.deps, 1)) as [Person];
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.drop();
  await Promise.all([one.close(), two.close()]);
});
afterAll(async () => {
  await redis?.stop();
  await database.close();
});

async function connect(server: Instance, token: string): Promise<TestSocket> {
  const socket = new TestSocket(`${server.address.replace('http', 'ws')}/ws`);
  sockets.push(socket);
  return socket.signIn(token);
}

async function anotherToken(): Promise<string> {
  const device = { deviceId: undefined, deviceName: 'test' };
  return (await one.deps.sessions.open(database.db, ana.id, device)).accessToken;
}

const statusOf = async (server: Instance, token: string): Promise<number> =>
  (await call(server.app, authUser, { token })).status;

it('A sign-out everywhere closes all sockets on every instance within a second', async () => {
  const tokens = [ana.token, await anotherToken(), await anotherToken()];
  const open = await Promise.all(tokens.map((token, i) => connect(i === 0 ? one : two, token)));
  // These calls make both servers cache the tokens as valid.
  for (const token of tokens) expect([await statusOf(one, token), await statusOf(two, token)]).toEqual([200, 200]);
  const from = performance.now();
  await call(one.app, logoutAll, { token: ana.token });
  expect(await Promise.all(open.map((socket) => socket.closed()))).toEqual(
    tokens.map(() => closeCodes.unauthenticated),
  );
  expect(performance.now() - from).toBeLessThan(AT_ONCE_MS);
  for (const token of tokens) expect([await statusOf(one, token), await statusOf(two, token)]).toEqual([401, 401]);
});

it('A sign-out on one device closes only that device’s sockets on every instance', async () => {
  const token = await anotherToken();
  const [leaving, staying] = [await connect(two, token), await connect(two, ana.token)];
  const from = performance.now();
  await call(one.app, logout, { token });
  expect(await leaving.closed()).toBe(closeCodes.unauthenticated);
  expect(performance.now() - from).toBeLessThan(AT_ONCE_MS);
  staying.say({ type: 'ping', timestamp: 1 });
  await staying.next('pong');
  expect([await statusOf(two, token), await statusOf(two, ana.token)]).toEqual([401, 200]);
});

it('A socket accepts a fresh token of its person and refuses another person’s', async () => {
  const socket = await connect(two, ana.token);
  socket.say({ type: 'reauth', token: await anotherToken() });
  await socket.next('reauth_success');
  socket.say({ type: 'update_token', token: await anotherToken() });
  await socket.next('token_updated');
  const [ben] = (await makePeople(one.deps, 1)) as [Person];
  socket.say({ type: 'reauth', token: ben.token });
  expect(await socket.next('reauth_error')).toMatchObject({ code: 'identity', retryable: false });
  socket.say({ type: 'update_token', token: 'no token' });
  expect(await socket.next('token_error')).toMatchObject({ code: 'invalid', retryable: false });
  await call(one.app, logoutAll, { token: ana.token });
  expect(await socket.closed()).toBe(closeCodes.unauthenticated);
});

it('A password change closes other devices’ sockets on every instance and spares its own', async () => {
  const [own, other] = [await anotherToken(), await anotherToken()];
  const [here, there] = [await connect(one, own), await connect(two, other)];
  expect([await statusOf(one, own), await statusOf(two, other)]).toEqual([200, 200]);
  const caller = await one.deps.sessions.authenticate(own);
  if (typeof caller === 'string') throw new Error(caller);
  await one.deps.sessions.prove(database.db, caller);
  const body = { password: 'a brand new password' };
  expect((await call(one.app, changePassword, { token: own, body })).status).toBe(200);
  expect(await there.closed()).toBe(closeCodes.unauthenticated);
  expect([await statusOf(one, own), await statusOf(two, own), await statusOf(two, other)]).toEqual([200, 200, 401]);
  expect(here.code).toBeUndefined();
});
