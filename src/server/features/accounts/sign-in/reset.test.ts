import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, login, logoutAll, refresh, revokeSession, sessions } from '#contract/accounts.ts';
import { forgotPassword, resetPassword } from '#contract/accounts.entry.ts';
import { changePassword, changePhone, sendNewPhoneCode, undoContactChange } from '#contract/accounts.security.ts';
import { closeCodes } from '#contract/realtime.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { SoftAuthenticator } from '#test/authenticator.ts';
import { joinByMail, newMember, PASSWORD, proveSelf, type TestMember } from '#test/factories.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { codeFor, messagesTo, otherThan, tokenFor, undoTokenFor } from '#test/messages.ts';
import { addTo, enterBy } from '#test/passkey-scene.ts';

let test: TestApp;
let address: string;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/ws`;
});
afterAll(async () => {
  for (const socket of sockets) socket.drop();
  await test.close();
});

const NEW = 'a brand new password';

const forgot = (email: string) => call(test.app, forgotPassword, { body: { email } });
const reset = (body: Record<string, unknown>) => call(test.app, resetPassword, { body });
const signIn = async (member: TestMember, password: string): Promise<number> =>
  (await call(test.app, login, { body: { handleOrEmail: member.user.handle, password } })).status;
const whoAmI = async (token: string): Promise<number> => (await call(test.app, authUser, { token })).status;

/** Changes the number of a person who proved themselves. */
async function moveNumber({ token }: Pick<TestMember, 'token'>, phoneNumber: string): Promise<void> {
  await call(test.app, sendNewPhoneCode, { token, body: { phoneNumber } });
  const body = { phoneNumber, code: await codeFor(test, phoneNumber) };
  expect((await call(test.app, changePhone, { token, body })).status).toBe(200);
}

/** Adds a number and a passkey to an account; returns the device with the passkey. */
async function addWaysIn(member: Pick<TestMember, 'token'>, phoneNumber: string): Promise<SoftAuthenticator> {
  const device = new SoftAuthenticator();
  await proveSelf(test, member);
  await moveNumber(member, phoneNumber);
  await addTo(test, member.token, device);
  return device;
}

/** Returns a person who forgot their password and has the mail with the link. */
async function forgetful(): Promise<TestMember & { email: string; token: string; link: string; code: string }> {
  const member = await newMember(test);
  const email = member.user.email ?? '';
  expect((await forgot(email)).body).toEqual({ ok: true });
  return { ...member, email, link: await tokenFor(test, email), code: await codeFor(test, email) };
}

describe('a forgotten password', () => {
  it('A reset link replaces the password once and ends its code', async () => {
    const member = await forgetful();
    expect((await reset({ token: member.link, password: NEW })).body).toEqual({ ok: true });
    expect([await signIn(member, PASSWORD), await signIn(member, NEW)]).toEqual([401, 200]);
    expect((await reset({ token: member.link, password: 'another new password' })).problem.code).toBe('link_dead');
    const byCode = await reset({ email: member.email, code: member.code, password: 'another new password' });
    expect(byCode.problem.code).toBe('code_dead');
    expect(await signIn(member, NEW)).toBe(200);
  });

  it('A reset code replaces the password once and ends its link', async () => {
    const member = await forgetful();
    const { code } = member;
    const spelled = member.email.toUpperCase();
    expect((await reset({ email: spelled, code: `${code.slice(0, 3)} ${code.slice(3)}`, password: NEW })).status).toBe(
      200,
    );
    expect(await signIn(member, NEW)).toBe(200);
    expect((await reset({ email: member.email, code, password: 'another new password' })).problem.code).toBe(
      'code_dead',
    );
    expect((await reset({ token: member.link, password: 'another new password' })).problem.code).toBe('link_dead');
  });

  it('A reset mail carries the link and the code in text and HTML', async () => {
    const member = await forgetful();
    const [mail] = await messagesTo(test, member.email);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`http://localhost:3000/reset-password?token=${member.link}`);
      expect(part).toContain(member.code);
      expect(part).toContain(`@${member.user.handle}`);
    }
    expect(mail?.subject).not.toContain(member.code);
    await reset({ token: member.link, password: NEW });
    const [notice] = await messagesTo(test, member.email);
    expect(notice?.subject).toBe('Your password was changed');
    expect(notice?.text).toContain('All your devices were signed out.');
    expect(notice?.text).not.toMatch(/token=|\b\d{6}\b/);
  });

  it('A reset proves the address, because the mail arrived', async () => {
    const member = await forgetful();
    await reset({ token: member.link, password: NEW });
    const answer = await call(test.app, login, { body: { handleOrEmail: member.email, password: NEW } });
    expect(answer.body.user.emailVerified).toBe(true);
  });

  it('A reset through an unproved address removes the number and the passkeys', async () => {
    const [member, phoneNumber] = [await newMember(test), '+14155556301'];
    const device = await addWaysIn(member, phoneNumber);
    await moveNumber(member, '+14155556302');
    const undo = await undoTokenFor(test, phoneNumber);
    const email = member.user.email ?? '';
    await forgot(email);
    await reset({ token: await tokenFor(test, email), password: NEW });
    expect((await enterBy(test, device)).problem.code).toBe('passkey_refused');
    expect((await messagesTo(test, '+14155556302'))[0]?.text).toContain('this number no longer opens');
    expect((await call(test.app, undoContactChange, { body: { token: undo } })).problem.code).toBe('link_dead');
    const { body } = await call(test.app, login, { body: { handleOrEmail: email, password: NEW } });
    expect(body.user).toMatchObject({ id: member.id, phoneNumber: null, emailVerified: true });
  });

  it('A reset of a proven address leaves the number and the passkeys', async () => {
    const { body } = await joinByMail(test, 'forgets.again@example.com', { handle: 'forgets_again' });
    const member = { id: body.id, token: body.tokens.accessToken };
    const device = await addWaysIn(member, '+14155556303');
    await forgot('forgets.again@example.com');
    await reset({ token: await tokenFor(test, 'forgets.again@example.com'), password: NEW });
    const entered = await enterBy(test, device);
    expect(entered.body.user).toMatchObject({ id: member.id, phoneNumber: '+14155556303' });
  });

  it('A reset link used twice at once sets only one password', async () => {
    const member = await forgetful();
    const passwords = [NEW, 'another new password'];
    const answers = await Promise.all(passwords.map((password) => reset({ token: member.link, password })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.problem.code).toBe('link_dead');
    const doors = await Promise.all(passwords.map((password) => signIn(member, password)));
    expect(doors).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('The mail about a new password goes to the address as its person spells it', async () => {
    const email = 'Mixed.Case@example.com';
    await joinByMail(test, email, { handle: 'mixed_case' });
    await forgot(email.toLowerCase());
    await reset({ token: await tokenFor(test, email), password: NEW });
    expect((await messagesTo(test, email))[0]?.subject).toBe('Your password was changed');
  });

  it('A reset refuses weak passwords and keeps the link valid', async () => {
    const member = await forgetful();
    for (const password of ['Password123', 'qwertyuiop', member.email, member.email.toUpperCase(), 'short']) {
      const answer = await reset({ token: member.link, password });
      expect(answer.status).toBe(400);
      expect(answer.problem.fields).toHaveProperty('password');
    }
    expect((await reset({ email: member.email, code: member.code, password: member.email })).status).toBe(400);
    expect(await whoAmI(member.token)).toBe(200);
    expect((await reset({ token: member.link, password: NEW })).status).toBe(200);
  });

  it('A link and a code work for ten minutes', async () => {
    const member = await forgetful();
    test.clock.advance(10 * 60_000 - 1);
    // A refused password uses up neither the link nor the code.
    const own = { password: member.email };
    for (const proof of [{ token: member.link }, { email: member.email, code: member.code }])
      expect((await reset({ ...proof, ...own })).problem.code).toBe('password_common');
    test.clock.advance(1);
    expect((await reset({ token: member.link, password: NEW })).problem.code).toBe('link_dead');
    expect((await reset({ email: member.email, code: member.code, password: NEW })).problem.code).toBe('code_dead');
  });

  it('A code takes five tries, which leave the link of its owner good', async () => {
    const member = await forgetful();
    const answers = [];
    for (let n = 1; n <= 5; n += 1) {
      const answer = await reset({ email: member.email, code: otherThan(member.code, n), password: NEW });
      answers.push(answer.problem.code);
    }
    expect(answers).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_dead']);
    expect((await reset({ email: member.email, code: member.code, password: NEW })).problem.code).toBe('code_dead');
    expect((await reset({ token: member.link, password: NEW })).status).toBe(200);
  });

  it('A suspended person can reset their password by mail', async () => {
    const member = await newMember(test);
    await test.deps.db
      .updateTable('account')
      .set({ suspended_at: test.clock.now() })
      .where('id', '=', member.id)
      .execute();
    const email = member.user.email ?? '';
    expect((await forgot(email)).status).toBe(200);
    expect((await reset({ token: await tokenFor(test, email), password: NEW })).status).toBe(200);
    expect([await signIn(member, PASSWORD), await signIn(member, NEW)]).toEqual([401, 200]);
  });

  it('A link that was asked for before its address had an account does nothing', async () => {
    const member = await forgetful();
    await test.deps.db.updateTable('one_time_code').set({ user_id: null }).where('target', '=', member.email).execute();
    expect((await reset({ token: member.link, password: NEW })).problem.code).toBe('link_dead');
    expect(await signIn(member, PASSWORD)).toBe(200);
  });

  it('Only the latest link and code work', async () => {
    const member = await forgetful();
    test.clock.advance(60_000);
    await forgot(member.email);
    expect((await reset({ token: member.link, password: NEW })).problem.code).toBe('link_dead');
    expect((await reset({ token: await tokenFor(test, member.email), password: NEW })).status).toBe(200);
  });

  it('A code does not open another person’s address', async () => {
    const [mine, theirs] = [await forgetful(), await forgetful()];
    if (mine.code !== theirs.code) {
      const answer = await reset({ email: theirs.email, code: mine.code, password: NEW });
      expect(answer.problem.code).toBe('code_wrong');
    }
    await reset({ token: mine.link, password: NEW });
    expect([await signIn(theirs, NEW), await signIn(theirs, PASSWORD)]).toEqual([401, 200]);
  });

  it.each([
    ['nothing to show', { password: NEW }],
    ['both the link and the code', { token: 'x'.repeat(43), email: 'ada@example.com', code: '123456', password: NEW }],
    ['an address without its code', { email: 'ada@example.com', password: NEW }],
    ['a list of links', { token: ['x'.repeat(43)], password: NEW }],
    ['a list of addresses', { email: ['ada@example.com'], code: '123456', password: NEW }],
    ['no password', { token: 'x'.repeat(43) }],
  ])('A reset request with %s is refused', async (_name, body) => {
    const answer = await reset(body);
    expect([answer.status, answer.problem.code]).toEqual([400, 'invalid']);
  });
});

describe('an address nobody has', () => {
  it('An unknown address gets the same reset answer and no mail', async () => {
    const member = await newMember(test);
    for (let n = 0; n < 3; n += 1) {
      const [known, unknown] = [await forgot(member.user.email ?? ''), await forgot('nobody@example.com')];
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    expect(await messagesTo(test, 'nobody@example.com')).toEqual([]);
    // The mail of the sign-up and one link: a second request at the same time sends no second link.
    expect(await messagesTo(test, member.user.email ?? '')).toHaveLength(2);
    const tries = [];
    for (const email of [member.user.email, 'nobody@example.com']) {
      tries.push((await reset({ email, code: '000000', password: NEW })).problem.code);
    }
    expect(tries).toEqual(['code_wrong', 'code_wrong']);
  });

  it('A handle is refused as a reset address', async () => {
    const member = await newMember(test);
    expect((await forgot(member.user.handle)).status).toBe(400);
  });
});

describe('the end of sessions', () => {
  const connect = async (token: string): Promise<TestSocket> => {
    const socket = new TestSocket(address);
    sockets.push(socket);
    return socket.signIn(token);
  };
  const another = async (member: TestMember): Promise<string> => {
    const body = { handleOrEmail: member.user.handle, password: PASSWORD };
    return (await call(test.app, login, { body })).body.tokens.accessToken;
  };
  /** Returns the close code, and whether the socket closed in less than a second. */
  const closed = async (socket: TestSocket, since: number): Promise<[number, boolean]> => [
    await socket.closed(),
    performance.now() - since < 1000,
  ];

  it('A reset ends every session, its tokens and its sockets, within a second', async () => {
    const [member, bystander] = [await forgetful(), await newMember(test)];
    const other = await another(member);
    const open = [await connect(member.token), await connect(other)];
    const theirs = await connect(bystander.token);
    const since = performance.now();
    await reset({ token: member.link, password: NEW });
    expect(await Promise.all(open.map((socket) => closed(socket, since)))).toEqual([
      [closeCodes.unauthenticated, true],
      [closeCodes.unauthenticated, true],
    ]);
    expect([await whoAmI(member.token), await whoAmI(other), await whoAmI(bystander.token)]).toEqual([401, 401, 200]);
    const renewed = await call(test.app, refresh, { body: { refreshToken: member.refreshToken } });
    expect(renewed.problem.code).toBe('refresh_invalid');
    theirs.say({ type: 'ping', timestamp: 1 });
    await theirs.next('pong');
  });

  it('A password change closes other sockets within a second and keeps its own', async () => {
    const member = await newMember(test);
    const [own, other] = [await connect(member.token), await connect(await another(member))];
    await proveSelf(test, member);
    const since = performance.now();
    await call(test.app, changePassword, { token: member.token, body: { password: NEW } });
    expect(await closed(other, since)).toEqual([closeCodes.unauthenticated, true]);
    own.say({ type: 'ping', timestamp: 1 });
    await own.next('pong');
  });

  it('Signing out everywhere ends every socket within a second', async () => {
    const member = await newMember(test);
    const open = [await connect(member.token), await connect(await another(member))];
    const since = performance.now();
    await call(test.app, logoutAll, { token: member.token });
    expect(await Promise.all(open.map((socket) => closed(socket, since)))).toEqual([
      [closeCodes.unauthenticated, true],
      [closeCodes.unauthenticated, true],
    ]);
  });

  it('Ending one device’s session leaves the others’ sockets open', async () => {
    const member = await newMember(test);
    const other = await another(member);
    const [mine, theirs] = [await connect(member.token), await connect(other)];
    const list = await call(test.app, sessions, { token: member.token });
    const device = list.body.sessions.find((session) => !session.isCurrent);
    await call(test.app, revokeSession, { token: member.token, params: { id: device?.id ?? '' } });
    expect(await theirs.closed()).toBe(closeCodes.unauthenticated);
    mine.say({ type: 'ping', timestamp: 1 });
    await mine.next('pong');
  });

  it('A socket whose token is renewed in time stays open', async () => {
    const member = await newMember(test);
    const socket = await connect(member.token);
    const renewed = await call(test.app, refresh, { body: { refreshToken: member.refreshToken } });
    socket.say({ type: 'reauth', token: renewed.body.accessToken });
    await socket.next('reauth_success');
    socket.say({ type: 'update_token', token: renewed.body.accessToken });
    await socket.next('token_updated');
    await call(test.app, logoutAll, { token: renewed.body.accessToken });
    expect(await socket.closed()).toBe(closeCodes.unauthenticated);
  });
});
