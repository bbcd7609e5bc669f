import { afterAll, beforeAll, expect, it } from 'vitest';
import { authUser, login } from '#contract/accounts.ts';
import * as contract from '#contract/accounts.entry.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, newMember, PASSWORD } from '#test/factories.ts';
import { codeFor, messagesTo, otherThan, tokenFor } from '#test/messages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const NEW = 'a brand new password';
const ten = <T>(what: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 10 }, (_, n) => what(n)));
const counted = (answers: { status: number; problem: { code?: string } }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, problem } of answers) {
    const name = status === 200 ? 'ok' : (problem.code ?? '');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
const send = (phoneNumber: string) => call(test.app, contract.sendPhoneCode, { body: { phoneNumber } });
const verify = (phoneNumber: string, code: string) =>
  call(test.app, contract.verifyPhone, { body: { phoneNumber, code, consentData: CONSENT } });

it('Ten parallel wrong tries count five and end the code', async () => {
  const phoneNumber = '+14155553001';
  await send(phoneNumber);
  const code = await codeFor(test, phoneNumber);
  expect(counted(await ten((n) => verify(phoneNumber, otherThan(code, n + 1))))).toEqual({
    code_wrong: 4,
    code_dead: 6,
  });
  const row = await test.deps.db
    .selectFrom('one_time_code')
    .select('tries')
    .where('target', '=', phoneNumber)
    .executeTakeFirst();
  expect(row?.tries).toBe(5);
  expect((await verify(phoneNumber, code)).problem.code).toBe('code_dead');
});

it('Ten parallel right tries sign one in, once', async () => {
  const phoneNumber = '+14155553002';
  await send(phoneNumber);
  const code = await codeFor(test, phoneNumber);
  const answers = await ten(() => verify(phoneNumber, code));
  expect(counted(answers)).toEqual({ ok: 1, code_dead: 9 });
  const accounts = await test.deps.db
    .selectFrom('account')
    .innerJoin('session', 'session.user_id', 'account.id')
    .select('session.id')
    .where('phone_number', '=', phoneNumber)
    .execute();
  expect(accounts).toHaveLength(1);
});

it('Ten parallel code requests send a single code', async () => {
  const phoneNumber = '+14155553003';
  for (let round = 1; round <= 3; round += 1) {
    expect(counted(await ten(() => send(phoneNumber)))).toEqual({ ok: 1, rate_limited: 9 });
    expect(await messagesTo(test, phoneNumber)).toHaveLength(round);
    test.clock.advance(60_000);
  }
});

it('Ten parallel resets by one link make one, with other tries beside them', async () => {
  const member = await newMember(test);
  const email = member.user.email ?? '';
  await call(test.app, contract.forgotPassword, { body: { email } });
  const token = await tokenFor(test, email);
  const code = await codeFor(test, email);
  const answers = await ten((n) =>
    call(test.app, contract.resetPassword, {
      body: n % 2 === 0 ? { token, password: `${NEW} ${n}` } : { email, code, password: `${NEW} ${n}` },
    }),
  );
  expect(counted(answers)['ok']).toBe(1);
  const winner = answers.findIndex(({ status }) => status === 200);
  const signIn = await call(test.app, login, {
    body: { handleOrEmail: member.user.handle, password: `${NEW} ${winner}` },
  });
  expect(signIn.status).toBe(200);
  expect((await messagesTo(test, email)).filter(({ subject }) => /was changed/.test(subject ?? ''))).toHaveLength(1);
});

it('No sign-in with the old password outlives the reset beside it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const member = await newMember(test);
    const email = member.user.email ?? '';
    await call(test.app, contract.forgotPassword, { body: { email } });
    const token = await tokenFor(test, email);
    const [reset, ...signIns] = await Promise.all([
      call(test.app, contract.resetPassword, { body: { token, password: NEW } }),
      ...Array.from({ length: 6 }, () =>
        call(test.app, login, { body: { handleOrEmail: member.user.handle, password: PASSWORD } }),
      ),
    ]);
    expect(reset.status).toBe(200);
    for (const { status, body } of signIns) {
      if (status !== 200) continue;
      expect((await call(test.app, authUser, { token: body.tokens.accessToken })).status).toBe(401);
    }
  }
});
