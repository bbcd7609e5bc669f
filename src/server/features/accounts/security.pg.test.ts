import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authUser, login } from '#contract/accounts.ts';
import { removePasskey } from '#contract/accounts.passkeys.ts';
import { prove } from '#contract/accounts.proof.ts';
import * as contract from '#contract/accounts.security.ts';
import { deleteAccount } from '#contract/your-data.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { joinByMail, newMember, PASSWORD } from '#test/factories.ts';
import { codeFor, messagesTo, undoTokenFor } from '#test/messages.ts';
import { addTo } from '#test/passkey-scene.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const proveTo = (token: string) => call(test.app, prove, { token, body: { password: PASSWORD } });
const codesOf = (answers: { status: number; problem: { code: string } }[]): string[] =>
  answers.map(({ status, problem }) => (status === 200 ? 'ok' : problem.code)).toSorted((a, b) => a.localeCompare(b));

it('Only one of two simultaneous password changes wins and the other is signed out', async () => {
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

it('A session ended by a password change cannot finish its pending account changes', async () => {
  const ana = await newMember(test);
  const { body } = await call(test.app, login, { body: { handleOrEmail: ana.user.handle, password: PASSWORD } });
  const thief = body.tokens.accessToken;
  const email = 'thief@example.com';
  await proveTo(thief);
  await call(test.app, contract.sendNewEmailCode, { token: thief, body: { email } });
  const code = await codeFor(test, email);
  await proveTo(ana.token);
  const { id } = await addTo(test, ana.token);
  let late: Promise<Parameters<typeof codesOf>[0]> | undefined;
  await inTransaction(test.deps.db, async (trx) => {
    await sql`SELECT FROM account WHERE id = ${ana.id} FOR UPDATE`.execute(trx);
    late = Promise.all([
      call(test.app, contract.changeEmail, { token: thief, body: { email, code } }),
      call(test.app, deleteAccount, { token: thief, body: { takesLines: false } }),
      call(test.app, removePasskey, { token: thief, params: { id } }),
    ]);
    await expect.poll(waiting).toBe(3);
    await test.deps.sessions.endAll(trx, ana.id);
  });
  expect(codesOf((await late) ?? [])).toEqual(Array.from({ length: 3 }, () => 'reauthentication_required'));
  const kept = await test.deps.db.selectFrom('passkey').select('id').where('user_id', '=', ana.id).execute();
  expect(kept).toEqual([{ id }]);
  const { rows } = await sql`SELECT email, deleted_at FROM account WHERE id = ${ana.id}`.execute(test.deps.db);
  expect(rows).toEqual([{ email: ana.user.email, deleted_at: null }]);
});

/** Returns the number of statements in this database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(test.deps.db);
  return rows[0]?.count ?? 0;
}

it('Only one of two members moving to the same address gets it', async () => {
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

it('An undo link still works when its unproved address is taken meanwhile', async () => {
  const ana = await newMember(test);
  const [email, phoneNumber] = [ana.user.email ?? '', '+14155556401'];
  await proveTo(ana.token);
  await call(test.app, contract.sendNewPhoneCode, { token: ana.token, body: { phoneNumber } });
  const number = { phoneNumber, code: await codeFor(test, phoneNumber) };
  await call(test.app, contract.changePhone, { token: ana.token, body: number });
  const to = 'moved.on@example.com';
  await call(test.app, contract.sendNewEmailCode, { token: ana.token, body: { email: to } });
  const body = { email: to, code: await codeFor(test, to) };
  expect((await call(test.app, contract.changeEmail, { token: ana.token, body })).status).toBe(200);
  const link = await undoTokenFor(test, phoneNumber);
  const other = await newMember(test);
  let late: Promise<{ status: number; body: unknown }> | undefined;
  await inTransaction(test.deps.db, async (trx) => {
    await sql`UPDATE account SET email = ${email}, email_key = ${email} WHERE id = ${other.id}`.execute(trx);
    late = call(test.app, contract.undoContactChange, { body: { token: link } });
    await expect.poll(waiting).toBe(1);
  });
  expect(await late).toMatchObject({ status: 200, body: { back: 'phone' } });
  const { rows } = await sql`SELECT id, email FROM account WHERE id IN (${ana.id}, ${other.id})
    ORDER BY email NULLS FIRST`.execute(test.deps.db);
  expect(rows).toEqual([
    { id: ana.id, email: null },
    { id: other.id, email },
  ]);
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
