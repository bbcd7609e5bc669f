import { afterAll, beforeAll, expect, it } from 'vitest';
import { authMe, login } from '#contract/accounts.ts';
import { sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { listDecisions } from '#contract/moderation.decisions.ts';
import { deleteAccount, pause, yourData } from '#contract/your-data.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import { CONSENT, PASSWORD, proveSelf, type TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { codeFor } from '#test/messages.ts';
import { personSubject } from '#test/report-scene.ts';

const scene = new DeskScene();
beforeAll(scene.open);
afterAll(scene.close);

const setPaused = (token: string, isPaused: boolean) => call(scene.test.app, pause, { token, body: { isPaused } });
const canBeFound = async ({ id }: TestMember): Promise<boolean> => {
  const { db } = scene.test.deps;
  return (await db.selectFrom('match_profile').select('user_id').where('user_id', '=', id).execute()).length > 0;
};

it('A pause that is set twice is one, and its end shows the person again', async () => {
  const person = await newMatchable(scene.test);
  for (const wanted of [true, true, false, false]) {
    expect((await setPaused(person.token, wanted)).body).toEqual({ isPaused: wanted });
    const { body } = await call(scene.test.app, yourData, { token: person.token });
    expect(body.isPaused).toBe(wanted);
    expect(await canBeFound(person)).toBe(!wanted);
  }
});

it('A suspended person can neither pause nor resume and keeps an earlier pause', async () => {
  const [moderator, person] = [await scene.moderator(), await scene.member()];
  await setPaused(person.token, true);
  const id = await scene.reported(await scene.member(), personSubject(person));
  await scene.decide(moderator, id, { action: 'suspend' });
  const token = await scene.signIn(person);
  expect((await setPaused(token, false)).problem.code).toBe('account_suspended');
  expect((await call(scene.test.app, listDecisions, { token })).status).toBe(200);
  expect((await call(scene.test.app, yourData, { token })).body.isPaused).toBe(true);
});

it('A suspended person who deletes their account and comes back is suspended still', async () => {
  const [moderator, person] = [await scene.moderator(), await scene.member()];
  const id = await scene.reported(await scene.member(), personSubject(person));
  await scene.decide(moderator, id, { action: 'suspend' });
  const token = await scene.signIn(person);
  await proveSelf(scene.test, { token });
  expect((await call(scene.test.app, deleteAccount, { token, body: { takesLines: false } })).status).toBe(200);
  const body = { handleOrEmail: person.user.handle, password: PASSWORD };
  const back = await call(scene.test.app, login, { body });
  expect(back.body).toMatchObject({ cameBack: true, user: { isSuspended: true } });
  expect(await canBeFound(person)).toBe(false);
});

it('A person without a password returns by phone and stays paused', async () => {
  const { test } = scene;
  const phoneNumber = '+14155550142';
  const enter = async (consent: object = {}) => {
    const { request } = (await call(test.app, sendPhoneCode, { body: { phoneNumber } })).body;
    const code = await codeFor(test, phoneNumber);
    return call(test.app, verifyPhone, { body: { phoneNumber, code, request, ...consent } });
  };
  const joined = (await enter({ consentData: CONSENT })).body;
  const { accessToken: token } = joined.tokens;
  await setPaused(token, true);
  const { db, clock } = test.deps;
  await db.updateTable('session').set({ proved_at: clock.now() }).where('user_id', '=', joined.id).execute();
  expect((await call(test.app, deleteAccount, { token, body: { takesLines: false } })).status).toBe(200);
  expect((await call(test.app, authMe, { token })).status).toBe(401);
  test.clock.advance(60_000);
  const back = (await enter()).body;
  expect(back).toMatchObject({ cameBack: true, isNew: false, id: joined.id });
  expect((await call(test.app, yourData, { token: back.tokens.accessToken })).body.isPaused).toBe(true);
});
