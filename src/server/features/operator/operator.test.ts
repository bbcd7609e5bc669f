import { afterAll, beforeAll, expect, it } from 'vitest';
import { prove } from '#contract/accounts.proof.ts';
import { login } from '#contract/accounts.ts';
import {
  lockOperator,
  operatorStanding,
  readOperatorLog,
  UNLOCKED_MINUTES,
  unlockOperator,
} from '#contract/operator.ts';
import { recordAction } from '#server/features/operator/log/log.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { newOperator, runOperator, unlock } from '#test/operator-scene.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const MINUTE_MS = 60_000;
type Token = Pick<TestMember, 'token'>;
const standing = async ({ token }: Token) =>
  (await call(test.app, operatorStanding, { token })).body.unlockedForSeconds;
const ask = async ({ token }: Token) => (await call(test.app, unlockOperator, { token })).status;

it('A password typed again unlocks the pages for thirty minutes, in its session only', async () => {
  const one = await newMember(test);
  await runOperator(test, 'add', one.user.handle);
  expect([await standing(one), await ask(one)]).toEqual([null, 403]);
  const wrong = await call(test.app, prove, { token: one.token, body: { password: 'not this one' } });
  expect([wrong.problem.code, await ask(one)]).toEqual(['password_wrong', 403]);
  await unlock(test, one);
  expect([await standing(one), await ask(one)]).toEqual([UNLOCKED_MINUTES * 60, 200]);
  const { tokens } = (await call(test.app, login, { body: { handleOrEmail: one.user.handle, password: PASSWORD } }))
    .body;
  expect(await ask({ token: tokens.accessToken })).toBe(403);
  test.clock.advance(UNLOCKED_MINUTES * MINUTE_MS - 1);
  expect(await ask(one)).toBe(200);
  test.clock.advance(1);
  expect([await standing(one), await ask(one)]).toEqual([null, 403]);
});

/** Returns the caller of a member's first session, whose access token may be too old by now. */
async function callerOf({ id }: TestMember): Promise<{ userId: number; sessionId: string }> {
  const sessions = await test.deps.sessions.list(id);
  const first = sessions.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
  return { userId: id, sessionId: first?.id ?? '' };
}

it('A lock asks for the password again, here and for everything else that matters', async () => {
  const one = await newOperator(test);
  expect(await ask(one)).toBe(200);
  expect((await call(test.app, lockOperator, { token: one.token })).status).toBe(200);
  expect([await standing(one), await ask(one)]).toEqual([null, 403]);
  await expect(test.deps.sessions.requireProof(await callerOf(one))).rejects.toThrow();
  await unlock(test, one);
  expect(await ask(one)).toBe(200);
});

it('A removed or suspended operator cannot work from that moment on', async () => {
  const [one, other] = [await newOperator(test), await newOperator(test)];
  expect([await ask(one), await ask(other)]).toEqual([200, 200]);
  await runOperator(test, 'remove', one.user.handle);
  const now = test.clock.now();
  await test.deps.db.updateTable('account').set({ suspended_at: now }).where('id', '=', other.id).execute();
  expect([await ask(one), await ask(other)]).toEqual([404, 404]);
});

it('The log is read in pages of fifty, the latest first, and outlives its people', async () => {
  const one = await newOperator(test);
  const { id: aboutId } = await newMember(test);
  const { db, newId } = test.deps;
  for (let step = 0; step < 60; step += 1) {
    test.clock.advance(1);
    const deed = { id: newId(), now: test.clock.now(), operatorId: one.id, action: 'operator_added' } as const;
    await recordAction(db, { ...deed, aboutId, reason: 'A reason', detail: { step } });
  }
  await db.deleteFrom('account').where('id', '=', aboutId).execute();
  const first = await call(test.app, readOperatorLog, { token: one.token });
  expect(first.body.lines.map(({ detail }) => detail['step'])).toEqual(Array.from({ length: 50 }, (_, at) => 59 - at));
  expect(first.body.lines[0]).toMatchObject({
    by: { id: one.id, handle: one.user.handle },
    about: null,
    reason: 'A reason',
  });
  const query = { cursor: first.body.nextCursor ?? '' };
  const second = await call(test.app, readOperatorLog, { token: one.token, query });
  expect(second.body.lines.slice(0, 10).map(({ detail }) => detail['step'])).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});
