import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, logout } from '#contract/accounts.ts';
import { sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { proofOptions, prove, sendProofCode } from '#contract/accounts.proof.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { ok, route } from '#contract/route.ts';
import { serve } from '#server/platform/http/serve.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { codeFor, messagesTo, otherThan } from '#test/messages.ts';

let test: TestApp;
const guarded = Fastify();
const doIt = route({ method: 'POST', path: '/api/test/guarded', access: 'member', response: ok, fresh: true });
beforeAll(async () => {
  test = await startTestApp();
  serve({ app: guarded, deps: test.deps }, doIt, async () => ({ ok: true }) as const);
});
afterAll(async () => {
  await guarded.close();
  await test.close();
});

const tryIt = async (token: string): Promise<number | string> => {
  const { status, problem } = await call(guarded, doIt, { token });
  return status === 200 ? 200 : `${status} ${problem.code}`;
};
const byPassword = (token: string, password = PASSWORD) => call(test.app, prove, { token, body: { password } });
const signInAgain = async ({ user }: TestMember): Promise<string> => {
  const answer = await call(test.app, login, { body: { handleOrEmail: user.handle, password: PASSWORD } });
  return answer.body.tokens.accessToken;
};

let count = 0;
async function phoneMember(): Promise<{ token: string; phoneNumber: string; id: number }> {
  count += 1;
  const phoneNumber = `+1415555${4000 + count}`;
  await call(test.app, sendPhoneCode, { body: { phoneNumber } });
  const code = await codeFor(test, phoneNumber);
  const { body } = await call(test.app, verifyPhone, { body: { phoneNumber, code, consentData: CONSENT } });
  return { token: body.tokens.accessToken, phoneNumber, id: body.id };
}

describe('a route that asks for a proof', () => {
  it('A password proof lasts ten minutes and signing in is not a proof', async () => {
    const ana = await newMember(test);
    expect(await tryIt(ana.token)).toBe('403 reauthentication_required');
    expect(await tryIt(await signInAgain(ana))).toBe('403 reauthentication_required');

    const proved = await byPassword(ana.token);
    expect(proved.body.freshUntil).toBe(new Date(test.clock.now().getTime() + 10 * MINUTE_MS).toISOString());
    test.clock.advance(10 * MINUTE_MS - 1);
    expect(await tryIt(ana.token)).toBe(200);
    test.clock.advance(1);
    expect(await tryIt(ana.token)).toBe('403 reauthentication_required');
  });

  it('A proof counts only for its own session', async () => {
    const ana = await newMember(test);
    const other = await signInAgain(ana);
    await byPassword(ana.token);
    expect([await tryIt(ana.token), await tryIt(other)]).toEqual([200, '403 reauthentication_required']);
    expect((await call(test.app, proofOptions, { token: other })).body.freshUntil).toBeNull();
  });

  it('A proof ends with its session', async () => {
    const ana = await newMember(test);
    await byPassword(ana.token);
    await call(test.app, logout, { token: ana.token });
    expect(await tryIt(ana.token)).toBe('401 unauthenticated');
  });
});

describe('the password as a proof', () => {
  it('A wrong password is an error beside its field, not the end of the session', async () => {
    const ana = await newMember(test);
    const wrong = await byPassword(ana.token, 'not the password');
    expect([wrong.status, wrong.problem.code]).toEqual([400, 'password_wrong']);
    expect(wrong.problem.fields).toEqual({ password: 'That is not your password.' });
    expect(await tryIt(ana.token)).toBe('403 reauthentication_required');
    expect((await byPassword(ana.token)).status).toBe(200);
  });

  it('Another member’s password proves nothing', async () => {
    const [ana, { token }] = [await newMember(test), await phoneMember()];
    expect((await byPassword(token)).problem.code).toBe('password_wrong');
    expect((await byPassword(ana.token)).status).toBe(200);
  });

  it('A session gets ten proof tries in fifteen minutes without affecting other devices', async () => {
    const strict = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
    const ana = await newMember(strict);
    const body = { handleOrEmail: ana.user.handle, password: PASSWORD };
    const other = (await call(strict.app, login, { body })).body.tokens.accessToken;
    const guess = async (token: string, password: string): Promise<number> =>
      (await call(strict.app, prove, { token, body: { password } })).status;
    const tries = [];
    for (let n = 0; n < 11; n += 1) tries.push(await guess(ana.token, `guess number ${n}`));
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect([await guess(ana.token, PASSWORD), await guess(other, PASSWORD)]).toEqual([429, 200]);
    await strict.close();
  });

  it('All sessions of an account together have fifty tries in an hour', async () => {
    const strict = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
    const ana = await newMember(strict);
    const { db, sessions } = strict.deps;
    const guess = async (token: string): Promise<number> =>
      (await call(strict.app, prove, { token, body: { password: 'not the password' } })).status;
    const statuses = [];
    for (let n = 0; n < 51; n += 1) {
      const device = { deviceId: undefined, deviceName: `device ${n}` };
      statuses.push(await guess((await sessions.open(db, ana.id, device)).accessToken));
    }
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 400), 429]);
    await strict.close();
  });
});

