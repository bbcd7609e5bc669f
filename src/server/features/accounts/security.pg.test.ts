import { afterAll, beforeAll, expect, it } from 'vitest';
import { authUser, login } from '#contract/accounts.ts';
import { prove } from '#contract/accounts.proof.ts';
import * as contract from '#contract/accounts.security.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { joinByMail, newMember, PASSWORD } from '#test/factories.ts';
import { codeFor, messagesTo, undoTokenFor } from '#test/messages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const proveTo = (token: string) => call(test.app, prove, { token, body: { password: PASSWORD } });
const codesOf = (answers: { status: number; problem: { code: string } }[]): string[] =>
  answers.map(({ status, problem }) => (status === 200 ? 'ok' : problem.code)).toSorted((a, b) => a.localeCompare(b));

it('Of two devices that change the password at once one wins, and the other is signed out', async () => {
  const ana = await newMember(test);
  const body = { handleOrEmail: ana.user.handle, password: PASSWORD };
  const tokens = [ana.token, (await call(test.app, login, { body })).body.tokens.accessToken];
  await Promise.all(tokens.map(proveTo));
  const answers = await Promise.all(
    tokens.map((token, n) =>
      call(test.app, contract.changePassword, { token, body: { password: `a brand new password ${n}` } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const states = await Promise.all(tokens.map((token) => call(test.app, authUser, { token })));
  expect(states.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
});

it('Of two members who move to one address at once one gets it', async () => {
  const both = [await newMember(test), await newMember(test)];
  const email = 'shared@example.com';
  const moves = [];
  for (const { token } of both) {
    await proveTo(token);
    await call(test.app, contract.sendNewEmailCode, { token, body: { email } });
    const before = (await messagesTo(test, email)).length;
    moves.push({ token, body: { email, code: await codeFor(test, email) } });
    expect(before).toBe(moves.length);
  }
  const answers = await Promise.all(moves.map((move) => call(test.app, contract.changeEmail, move)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

it('Ten presses on the link that takes an account back take it back once', async () => {
  const { body } = await joinByMail(test, 'mine@example.com', { handle: 'mine_again' });
  const token = body.tokens.accessToken;
  await proveTo(token);
  await call(test.app, contract.sendNewEmailCode, { token, body: { email: 'other@example.com' } });
  const code = await codeFor(test, 'other@example.com');
  await call(test.app, contract.changeEmail, { token, body: { email: 'other@example.com', code } });
  const link = await undoTokenFor(test, 'mine@example.com');
  const presses = Array.from({ length: 10 }, () =>
    call(test.app, contract.undoContactChange, { body: { token: link } }),
  );
  expect(codesOf(await Promise.all(presses))).toEqual([...Array.from({ length: 9 }, () => 'link_dead'), 'ok']);
});
