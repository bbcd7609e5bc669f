import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailKey, mailboxOf } from '#contract/accounts.email.ts';
import { forgotPassword, resetPassword, sendSignUpCode } from '#contract/accounts.entry.ts';
import { prove } from '#contract/accounts.proof.ts';
import { changeEmail, sendNewEmailCode, undoContactChange } from '#contract/accounts.security.ts';
import { authUser, login, register } from '#contract/accounts.ts';
import { loginNameOf } from '#server/features/accounts/record/login-names.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, joinByMail, PASSWORD } from '#test/factories.ts';
import { codeFor, messagesTo, tokenFor, undoTokenFor } from '#test/messages.ts';
import { settleEmailKeys } from './email-keys.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const NEW = 'a brand new password';
const signUp = (email: string) =>
  call(test.app, register, { body: { email, password: PASSWORD, consentData: CONSENT } });
const signIn = (handleOrEmail: string, password = PASSWORD) =>
  call(test.app, login, { body: { handleOrEmail, password } });

/** The same mailbox, in the ways in which people and browsers write it. */
const waysOf = (name: string, domain: string, ascii: string): string[] => [
  `${name}@${domain}`,
  `${name}@${domain.normalize('NFD')}`,
  `${name}@${ascii}`,
  `${name.toUpperCase()}@${ascii.toUpperCase()}`,
  `${name}@${domain}.`,
  ` ${name}@${domain} `,
];
const MUELLER = waysOf('anna', 'müller.example', 'xn--mller-kva.example');

describe('one mailbox', () => {
  it('An address makes one account, however it is written, and each way signs in', async () => {
    const typed = MUELLER[0] ?? '';
    expect((await signUp(typed)).body.user.email).toBe(typed);
    for (const way of MUELLER) {
      const [again, entered] = [await signUp(way), await signIn(way)];
      expect([way, again.problem.code, entered.status]).toEqual([way, 'email_taken', 200]);
      // The person sees what they typed.
      expect(entered.body.user.email).toBe(typed);
    }
    const [mail] = await messagesTo(test, typed);
    expect(mail?.to).toBe('anna@xn--mller-kva.example');
  });

  it('A local part outside ASCII has one form too', async () => {
    expect((await signUp('jose\u0301@example.com')).status).toBe(200);
    expect((await signUp('jos\u00E9@example.com')).problem.code).toBe('email_taken');
    expect((await signIn('JOS\u00C9@example.com')).status).toBe(200);
  });

  it('Every spelling of an address resets its password and proves its code', async () => {
    const [typed = '', other = '', ascii = ''] = waysOf('ben', 'größe.example', 'xn--gre-6ka8i.example');
    expect((await joinByMail(test, typed)).body.user.emailVerified).toBe(true);
    await call(test.app, forgotPassword, { body: { email: other } });
    const code = await codeFor(test, ascii);
    await tokenFor(test, ascii);
    const reset = await call(test.app, resetPassword, { body: { email: ascii.toUpperCase(), code, password: NEW } });
    expect(reset.status).toBe(200);
    expect((await signIn(typed, NEW)).status).toBe(200);
    // Codes to one mailbox are a minute apart, however it is written.
    test.clock.advance(60_000);
    expect((await call(test.app, sendSignUpCode, { body: { email: other } })).status).toBe(200);
    const texts = (await messagesTo(test, typed)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('your account is still here'))).toHaveLength(1);
  });

  it('An address is changed to a mailbox, and back again', async () => {
    const [typed = '', other = '', ascii = ''] = waysOf('cleo', 'straße.example', 'xn--strae-oqa.example');
    const { tokens } = (await joinByMail(test, typed)).body;
    const token = tokens.accessToken;
    await call(test.app, prove, { token, body: { password: PASSWORD } });
    const ask = (email: string) => call(test.app, sendNewEmailCode, { token, body: { email } });
    expect((await ask(ascii)).problem.fields).toEqual({ email: 'That is your address already.' });
    expect((await ask('x@example..com')).problem.fields).toEqual({ email: 'Please enter a valid email address' });
    const next = 'cleo@другое.example';
    expect((await ask(next)).status).toBe(200);
    const body = { email: next.normalize('NFD'), code: await codeFor(test, next) };
    expect((await call(test.app, changeEmail, { token, body })).status).toBe(200);
    expect((await signIn(next.toUpperCase())).status).toBe(200);
    expect((await signIn(other)).status).toBe(404);
    await call(test.app, undoContactChange, { body: { token: await undoTokenFor(test, typed) } });
    await call(test.app, forgotPassword, { body: { email: other } });
    await call(test.app, resetPassword, { body: { token: await tokenFor(test, ascii), password: NEW } });
    expect((await signIn(other, NEW)).body.user.email).toBe(typed);
  });

  it('An impossible address is refused beside its field', async () => {
    for (const email of [
      'x@example..com',
      'x@-example.com',
      'x@example-.com',
      `x@${'a'.repeat(64)}.com`,
      'x@1.2.3.4',
    ]) {
      const { status, problem } = await signUp(email);
      expect([email, status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
        email,
        400,
        'invalid',
        ['email'],
      ]);
    }
  });
});

