import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import { forgotPassword, resetPassword, sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, newMember, PASSWORD } from '#test/factories.ts';
import { codeFor, otherThan } from '#test/messages.ts';

/** The server trusts one proxy, so that a header can give each person a network address. */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => test.close());

let count = 0;
let phoneNumber: string;
beforeEach(() => {
  count += 1;
  phoneNumber = `+1415555${2000 + count}`;
});

const OWNER = '198.51.100.1';
const ATTACKER = '203.0.113.1';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const MANY = 'Very many codes were asked for today. Please try again in 24 hours, or sign in another way.';
const ask = (address: string, device: { deviceId?: string } = {}) =>
  call(test.app, sendPhoneCode, { ...from(address), body: { phoneNumber, ...device } });
const enter = (address: string, code: string, by: { request?: string; deviceId?: string } = {}) => {
  const body = { phoneNumber, code, consentData: CONSENT, ...by };
  return call(test.app, verifyPhone, { ...from(address), body });
};

async function attack(): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    await ask(ATTACKER);
    test.clock.advance(61_000);
  }
  for (let n = 0; n < 8; n += 1) await enter(ATTACKER, '000000');
}

describe('the owner of a phone', () => {
  it('A phone’s owner gets in by a code after an attacker’s sends and tries', async () => {
    await attack();
    expect((await ask(ATTACKER)).status).toBe(429);
    expect((await ask(OWNER)).status).toBe(200);
    const code = await codeFor(test, phoneNumber);
    for (let n = 0; n < 8; n += 1) await enter(ATTACKER, otherThan(code, n + 1));
    expect((await enter(OWNER, code)).status).toBe(200);
  });

  it('An attacker’s newer code does not end the owner’s', async () => {
    await ask(OWNER);
    const code = await codeFor(test, phoneNumber);
    await ask(ATTACKER);
    expect((await enter(OWNER, code)).status).toBe(200);
  });

  it('A phone code works only from its network address or with its request’s id', async () => {
    const { request } = (await ask(OWNER)).body;
    const code = await codeFor(test, phoneNumber);
    expect((await enter(ATTACKER, code)).problem.code).toBe('code_dead');
    expect((await enter(ATTACKER, code, { request: 'another request' })).problem.code).toBe('code_dead');
    // The owner may enter the code from another address, because a phone can change networks.
    expect((await enter('198.51.100.77', code, { request })).status).toBe(200);
  });

  it('Tries that name a request are counted against it', async () => {
    const { request } = (await ask(OWNER)).body;
    const code = await codeFor(test, phoneNumber);
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await enter(`198.51.100.${n + 2}`, otherThan(code, n + 1), { request })).problem.code);
    expect(codes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'code_wrong'));
    expect((await enter(OWNER, code, { request })).problem.code).toBe('code_dead');
  });

  it('Strangers can request thirty codes a day for a number, ten per network', async () => {
    const sent: number[] = [];
    for (let network = 0; network < 5; network += 1) {
      let here = 0;
      for (let n = 0; n < 12; n += 1) if ((await ask(`192.0.${network}.${n + 1}`)).status === 200) here += 1;
      sent.push(here);
    }
    expect(sent).toEqual([10, 10, 10, 0, 0]);
    const { problem } = await ask(OWNER);
    expect(problem).toMatchObject({ code: 'rate_limited', message: MANY });
    expect((await ask('2001:db8:7:1::1')).problem.message).toBe(MANY);
    // The message and the header name the same time, and the owner gets a code after this time.
    test.clock.advance(20.5 * 3_600_000);
    const { problem: later, headers } = await ask(OWNER);
    expect(later.message).toBe(
      'Very many codes were asked for today. Please try again in 4 hours, or sign in another way.',
    );
    expect(headers['retry-after']).toBe(String(4 * 3600));
    test.clock.advance(3 * 3_600_000);
    expect((await ask(OWNER)).problem.message).toContain('Please try again in an hour, or');
    test.clock.advance(3_600_000);
    expect((await ask(OWNER)).status).toBe(200);
  });

  it('Addresses of one network do not use up what the owner is sent elsewhere', async () => {
    for (let n = 0; n < 40; n += 1) await ask(`203.0.113.${n + 1}`);
    for (let n = 0; n < 40; n += 1) await ask(`2001:db8:7:${n}::1`);
    expect((await ask(OWNER)).status).toBe(200);
  });

  it('A network’s retry time counts from its own first code of the day', async () => {
    for (let n = 0; n < 5; n += 1) await ask(`192.0.2.${n + 1}`);
    test.clock.advance(4 * 3_600_000);
    for (let n = 5; n < 10; n += 1) await ask(`192.0.2.${n + 1}`);
    for (let n = 0; n < 5; n += 1) await ask(`203.0.113.${n + 1}`);
    test.clock.advance(2 * 3_600_000);
    expect((await ask('192.0.2.99')).problem.message).toContain('Please try again in 18 hours, or');
    expect((await ask('203.0.113.99')).status).toBe(200);
  });

  it('An owner on a known device gets in by a code despite strangers’ requests', async () => {
    await ask(OWNER);
    const first = { deviceId: 'their own phone' };
    expect((await enter(OWNER, await codeFor(test, phoneNumber), first)).status).toBe(200);
    for (let n = 0; n < 60; n += 1) await ask(`192.0.${n}.1`);
    expect((await ask('198.51.100.9')).status).toBe(429);
    expect((await ask('198.51.100.9', { deviceId: 'a device of nobody' })).status).toBe(429);
    for (let n = 0; n < 5; n += 1) {
      expect((await ask('198.51.100.9', first)).status).toBe(200);
      test.clock.advance(61_000);
    }
    expect((await ask('198.51.100.9', first)).problem.message).toBe(
      'That was 5 codes in a day. Please try again in 24 hours.',
    );
    expect((await enter('198.51.100.9', await codeFor(test, phoneNumber), first)).status).toBe(200);
  });
});

