import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, login, sessions } from '#contract/accounts.ts';
import { beginPasskeyLogin, passkeyLogin, removePasskey, listPasskeys } from '#contract/accounts.passkeys.ts';
import { beginPasskeyProof, proofOptions, prove, sendProofCode } from '#contract/accounts.proof.ts';
import { changePassword } from '#contract/accounts.security.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { deleteAccount } from '#contract/your-data.ts';

import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { SoftAuthenticator } from '#test/authenticator.ts';
import { newMember, PASSWORD } from '#test/factories.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { messagesTo } from '#test/messages.ts';
import { addTo, enterBy, holder, loginOptions } from '#test/passkey-scene.ts';
import { changeStanding } from '#server/features/accounts/accounts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const refusal = ({ status, problem }: { status: number; problem: { code: string } }): string =>
  `${status} ${problem.code}`;
const REFUSED = '400 passkey_refused';

describe('signing in by a passkey', () => {
  it('A passkey opens a normal session and records its last use', async () => {
    const ana = await holder(test);
    test.clock.advance(MINUTE_MS);
    const entered = await enterBy(test, ana.device, { deviceId: 'ana-phone' });
    expect(entered.body).toMatchObject({ id: ana.id, cameBack: false, user: { email: ana.user.email } });
    const token = entered.body.tokens.accessToken;
    expect((await call(test.app, authUser, { token })).body.id).toBe(ana.id);
    expect((await call(test.app, sessions, { token })).body.sessions).toHaveLength(2);
    const { passkeys } = (await call(test.app, listPasskeys, { token })).body;
    expect(passkeys[0]?.lastUsedAt).toBe(test.clock.now().toISOString());
  });

  it('The question to a device names no account, and is never the same', async () => {
    await holder(test);
    const [one, other] = [await loginOptions(test), await loginOptions(test)];
    expect(one).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    expect(one.challenge).not.toBe(other.challenge);
  });

  it.each([
    ['of another site', { origin: 'http://localhost:3001' }],
    ['for another site', { rpId: 'example.com' }],
    ['of a device that nobody unlocked', { isUnlocked: false }],
    ['that names another person', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('A signature %s opens nothing', async (_, lies) => {
    const ana = await holder(test);
    expect(refusal(await enterBy(test, ana.device, lies))).toBe(REFUSED);
    expect((await enterBy(test, ana.device)).status).toBe(200);
  });

  it('A passkey signature works once and only within five minutes', async () => {
    const ana = await holder(test);
    const signed = ana.device.sign(await loginOptions(test));
    expect((await call(test.app, passkeyLogin, { body: { signed } })).status).toBe(200);
    expect(refusal(await call(test.app, passkeyLogin, { body: { signed } }))).toBe(REFUSED);
    const late = ana.device.sign(await loginOptions(test));
    test.clock.advance(5 * MINUTE_MS);
    expect(refusal(await call(test.app, passkeyLogin, { body: { signed: late } }))).toBe(REFUSED);
  });

  it('A foreign key or a proof challenge cannot sign anybody in', async () => {
    const [ana, ben] = [await holder(test), await holder(test)];
    const own = ben.device.sign(await loginOptions(test));
    const id = ana.device.keys[0]?.id ?? '';
    const { userHandle } = ana.device.sign(await loginOptions(test)).response;
    const stolen = { ...own, id, rawId: id, response: { ...own.response, userHandle } };
    expect(refusal(await call(test.app, passkeyLogin, { body: { signed: stolen } }))).toBe(REFUSED);
    const proof = await call(test.app, beginPasskeyProof, { token: ana.token });
    const signed = ana.device.sign(proof.body);
    expect(refusal(await call(test.app, passkeyLogin, { body: { signed } }))).toBe(REFUSED);
  });

  it('An unknown passkey gets the same answer as a removed or invalid one', async () => {
    const [ana, ben] = [await holder(test), await holder(test)];
    await call(test.app, removePasskey, { token: ben.token, params: { id: ben.passkey.id } });
    const stranger = new SoftAuthenticator();
    stranger.keys.push({ ...(ana.device.keys[0] as (typeof stranger.keys)[number]), id: 'bm9ib2R5IGhhcyB0aGlz' });
    const answers = [
      await enterBy(test, stranger),
      await enterBy(test, ben.device),
      await enterBy(test, ana.device, { isUnlocked: false }),
    ];
    const told = answers.map(({ status, problem }) => ({ status, rest: { ...problem, requestId: '' } }));
    expect(told[0]).toMatchObject({ status: 400, rest: { code: 'passkey_refused' } });
    expect([told[1], told[2]]).toEqual([told[0], told[0]]);
  });

  it('A counter that does not rise shows a copied key, and is refused', async () => {
    const ana = await holder(test, new SoftAuthenticator({ counts: true }));
    expect((await enterBy(test, ana.device)).status).toBe(200);
    expect(refusal(await enterBy(test, ana.device, { counter: 1 }))).toBe(REFUSED);
    expect((await enterBy(test, ana.device)).status).toBe(200);
  });

  it('Addresses have the tries that a password’s have, and questions a limit of their own', async () => {
    const strict = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
    const ana = await holder(strict);
    const signed = ana.device.sign(await loginOptions(strict), { isUnlocked: false });
    const tries = [];
    for (let n = 0; n < 31; n += 1) tries.push((await call(strict.app, passkeyLogin, { body: { signed } })).status);
    expect(tries).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
    // A valid signature passes even when its network address has used up its tries.
    expect((await enterBy(strict, ana.device)).status).toBe(200);
    const questions = [];
    for (let n = 0; n < 60; n += 1) questions.push((await call(strict.app, beginPasskeyLogin)).status);
    expect([questions[0], questions.at(-1)]).toEqual([200, 429]);
    await strict.close();
  });
});

describe('who is let in', () => {
  it('A suspended person’s passkey sign-in reaches only their own account', async () => {
    const ana = await holder(test);
    const change = { userId: ana.id, suspended_at: test.clock.now() };
    await inTransaction(test.deps.db, (trx) => changeStanding(test.deps, trx, change));
    const entered = await enterBy(test, ana.device);
    expect([entered.status, entered.body.user.isSuspended]).toEqual([200, true]);
    const token = entered.body.tokens.accessToken;
    expect(refusal(await call(test.app, listPasskeys, { token }))).toBe('403 account_suspended');
  });

  it('A passkey sign-in within fourteen days cancels the account’s deletion', async () => {
    const [ana, ben] = [await holder(test), await newMember(test)];
    await makeRoom(test.deps.db, ana, ben);
    expect((await call(test.app, deleteAccount, { token: ana.token, body: { takesLines: false } })).status).toBe(200);
    const heard: string[] = [];
    test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    expect((await enterBy(test, ana.device)).body.cameBack).toBe(true);
    await expect.poll(() => heard).toContain(`${ben.id} people`);
    expect((await enterBy(test, ana.device)).body.cameBack).toBe(false);
  });

  it('The passkey of an account that is gone is refused as an unknown one', async () => {
    const ana = await holder(test);
    await test.deps.db.deleteFrom('account').where('id', '=', ana.id).execute();
    expect(refusal(await enterBy(test, ana.device))).toBe(REFUSED);
  });
});

describe('a passkey as a proof', () => {
  const begin = (token: string) => call(test.app, beginPasskeyProof, { token });
  const proveBy = (token: string, passkey: unknown) => call(test.app, prove, { token, body: { passkey } });

  it('A passkey proof lasts ten minutes and a passkey sign-in is not a proof', async () => {
    const ana = await holder(test);
    const token = (await enterBy(test, ana.device)).body.tokens.accessToken;
    const change = (by: string) =>
      call(test.app, changePassword, { token: by, body: { password: 'a brand new password' } });
    expect(refusal(await change(token))).toBe('403 reauthentication_required');
    expect((await call(test.app, proofOptions, { token })).body.ways).toEqual(['passkey', 'password']);
    const options = (await begin(token)).body;
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([ana.device.keys[0]?.id]);
    const proved = await proveBy(token, ana.device.sign(options));
    expect(proved.body.freshUntil).toBe(new Date(test.clock.now().getTime() + 10 * MINUTE_MS).toISOString());
    expect((await change(token)).status).toBe(200);
  });

  it('A proof is refused from another session, site, passkey or a second time', async () => {
    const [ana, ben] = [await holder(test), await holder(test)];
    const other = (await enterBy(test, ana.device)).body.tokens.accessToken;
    const foreign = ana.device.sign((await begin(ana.token)).body);
    expect(refusal(await proveBy(other, foreign))).toBe(REFUSED);

    const signed = ana.device.sign((await begin(other)).body);
    expect((await proveBy(other, signed)).status).toBe(200);
    expect(refusal(await proveBy(other, signed))).toBe(REFUSED);

    const elsewhere = ana.device.sign((await begin(other)).body, { origin: 'https://example.com' });
    expect(refusal(await proveBy(other, elsewhere))).toBe(REFUSED);

    const asked = (await begin(other)).body;
    const bens = ben.device.sign({ ...asked, allowCredentials: [] });
    expect(refusal(await proveBy(other, bens))).toBe(REFUSED);
    const entry = ana.device.sign(await loginOptions(test));
    expect(refusal(await proveBy(other, entry))).toBe(REFUSED);
  });

  it('A member without a passkey is not offered a passkey proof', async () => {
    const [ana, ben] = [await newMember(test), await holder(test)];
    expect((await call(test.app, proofOptions, { token: ana.token })).body.ways).toEqual(['password']);
    expect(refusal(await begin(ana.token))).toBe('400 invalid');
    const code = await call(test.app, sendProofCode, { token: ben.token, body: { to: 'email' } });
    expect(code.status).toBe(400);
  });
});

describe('a change of the password', () => {
  it('A password change keeps passkeys and states how many still open the account', async () => {
    const ana = await holder(test);
    await addTo(test, ana.token);
    await call(test.app, changePassword, { token: ana.token, body: { password: 'a brand new password' } });
    const [notice] = await messagesTo(test, ana.user.email ?? '');
    expect(notice?.subject).toBe('Your password was changed');
    expect(notice?.text).toContain('2 passkeys still open your account');
    expect((await enterBy(test, ana.device)).status).toBe(200);
    const old = await call(test.app, login, { body: { handleOrEmail: ana.user.handle, password: PASSWORD } });
    expect(old.status).toBe(401);
  });
});
