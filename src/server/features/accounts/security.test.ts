import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, login, register } from '#contract/accounts.ts';
import { forgotPassword, resetPassword, sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { prove } from '#contract/accounts.proof.ts';
import * as contract from '#contract/accounts.security.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { SoftAuthenticator } from '#test/authenticator.ts';
import { CONSENT, joinByMail, newMember, PASSWORD } from '#test/factories.ts';
import { codeFor, messagesTo, otherThan, tokenFor, undoTokenFor } from '#test/messages.ts';
import { addTo, enterBy } from '#test/passkey-scene.ts';

let test: TestApp;
let quiet: TestApp;
beforeAll(async () => {
  [test, quiet] = await Promise.all([startTestApp(), startTestApp({ HIDE_ACCOUNT_EXISTENCE: 'true' })]);
});
afterAll(() => Promise.all([test.close(), quiet.close()]));

const NEW = 'a brand new password';

interface ProvenMember {
  id: number;
  token: string;
  handle: string;
}

let count = 0;
/** Returns a member with a proven address, in a session with a recent proof. */
async function proven(server: TestApp, email: string): Promise<ProvenMember> {
  count += 1;
  const handle = `proven_${count}`;
  const { body } = await joinByMail(server, email, { handle });
  const token = body.tokens.accessToken;
  await call(server.app, prove, { token, body: { password: PASSWORD } });
  return { id: body.id, token, handle };
}

const signIn = async (server: TestApp, handleOrEmail: string, password = PASSWORD): Promise<number> =>
  (await call(server.app, login, { body: { handleOrEmail, password } })).status;
const sessionOf = async (server: TestApp, handleOrEmail: string): Promise<string> =>
  (await call(server.app, login, { body: { handleOrEmail, password: PASSWORD } })).body.tokens.accessToken;
const me = async (server: TestApp, token: string) => (await call(server.app, authUser, { token })).body;
const isIn = async (server: TestApp, token: string): Promise<boolean> =>
  (await call(server.app, authUser, { token })).status === 200;
const askFor = (server: TestApp, token: string, email: string) =>
  call(server.app, contract.sendNewEmailCode, { token, body: { email } });
const move = (server: TestApp, token: string, body: { email: string; code: string }) =>
  call(server.app, contract.changeEmail, { token, body });
const moveTo = async (server: TestApp, token: string, email: string) => {
  await askFor(server, token, email);
  return move(server, token, { email, code: await codeFor(server, email) });
};
const undo = (server: TestApp, token: string) => call(server.app, contract.undoContactChange, { body: { token } });

describe('changing the password', () => {
  it('A new password ends every other session and is announced by mail', async () => {
    const ana = await proven(test, 'ana@example.com');
    const other = await sessionOf(test, ana.handle);
    const answer = await call(test.app, contract.changePassword, { token: ana.token, body: { password: NEW } });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect([await isIn(test, ana.token), await isIn(test, other)]).toEqual([true, false]);
    expect([await signIn(test, ana.handle), await signIn(test, ana.handle, NEW)]).toEqual([401, 200]);
    const notice = (await messagesTo(test, 'ana@example.com')).find(({ subject }) =>
      subject?.startsWith('Your password'),
    );
    expect(notice?.subject).toBe('Your password was changed');
    expect(notice?.text).toContain('All your other devices were signed out.');
    expect(notice?.text).not.toContain(NEW);
  });

  it('A new password obeys the rules of sign-up, and a refused one changes nothing', async () => {
    const ana = await proven(test, 'rules@example.com');
    const change = (password: string) =>
      call(test.app, contract.changePassword, { token: ana.token, body: { password } });
    for (const password of ['password1', 'rules@example.com', ana.handle]) {
      const refused = await change(password);
      expect([refused.problem.code, refused.problem.fields]).toEqual([
        'password_common',
        { password: 'Please pick a password that is harder to guess.' },
      ]);
    }
    expect((await change('short')).problem.fields).toEqual({
      password: 'Password must be at least 8 characters long',
    });
    expect(await signIn(test, ana.handle)).toBe(200);
  });

  it('A link that was mailed for a forgotten password dies with the change', async () => {
    const ana = await proven(test, 'link@example.com');
    await call(test.app, forgotPassword, { body: { email: 'link@example.com' } });
    const token = await tokenFor(test, 'link@example.com');
    await call(test.app, contract.changePassword, { token: ana.token, body: { password: NEW } });
    const late = await call(test.app, resetPassword, { body: { token, password: 'yet another password' } });
    expect(late.problem.code).toBe('link_dead');
    expect(await signIn(test, ana.handle, NEW)).toBe(200);
  });

  it('A member without a password sets their first one, and their phone hears of it', async () => {
    const phoneNumber = '+14155556001';
    await call(test.app, sendPhoneCode, { body: { phoneNumber } });
    const code = await codeFor(test, phoneNumber);
    const { body } = await call(test.app, verifyPhone, { body: { phoneNumber, code, consentData: CONSENT } });
    const token = body.tokens.accessToken;
    const caller = await test.deps.sessions.authenticate(token);
    if (typeof caller === 'string') throw new Error(caller);
    await test.deps.sessions.prove(test.deps.db, caller);
    expect((await call(test.app, contract.changePassword, { token, body: { password: NEW } })).status).toBe(200);
    expect(await signIn(test, body.user.handle, NEW)).toBe(200);
    expect((await messagesTo(test, phoneNumber))[0]?.text).toContain('password was changed');
  });
});

describe('changing the address', () => {
  it('A code to the new address replaces the old address for sign-in', async () => {
    const ana = await proven(test, 'before@example.com');
    expect((await askFor(test, ana.token, 'After@Example.com')).body).toEqual({ ok: true, resendAfterSeconds: 60 });
    const code = await codeFor(test, 'After@Example.com');
    const wrong = await move(test, ana.token, { email: 'after@example.com', code: otherThan(code) });
    expect(wrong.problem.fields).toEqual({ code: 'That code is not right.' });
    expect((await me(test, ana.token)).email).toBe('before@example.com');

    const moved = await move(test, ana.token, { email: 'After@Example.com', code });
    expect(moved.body).toMatchObject({ email: 'After@Example.com', emailVerified: true });
    expect([await signIn(test, 'after@example.com'), await signIn(test, 'before@example.com')]).toEqual([200, 404]);
    expect((await move(test, ana.token, { email: 'other@example.com', code })).problem.code).toBe('code_dead');
  });

  it('A code proves only its own address for the member who asked', async () => {
    const [ana, ben] = [await proven(test, 'asks@example.com'), await proven(test, 'listens@example.com')];
    await askFor(test, ana.token, 'wanted@example.com');
    const code = await codeFor(test, 'wanted@example.com');
    expect((await move(test, ben.token, { email: 'wanted@example.com', code })).problem.code).toBe('code_dead');
    expect((await move(test, ana.token, { email: 'unasked@example.com', code })).problem.code).toBe('code_dead');
    expect((await move(test, ana.token, { email: 'wanted@example.com', code })).status).toBe(200);
  });

  it('A second member’s request for an address leaves the first member’s code valid', async () => {
    const [ana, ben] = [await proven(test, 'first@example.com'), await proven(test, 'second@example.com')];
    await askFor(test, ana.token, 'shared@example.com');
    const code = await codeFor(test, 'shared@example.com');
    expect((await askFor(test, ben.token, 'shared@example.com')).status).toBe(200);
    expect((await move(test, ana.token, { email: 'shared@example.com', code })).status).toBe(200);
  });

  it('An address taken meanwhile is refused without revealing hidden accounts', async () => {
    const answers = [];
    for (const server of [test, quiet]) {
      const ana = await proven(server, 'late.mail@example.com');
      await askFor(server, ana.token, 'quick.mail@example.com');
      const code = await codeFor(server, 'quick.mail@example.com');
      await proven(server, 'quick.mail@example.com');
      answers.push((await move(server, ana.token, { email: 'quick.mail@example.com', code })).problem);
    }
    expect(answers.map((problem) => problem.code)).toEqual(['email_taken', 'code_dead']);
    expect(answers[0]?.fields).toEqual({ email: 'Another account has this address.' });
  });

  it('The old address hears of the change in words that tell a stranger little', async () => {
    const ana = await proven(test, 'told@example.com');
    await moveTo(test, ana.token, 'robin.moved@example.org');
    const [notice] = await messagesTo(test, 'told@example.com');
    expect(notice?.subject).toBe('Your email address was changed');
    expect(notice?.text).toContain('r•••@example.org');
    expect(notice?.text).not.toContain('robin.moved');
  });

  it('A reset link to the old address is dead after the change', async () => {
    const ana = await proven(test, 'linked@example.com');
    await call(test.app, forgotPassword, { body: { email: 'linked@example.com' } });
    const token = await tokenFor(test, 'linked@example.com');
    await moveTo(test, ana.token, 'unlinked@example.com');
    const late = await call(test.app, resetPassword, { body: { token, password: NEW } });
    expect(late.problem.code).toBe('link_dead');
  });

  it('The account’s own address is refused beside the field', async () => {
    const ana = await proven(test, 'same@example.com');
    const own = await askFor(test, ana.token, 'SAME@example.com');
    expect([own.status, own.problem.fields]).toEqual([400, { email: 'That is your address already.' }]);
  });

  it('An address that another account has is refused beside the field', async () => {
    const ana = await proven(test, 'wants@example.com');
    await proven(test, 'has@example.com');
    const taken = await askFor(test, ana.token, 'Has@example.com');
    expect([taken.problem.code, taken.problem.fields]).toEqual([
      'email_taken',
      { email: 'Another account has this address.' },
    ]);
  });

  it('A taken address gets the same answer where accounts are hidden', async () => {
    const ana = await proven(quiet, 'wants@example.com');
    await proven(quiet, 'has@example.com');
    const [free, taken] = [
      await askFor(quiet, ana.token, 'free@example.com'),
      await askFor(quiet, ana.token, 'has@example.com'),
    ];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const [word] = await messagesTo(quiet, 'has@example.com');
    expect(word?.subject).toBe('This address is yours already');
    expect(word?.text).not.toMatch(/\b\d{6}\b/);
    const tried = await move(quiet, ana.token, { email: 'has@example.com', code: '123456' });
    expect(['code_wrong', 'code_dead']).toContain(tried.problem.code);
    expect((await askFor(quiet, ana.token, 'has@example.com')).problem.code).toBe('rate_limited');
  });
});

describe('changing the number', () => {
  const ask = (token: string, phoneNumber: string) =>
    call(test.app, contract.sendNewPhoneCode, { token, body: { phoneNumber } });
  const change = (token: string, body: { phoneNumber: string; code: string }) =>
    call(test.app, contract.changePhone, { token, body });

  it('A code to a number adds it to the account for sign-in', async () => {
    const ana = await proven(test, 'phone@example.com');
    const phoneNumber = '+14155556101';
    await ask(ana.token, '(415) 555-6101');
    const changed = await change(ana.token, { phoneNumber, code: await codeFor(test, phoneNumber) });
    expect(changed.body.phoneNumber).toBe(phoneNumber);
    test.clock.advance(60_000);
    await call(test.app, sendPhoneCode, { body: { phoneNumber } });
    const back = await call(test.app, verifyPhone, {
      body: { phoneNumber, code: await codeFor(test, phoneNumber) },
    });
    expect(back.body).toMatchObject({ isNew: false, id: ana.id });
    // The account had no number before, so the notice goes to the mailbox.
    const subjects = (await messagesTo(test, 'phone@example.com')).map(({ subject }) => subject);
    expect(subjects).toContain('Your phone number was changed');
  });

  it('A number that another account has answers alike, and gets words instead of a code', async () => {
    const [ana, ben] = [await proven(test, 'ana.p@example.com'), await proven(test, 'ben.p@example.com')];
    await ask(ana.token, '+14155556102');
    await change(ana.token, { phoneNumber: '+14155556102', code: await codeFor(test, '+14155556102') });
    const [free, taken] = [await ask(ben.token, '+14155556103'), await ask(ben.token, '+14155556102')];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await messagesTo(test, '+14155556102'))[0]?.text).toContain('another wildin account');
  });

  it('The account’s own number is refused beside its field', async () => {
    const ana = await proven(test, 'own.number@example.com');
    await ask(ana.token, '+14155556104');
    await change(ana.token, { phoneNumber: '+14155556104', code: await codeFor(test, '+14155556104') });
    const own = await ask(ana.token, '(415) 555-6104');
    expect([own.status, own.problem.fields]).toEqual([400, { phoneNumber: 'That is your number already.' }]);
  });

  it('A number with which somebody signed up meanwhile is refused like a dead code', async () => {
    const [ana, phoneNumber] = [await proven(test, 'late.number@example.com'), '+14155556105'];
    await ask(ana.token, phoneNumber);
    const code = await codeFor(test, phoneNumber);
    await call(test.app, sendPhoneCode, { body: { phoneNumber } });
    const body = { phoneNumber, code: await codeFor(test, phoneNumber), consentData: CONSENT };
    expect((await call(test.app, verifyPhone, { body })).body.isNew).toBe(true);
    expect((await change(ana.token, { phoneNumber, code })).problem.code).toBe('code_dead');
    expect((await me(test, ana.token)).phoneNumber).toBeNull();
  });

  it('A number that does not exist is refused beside its field', async () => {
    const ana = await proven(test, 'nonumber@example.com');
    expect((await ask(ana.token, '12')).problem.fields).toEqual({ phoneNumber: 'Please enter a valid phone number.' });
  });
});

