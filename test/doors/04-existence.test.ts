import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHandle, login, register } from '#contract/accounts.ts';
import * as entry from '#contract/accounts.entry.ts';
import type { Route } from '#contract/route.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { CONSENT, joinByMail, PASSWORD } from '#test/factories.ts';
import { codeFor, messagesTo, otherThan, signUpTokenFor } from '#test/messages.ts';
import { declaredRoutes, keysOf } from '#test/routes.ts';
import { HASH_COST } from '#server/platform/secrets/passwords.ts';

let test: TestApp;
let count = 0;
beforeAll(async () => {
  test = await startTestApp({ HIDE_ACCOUNT_EXISTENCE: 'true' }, { passwordCost: HASH_COST });
});
afterAll(() => test.close());

const newEmail = (): string => `person${(count += 1)}@example.com`;
const form = (email: string, more: object = {}) => ({ email, password: PASSWORD, consentData: CONSENT, ...more });
const join = (email: string, more?: object) => call(test.app, register, { body: form(email, more) });
const ask = (email: string) => call(test.app, entry.sendSignUpCode, { body: { email } });

/** Signs up a member by mail and returns the address. Moves the clock past the wait for the next code. */
async function newOwner(): Promise<string> {
  const email = newEmail();
  expect((await joinByMail(test, email, { handle: `known_${count}` })).status).toBe(200);
  test.clock.advance(61_000);
  return email;
}
let numbers = 0;
const newNumber = (): string => `+141555526${String((numbers += 1)).padStart(2, '0')}`;
async function newPhoneOwner(): Promise<string> {
  const phoneNumber = newNumber();
  await call(test.app, entry.sendPhoneCode, { body: { phoneNumber } });
  const body = { phoneNumber, code: await codeFor(test, phoneNumber), consentData: CONSENT };
  expect((await call(test.app, entry.verifyPhone, { body })).status).toBe(200);
  test.clock.advance(61_000);
  return phoneNumber;
}

interface Attempt {
  route: Route;
  /** Returns the bodies that an attacker sends, one after another, about an email address or a phone number. */
  bodies: (about: string) => object[];
  about: 'email' | 'phone';
}

const NEW = 'a brand new password';
/** Each route without a session that takes an email address or a phone number needs a row. */
const ATTEMPTS: Record<string, Attempt> = {
  'a sign-up': { route: register, bodies: (email) => [form(email)], about: 'email' },
  'a sign-up in capitals': { route: register, bodies: (email) => [form(email.toUpperCase())], about: 'email' },
  'a sign-up with a common password': {
    route: register,
    bodies: (email) => [form(email, { password: 'password1' })],
    about: 'email',
  },
  'a sign-up with a taken handle': {
    route: register,
    bodies: (email) => [form(email, { handle: 'taken_handle' })],
    about: 'email',
  },
  'a sign-up with a guessed code': {
    route: register,
    bodies: (email) => [form(email, { code: '000000' })],
    about: 'email',
  },
  'a sign-up with a guessed link': {
    route: register,
    bodies: (email) => [form(email, { token: 'x'.repeat(43) })],
    about: 'email',
  },
  'a code for a sign-up': { route: entry.sendSignUpCode, bodies: (email) => [{ email }], about: 'email' },
  'a second code for a sign-up': {
    route: entry.sendSignUpCode,
    bodies: (email) => [{ email }, { email: email.toUpperCase() }],
    about: 'email',
  },
  'a sign-in': {
    route: login,
    bodies: (handleOrEmail) => [{ handleOrEmail, password: 'a wrong guess' }],
    about: 'email',
  },
  'a forgotten password': { route: entry.forgotPassword, bodies: (email) => [{ email }], about: 'email' },
  'a second forgotten password': {
    route: entry.forgotPassword,
    bodies: (email) => [{ email }, { email }],
    about: 'email',
  },
  'a new password by a guessed code': {
    route: entry.resetPassword,
    bodies: (email) => [{ email, code: '000000', password: NEW }],
    about: 'email',
  },
  'a code by phone': { route: entry.sendPhoneCode, bodies: (phoneNumber) => [{ phoneNumber }], about: 'phone' },
  'a second code by phone': {
    route: entry.sendPhoneCode,
    bodies: (phoneNumber) => [{ phoneNumber }, { phoneNumber }],
    about: 'phone',
  },
  'a sign-in by a guessed code': {
    route: entry.verifyPhone,
    bodies: (phoneNumber) => [{ phoneNumber, code: '000000', consentData: CONSENT }],
    about: 'phone',
  },
};

/** Returns what a response reveals, without the parts that differ in every response. */
function told({ status, body, headers }: Answer<unknown>): unknown {
  const { requestId: _, request: __, ...rest } = body as Record<string, unknown>;
  const names = Object.keys(headers).filter((name) => name !== 'date');
  return { status, rest, names: names.toSorted() };
}

async function answersTo({ route, bodies }: Attempt, about: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const body of bodies(about)) answers.push(told(await call(test.app, route, { body })));
  return answers;
}

/** Returns the numbers of stored codes and of messages that wait to be sent. */
async function traces(): Promise<unknown> {
  const { rows } = await sql`SELECT (SELECT count(*) FROM one_time_code)::int AS codes,
    (SELECT count(*) FROM pgboss.job WHERE name = 'send-message' AND state = 'created')::int AS jobs`.execute(
    test.deps.db,
  );
  return rows[0];
}

/** A difference in time that is still there after this number of rounds is not chance. */
const ROUNDS = 25;

/** Returns the least time that hashing a password takes on this machine now, in ms. */
async function hashMs(): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const before = performance.now();
    await test.deps.passwords.hash(PASSWORD);
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

