import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUser, getUser, getUserByHandle, login, register, updateUser } from '#contract/accounts.ts';
import { sendPhoneCode, sendSignUpCode, verifyPhone } from '#contract/accounts.entry.ts';
import { DAY_MS } from '#contract/durations.ts';
import { checkInvitation, getPlace, type Joining } from '#contract/place.ts';
import { listPosts } from '#contract/posts.ts';
import { letIn, newcomersWaiting, turnAway } from '#server/features/accounts/newcomers.ts';
import { eraseNow } from '#server/features/your-data/your-data.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { makeInvitation } from '#server/platform/place/invitations.ts';
import { call, startTestApp, type OwnTestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, CONSENT, joinByMail, newMember, PASSWORD, type TestMember } from '#test/factories.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { codeFor, messagesTo } from '#test/messages.ts';

let test: OwnTestApp;
let friend: TestMember;
beforeAll(async () => {
  test = await startTestApp();
  friend = await newMember(test, COMPLETE_PROFILE);
});
afterAll(() => test.close());
beforeEach(() => open('open'));

async function open(joining: Joining): Promise<void> {
  const { db, place } = test.deps;
  await inTransaction(db, (trx) => place.write(trx, 'joining', joining));
  await place.announce();
}

async function link(uses = 1, ms = DAY_MS): Promise<string> {
  const endsAt = new Date(test.clock.now().getTime() + ms);
  const { code } = await inTransaction(test.deps.db, (trx) =>
    makeInvitation(test.deps, trx, { note: '', uses, endsAt }),
  );
  return code;
}

let count = 0;
const newEmail = (): string => `asker${(count += 1)}@example.com`;
const said = ({ status, problem }: { status: number; problem: { code?: string } }): string =>
  status === 200 ? '200' : `${status} ${problem.code}`;

const byForm = (ticket: object = {}, email = newEmail()) =>
  call(test.app, register, { body: { email, password: PASSWORD, consentData: CONSENT, ...ticket } });

async function byPhone(ticket: object = {}, phoneNumber = `+1415555${6000 + (count += 1)}`) {
  test.clock.advance(61_000);
  const { request } = (await call(test.app, sendPhoneCode, { body: { phoneNumber } })).body;
  const code = await codeFor(test, phoneNumber);
  return call(test.app, verifyPhone, { body: { phoneNumber, code, request, consentData: CONSENT, ...ticket } });
}

/** Every way in which somebody new comes to an account. */
const ways = { form: byForm, phone: byPhone };

describe('a closed place', () => {
  it.each(Object.entries(ways))('Every newcomer by %s is refused, even with an invitation', async (_way, join) => {
    await open('closed');
    const tickets = [{}, { friend: friend.user.handle }, { invitation: await link() }];
    for (const ticket of tickets) expect(said(await join(ticket))).toBe('403 joining_closed');
    expect(said(await call(test.app, sendSignUpCode, { body: { email: newEmail() } }))).toBe('403 joining_closed');
    expect((await call(test.app, getPlace)).body.joining).toBe('closed');
  });

  it('Members still sign in to a closed place, by password and by phone', async () => {
    const number = '+14155556999';
    await byPhone({}, number);
    await open('closed');
    const body = { handleOrEmail: friend.user.handle, password: PASSWORD };
    expect(said(await call(test.app, login, { body }))).toBe('200');
    expect(said(await byPhone({}, number))).toBe('200');
  });
});

