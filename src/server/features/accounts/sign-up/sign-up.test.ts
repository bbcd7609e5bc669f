import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, updateUser } from '#contract/accounts.ts';
import { sendPhoneCode, sendSignUpCode, verifyPhone } from '#contract/accounts.entry.ts';
import { deleteAccount } from '#contract/your-data.ts';
import { HANDLE_RESERVED } from '#server/features/accounts/names/names.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, joinByMail, newMember, PASSWORD, proveSelf } from '#test/factories.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { codeFor, signUpTokenFor } from '#test/messages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let count = 0;
const newEmail = (): string => `newcomer${(count += 1)}@example.com`;
const newNumber = (): string => `+1415555${7000 + (count += 1)}`;
const join = (email: string, more: object = {}, { app }: Pick<TestApp, 'app'> = test) =>
  call(app, register, { body: { email, password: PASSWORD, consentData: CONSENT, ...more } });
const refusal = ({ status, problem }: { status: number; problem: { code: string } }): string =>
  status === 200 ? '200' : `${status} ${problem.code}`;

/** Signs in or up by a code that was sent to the number. */
async function enterByPhone(phoneNumber: string, more: object = {}) {
  test.clock.advance(61_000);
  expect((await call(test.app, sendPhoneCode, { body: { phoneNumber } })).status).toBe(200);
  const code = await codeFor(test, phoneNumber);
  return call(test.app, verifyPhone, { body: { phoneNumber, code, consentData: CONSENT, ...more } });
}

describe('signing up', () => {
  it('A network gets ten unproved sign-ups an hour and unlimited proved ones', async () => {
    const strict = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
    const joined = [];
    for (let n = 0; n < 11; n += 1) joined.push(refusal(await join(newEmail(), {}, strict)));
    expect(joined).toEqual([...Array<string>(10).fill('200'), '429 rate_limited']);
    expect((await joinByMail(strict, newEmail())).status).toBe(200);
    await strict.close();
  });

  it('A reserved name is refused to newcomers by mail and by phone', async () => {
    const answers = [
      await join(newEmail(), { handle: 'admin' }),
      await enterByPhone(newNumber(), { username: 'admin' }),
    ];
    for (const { status, problem } of answers)
      expect([status, problem.fields]).toEqual([409, { handle: HANDLE_RESERVED }]);
  });

  it('A handle given up is refused to newcomers beside its field', async () => {
    const before = await newMember(test);
    const { handle } = before.user;
    const renamed = { token: before.token, params: { id: before.id }, body: { handle: 'another_heron' } };
    expect((await call(test.app, updateUser, renamed)).status).toBe(200);
    const answers = [await join(newEmail(), { handle }), await enterByPhone(newNumber(), { username: handle })];
    for (const { status, problem } of answers)
      expect([status, problem.fields]).toEqual([409, { handle: HANDLE_RESERVED }]);
  });

  it('A sign-up proof for an address with an account is always refused', async () => {
    const owner = await newMember(test);
    const email = newEmail();
    const { request } = (await call(test.app, sendSignUpCode, { body: { email } })).body;
    const [code, token] = [await codeFor(test, email), await signUpTokenFor(test, email)];
    const row = test.deps.db.updateTable('one_time_code').where('target', '=', email);
    await row.set({ user_id: owner.id }).execute();
    expect(refusal(await join(email, { code, request }))).toBe('400 code_wrong');
    expect(refusal(await join(email, { token }))).toBe('400 link_dead');
    await row.set({ user_id: null }).execute();
    expect(refusal(await join(email, { token }))).toBe('200');
  });

  it('The code that is made for a member’s address belongs to the member', async () => {
    const owner = await newMember(test);
    const email = owner.user.email ?? '';
    await call(test.app, sendSignUpCode, { body: { email } });
    const codes = test.deps.db.selectFrom('one_time_code').select('user_id').where('target', '=', email);
    expect(await codes.where('purpose', '=', 'sign_up').execute()).toEqual([{ user_id: owner.id }]);
  });
});

describe('signing in by phone', () => {
  it('A phone number surrounded by words is refused', async () => {
    const { status, problem } = await call(test.app, sendPhoneCode, {
      body: { phoneNumber: 'call +1 415 555 7001 now' },
    });
    expect([status, problem.code]).toEqual([400, 'phone_invalid']);
  });

  it('A return by phone cancels the deletion and updates other people’s screens', async () => {
    const number = newNumber();
    const [ana, ben] = [await newMember(test), await newMember(test)];
    await test.deps.db.updateTable('account').set({ phone_number: number }).where('id', '=', ana.id).execute();
    await makeRoom(test.deps.db, ana, ben);
    await proveSelf(test, ana);
    expect((await call(test.app, deleteAccount, { token: ana.token, body: { takesLines: false } })).status).toBe(200);
    const heard: string[] = [];
    test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    expect((await enterByPhone(number)).body.cameBack).toBe(true);
    await expect.poll(() => heard).toContain(`${ben.id} people`);
  });
});
