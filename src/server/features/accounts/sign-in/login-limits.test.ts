import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, register } from '#contract/accounts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, joinByMail, PASSWORD } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  // The server trusts one proxy, so that a test can send requests from many addresses.
  test = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: '1' });
});
afterAll(() => test.close());

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const tryLogin = async (input: {
  handle: string;
  password: string;
  address: string;
  deviceId?: string;
}): Promise<number> => {
  const { handle, password, address, deviceId } = input;
  const answer = await call(test.app, login, {
    body: { handleOrEmail: handle, password, ...(deviceId !== undefined && { deviceId }) },
    headers: from(address),
  });
  return answer.status;
};
const signUp = async (handle: string, address: string): Promise<void> => {
  const body = {
    email: `${handle}@example.com`,
    handle,
    password: PASSWORD,
    consentData: CONSENT,
    deviceId: `${handle}-phone`,
  };
  expect((await call(test.app, register, { body, headers: from(address) })).status).toBe(200);
};

it('The login limit blocks repeated guesses even with the right password', async () => {
  await signUp('owl', '198.51.100.1');
  const tries = [];
  for (let n = 0; n < 11; n += 1)
    tries.push(await tryLogin({ handle: 'owl', password: `wrong guess ${n}`, address: '203.0.113.1' }));
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  // For a wrong password, a status of 429 would reveal that the address has an account.
  const byMail = { handle: 'OWL@example.com', address: '203.0.113.1' };
  expect(await tryLogin({ ...byMail, password: 'a wrong guess' })).toBe(401);
  expect(await tryLogin({ ...byMail, password: PASSWORD })).toBe(429);
  expect(await tryLogin({ handle: 'owl', password: PASSWORD, address: '203.0.113.2' })).toBe(200);
});

it('The limit counts an IPv6 household as one address', async () => {
  await signUp('fox', '198.51.100.2');
  for (let n = 0; n < 10; n += 1)
    await tryLogin({ handle: 'fox', password: 'wrong guess', address: `2001:db8:7:7::${n + 1}` });
  expect(await tryLogin({ handle: 'fox', password: PASSWORD, address: '2001:db8:7:7:ffff::1' })).toBe(429);
});

it('The login limit stops many addresses and spares the owner’s device', async () => {
  await signUp('bee', '198.51.100.3');
  for (let n = 0; n < 50; n += 1)
    await tryLogin({ handle: 'bee', password: 'wrong guess', address: `203.0.113.${50 + n}` });
  expect(await tryLogin({ handle: 'bee', password: 'wrong guess', address: '203.0.113.200' })).toBe(429);
  expect(await tryLogin({ handle: 'bee', password: PASSWORD, address: '203.0.113.201', deviceId: 'bee-phone' })).toBe(
    200,
  );
});

it('The server does not believe a forwarded address without a configured proxy', async () => {
  const open = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    const answer = await call(open.app, login, {
      body: { handleOrEmail: 'nobody', password: 'wrong guess' },
      headers: from(`203.0.113.${n}`),
    });
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
  await open.close();
});

it('The server reveals nothing about accounts where that is switched off', async () => {
  const quiet = await startTestApp({ HIDE_ACCOUNT_EXISTENCE: 'true' });
  expect((await joinByMail(quiet, 'wolf@example.com', { handle: 'wolf' })).status).toBe(200);
  const missing = await call(quiet.app, login, { body: { handleOrEmail: 'nobody', password: 'wrong guess' } });
  const wrong = await call(quiet.app, login, { body: { handleOrEmail: 'wolf', password: 'wrong guess' } });
  expect([missing.status, missing.problem.message]).toEqual([wrong.status, wrong.problem.message]);
  await quiet.close();
});
