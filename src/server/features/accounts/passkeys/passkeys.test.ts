import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import * as contract from '#contract/accounts.passkeys.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { SoftAuthenticator } from '#test/authenticator.ts';
import { CONSENT, newMember, proveSelf, type TestMember } from '#test/factories.ts';
import { codeFor, messagesTo } from '#test/messages.ts';
import { addTo, enterBy, holder } from '#test/passkey-scene.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36';

async function proven(): Promise<TestMember> {
  const member = await newMember(test);
  await proveSelf(test, member);
  return member;
}
const begin = (token: string) => call(test.app, contract.beginPasskey, { token });
const finish = (token: string, made: unknown) => call(test.app, contract.addPasskey, { token, body: { made } });
const list = async (token: string) => (await call(test.app, contract.listPasskeys, { token })).body.passkeys;
const refusal = ({ status, problem }: { status: number; problem: { code: string } }): string =>
  `${status} ${problem.code}`;

describe('adding a passkey', () => {
  it('A new passkey appears in the list and is announced by mail', async () => {
    const ana = await proven();
    const device = new SoftAuthenticator();
    const made = device.make((await begin(ana.token)).body);
    const headers = { 'user-agent': PHONE };
    const added = await call(test.app, contract.addPasskey, { token: ana.token, body: { made }, headers });
    expect(added.body).toMatchObject({
      name: 'Chrome on Android',
      deviceName: 'Chrome on Android',
      isSynced: false,
      createdAt: test.clock.now().toISOString(),
      lastUsedAt: null,
    });
    expect(await list(ana.token)).toEqual([added.body]);
    const [notice] = await messagesTo(test, ana.user.email ?? '');
    expect(notice?.subject).toBe('A passkey was added to your account');
    expect(notice?.text).toContain('Chrome on Android');
  });

  it('A new passkey must be discoverable and protected by the device’s lock', async () => {
    const ana = await proven();
    const { body } = await begin(ana.token);
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Wildin' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    // Some security keys show the user handle to anyone who finds the key, so the handle must not contain the id.
    expect(Buffer.from(body.user.id, 'base64url').toString()).not.toContain(String(ana.id));
  });

  it('An existing passkey is excluded and all passkeys share one user handle', async () => {
    const ana = await holder(test);
    const { body } = await begin(ana.token);
    expect(body.excludeCredentials).toEqual([
      { id: ana.device.keys[0]?.id, type: 'public-key', transports: ['internal'] },
    ]);
    expect(body.user.id).toBe(ana.device.keys[0]?.userHandle);
  });

  it('A device that does not say how it is reached is named without a way', async () => {
    const ana = await proven();
    const made = new SoftAuthenticator().make((await begin(ana.token)).body);
    expect((await finish(ana.token, { ...made, response: { ...made.response, transports: [] } })).status).toBe(200);
    expect((await begin(ana.token)).body.excludeCredentials).toEqual([
      { id: made.id, type: 'public-key', transports: [] },
    ]);
  });

  it('A member with only a number hears of passkey changes by text', async () => {
    const phoneNumber = '+14155557301';
    await call(test.app, sendPhoneCode, { body: { phoneNumber } });
    const body = { phoneNumber, code: await codeFor(test, phoneNumber), consentData: CONSENT };
    const { tokens, user } = (await call(test.app, verifyPhone, { body })).body;
    const token = tokens.accessToken;
    const caller = await test.deps.sessions.authenticate(token);
    if (typeof caller === 'string') throw new Error(caller);
    await test.deps.sessions.prove(test.deps.db, caller);
    expect((await begin(token)).body.user).toMatchObject({ name: `@${user.handle}`, displayName: `@${user.handle}` });
    const { id } = await addTo(test, token);
    await call(test.app, contract.removePasskey, { token, params: { id } });
    const texts = (await messagesTo(test, phoneNumber)).slice(0, 2).map(({ text }) => text);
    expect([texts[1], texts[0]]).toEqual([
      expect.stringContaining('passkey was added'),
      expect.stringContaining('passkey was removed'),
    ]);
  });

  it.each([
    ['of another site', { origin: 'https://wildin.example.com' }],
    ['for another site', { rpId: 'example.com' }],
    ['of a device that nobody unlocked', { isUnlocked: false }],
  ])('A key %s is refused, and its challenge is used up', async (_, lies) => {
    const ana = await proven();
    const options = (await begin(ana.token)).body;
    const device = new SoftAuthenticator();
    expect(refusal(await finish(ana.token, device.make(options, lies)))).toBe('400 passkey_refused');
    expect(refusal(await finish(ana.token, device.make(options)))).toBe('400 passkey_refused');
    expect(await list(ana.token)).toEqual([]);
  });

  it('A passkey challenge works once, for five minutes and for its own session', async () => {
    const [ana, ben] = [await proven(), await proven()];
    const device = new SoftAuthenticator();
    const first = (await begin(ana.token)).body;
    expect((await finish(ana.token, device.make(first))).status).toBe(200);
    expect(refusal(await finish(ana.token, device.make(first)))).toBe('400 passkey_refused');

    const foreign = (await begin(ana.token)).body;
    expect(refusal(await finish(ben.token, device.make(foreign)))).toBe('400 passkey_refused');

    const late = (await begin(ana.token)).body;
    test.clock.advance(5 * MINUTE_MS);
    expect(refusal(await finish(ana.token, device.make(late)))).toBe('400 passkey_refused');
    const intime = (await begin(ana.token)).body;
    test.clock.advance(5 * MINUTE_MS - 1);
    expect((await finish(ana.token, device.make(intime))).status).toBe(200);
  });

  it('A key that an account has is refused for another', async () => {
    const [ana, ben] = [await holder(test), await proven()];
    const options = (await begin(ben.token)).body;
    const twin = new SoftAuthenticator();
    const made = twin.make(options);
    const copied = { ...made, id: ana.device.keys[0]?.id, rawId: ana.device.keys[0]?.id };
    expect(refusal(await finish(ben.token, copied))).toBe('400 passkey_refused');
    expect(await list(ben.token)).toEqual([]);
  });

  it.each([
    ['no JSON', { clientDataJSON: 'AAAA' }],
    ['no CBOR', { attestationObject: '____' }],
  ])('A browser that sends %s gets an answer in words', async (_, broken) => {
    const ana = await proven();
    const made = new SoftAuthenticator().make((await begin(ana.token)).body);
    const response = { ...made.response, ...broken };
    expect(refusal(await finish(ana.token, { ...made, response }))).toBe('400 passkey_refused');
  });

  it('An account has at most twenty passkeys', async () => {
    const ana = await proven();
    for (let n = 0; n < 19; n += 1) await addTo(test, ana.token);
    const both = [(await begin(ana.token)).body, (await begin(ana.token)).body];
    const answers = [];
    for (const options of both) answers.push(await finish(ana.token, new SoftAuthenticator().make(options)));
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(refusal(await begin(ana.token))).toBe('409 passkeys_full');
    expect(await list(ana.token)).toHaveLength(20);
  });
});

