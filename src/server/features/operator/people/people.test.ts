import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUser, login } from '#contract/accounts.ts';
import { resetPassword } from '#contract/accounts.entry.ts';
import { readOperatorLog, UNLOCKED_MINUTES } from '#contract/operator.ts';
import { actOnPerson, findOperatorPerson, getOperatorPerson, type PersonDeed } from '#contract/operator.people.ts';
import { getPremium } from '#contract/premium.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { codeFor, messagesTo, tokenFor } from '#test/messages.ts';
import { newOperator, unlock } from '#test/operator-scene.ts';

let test: TestApp;
let owner: TestMember;
let ben: TestMember;
beforeAll(async () => {
  test = await startTestApp();
  owner = await newOperator(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  ben = await newMember(test, COMPLETE_PROFILE);
  await unlock(test, owner);
});

const REASON = 'Ben wrote that no mail arrives.';
const mailOf = async ({ token }: TestMember) => (await call(test.app, authUser, { token })).body.email ?? '';
const find = (who: string, reason = REASON) =>
  call(test.app, findOperatorPerson, { token: owner.token, body: { who, reason } });
const act = (body: PersonDeed, { id } = ben) =>
  call(test.app, actOnPerson, { token: owner.token, params: { id }, body });
const lines = async () => (await call(test.app, readOperatorLog, { token: owner.token })).body.lines;
const subjects = async () => (await messagesTo(test, await mailOf(ben))).map(({ subject }) => subject);
const NOTICE = 'Something was done with your account';

describe('looking somebody up', () => {
  it('An exact Wildin ID or address finds a member, and the log has the reason', async () => {
    const { body } = await find(`@${ben.user.handle.toUpperCase()}`);
    expect(body).toMatchObject({
      id: ben.id,
      handle: ben.user.handle,
      state: 'active',
      isModerator: false,
      premium: [],
    });
    expect(body.sessions).toHaveLength(1);
    expect((await find((await mailOf(ben)).toUpperCase())).body.id).toBe(ben.id);
    const line = { action: 'person_looked_up', by: { id: owner.id }, about: { id: ben.id }, reason: REASON };
    expect((await lines()).slice(0, 2)).toMatchObject([line, line]);
  });

  it('A part of a name finds nobody, and the log tells that somebody was sought', async () => {
    const answer = await find(ben.user.handle.slice(0, -1));
    expect([answer.status, answer.problem.code, answer.problem.fields]).toEqual([
      404,
      'account_not_found',
      { who: 'Nobody goes by that here.' },
    ]);
    expect((await lines())[0]).toMatchObject({ action: 'person_not_found', about: null, reason: REASON, detail: {} });
  });

  it('A reason of fewer than ten characters is refused, and nothing is logged', async () => {
    const before = await lines();
    for (const reason of ['', 'too short', '  a     ']) {
      const answer = await find(ben.user.handle, reason);
      expect([answer.status, Object.keys(answer.problem.fields ?? {})]).toEqual([400, ['reason']]);
    }
    expect((await find('a b', REASON)).problem.fields).toHaveProperty('who');
    expect(await lines()).toEqual(before);
  });

  it('An account is shown and changed only after a lookup, for thirty minutes', async () => {
    const get = async () =>
      (await call(test.app, getOperatorPerson, { token: owner.token, params: { id: ben.id } })).status;
    expect([await get(), (await act({ do: 'end_sessions' })).status]).toEqual([404, 404]);
    await find(ben.user.handle);
    expect(await get()).toBe(200);
    const other = await newOperator(test);
    expect((await call(test.app, getOperatorPerson, { token: other.token, params: { id: ben.id } })).status).toBe(404);
    test.clock.advance(UNLOCKED_MINUTES * 60_000 + 1);
    const signedIn = await call(test.app, login, { body: { handleOrEmail: owner.user.handle, password: PASSWORD } });
    owner = { ...owner, token: signedIn.body.tokens.accessToken };
    await unlock(test, owner);
    expect([await get(), (await act({ do: 'end_sessions' })).status]).toEqual([404, 404]);
  });

  it('AI characters and demo members cannot be found', async () => {
    await test.deps.db.updateTable('account').set({ is_demo: true }).where('id', '=', ben.id).execute();
    expect((await find(ben.user.handle)).status).toBe(404);
  });

  it('Each way in which an account is not active has its own word', async () => {
    const states = {
      paused_at: 'paused',
      age_held_at: 'held',
      age_refused_at: 'refused',
      suspended_at: 'suspended',
      deleted_at: 'leaving',
    };
    for (const [column, state] of Object.entries(states)) {
      await test.deps.db
        .updateTable('account')
        .set({ [column]: test.clock.now() })
        .where('id', '=', ben.id)
        .execute();
      expect((await find(ben.user.handle)).body.state).toBe(state);
    }
  });
});

describe('what can be done with an account', () => {
  beforeEach(async () => {
    await find(ben.user.handle);
  });
  const again = async () =>
    (await call(test.app, login, { body: { handleOrEmail: ben.user.handle, password: PASSWORD } })).body.tokens
      .accessToken;
  const isIn = async (token: string) => (await call(test.app, authUser, { token })).status === 200;

  it('One session ends and the others stay, and its person gets a mail', async () => {
    test.clock.advance(1000);
    const second = await again();
    const { sessions } = (await find(ben.user.handle)).body;
    const first = sessions.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0]?.id ?? '';
    expect([await isIn(ben.token), await isIn(second)]).toEqual([true, true]);
    const after = await act({ do: 'end_session', sessionId: first });
    expect(after.body.sessions.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).filter((id) => id !== first));
    expect([await isIn(ben.token), await isIn(second)]).toEqual([false, true]);
    expect((await act({ do: 'end_session', sessionId: first })).status).toBe(404);
    const [mail] = await messagesTo(test, after.body.email ?? '');
    expect([mail?.subject, mail?.text]).toEqual([NOTICE, expect.stringContaining('You were signed out.')]);
    expect((await lines())[0]).toMatchObject({ action: 'session_ended', about: { id: ben.id } });
  });

  it('All sessions of a member end at once', async () => {
    const second = await again();
    expect((await act({ do: 'end_sessions' })).body.sessions).toEqual([]);
    expect([await isIn(ben.token), await isIn(second), await isIn(owner.token)]).toEqual([false, false, true]);
  });

  it('A code is mailed again while an address waits, which a hand can also confirm', async () => {
    const email = await mailOf(ben);
    await test.deps.db.updateTable('account').set({ email_verified_at: null }).where('id', '=', ben.id).execute();
    test.clock.advance(120_000);
    expect((await act({ do: 'send_code' })).status).toBe(200);
    expect(await codeFor(test, email)).toMatch(/^\d{6}$/);
    expect((await act({ do: 'send_code' })).problem.code).toBe('rate_limited');
    const confirmed = await act({ do: 'confirm_mail' });
    expect(confirmed.body.isEmailConfirmed).toBe(true);
    expect(await subjects()).toContain(NOTICE);
    for (const deed of ['confirm_mail', 'send_code'] as const)
      expect((await act({ do: deed })).problem).toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('already'),
      });
    expect((await lines()).slice(0, 2).map(({ action }) => action)).toEqual(['mail_confirmed', 'code_sent']);
  });

  it('A mailed link leads to a new password, and the mail has no code', async () => {
    const email = await mailOf(ben);
    expect((await act({ do: 'send_link' })).status).toBe(200);
    const [mail] = await messagesTo(test, email);
    expect(mail?.text).not.toMatch(/\b\d{6}\b|Or type the code/);
    const body = { token: await tokenFor(test, email), password: 'a new one for Ben' };
    expect((await call(test.app, resetPassword, { body })).status).toBe(200);
  });

  it('The role of a moderator is given once and taken once', async () => {
    expect((await act({ do: 'give_moderator' })).body.isModerator).toBe(true);
    expect((await act({ do: 'give_moderator' })).body.isModerator).toBe(true);
    expect((await call(test.app, authUser, { token: ben.token })).body.isModerator).toBe(true);
    expect((await act({ do: 'take_moderator' })).body.isModerator).toBe(false);
    expect((await lines()).slice(0, 3).map(({ action }) => action)).toEqual([
      'moderator_taken',
      'moderator_given',
      'person_looked_up',
    ]);
    await test.deps.db
      .updateTable('account')
      .set({ suspended_at: test.clock.now() })
      .where('id', '=', ben.id)
      .execute();
    expect((await act({ do: 'give_moderator' })).problem.message).toContain('active');
  });

  it('Premium of an operator ends by itself and leaves alone what was paid', async () => {
    const { deps, clock } = test;
    const has = async () => (await call(test.app, getPremium, { token: ben.token })).body.isPremium;
    await setPremium(deps.db, ben.id, {
      isOn: true,
      source: 'payment',
      now: clock.now(),
      endsAt: new Date('2026-04-01'),
    });
    const given = await act({ do: 'give_premium', months: 3 });
    const end = given.body.premium.find(({ source }) => source === 'operator')?.endsAt ?? '';
    expect(end.slice(0, 7)).toBe('2026-06');
    expect((await lines())[0]).toMatchObject({ action: 'premium_given', detail: { months: 3 } });
    expect((await act({ do: 'take_premium' })).body.premium).toEqual([
      { source: 'payment', endsAt: '2026-04-01T00:00:00.000Z' },
    ]);
    expect(await has()).toBe(true);
    expect((await act({ do: 'take_premium' })).status).toBe(200);
    expect(
      (await lines()).filter(({ action, about }) => action === 'premium_taken' && about?.id === ben.id),
    ).toHaveLength(1);
    for (const months of [0, 25, 1.5]) expect((await act({ do: 'give_premium', months })).status).toBe(400);
  });

  it('Three months from the last day of November end on the last of February', async () => {
    const was = test.clock.now();
    test.clock.set('2026-11-30T12:00:00.000Z');
    const signedIn = await call(test.app, login, { body: { handleOrEmail: owner.user.handle, password: PASSWORD } });
    owner = { ...owner, token: signedIn.body.tokens.accessToken };
    await unlock(test, owner);
    await find(ben.user.handle);
    const { premium } = (await act({ do: 'give_premium', months: 3 })).body;
    expect(premium).toEqual([{ source: 'operator', endsAt: '2027-02-28T12:00:00.000Z' }]);
    test.clock.set(was.toISOString());
  });
});
