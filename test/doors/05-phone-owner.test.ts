import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, resetPassword, sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, newMember } from '#test/factories.ts';
import { codeFor, otherThan } from '#test/messages.ts';

/** One proxy is believed, so that people can come from different addresses. */
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
const ask = (address: string) => call(test.app, sendPhoneCode, { ...from(address), body: { phoneNumber } });
const enter = (address: string, code: string, request?: string) => {
  const body = { phoneNumber, code, consentData: CONSENT, ...(request !== undefined && { request }) };
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
  it('An owner gets a code, and gets in by it, after an attacker used up their sends and tries', async () => {
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

  it('A code works where it was asked for, or with the name of its request, and nowhere else', async () => {
    const { request } = (await ask(OWNER)).body;
    const code = await codeFor(test, phoneNumber);
    expect((await enter(ATTACKER, code)).problem.code).toBe('code_dead');
    expect((await enter(ATTACKER, code, 'another request')).problem.code).toBe('code_dead');
    // The owner's phone has changed networks.
    expect((await enter('198.51.100.77', code, request)).status).toBe(200);
  });

  it('Tries that name a request are counted against it', async () => {
    const { request } = (await ask(OWNER)).body;
    const code = await codeFor(test, phoneNumber);
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await enter(`198.51.100.${n + 2}`, otherThan(code, n + 1), request)).problem.code);
    expect(codes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'code_wrong'));
    expect((await enter(OWNER, code, request)).problem.code).toBe('code_dead');
  });

  it('A number is sent at most thirty codes a day, whoever asks', async () => {
    let sent = 0;
    for (let n = 0; n < 45; n += 1) if ((await ask(`192.0.2.${n}`)).status === 200) sent += 1;
    expect(sent).toBe(30);
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
});
