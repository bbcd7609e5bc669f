import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import * as accounts from '#contract/accounts.ts';
import { askWyn } from '#contract/wyn.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, joinByMail, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { declaredRoutes } from '#test/routes.ts';

/** All people in these tests share one network address. */
let test: TestApp;
let owner: TestMember;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  owner = await newMember(test);
});
afterAll(() => test.close());

const secret = 'x'.repeat(43);

it('Junk refreshes of a neighbor do not stop a valid one', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 70; n += 1) {
    const refreshToken = n % 2 === 0 ? 'junk' : `${owner.id}.${randomUUID()}.${secret}`;
    statuses.add((await call(test.app, accounts.refresh, { body: { refreshToken } })).status);
  }
  expect(statuses).toEqual(new Set([401, 429]));
  expect((await call(test.app, accounts.refresh, { body: { refreshToken: owner.refreshToken } })).status).toBe(200);
});

it('Wrong logins for invented names do not shut an owner out', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const body = { handleOrEmail: `invented_${n}`, password: 'a wrong password' };
    statuses.push((await call(test.app, accounts.login, { body })).status);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  const login = { handleOrEmail: owner.user.handle, password: PASSWORD };
  expect((await call(test.app, accounts.login, { body: login })).status).toBe(200);
  // Beyond the limit, a wrong password and an unknown name get the same answer.
  const wrong = await call(test.app, accounts.login, { body: { ...login, password: 'a wrong password' } });
  expect(wrong.status).toBe(429);
});

it('An address beyond its login guesses admits only the owner’s own device', async () => {
  const crowded = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const { user } = await newMember(crowded);
  const signIn = async (deviceId: string): Promise<number> => {
    const body = { handleOrEmail: user.handle, password: PASSWORD, deviceId };
    return (await call(crowded.app, accounts.login, { body })).status;
  };
  expect(await signIn('their own phone')).toBe(200);
  for (let n = 0; n < 60; n += 1) {
    const body = { handleOrEmail: `invented_${n}`, password: 'a wrong password' };
    await call(crowded.app, accounts.login, { body });
  }
  expect([await signIn('a strange phone'), await signIn('their own phone')]).toEqual([429, 200]);
  await crowded.close();
});

it('Wrong logins of a neighbor for the same account leave the owner’s device its own', async () => {
  const crowded = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const { user } = await newMember(crowded);
  const email = user.email ?? '';
  const signIn = (handleOrEmail: string, deviceId: string, password = PASSWORD) =>
    call(crowded.app, accounts.login, { body: { handleOrEmail, password, deviceId } });
  expect((await signIn(email, 'their own phone')).status).toBe(200);
  for (const login of [email, user.handle]) {
    for (let n = 0; n < 12; n += 1) await signIn(login, 'a neighbor’s', 'a wrong password');
  }
  for (const login of [email, user.handle]) {
    expect((await signIn(login, 'their own phone')).status).toBe(200);
    expect((await signIn(login, 'their own phone', 'a wrong password')).problem.code).toBe('invalid_credentials');
  }
  await crowded.close();
});

it('A right password beyond a limit is told to wait, and never called wrong', async () => {
  const crowded = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const { user } = await newMember(crowded);
  const signIn = async (handleOrEmail: string, password = PASSWORD) =>
    (await call(crowded.app, accounts.login, { body: { handleOrEmail, password } })).problem;
  for (let n = 0; n < 12; n += 1) await signIn(user.email ?? '', 'a wrong password');
  expect(await signIn(user.email ?? '')).toMatchObject({ code: 'rate_limited' });
  expect(await signIn(user.handle)).toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
  expect(await signIn(user.handle, 'a wrong password')).toMatchObject({ code: 'invalid_credentials' });
  await crowded.close();
});

it('Visitors at the same address do not silence Wyn for a member', async () => {
  const ask = (token?: string) => call(test.app, askWyn, { token, body: { message: 'Hello' } });
  let visitor = await ask();
  for (let n = 0; n < 30; n += 1) visitor = await ask();
  expect(visitor.status).toBe(429);
  expect((await ask(owner.token)).status).toBe(200);
});

it('A visitor’s calls never use up a member’s limit on any route', async () => {
  const { allowed } = await test.deps.limits.take('probe', 'x', { max: 1, windowSeconds: 60 });
  expect(allowed).toBe(true);
  for (const { route } of await declaredRoutes()) {
    if (route.access !== 'public' || route.limit === undefined || route.path.includes('/dev/')) continue;
    const bucket = `${route.method} ${route.path}`;
    for (let n = 0; n <= route.limit.max; n += 1) await test.deps.limits.take(bucket, '127.0.0.1', route.limit);
    const params = { handle: 'some_handle', zip: '94607', id: randomUUID() };
    const { status } = await call(test.app, route, {
      token: owner.token,
      params,
      ...(route.method !== 'GET' && { body: {} }),
    });
    expect([bucket, status === 429]).toEqual([bucket, false]);
  }
});

it('A neighbor’s junk sign-ups do not stop a sign-up with a mailed code', async () => {
  for (const HIDE_ACCOUNT_EXISTENCE of ['true', 'false']) {
    const crowded = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1', HIDE_ACCOUNT_EXISTENCE });
    const junk = async (code?: string): Promise<number> => {
      const body = { email: 'junk@example.com', password: PASSWORD, consentData: CONSENT, code };
      return (await call(crowded.app, accounts.register, { body })).status;
    };
    let last = 0;
    for (let n = 0; n < 12; n += 1) last = await junk('000000');
    expect(last).toBe(429);
    for (let n = 0; n < 12; n += 1) last = await junk();
    expect(last).toBe(429);
    expect((await joinByMail(crowded, 'good@example.com', {})).status).toBe(200);
    await crowded.close();
  }
});

it('An address signs up ten people an hour who prove nothing', async () => {
  const crowded = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const body = { email: `person_${n}@example.com`, password: PASSWORD, consentData: CONSENT };
    statuses.push((await call(crowded.app, accounts.register, { body })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  await crowded.close();
});

/** Fields with which a caller without a session proves who they are. */
const PROOFS = new Set(['password', 'code', 'token', 'refreshToken', 'signed', 'receipt']);

it('Every route that takes a proof without a session counts refusals alone', async () => {
  const found: string[] = [];
  for (const { name, route } of await declaredRoutes()) {
    if (route.access !== 'public') continue;
    const parts = [route.params, route.query, route.body];
    const fields = parts.flatMap((part) => (part instanceof z.ZodObject ? Object.keys(part.shape) : []));
    if (!fields.some((field) => PROOFS.has(field))) continue;
    found.push(name);
    expect([name, route.limit?.of]).toEqual([name, 'refusals']);
  }
  expect(found).toEqual(expect.arrayContaining(['accounts.login', 'accounts.register', 'accounts.entry.verifyPhone']));
  expect(found.length).toBeGreaterThan(8);
});
