import { afterAll, beforeAll, expect, it } from 'vitest';
import { prove } from '#contract/accounts.proof.ts';
import * as contract from '#contract/accounts.security.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { joinByMail, PASSWORD } from '#test/factories.ts';
import { codeFor, undoTokenFor } from '#test/messages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('The link against a foreign number takes it off and leaves the account its address', async () => {
  const { body: ana } = await joinByMail(test, 'both@example.com', { handle: 'has_both' });
  const token = ana.tokens.accessToken;
  await call(test.app, prove, { token, body: { password: PASSWORD } });
  const phoneNumber = '+14155556203';
  await call(test.app, contract.sendNewPhoneCode, { token, body: { phoneNumber } });
  const code = await codeFor(test, phoneNumber);
  const changed = await call(test.app, contract.changePhone, { token, body: { phoneNumber, code } });
  expect(changed.body).toMatchObject({ email: 'both@example.com', phoneNumber });
  const link = await undoTokenFor(test, 'both@example.com');
  expect((await call(test.app, contract.undoContactChange, { body: { token: link } })).body).toEqual({ back: 'email' });
  const row = await test.deps.db
    .selectFrom('account')
    .select(['email', 'email_key', 'phone_number'])
    .where('id', '=', ana.id)
    .executeTakeFirst();
  expect(row).toEqual({ email: 'both@example.com', email_key: 'both@example.com', phone_number: null });
});