describe('keeping passkeys', () => {
  it('A member can rename only their own passkeys', async () => {
    const [ana, ben] = [await holder(test), await newMember(test)];
    const rename = (token: string, name: string) =>
      call(test.app, contract.renamePasskey, { token, params: { id: ana.passkey.id }, body: { name } });
    expect((await rename(ana.token, '  My blue key ')).body.name).toBe('My blue key');
    expect((await rename(ben.token, 'Mine now')).status).toBe(404);
    expect((await rename(ana.token, '   ')).problem.fields).toEqual({ name: 'A name goes here.' });
    expect((await list(ana.token)).map(({ name }) => name)).toEqual(['My blue key']);
    expect(await list(ben.token)).toEqual([]);
  });

  it('A removed passkey opens nothing, and the address hears of it by the passkey’s name', async () => {
    const [ana, ben] = [await holder(test), await proven()];
    const remove = (token: string) => call(test.app, contract.removePasskey, { token, params: { id: ana.passkey.id } });
    expect((await remove(ben.token)).status).toBe(404);
    expect((await enterBy(test, ana.device)).status).toBe(200);
    expect((await remove(ana.token)).body).toEqual({ ok: true });
    expect(refusal(await enterBy(test, ana.device))).toBe('400 passkey_refused');
    expect(await list(ana.token)).toEqual([]);
    expect((await remove(ana.token)).status).toBe(404);
    const subjects = (await messagesTo(test, ana.user.email ?? '')).map(({ subject }) => subject);
    expect(subjects[0]).toBe('A passkey was removed from your account');
  });

  it('The sweep forgets challenges that nobody signed in time, and no others', async () => {
    const ana = await proven();
    await begin(ana.token);
    test.clock.advance(5 * MINUTE_MS - 1);
    await proveSelf(test, ana);
    const { challenge } = (await begin(ana.token)).body;
    test.clock.advance(1);
    await test.deps.retention.enforce();
    const left = await test.deps.db
      .selectFrom('passkey_challenge')
      .select('challenge')
      .where('user_id', '=', ana.id)
      .execute();
    expect(left).toEqual([{ challenge }]);
  });
});