describe('a change that was not the person’s', () => {
  it('The link in the old mailbox restores the address and signs everybody out', async () => {
    const ana = await proven(test, 'mine@example.com');
    await moveTo(test, ana.token, 'thief@example.com');
    const token = await undoTokenFor(test, 'mine@example.com');
    expect((await undo(test, token)).body).toEqual({ back: 'email' });
    expect(await isIn(test, ana.token)).toBe(false);
    expect([await signIn(test, ana.handle), await signIn(test, 'thief@example.com')]).toEqual([401, 404]);
    expect((await messagesTo(test, 'thief@example.com'))[0]?.subject).toBe('This address left an account');

    await call(test.app, forgotPassword, { body: { email: 'mine@example.com' } });
    const reset = await tokenFor(test, 'mine@example.com');
    expect((await call(test.app, resetPassword, { body: { token: reset, password: NEW } })).status).toBe(200);
    expect(await signIn(test, 'mine@example.com', NEW)).toBe(200);
    expect((await undo(test, token)).problem.code).toBe('link_dead');
  });

  it('The link makes a sign-in on a known device count as new again', async () => {
    const ana = await proven(test, 'device@example.com');
    const told = async (): Promise<number> =>
      (await messagesTo(test, 'device@example.com')).filter(({ subject }) => subject === 'A new device is signed in')
        .length;
    const body = { handleOrEmail: ana.handle, password: PASSWORD, deviceId: 'the-same-device' };
    await call(test.app, login, { body });
    await call(test.app, login, { body });
    const before = await told();
    await moveTo(test, ana.token, 'device.thief@example.com');
    await undo(test, await undoTokenFor(test, 'device@example.com'));
    await call(test.app, forgotPassword, { body: { email: 'device@example.com' } });
    const token = await tokenFor(test, 'device@example.com');
    await call(test.app, resetPassword, { body: { token, password: NEW } });
    expect((await call(test.app, login, { body: { ...body, password: NEW } })).status).toBe(200);
    expect(await told()).toBe(before + 1);
  });

  it('The undo link removes every passkey, including the person’s own', async () => {
    const ana = await proven(test, 'keys@example.com');
    const device = new SoftAuthenticator();
    await addTo(test, ana.token, device);
    await moveTo(test, ana.token, 'keys.thief@example.com');
    await undo(test, await undoTokenFor(test, 'keys@example.com'));
    expect((await enterBy(test, device)).problem.code).toBe('passkey_refused');
    expect(await test.deps.db.selectFrom('passkey').select('id').where('user_id', '=', ana.id).execute()).toEqual([]);
  });

  it('The first undo link reverses a whole chain of contact changes', async () => {
    const ana = await proven(test, 'chain@example.com');
    await moveTo(test, ana.token, 'chain.two@example.com');
    const token = await undoTokenFor(test, 'chain@example.com');
    test.clock.advance(60_000);
    await moveTo(test, ana.token, 'chain.three@example.com');
    const phoneNumber = '+14155556201';
    await call(test.app, contract.sendNewPhoneCode, { token: ana.token, body: { phoneNumber } });
    const code = await codeFor(test, phoneNumber);
    await call(test.app, contract.changePhone, { token: ana.token, body: { phoneNumber, code } });

    expect((await undo(test, token)).status).toBe(200);
    const row = await test.deps.db
      .selectFrom('account')
      .select(['email', 'email_key', 'phone_number', 'password_hash'])
      .where('id', '=', ana.id)
      .executeTakeFirst();
    expect(row).toEqual({
      email: 'chain@example.com',
      email_key: 'chain@example.com',
      phone_number: null,
      password_hash: null,
    });
  });

  it('The link works for three days, and the old address is forgotten then', async () => {
    const ana = await proven(test, 'late@example.com');
    await moveTo(test, ana.token, 'late.two@example.com');
    const token = await undoTokenFor(test, 'late@example.com');
    test.clock.advance(72 * HOUR_MS);
    expect((await undo(test, token)).problem.code).toBe('link_dead');
    await test.deps.retention.enforce();
    const kept = await test.deps.db.selectFrom('contact_change').selectAll().where('user_id', '=', ana.id).execute();
    expect(kept).toEqual([]);
  });

  it('An unproved old address gets no undo link', async () => {
    const ana = await newMember(test);
    const email = ana.user.email ?? '';
    await call(test.app, prove, { token: ana.token, body: { password: PASSWORD } });
    const before = await messagesTo(test, email);
    expect((await moveTo(test, ana.token, 'proven.now@example.com')).status).toBe(200);
    expect(await messagesTo(test, email)).toHaveLength(before.length);
    const join = await call(test.app, register, {
      body: { email, handle: 'the_stranger', password: PASSWORD, consentData: CONSENT },
    });
    expect(join.status).toBe(200);
  });

  it('The undo link signs everybody out even if another account took the address', async () => {
    const ana = await newMember(test);
    const [email, phoneNumber] = [ana.user.email ?? '', '+14155556202'];
    await call(test.app, prove, { token: ana.token, body: { password: PASSWORD } });
    await call(test.app, contract.sendNewPhoneCode, { token: ana.token, body: { phoneNumber } });
    const code = await codeFor(test, phoneNumber);
    await call(test.app, contract.changePhone, { token: ana.token, body: { phoneNumber, code } });
    await moveTo(test, ana.token, 'unproved.thief@example.com');
    const token = await undoTokenFor(test, phoneNumber);
    const body = { email, handle: 'took_it', password: PASSWORD, consentData: CONSENT };
    expect((await call(test.app, register, { body })).status).toBe(200);

    expect((await undo(test, token)).body).toEqual({ back: 'phone' });
    expect(await isIn(test, ana.token)).toBe(false);
    expect([await signIn(test, 'unproved.thief@example.com'), await signIn(test, email)]).toEqual([404, 200]);
    const row = await test.deps.db
      .selectFrom('account')
      .select(['email', 'email_key', 'phone_number', 'password_hash'])
      .where('id', '=', ana.id)
      .executeTakeFirst();
    expect(row).toEqual({ email: null, email_key: null, phone_number: phoneNumber, password_hash: null });
  });

  it('Nobody else gets an address while its holder can take it back', async () => {
    const [ana, ben] = [await proven(test, 'resting@example.com'), await proven(test, 'patient@example.com')];
    await moveTo(test, ana.token, 'rested@example.com');
    const body = { email: 'resting@example.com', handle: 'too_early', password: PASSWORD, consentData: CONSENT };
    expect((await call(test.app, register, { body })).problem.code).toBe('email_taken');
    test.clock.advance(60_000);
    expect((await moveTo(test, ben.token, 'resting@example.com')).problem.code).toBe('contact_resting');
    // The account that gave the address up can take it back at once.
    expect((await moveTo(test, ana.token, 'resting@example.com')).problem.code).not.toBe('contact_resting');
    test.clock.advance(72 * HOUR_MS);
    expect((await call(test.app, register, { body: { ...body, email: 'rested@example.com' } })).status).toBe(200);
  });
});
