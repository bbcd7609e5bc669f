import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishAgeCheck, getAgeCheck, startAgeCheck } from '#contract/accounts.age.ts';
import * as contract from '#contract/accounts.ts';
import { prove } from '#contract/accounts.proof.ts';
import { DAY_MS } from '#contract/durations.ts';
import { follow } from '#contract/follows.ts';
import { getInvite } from '#contract/people.invites.ts';
import { createPost, listPosts } from '#contract/posts.ts';
import { closeCodes } from '#contract/realtime.ts';
import type { Route } from '#contract/route.ts';
import { askForExport, deleteAccount } from '#contract/your-data.ts';
import { AgeProviderServer } from '#test/age-provider.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { declaredRoutes } from '#test/routes.ts';
import { assureByHand } from './assurance.ts';

const CHILD = '2015-05-14';
const ADULT = '1995-05-14';

let provider: AgeProviderServer;
let test: TestApp;
let address: string;
beforeAll(async () => {
  provider = await new AgeProviderServer().start();
  test = await startTestApp({
    RATE_LIMIT_MULTIPLIER: '100000',
    AGE_RULES: 'US-TX=provider',
    AGE_PROVIDER_URL: provider.url,
    AGE_PROVIDER_KEY: 'a key for ages',
    LEGAL_CONTACT: 'legal@wildin.example',
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/ws`;
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

const declare = ({ id, token }: TestMember, fullBirthday: string) =>
  call(test.app, contract.updateUser, { token, params: { id }, body: { fullBirthday } });
const sees = async ({ token }: TestMember, { id }: TestMember): Promise<number> =>
  (await call(test.app, contract.getUser, { token, params: { id } })).status;
const checkOf = async ({ token }: TestMember) => (await call(test.app, getAgeCheck, { token })).body;
const isRefused = async ({ token }: TestMember): Promise<boolean> =>
  (await call(test.app, contract.authUser, { token })).body.isAgeRefused;
/** Signs in anew, because a token ends after an hour. */
async function later({ user, ...member }: TestMember): Promise<TestMember> {
  const { body } = await call(test.app, contract.login, { body: { handleOrEmail: user.handle, password: PASSWORD } });
  return { ...member, user, token: body.tokens.accessToken };
}

async function refused(profile: Record<string, unknown> = COMPLETE_PROFILE): Promise<TestMember> {
  const member = await newMember(test, profile);
  expect((await declare(member, CHILD)).problem.code).toBe('under_age');
  return member;
}

/** The routes, besides those of suspended people, that a person whose age was refused can call. */
const OPEN = [
  'accounts.age.finishAgeCheck',
  'accounts.age.getAgeCheck',
  'accounts.age.startAgeCheck',
  'accounts.entry.forgotPassword',
  'accounts.entry.getConsent',
  'accounts.entry.putConsent',
  'accounts.entry.resetPassword',
  'accounts.entry.sendEmailCode',
  'accounts.entry.sendPhoneCode',
  'accounts.entry.sendSignUpCode',
  'accounts.entry.verifyEmail',
  'accounts.entry.verifyPhone',
  'accounts.login',
  'accounts.lookUpZip',
  'accounts.passkeys.addPasskey',
  'accounts.passkeys.beginPasskey',
  'accounts.passkeys.beginPasskeyLogin',
  'accounts.passkeys.listPasskeys',
  'accounts.passkeys.passkeyLogin',
  'accounts.passkeys.removePasskey',
  'accounts.passkeys.renamePasskey',
  'accounts.refresh',
  'accounts.register',
  'accounts.security.changeEmail',
  'accounts.security.changePassword',
  'accounts.security.changePhone',
  'accounts.security.sendNewEmailCode',
  'accounts.security.sendNewPhoneCode',
  'accounts.security.signOutDevice',
  'accounts.security.undoContactChange',
  'accounts.updateUser',
  'accounts.work.getChallenge',
  'dev.devOutbox',
  'dev.switchSession',
  'moderation.take-down.legalContact',
  'moderation.take-down.noticeStanding',
  'moderation.take-down.sendNotice',
  'moderation.transparency.transparency',
  'notifications.getNotificationSettings',
  'notifications.putNotificationSettings',
  'notifications.unsubscribePush',
  'place.checkInvitation',
  'place.getPlace',
  'premium.paymentWebhook',
  'your-data.downloadExport',
];

describe('what a person whose age was refused can call', () => {
  it('The routes of the account are open, and each is named here', async () => {
    const named = (await declaredRoutes()).filter(({ route }) => route.evenRefused === true);
    expect(named.map(({ name }) => name).toSorted()).toEqual(OPEN);
  });

  it('Every other route of the contract refuses them with a code', async () => {
    const { token } = await refused();
    const params = { id: '0191d8a0-0000-7000-8000-000000000000' };
    const isServed = ({ method, path }: Route): boolean => test.app.hasRoute({ method, url: path });
    // The routes for developers answer 404 here.
    const members = (await declaredRoutes()).filter(({ name }) => !name.startsWith('dev.'));
    const routes = members.map(({ route }) => route).filter(isServed);
    const hides = ({ desk, operator }: Route): boolean => desk === true || operator !== undefined;
    const closed = routes.filter((one) => !one.evenRefused && !one.evenSuspended && !hides(one));
    expect(closed.length).toBeGreaterThan(150);
    for (const route of closed) {
      const answer = await call(test.app, route, { token, params, ...(route.method !== 'GET' && { body: {} }) });
      expect([route.path, answer.status, answer.problem?.code]).toEqual([route.path, 403, 'age_refused']);
    }
  });

  it('A person whose age was refused reads their record, asks for their data, and leaves', async () => {
    const { token } = await refused();
    const me = await call(test.app, contract.authUser, { token });
    expect([me.status, me.body.isAgeRefused, me.body.isAgeHeld]).toEqual([200, true, true]);
    expect((await call(test.app, prove, { token, body: { password: PASSWORD } })).status).toBe(200);
    expect((await call(test.app, askForExport, { token })).status).toBe(200);
    expect((await call(test.app, deleteAccount, { token, body: { takesLines: false } })).status).toBe(200);
  });
});

describe('the refusal', () => {
  it('A refusal names its end in the person’s zone and whom to write to', async () => {
    const member = await newMember(test, COMPLETE_PROFILE);
    test.clock.set('2026-03-10T18:00:00.000Z');
    const { problem } = await declare(member, CHILD);
    expect(problem.message).toMatch(/March 11, 2026 at 2:00\sPM/);
    expect(problem.message).toContain('legal@wildin.example');
    expect(problem.fields).toEqual({ birthday: problem.message });
    expect((await declare(member, ADULT)).problem.message).toBe(problem.message);
    expect(await checkOf(member)).toMatchObject({
      state: 'refused',
      refusedUntil: '2026-03-11T18:00:00.000Z',
      isHeld: true,
    });
  });

  it('A refusal hides the person at once, and closes their sockets', async () => {
    const [member, other] = [await newMember(test, COMPLETE_PROFILE), await newMember(test, COMPLETE_PROFILE)];
    const post = { content: 'Rain again.', visibility: 'public' as const };
    await call(test.app, createPost, { token: member.token, body: post });
    expect(await sees(other, member)).toBe(200);
    const open = await new TestSocket(address).signIn(member.token);
    await declare(member, CHILD);
    expect(await open.next('auth_error')).toMatchObject({ code: 'age_refused', retryable: false });
    expect(await open.closed()).toBe(closeCodes.normal);
    const again = new TestSocket(address);
    await again.opened();
    again.say({ type: 'auth', token: member.token });
    expect(await again.next('auth_error')).toMatchObject({ code: 'age_refused' });
    expect([await sees(other, member), await sees(member, other), await sees(member, member)]).toEqual([404, 403, 403]);
    expect((await call(test.app, getInvite, { params: { handle: member.user.handle } })).status).toBe(404);
    const feed = await call(test.app, listPosts, { token: other.token });
    expect(JSON.stringify(feed.body)).not.toContain(member.user.handle);
    const followed = await call(test.app, follow, { token: other.token, params: { id: member.id } });
    expect(followed.status).toBe(404);
  });
});

describe('what clears a refusal', () => {
  it('A birthday that is accepted after its day brings the person back with everything', async () => {
    const [member, other] = [await refused(), await newMember(test, COMPLETE_PROFILE)];
    test.clock.advance(DAY_MS - 60_000);
    expect((await declare(await later(member), ADULT)).problem.code).toBe('under_age');
    test.clock.advance(60_000);
    const back = await later(member);
    expect(await isRefused(back)).toBe(true);
    expect((await declare(back, ADULT)).body.isAgeRefused).toBe(false);
    const seer = await later(other);
    expect([await sees(seer, back), await sees(back, seer)]).toEqual([200, 200]);
    await new TestSocket(address).signIn(back.token);
  });

  it('The account’s earlier birthday clears a refusal and a name alone does not', async () => {
    const member = await refused();
    test.clock.advance(DAY_MS);
    const back = await later(member);
    const body = { firstName: 'Ada', birthYear: 1996 };
    const named = await call(test.app, contract.updateUser, { token: back.token, params: { id: back.id }, body });
    expect([named.status, named.body.isAgeRefused]).toEqual([200, true]);
    const same = named.body.fullBirthday ?? '';
    expect((await declare(back, same)).body.isAgeRefused).toBe(false);
  });

  it('The operator clears it at once, and a provider does wherever the person lives', async () => {
    const [first, second] = [await refused(), await refused()];
    expect(await assureByHand(test.deps.db, first.user.handle, test.clock.now())).toBe(true);
    expect(await isRefused(first)).toBe(false);
    expect(await checkOf(second)).toMatchObject({ state: 'refused', canStart: true });
    expect((await call(test.app, startAgeCheck, { token: second.token })).status).toBe(200);
    provider.say('adult');
    expect((await call(test.app, finishAgeCheck, { token: second.token })).body).toMatchObject({
      state: 'adult',
      isHeld: false,
      refusedUntil: null,
    });
    expect(await sees(second, first)).toBe(200);
  });

  it('A birthday never clears a check that found no adult', async () => {
    const member = await refused();
    await call(test.app, startAgeCheck, { token: member.token });
    provider.say('not_adult');
    await call(test.app, finishAgeCheck, { token: member.token });
    test.clock.advance(DAY_MS);
    const back = await later(member);
    await declare(back, ADULT);
    expect(await isRefused(back)).toBe(true);
  });

  it('A checked adult keeps their company after a slip in an edit', async () => {
    const member = await newMember(test, COMPLETE_PROFILE);
    await assureByHand(test.deps.db, member.user.handle, test.clock.now());
    expect((await declare(member, CHILD)).problem.code).toBe('under_age');
    expect(await isRefused(member)).toBe(false);
  });
});
