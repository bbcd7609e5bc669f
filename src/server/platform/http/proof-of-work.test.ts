import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#contract/accounts.ts';
import { sendPhoneCode } from '#contract/accounts.entry.ts';
import { getChallenge, type Work } from '#contract/accounts.work.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ POW_COST: '5', TRUST_PROXY: '1' });
});
afterAll(() => test.close());

const HERE = '203.0.113.7';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
let count = 0;

/** Solves a challenge as a browser does. */
async function workOf(address = HERE): Promise<Work> {
  const { challenge } = (await call(test.app, getChallenge, from(address))).body;
  if (challenge === null) throw new Error('The server asks for no work.');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The work took too long.');
  return { challenge, solution };
}

/** Signs somebody up and returns 200 or the code of the refusal. */
async function signUp(work: unknown, address = HERE): Promise<unknown> {
  count += 1;
  const body = { email: `worker${count}@example.com`, password: PASSWORD, consentData: CONSENT, work };
  const answer = await call(test.app, register, { body, ...from(address) });
  return answer.status === 200 ? 200 : answer.problem.code;
}

describe('the work before a sign-up', () => {
  it('A sign-up and a phone code each need a fresh proof of work', async () => {
    const work = await workOf();
    expect(await signUp(undefined)).toBe('proof_of_work');
    expect(await signUp(work)).toBe(200);
    expect(await signUp(work)).toBe('proof_of_work');
    const ask = async (given: unknown): Promise<number> =>
      (await call(test.app, sendPhoneCode, { body: { phoneNumber: '(415) 555-2671', work: given }, ...from(HERE) }))
        .status;
    expect(await ask(undefined)).toBe(400);
    expect(await ask(work)).toBe(400);
    expect(await ask(await workOf())).toBe(200);
  });

  it('One proof of work admits only one of several simultaneous sign-ups', async () => {
    const work = await workOf();
    const results = await Promise.all([signUp(work), signUp(work), signUp(work)]);
    expect(results.filter((result) => result === 200)).toHaveLength(1);
  });

  it('Work with another solution or with a changed challenge is refused', async () => {
    const { challenge, solution } = await workOf();
    const { parameters } = challenge;
    const zeros = '0'.repeat(solution.derivedKey.length);
    const changed = (change: object): unknown => ({
      challenge: { ...challenge, parameters: { ...parameters, ...change } },
      solution,
    });
    const later = { ...parameters.data, until: parameters.data.until + 60_000 };
    expect(await signUp({ challenge, solution: { ...solution, derivedKey: zeros } })).toBe('proof_of_work');
    expect(await signUp(changed({ cost: 1 }))).toBe('proof_of_work');
    expect(await signUp(changed({ data: later }))).toBe('proof_of_work');
    expect(await signUp(changed({ nonce: '0'.repeat(32) }))).toBe('proof_of_work');
    expect(await signUp(changed({ keySignature: undefined }))).toBe('invalid');
    // The right solution still works, because a refusal uses nothing up.
    expect(await signUp({ challenge, solution })).toBe(200);
  });

  it('Work from another address is refused', async () => {
    expect(await signUp(await workOf('198.51.100.9'))).toBe('proof_of_work');
    expect(await signUp(await workOf('2001:db8::1'), '2001:db8::2')).toBe(200);
  });

  it('Work counts for ten minutes, and what was used is forgotten afterwards', async () => {
    const [used, kept] = [await workOf(), await workOf()];
    expect(await signUp(used)).toBe(200);
    test.clock.advance(10 * 60_000 - 1);
    expect(await signUp(kept)).toBe(200);
    const late = await workOf();
    test.clock.advance(10 * 60_000);
    expect(await signUp(late)).toBe('proof_of_work');
    await test.deps.retention.enforce();
    expect(await test.deps.db.selectFrom('used_challenge').selectAll().execute()).toEqual([]);
    expect(await signUp(used)).toBe('proof_of_work');
  });
});

it('A server without work returns no challenge and signs people up', async () => {
  const open = await startTestApp();
  expect((await call(open.app, getChallenge)).body).toEqual({ challenge: null });
  const body = { email: 'idle@example.com', password: PASSWORD, consentData: CONSENT };
  expect((await call(open.app, register, { body })).status).toBe(200);
  await open.close();
});