it('Texts that find the same account are counted as the same name', () => {
  const domain = fc.constantFrom('müller.example', 'example.com', '例え.jp', 'größe.рф');
  const name = fc.stringMatching(/^[A-Za-zäöé0-9_.]{1,12}$/);
  const accountOf = (text: string): string => {
    const { is, key } = loginNameOf(text);
    return `${is} ${key}`;
  };
  fc.assert(
    fc.property(name, domain, fc.boolean(), (local, host, isUpper) => {
      const typed = `${local}@${host}`;
      const ways = waysOf(local, host, mailboxOf(`x@${host}`)?.slice(2) ?? '');
      for (const way of ways) {
        const text = isUpper ? way.toUpperCase() : way;
        // Upper case of a letter may be a letter more, so it is compared where it has a way back.
        if (emailKey(text) === emailKey(typed)) expect(accountOf(text)).toBe(accountOf(typed));
        else expect(isUpper && text.toLowerCase() !== way.toLowerCase()).toBe(true);
      }
      const handle = local.replaceAll(/[^A-Za-z0-9_]/g, 'x');
      for (const way of [handle, `@${handle}`, ` ${handle.toUpperCase()} `])
        expect(accountOf(way)).toBe(accountOf(handle));
    }),
    { numRuns: 300 },
  );
});

describe('keys of an earlier form', () => {
  const store = (id: number, email: string, change: object = {}) =>
    test.deps.db
      .updateTable('account')
      .set({ email, email_key: email.toLowerCase(), ...change })
      .where('id', '=', id)
      .execute();
  const keyOf = async (id: number): Promise<string | null> =>
    (await test.deps.db.selectFrom('account').select('email_key').where('id', '=', id).executeTakeFirstOrThrow())
      .email_key;

  it('The start writes them anew, and the person signs in again', async () => {
    const { id } = (await signUp('dora@example.org')).body;
    await store(id, 'dora@früher.example');
    expect((await signIn('dora@früher.example')).status).toBe(404);
    expect(await settleEmailKeys(test.deps.db)).toBe(1);
    expect(await keyOf(id)).toBe('dora@xn--frher-lva.example');
    expect((await signIn('dora@FRÜHER.example')).status).toBe(200);
    expect(await settleEmailKeys(test.deps.db)).toBe(0);
  });

  it('The proven, else the older, of two accounts with one mailbox gets its key', async () => {
    const join = async (email: string) => (await signUp(email)).body;
    const [older, newer] = [await join('e1@example.org'), await join('e2@example.org')];
    await sql`UPDATE account SET created_at = created_at - interval '1 day' WHERE id = ${older.id}`.execute(
      test.deps.db,
    );
    await store(older.id, 'eva@äpfel.example');
    await store(newer.id, 'eva@xn--pfel-koa.example');
    await settleEmailKeys(test.deps.db);
    expect([await keyOf(older.id), await keyOf(newer.id)]).toEqual(['eva@xn--pfel-koa.example', 'eva@äpfel.example']);
    expect((await signIn('eva@äpfel.example')).body.id).toBe(older.id);
    expect((await signIn(newer.user.handle)).body.id).toBe(newer.id);
    await store(newer.id, 'eva@äpfel.example', { email_verified_at: test.clock.now() });
    await settleEmailKeys(test.deps.db);
    expect((await signIn('eva@äpfel.example')).body.id).toBe(newer.id);
    const token = (await signIn(older.user.handle)).body.tokens.accessToken;
    expect((await call(test.app, authUser, { token })).body.email).toBe('eva@äpfel.example');
  });

  it('An impossible address of earlier times still signs in', async () => {
    const { id } = (await signUp('fay@example.org')).body;
    await store(id, 'fay@example..com');
    expect((await signIn('FAY@example..com')).body.id).toBe(id);
  });
});