describe('a code as a proof', () => {
  it('A member without a password proves themself by a code to their phone, once', async () => {
    const { token, phoneNumber } = await phoneMember();
    expect((await call(test.app, proofOptions, { token })).body).toEqual({ ways: ['phone'], freshUntil: null });
    expect((await call(test.app, sendProofCode, { token, body: { to: 'phone' } })).body.resendAfterSeconds).toBe(60);
    const code = await codeFor(test, phoneNumber);
    const enter = (digits: string) => call(test.app, prove, { token, body: { to: 'phone', code: digits } });
    const wrong = await enter(otherThan(code));
    expect([wrong.problem.code, wrong.problem.fields]).toEqual(['code_wrong', { code: 'That code is not right.' }]);
    expect(await tryIt(token)).toBe('403 reauthentication_required');
    expect((await enter(code)).status).toBe(200);
    expect(await tryIt(token)).toBe(200);
    expect((await enter(code)).problem.code).toBe('code_dead');
  });

  it('A sign-in code is not a proof and a proof code signs nobody in', async () => {
    const { token, phoneNumber } = await phoneMember();
    test.clock.advance(MINUTE_MS);
    await call(test.app, sendPhoneCode, { body: { phoneNumber } });
    const entry = await codeFor(test, phoneNumber);
    expect((await call(test.app, prove, { token, body: { to: 'phone', code: entry } })).problem.code).toBe('code_dead');
    await call(test.app, sendProofCode, { token, body: { to: 'phone' } });
    const proof = await codeFor(test, phoneNumber);
    expect(proof).not.toBe(entry);
    expect((await call(test.app, verifyPhone, { body: { phoneNumber, code: proof } })).problem.code).toBe('code_wrong');
  });

  it('A code proof is unavailable with a password or an unproven address', async () => {
    const ana = await newMember(test);
    expect((await call(test.app, proofOptions, { token: ana.token })).body.ways).toEqual(['password']);
    const before = await messagesTo(test, ana.user.email ?? '');
    const refused = await call(test.app, sendProofCode, { token: ana.token, body: { to: 'email' } });
    expect([refused.status, refused.problem.code]).toEqual([400, 'invalid']);
    expect(await messagesTo(test, ana.user.email ?? '')).toHaveLength(before.length);
    const { token } = await phoneMember();
    expect((await call(test.app, sendProofCode, { token, body: { to: 'email' } })).status).toBe(400);
  });

  it('A second code within a minute is refused, with the time until the next', async () => {
    const { token } = await phoneMember();
    await call(test.app, sendProofCode, { token, body: { to: 'phone' } });
    const soon = await call(test.app, sendProofCode, { token, body: { to: 'phone' } });
    expect([soon.status, soon.problem.retryAfterSeconds]).toEqual([429, 60]);
  });
});
