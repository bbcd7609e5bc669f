import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, login } from '#contract/accounts.ts';
import * as contract from '#contract/accounts.entry.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import { CONSENT, joinByMail, newMember, PASSWORD } from '#test/factories.ts';
import { codeFor, messagesTo, otherThan } from '#test/messages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let count = 0;
/** Returns a number that no test has used yet. */
const newNumber = (): string => {
  count += 1;
  return `+1415555${String(2000 + count)}`;
};
const send = (phoneNumber: string, country?: string): Promise<Answer<{ resendAfterSeconds: number }>> =>
  call(test.app, contract.sendPhoneCode, { body: { phoneNumber, ...(country !== undefined && { country }) } });
const verify = (body: Record<string, unknown>) => call(test.app, contract.verifyPhone, { body });
const signUp = async (phoneNumber = newNumber()) => {
  await send(phoneNumber);
  const code = await codeFor(test, phoneNumber);
  const answer = await verify({ phoneNumber, code, consentData: CONSENT });
  expect(answer.status).toBe(200);
  return { phoneNumber, code, ...answer.body };
};

describe('a phone number', () => {
  it('A phone number signs up a consenting person and recognizes them next time', async () => {
    const phoneNumber = newNumber();
    expect((await send(phoneNumber)).body).toEqual({ ok: true, resendAfterSeconds: 60, request: expect.any(String) });
    const code = await codeFor(test, phoneNumber);
    for (const consentData of [undefined, { ...CONSENT, ageVerification: false }]) {
      const early = await verify({ phoneNumber, code, consentData });
      expect([early.status, early.problem.code]).toEqual([400, 'consent_required']);
    }
    const joined = await verify({ phoneNumber, code, consentData: CONSENT, timeZone: 'Europe/Paris' });
    expect(joined.body).toMatchObject({
      isNew: true,
      user: { phoneNumber, contactMethod: 'phone', email: null, emailVerified: false, timeZone: 'Europe/Paris' },
    });
    expect(joined.body.user.handle).toMatch(/^wild_soul_\d{3}[a-z0-9]{3}$/);
    const me = await call(test.app, authUser, { token: joined.body.tokens.accessToken });
    expect(me.body.id).toBe(joined.body.id);
    const consent = await call(test.app, contract.getConsent, { token: joined.body.tokens.accessToken });
    expect(consent.body).toMatchObject({ termsOfService: true, ageVerification: true, location: false });

    test.clock.advance(60_000);
    await send(phoneNumber);
    const back = await verify({ phoneNumber, code: await codeFor(test, phoneNumber) });
    expect(back.body).toMatchObject({ isNew: false, id: joined.body.id });
  });

  it('A phone number and a code are accepted in any common spelling', async () => {
    const { id } = await signUp('+14155559999');
    for (const typed of ['(415) 555-9999', '415.555.9999', '1 415 555 9999', '+1 (415) 555 9999']) {
      test.clock.advance(86_400_000);
      expect((await send(typed)).status).toBe(200);
      const code = await codeFor(test, '+14155559999');
      const answer = await verify({ phoneNumber: typed, code: ` ${code.slice(0, 3)} ${code.slice(3)}\n` });
      expect(answer.body.id).toBe(id);
    }
    const french = await send('06 12 34 56 78', 'FR');
    expect(french.status).toBe(200);
    expect(await messagesTo(test, '+33612345678')).toHaveLength(1);
  });

  it.each(['5', '555', 'call me', '+999123456789', '+1 415 555 12345678', '4155550000 ext. 12', 'tel:', '٤١٥'])(
    'An invalid phone number such as %s is refused beside its field',
    async (phoneNumber) => {
      const answer = await send(phoneNumber);
      expect([answer.status, answer.problem.code]).toEqual([400, 'phone_invalid']);
      expect(answer.problem.fields).toHaveProperty('phoneNumber');
    },
  );

  it('A code text names its purpose and is bound to our own page', async () => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    const [message] = await messagesTo(test, phoneNumber);
    const code = await codeFor(test, phoneNumber);
    expect(message).toMatchObject({ channel: 'sms', subject: null, html: null });
    expect(message?.text).toBe(`${code} is your wildin code. It works for 10 minutes.\n\n@localhost #${code}`);
  });

  it('A phone number has no password that could be guessed', async () => {
    const { user } = await signUp();
    for (const password of ['', 'null', PASSWORD]) {
      const answer = await call(test.app, login, { body: { handleOrEmail: user.handle, password: password || ' ' } });
      expect(answer.problem.code).toBe('invalid_credentials');
    }
  });

  it('A suspended person’s number signs them in only to their decisions', async () => {
    const { phoneNumber, id } = await signUp();
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${id}`.execute(test.deps.db);
    test.clock.advance(60_000);
    await send(phoneNumber);
    const answer = await verify({ phoneNumber, code: await codeFor(test, phoneNumber) });
    expect([answer.status, answer.body.user.isSuspended]).toEqual([200, true]);
    const consent = await call(test.app, contract.getConsent, { token: answer.body.tokens.accessToken });
    expect(consent.problem.code).toBe('account_suspended');
  });

  it('A phone sign-up with a taken handle keeps the code valid', async () => {
    const { user } = await newMember(test);
    const phoneNumber = newNumber();
    await send(phoneNumber);
    const body = { phoneNumber, code: await codeFor(test, phoneNumber), consentData: CONSENT };
    const taken = await verify({ ...body, username: user.handle });
    expect([taken.status, taken.problem.message]).toEqual([409, 'Username already exists']);
    expect((await verify({ ...body, username: 'heron_by_phone' })).body.user.handle).toBe('heron_by_phone');
  });
});

describe('a code', () => {
  it('A code dies after five wrong tries', async () => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    const code = await codeFor(test, phoneNumber);
    const answers = [];
    for (let n = 1; n <= 5; n += 1) answers.push((await verify({ phoneNumber, code: otherThan(code, n) })).problem);
    const wrong = { code: 'code_wrong', fields: { code: 'That code is not right.' } };
    const dead = { code: 'code_dead', fields: { code: 'That code no longer works.' } };
    expect(answers).toMatchObject([wrong, wrong, wrong, wrong, dead]);
    expect((await verify({ phoneNumber, code, consentData: CONSENT })).problem.code).toBe('code_dead');
  });

  it('A code works after four wrong tries, once', async () => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    const code = await codeFor(test, phoneNumber);
    for (let n = 1; n <= 4; n += 1) await verify({ phoneNumber, code: otherThan(code, n) });
    expect((await verify({ phoneNumber, code, consentData: CONSENT })).status).toBe(200);
    expect((await verify({ phoneNumber, code, consentData: CONSENT })).problem.code).toBe('code_dead');
  });

  it('A code works for ten minutes', async () => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    const code = await codeFor(test, phoneNumber);
    test.clock.advance(10 * 60_000 - 1);
    // A refusal for missing consent does not use up a right code.
    expect((await verify({ phoneNumber, code })).problem.code).toBe('consent_required');
    test.clock.advance(1);
    expect((await verify({ phoneNumber, code, consentData: CONSENT })).problem.code).toBe('code_dead');
  });

  it('A code is not sent once it is too old to work', async () => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    test.clock.advance(10 * 60_000);
    expect(await messagesTo(test, phoneNumber)).toEqual([]);
  });

  it('A code is good for its own number only', async () => {
    const [mine, theirs] = [newNumber(), newNumber()];
    await send(mine);
    await send(theirs);
    const code = await codeFor(test, mine);
    const isSameByChance = code === (await codeFor(test, theirs));
    const answer = await verify({ phoneNumber: theirs, code, consentData: CONSENT });
    expect(answer.status).toBe(isSameByChance ? 200 : 400);
    expect((await verify({ phoneNumber: newNumber(), code, consentData: CONSENT })).problem.code).toBe('code_dead');
  });

  it('A code can be replaced after 60 seconds and five times a day', async () => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    const first = await codeFor(test, phoneNumber);
    test.clock.advance(20_500);
    const early = await send(phoneNumber);
    expect([early.status, early.problem.code, early.problem.retryAfterSeconds]).toEqual([429, 'rate_limited', 40]);
    expect(early.headers['retry-after']).toBe('40');
    test.clock.advance(39_500);
    expect((await send(phoneNumber)).status).toBe(200);
    const second = await codeFor(test, phoneNumber);
    if (first !== second) {
      expect((await verify({ phoneNumber, code: first, consentData: CONSENT })).problem.code).toBe('code_wrong');
    }
    for (let n = 3; n <= 5; n += 1) {
      test.clock.advance(60_000);
      expect((await send(phoneNumber)).status).toBe(200);
    }
    test.clock.advance(60_000);
    const enough = await send(phoneNumber);
    expect(enough.status).toBe(429);
    expect(enough.problem.retryAfterSeconds).toBe(86_400 - 5 * 60);
    expect(await messagesTo(test, phoneNumber)).toHaveLength(5);
    test.clock.advance(86_400_000 - 5 * 60_000);
    expect((await send(phoneNumber)).status).toBe(200);
  });

  it('A premature code request states the remaining wait in seconds or hours', async () => {
    const phoneNumber = newNumber();
    const refusal = async () => (await send(phoneNumber)).problem.message;
    await send(phoneNumber);
    test.clock.advance(30_000);
    expect(await refusal()).toBe('Please wait 30 seconds before asking for another code.');
    test.clock.advance(29_000);
    expect(await refusal()).toBe('Please wait a second before asking for another code.');
    for (let n = 2; n <= 5; n += 1) {
      test.clock.advance(n === 2 ? 1000 : 60_000);
      expect((await send(phoneNumber)).status).toBe(200);
    }
    expect(await refusal()).toBe('That was 5 codes in a day. Please try again in 24 hours.');
    test.clock.advance(22 * 3_600_000);
    expect(await refusal()).toBe('That was 5 codes in a day. Please try again in 2 hours.');
    test.clock.advance(3_600_000);
    expect(await refusal()).toBe('That was 5 codes in a day. Please try again in an hour.');
  });

  it.each([
    ['an array', ['123456']],
    ['an array of arrays', [['1'], ['2']]],
    ['a number', 123_456],
    ['an object', { $gt: '' }],
    ['five digits', '12345'],
    ['seven digits', '1234567'],
    ['letters', 'abcdef'],
    ['nothing', ''],
    ['a wall of text', '1 '.repeat(5000)],
  ])('A code given as %s is invalid and does not use up a try', async (_name, code) => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    for (let n = 0; n < 6; n += 1) {
      const answer = await verify({ phoneNumber, code, consentData: CONSENT });
      expect([answer.status, answer.problem.code]).toEqual([400, 'invalid']);
    }
    const right = await codeFor(test, phoneNumber);
    expect((await verify({ phoneNumber, code: right, consentData: CONSENT })).status).toBe(200);
  });

  it('Strangers of many networks cause thirty mails a day to one address, for all purposes', async () => {
    const crowded = await startTestApp({ TRUST_PROXY: '1', HIDE_ACCOUNT_EXISTENCE: 'true' });
    const email = 'flooded@example.com';
    expect((await joinByMail(crowded, email, { headers: { 'x-forwarded-for': '198.51.200.7' } })).status).toBe(200);
    crowded.clock.advance(2 * 86_400_000);
    const before = (await messagesTo(crowded, email)).length;
    for (let n = 0; n < 40; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.${n}.7` };
      await call(crowded.app, n % 2 === 0 ? contract.forgotPassword : contract.sendSignUpCode, {
        headers,
        body: { email },
      });
    }
    expect((await messagesTo(crowded, email)).length - before).toBe(30);
    await crowded.close();
  });

  it('A code is stored as a hash and its delivery job is sealed', async () => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    const read = async (): Promise<string> => {
      const jobs = await sql`SELECT data::text, output::text FROM pgboss.job`.execute(test.deps.db);
      const codes = await sql`
        SELECT encode(code_hash, 'escape') AS hash, tries FROM one_time_code WHERE target = ${phoneNumber}`.execute(
        test.deps.db,
      );
      return JSON.stringify([jobs.rows, codes.rows]);
    };
    const waiting = await read();
    const code = await codeFor(test, phoneNumber);
    for (const kept of [waiting, await read()]) {
      expect(kept).toContain('sealed');
      expect(kept).not.toMatch(new RegExp(`\\b${code}\\b`));
      expect(kept).not.toContain(phoneNumber.slice(2));
    }
  });

  it('A code is forgotten with its target a day later', async () => {
    const phoneNumber = newNumber();
    await send(phoneNumber);
    test.clock.advance(86_400_001);
    await test.deps.retention.enforce();
    const { rows } = await sql`SELECT 1 FROM one_time_code`.execute(test.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('an address', () => {
  const verifyAs = (token: string, code: string) => call(test.app, contract.verifyEmail, { token, body: { code } });

  it('An address is sent a code when its owner joins, which proves it', async () => {
    const { token, user } = await newMember(test);
    const [mail] = await messagesTo(test, user.email ?? '');
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Is this your address?' });
    expect(user.emailVerified).toBe(false);
    const answer = await verifyAs(token, await codeFor(test, user.email ?? ''));
    expect([answer.status, answer.body.emailVerified]).toEqual([200, true]);
    expect((await verifyAs(token, await codeFor(test, user.email ?? ''))).problem.code).toBe('code_dead');
  });

  it('An address can ask for another code after 60 seconds', async () => {
    const { token, user } = await newMember(test);
    const early = await call(test.app, contract.sendEmailCode, { token });
    expect([early.status, early.problem.retryAfterSeconds]).toEqual([429, 60]);
    test.clock.advance(60_000);
    expect((await call(test.app, contract.sendEmailCode, { token })).body.resendAfterSeconds).toBe(60);
    expect(await messagesTo(test, user.email ?? '')).toHaveLength(2);
    expect((await verifyAs(token, await codeFor(test, user.email ?? ''))).status).toBe(200);
  });

  it('An address is proven only by its owner with a code for that purpose', async () => {
    const [owner, other] = [await newMember(test), await newMember(test)];
    const address = owner.user.email ?? '';
    const code = await codeFor(test, address);
    const theirs = await codeFor(test, other.user.email ?? '');
    if (code !== theirs) expect((await verifyAs(other.token, code)).problem.code).toBe('code_wrong');
    const reset = await call(test.app, contract.resetPassword, {
      body: { email: address, code, password: 'a password of a thief' },
    });
    expect(reset.problem.code).toBe('code_dead');
    expect((await verifyAs(owner.token, code)).status).toBe(200);
  });

  it('An address is missing where somebody joined by phone', async () => {
    const { tokens } = await signUp();
    const answer = await call(test.app, contract.sendEmailCode, { token: tokens.accessToken });
    expect([answer.status, answer.problem.code]).toEqual([400, 'invalid']);
    expect((await verifyAs(tokens.accessToken, '123456')).problem.code).toBe('code_dead');
  });
});

describe('consent', () => {
  it('Consent is a new row for each change, by the server’s clock', async () => {
    const { id, token } = await newMember(test);
    const none = { location: false, notifications: false, camera: false, contacts: false };
    const read = () => call(test.app, contract.getConsent, { token });
    const put = (body: object) => call(test.app, contract.putConsent, { token, body });
    expect((await read()).body).toMatchObject({ ...CONSENT, ...none, version: expect.any(String) });
    test.clock.advance(5000);
    const changed = await put({ ...none, camera: true, termsOfService: false, grantedAt: '1999-01-01T00:00:00Z' });
    expect(changed.body).toMatchObject({ ...CONSENT, camera: true, grantedAt: test.clock.now().toISOString() });
    await put({ ...none, camera: true });
    await put(none);
    expect((await read()).body).toMatchObject({ ...CONSENT, ...none });
    for (const one of ['location', 'notifications', 'camera', 'contacts']) {
      await put({ ...none, [one]: true });
      expect((await read()).body).toMatchObject({ ...none, [one]: true });
      await put(none);
      expect((await read()).body).toMatchObject(none);
    }
    const rows = await test.deps.db
      .selectFrom('consent')
      .select(['camera'])
      .where('user_id', '=', id)
      .orderBy('granted_at')
      .execute();
    expect(rows.slice(0, 3).map(({ camera }) => camera)).toEqual([false, true, false]);
    expect(rows).toHaveLength(3 + 8);
  });
});