describe('the owner of a mailbox', () => {
  it('An owner resets their password after an attacker used up sends and tries', async () => {
    const { user } = await newMember(test);
    const email = user.email ?? '';
    const forget = (address: string) => call(test.app, forgotPassword, { ...from(address), body: { email } });
    const reset = (address: string, code: string) =>
      call(test.app, resetPassword, { ...from(address), body: { email, code, password: 'a brand new password' } });
    for (let n = 0; n < 6; n += 1) {
      await forget(ATTACKER);
      test.clock.advance(61_000);
    }
    for (let n = 0; n < 8; n += 1) await reset(ATTACKER, '000000');
    await forget(OWNER);
    const code = await codeFor(test, email);
    for (let n = 0; n < 8; n += 1) await reset(ATTACKER, otherThan(code, n + 1));
    expect((await reset(OWNER, code)).status).toBe(200);
  });

  it('An owner on a known device resets their password despite strangers’ requests', async () => {
    const { user } = await newMember(test);
    const email = user.email ?? '';
    const device = { deviceId: 'their laptop' };
    await call(test.app, login, { body: { handleOrEmail: email, password: PASSWORD, ...device } });
    for (let n = 0; n < 60; n += 1) await call(test.app, forgotPassword, { ...from(`192.0.${n}.1`), body: { email } });
    const before = await codeFor(test, email);
    await call(test.app, forgotPassword, { ...from(OWNER), body: { email } });
    expect(await codeFor(test, email)).toBe(before);
    await call(test.app, forgotPassword, { ...from(OWNER), body: { email, ...device } });
    const code = await codeFor(test, email);
    expect(code).not.toBe(before);
    const body = { email, code, password: 'a brand new password', ...device };
    expect((await call(test.app, resetPassword, { ...from(OWNER), body })).status).toBe(200);
  });
});