describe('a place by invitation', () => {
  it.each(Object.entries(ways))('A newcomer by %s needs a link of a member or the operator', async (_way, join) => {
    await open('invitation');
    expect(said(await join())).toBe('403 invitation_needed');
    expect(said(await join({ invitation: 'x'.repeat(22) }))).toBe('409 invitation_dead');
    expect(said(await join({ friend: 'nobody_here' }))).toBe('409 invitation_dead');
    expect(said(await join({ friend: friend.user.handle }))).toBe('200');
    const invitation = await link();
    expect(said(await join({ invitation }))).toBe('200');
    expect(said(await join({ invitation }))).toBe('409 invitation_dead');
  });

  it('A code by mail is sent to invited people only, and spends nothing', async () => {
    await open('invitation');
    const email = newEmail();
    expect(said(await call(test.app, sendSignUpCode, { body: { email } }))).toBe('403 invitation_needed');
    const invitation = await link();
    const sent = await call(test.app, sendSignUpCode, { body: { email, invitation } });
    const proof = { code: await codeFor(test, email), request: sent.body.request };
    expect(said(await byForm({ ...proof, invitation }, email))).toBe('200');
  });

  it('A link ends with its time, and checking it uses nothing up', async () => {
    await open('invitation');
    const invitation = await link(1, 60_000);
    const works = async () => (await call(test.app, checkInvitation, { params: { code: invitation } })).status;
    expect([await works(), await works()]).toEqual([200, 200]);
    test.clock.advance(60_000);
    expect([await works(), said(await byForm({ invitation }))]).toEqual([404, '409 invitation_dead']);
  });

  it('A link for three lets in three of ten who come at once', async () => {
    await open('invitation');
    const invitation = await link(3);
    const all = await Promise.all(Array.from({ length: 10 }, () => byForm({ invitation })));
    expect(all.map(said).toSorted()).toEqual([...Array(3).fill('200'), ...Array(7).fill('409 invitation_dead')]);
  });

  it('A sign-up that fails for another reason spends no use of the link', async () => {
    await open('invitation');
    const invitation = await link();
    expect(said(await byForm({ invitation }, friend.user.email ?? ''))).toBe('409 email_taken');
    expect(said(await byForm({ invitation }))).toBe('200');
  });

  it('A member who closed their invite page invites nobody', async () => {
    await open('invitation');
    const closed = await newMemberBy({ friend: friend.user.handle });
    const { token, id, user } = closed;
    await call(test.app, updateUser, { token, params: { id }, body: { inviteEnabled: false } });
    expect(said(await byForm({ friend: user.handle }))).toBe('409 invitation_dead');
  });
});

async function newMemberBy(ticket: object): Promise<TestMember> {
  const { body } = await byForm(ticket);
  return { id: body.id, token: body.tokens.accessToken, refreshToken: body.tokens.refreshToken, user: body.user };
}

describe('a place by approval', () => {
  it.each(Object.entries(ways))('A newcomer by %s waits unseen, with their own pages only', async (_way, join) => {
    await open('approval');
    const joined = await join({ friend: friend.user.handle });
    expect(said(joined)).toBe('200');
    const { user, tokens } = joined.body;
    const token = tokens.accessToken;
    expect([user.isAwaitingApproval, (await call(test.app, authUser, { token })).status]).toEqual([true, 200]);
    expect(said(await call(test.app, listPosts, { token }))).toBe('403 approval_awaited');
    const seen = await call(test.app, getUser, { token: friend.token, params: { id: user.id } });
    const found = await call(test.app, getUserByHandle, { params: { handle: user.handle } });
    expect([seen.status, found.status]).toEqual([404, 404]);
    expect((await newcomersWaiting(test.deps.db, 100)).map(({ id }) => id)).toContain(user.id);
  });

  it('A link of the operator lets a newcomer in without waiting', async () => {
    await open('approval');
    expect((await byForm({ invitation: await link() })).body.user.isAwaitingApproval).toBe(false);
  });

  it('A waiting person has no socket until they are let in', async () => {
    await open('approval');
    const { id, token, user } = await newMemberBy({});
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = `ws://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/ws`;
    const early = new TestSocket(address);
    await early.opened();
    early.say({ type: 'auth', token });
    expect(await early.next('auth_error')).toMatchObject({ code: 'approval_awaited', retryable: false });
    const notes: string[] = [];
    await letIn(test.deps, id, async (_trx, { handle }) => void notes.push(handle));
    expect(notes).toEqual([user.handle]);
    await new TestSocket(address).signIn(token);
    expect(said(await call(test.app, listPosts, { token }))).toBe('200');
    const seen = await call(test.app, getUser, { token: friend.token, params: { id } });
    expect(seen.status).toBe(200);
    const mails = await messagesTo(test, user.email ?? '');
    expect(mails[0]).toMatchObject({ subject: 'You are in' });
    await expect(letIn(test.deps, id, () => Promise.resolve())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('A person who is turned away gets a mail, and their account is gone', async () => {
    await open('approval');
    const email = newEmail();
    const { body } = await joinByMail(test, email);
    await turnAway(test.deps, body.id, () => Promise.resolve());
    await eraseNow(test.deps, body.id);
    expect((await messagesTo(test, email))[0]).toMatchObject({ subject: 'Not this time' });
    expect((await call(test.app, authUser, { token: body.tokens.accessToken })).status).toBe(401);
    expect((await newcomersWaiting(test.deps.db, 100)).map(({ id }) => id)).not.toContain(body.id);
    expect(said(await byForm({}, email))).toBe('200');
  });

  it('A waiting person goes on waiting when the place opens', async () => {
    await open('approval');
    const { token } = await newMemberBy({});
    await open('open');
    expect(said(await call(test.app, listPosts, { token }))).toBe('403 approval_awaited');
  });
});