describe('Where accounts are hidden', () => {
  beforeAll(async () => {
    await joinByMail(test, newEmail(), { handle: 'taken_handle' });
  });

  it('Every route without a session that takes an address or a number is tried', async () => {
    const tried = new Set(Object.values(ATTEMPTS).map(({ route }) => `${route.method} ${route.path}`));
    const open = (await declaredRoutes()).filter(({ route }) => route.access === 'public' && route.method !== 'GET');
    const asked = open.filter(({ route }) => {
      return [...keysOf(route.body)].some((key) => /email|phone/i.test(key));
    });
    const names = asked.map(({ route }) => `${route.method} ${route.path}`);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(Object.entries(ATTEMPTS))('The answer to %s is the same for an owner and for nobody', async (_, attempt) => {
    const isEmail = attempt.about === 'email';
    const known = isEmail ? await newOwner() : await newPhoneOwner();
    const unknown = isEmail ? newEmail() : newNumber();
    expect(await answersTo(attempt, known)).toEqual(await answersTo(attempt, unknown));
  });

  it.each(Object.entries(ATTEMPTS))(
    '%s takes as long and leaves as much for an owner and for nobody',
    async (_, attempt) => {
      const isEmail = attempt.about === 'email';
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const left: Record<'known' | 'unknown', unknown[]> = { known: [], unknown: [] };
      // The minimum of many rounds is the cost of the work. A password's hash on one side would show in every round;
      // other load of the machine shows only in some.
      const differs = async (): Promise<boolean> =>
        Math.abs(Math.min(...times.known) - Math.min(...times.unknown)) > (await hashMs()) / 2;
      let [rounds, isAlike] = [0, false];
      do {
        rounds += 1;
        const whose = {
          known: isEmail ? await newOwner() : await newPhoneOwner(),
          unknown: isEmail ? newEmail() : newNumber(),
        };
        // Removes the codes and messages of the owner's sign-up, because an unknown target has none.
        for (const which of ['known', 'unknown'] as const) {
          await sql`DELETE FROM one_time_code`.execute(test.deps.db);
          await test.deps.jobs.drain();
          const before = performance.now();
          await answersTo(attempt, whose[which]);
          times[which].push(performance.now() - before);
          left[which].push(await traces());
        }
        isAlike = rounds >= 3 && !(await differs());
      } while (!isAlike && rounds < ROUNDS);
      expect(isAlike, JSON.stringify(times)).toBe(true);
      expect(left.known).toEqual(left.unknown);
    },
  );

  it('The handle check tells everybody alike whether a handle is free', async () => {
    const ownHandle = await call(test.app, checkHandle, { params: { handle: 'taken_handle' } });
    expect(ownHandle.body.available).toBe(false);
    expect((await call(test.app, checkHandle, { params: { handle: 'free_handle' } })).body.available).toBe(true);
  });
});

describe('Sign-up by mail', () => {
  it('A stranger gets a code, and their account is theirs with a verified address', async () => {
    const email = newEmail();
    expect((await join(email)).problem.code).toBe('confirm_email');
    const { request, resendAfterSeconds } = (await ask(email)).body;
    expect(resendAfterSeconds).toBe(60);
    const { status, body } = await join(email, { code: await codeFor(test, email), request });
    expect([status, body.user.email, body.user.emailVerified]).toEqual([200, email, true]);
    expect(await messagesTo(test, email)).toHaveLength(1);
    expect((await call(test.app, login, { body: { handleOrEmail: email, password: PASSWORD } })).status).toBe(200);
  });

  it('A stranger gets a link that works once, for their own address, without the code', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await ask(email);
    const token = await signUpTokenFor(test, email);
    expect((await join(other, { token })).problem.code).toBe('link_dead');
    expect((await join(email, { token })).status).toBe(200);
    expect((await join(email, { token })).problem.code).toBe('link_dead');
  });

  it('The owner of a known address is mailed login links but no code', async () => {
    const email = await newOwner();
    test.clock.advance(61_000);
    await ask(email.toUpperCase());
    const [mail] = await messagesTo(test, email);
    expect(mail?.text).toContain('/login');
    expect(mail?.text).toContain('/forgot-password');
    expect(mail?.text).not.toMatch(/\b\d{6}\b|token=/);
  });

  it('A wrong sign-up code costs a try and a refused form costs nothing', async () => {
    const email = newEmail();
    const { request } = (await ask(email)).body;
    const code = await codeFor(test, email);
    expect((await join(email, { code: otherThan(code), request })).problem.code).toBe('code_wrong');
    for (let n = 0; n < 6; n += 1) {
      expect((await join(email, { code, request, handle: 'taken_handle' })).problem.code).toBe('handle_taken');
      expect((await join(email, { code, request, birthYear: 2020 })).problem.code).toBe('under_age');
    }
    expect((await join(email, { code, request })).status).toBe(200);
  });

  it('A code that was typed wrong five times is dead', async () => {
    const email = newEmail();
    await ask(email);
    const code = await codeFor(test, email);
    const codes: string[] = [];
    for (let n = 1; n <= 6; n += 1) codes.push((await join(email, { code: otherThan(code, n) })).problem.code);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'code_wrong'), 'code_dead', 'code_dead']);
    expect((await join(email, { code })).problem.code).toBe('code_dead');
  });

  it('Two sign-ups with one code at one moment make one account', async () => {
    const email = newEmail();
    await ask(email);
    const code = await codeFor(test, email);
    const both = await Promise.all([join(email, { code }), join(email, { code })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });
});
