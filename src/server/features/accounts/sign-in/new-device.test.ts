import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, login, logout, logoutAll, register, revokeSession, sessions } from '#contract/accounts.ts';
import { forgotPassword, resetPassword, sendPhoneCode, verifyPhone } from '#contract/accounts.entry.ts';
import { listPasskeys } from '#contract/accounts.passkeys.ts';
import { changePassword, signOutDevice } from '#contract/accounts.security.ts';
import { DAY_MS } from '#contract/durations.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, PASSWORD, proveSelf } from '#test/factories.ts';
import { codeFor, messagesTo } from '#test/messages.ts';
import { addTo, enterBy, holder } from '#test/passkey-scene.ts';
import { SoftAuthenticator } from '#test/authenticator.ts';
import { nextSerial } from '#test/serials.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const SUBJECT = 'A new device is signed in';
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Signs a person up on a phone. */
async function joined(): Promise<{ handle: string; email: string; token: string; deviceId: string }> {
  const handle = `device_${nextSerial()}`;
  const [email, deviceId] = [`${handle}@example.com`, `${handle}-phone`];
  const body = { handle, email, password: PASSWORD, consentData: CONSENT, timeZone: 'America/Los_Angeles', deviceId };
  return { handle, email, deviceId, token: (await call(test.app, register, { body })).body.tokens.accessToken };
}
const signIn = async (handleOrEmail: string, deviceId?: string, password = PASSWORD): Promise<string> => {
  const body = { handleOrEmail, password, ...(deviceId !== undefined && { deviceId }) };
  return (await call(test.app, login, { body, headers: FIREFOX })).body.tokens.accessToken;
};
const notices = async (email: string): Promise<string[]> =>
  (await messagesTo(test, email)).filter(({ subject }) => subject === SUBJECT).map(({ text }) => text);
const linkIn = (text: string | undefined): string => /not-me\?device=([\w.-]+)/.exec(text ?? '')?.[1] ?? '';
const press = (token: string) => call(test.app, signOutDevice, { body: { token } });
/** Adds a passkey to the session's account and returns the device that has it. */
async function passkeyOf(token: string): Promise<SoftAuthenticator> {
  const device = new SoftAuthenticator();
  await proveSelf(test, { token });
  await addTo(test, token, device);
  return device;
}
const isIn = async (token: string): Promise<boolean> => (await call(test.app, authUser, { token })).status === 200;

it('A sign-in on a new device is announced once by mail', async () => {
  const ana = await joined();
  expect(await notices(ana.email)).toEqual([]);
  await signIn(ana.handle, ana.deviceId);
  expect(await notices(ana.email)).toEqual([]);
  await signIn(ana.handle, 'desk');
  const [first] = await notices(ana.email);
  expect(first).toContain('Firefox on Linux');
  expect(first).toContain('Tuesday, March 10');
  expect(first).toContain('11:00 AM PDT');
  // A person's own device becomes new again when its record is deleted.
  expect(first).toContain('You had not used that device before, or it was signed out from elsewhere.');
  await signIn(ana.handle, 'desk');
  expect(await notices(ana.email)).toHaveLength(1);
  await signIn(ana.handle, 'tablet');
  expect(await notices(ana.email)).toHaveLength(2);
});

it('A device without an id counts as new at every sign-in', async () => {
  const ana = await joined();
  await signIn(ana.handle);
  await signIn(ana.handle);
  expect(await notices(ana.email)).toHaveLength(2);
  await call(test.app, login, { body: { handleOrEmail: ana.handle, password: 'wrong guess', deviceId: 'thief' } });
  expect(await notices(ana.email)).toHaveLength(2);
});

it('A new password makes the other devices new, whether it was changed or reset', async () => {
  const [ana, changed, replaced] = [await joined(), 'a brand new password', 'one newer than that'];
  await signIn(ana.handle, 'desk');
  await proveSelf(test, ana);
  await call(test.app, changePassword, { token: ana.token, body: { password: changed } });
  await signIn(ana.handle, 'desk', changed);
  expect(await notices(ana.email)).toHaveLength(2);
  await call(test.app, forgotPassword, { body: { email: ana.email } });
  const code = await codeFor(test, ana.email);
  await call(test.app, resetPassword, { body: { email: ana.email, code, password: replaced } });
  await signIn(ana.handle, 'desk', replaced);
  expect(await notices(ana.email)).toHaveLength(3);
});

it('One person’s device counts as new for another account', async () => {
  const [ana, ben] = [await joined(), await joined()];
  await signIn(ben.handle, ana.deviceId);
  expect([await notices(ana.email), (await notices(ben.email)).length]).toEqual([[], 1]);
});

it('A sign-in by passkey on a new device is told as well', async () => {
  const ana = await joined();
  await proveSelf(test, ana);
  const device = new SoftAuthenticator();
  await addTo(test, ana.token, device);
  await enterBy(test, device, { deviceId: ana.deviceId });
  expect(await notices(ana.email)).toEqual([]);
  await enterBy(test, device, { deviceId: 'tablet' });
  expect(await notices(ana.email)).toHaveLength(1);
});

it('Repeated new-device sign-ins send at most ten mails a day', async () => {
  const strict = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1' });
  const { device, user } = await holder(strict);
  for (let n = 0; n < 12; n += 1) expect((await enterBy(strict, device)).status).toBe(200);
  const told = (await messagesTo(strict, user.email ?? '')).filter(({ subject }) => subject === SUBJECT);
  expect(told).toHaveLength(10);
  await strict.close();
});

it('Somebody with a phone number alone hears nothing', async () => {
  const phoneNumber = '+14155557001';
  const enter = async (deviceId: string): Promise<number> => {
    test.clock.advance(60_000);
    await call(test.app, sendPhoneCode, { body: { phoneNumber } });
    const code = await codeFor(test, phoneNumber);
    const body = { phoneNumber, code, consentData: CONSENT, deviceId };
    return (await call(test.app, verifyPhone, { body })).status;
  };
  expect([await enter('phone'), await enter('tablet')]).toEqual([200, 200]);
  const texts = (await messagesTo(test, phoneNumber)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => !text.includes('is your wildin code'))).toEqual([]);
});

it('The link signs out that device and removes its passkeys', async () => {
  const ana = await joined();
  await proveSelf(test, ana);
  const own = new SoftAuthenticator();
  await addTo(test, ana.token, own);
  test.clock.advance(1000);
  const thief = await signIn(ana.handle, 'thief');
  const link = linkIn((await notices(ana.email))[0]);
  const again = await signIn(ana.handle, 'thief');
  await proveSelf(test, { token: again });
  const theirs = new SoftAuthenticator();
  await addTo(test, again, theirs);

  const answer = await press(link);
  expect(answer.body).toEqual({ device: 'Firefox on Linux', passkeys: 1 });
  expect([await isIn(thief), await isIn(again), await isIn(ana.token)]).toEqual([false, false, true]);
  expect([(await enterBy(test, theirs)).status, (await enterBy(test, own)).status]).toEqual([400, 200]);
  expect((await call(test.app, listPasskeys, { token: ana.token })).body.passkeys).toHaveLength(1);
  expect((await press(link)).body).toEqual({ device: 'Firefox on Linux', passkeys: 0 });
});

it('The link pressed again leaves passkeys made after the device’s sign-out', async () => {
  const ana = await joined();
  await signIn(ana.handle, 'thief');
  const link = linkIn((await notices(ana.email))[0]);
  await press(link);
  test.clock.advance(1000);
  await proveSelf(test, ana);
  const own = new SoftAuthenticator();
  await addTo(test, ana.token, own);
  expect((await press(link)).body).toEqual({ device: 'Firefox on Linux', passkeys: 0 });
  expect((await enterBy(test, own)).status).toBe(200);
});

it('The link removes a passkey made after the device signed in again', async () => {
  const ana = await joined();
  const first = await signIn(ana.handle, 'thief');
  const link = linkIn((await notices(ana.email))[0]);
  await call(test.app, logout, { token: first });
  test.clock.advance(1000);
  const again = await signIn(ana.handle, 'thief');
  const theirs = await passkeyOf(again);
  await call(test.app, logout, { token: again });
  test.clock.advance(1000);
  expect((await press(link)).body.passkeys).toBe(1);
  expect((await enterBy(test, theirs)).status).toBe(400);
});

it('The link removes the device’s passkeys even after a password change', async () => {
  const ana = await joined();
  const first = await signIn(ana.handle, 'thief');
  const link = linkIn((await notices(ana.email))[0]);
  await call(test.app, logout, { token: first });
  test.clock.advance(1000);
  const theirs = await passkeyOf(await signIn(ana.handle, 'thief'));
  test.clock.advance(1000);
  await proveSelf(test, ana);
  await call(test.app, changePassword, { token: ana.token, body: { password: 'a brand new password' } });
  expect((await press(link)).body.passkeys).toBe(1);
  expect((await enterBy(test, theirs)).status).toBe(400);
});

it('The link signs out the whole device although one session has already ended', async () => {
  const ana = await joined();
  const first = await signIn(ana.handle, 'thief');
  const link = linkIn((await notices(ana.email))[0]);
  const again = await signIn(ana.handle, 'thief');
  const listed = (await call(test.app, sessions, { token: first })).body.sessions;
  const id = listed.find(({ isCurrent }) => isCurrent)?.id ?? '';
  expect((await call(test.app, revokeSession, { token: ana.token, params: { id } })).status).toBe(200);
  test.clock.advance(1000);
  const theirs = await passkeyOf(again);
  expect((await press(link)).body.passkeys).toBe(1);
  expect([await isIn(first), await isIn(again), await isIn(ana.token)]).toEqual([false, false, true]);
  expect((await enterBy(test, theirs)).status).toBe(400);
});

it('The link of a device without a name of its own ends its one session', async () => {
  const ana = await joined();
  const nameless = [await signIn(ana.handle), await signIn(ana.handle)];
  const [newest] = await notices(ana.email);
  await press(linkIn(newest));
  expect([await isIn(nameless[0] ?? ''), await isIn(nameless[1] ?? ''), await isIn(ana.token)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('The link of an account that is gone does nothing', async () => {
  const ana = await joined();
  await signIn(ana.handle, 'desk');
  const link = linkIn((await notices(ana.email))[0]);
  await test.deps.db.deleteFrom('account').where('handle', '=', ana.handle).execute();
  expect((await press(link)).problem.code).toBe('link_dead');
});

it('The link works for a week, and another text in its place does nothing', async () => {
  const ana = await joined();
  await signIn(ana.handle, 'desk');
  const link = linkIn((await notices(ana.email))[0]);
  expect((await press(`${link.slice(0, -8)}AAAAAAAA`)).problem.code).toBe('link_dead');
  test.clock.advance(7 * DAY_MS - 1);
  expect((await press(link)).status).toBe(200);
  test.clock.advance(1);
  expect((await press(link)).problem.code).toBe('link_dead');
});

describe('A device that was sent away from elsewhere', () => {
  /** Signs Ana in on a phone and a desktop, both known to the account. */
  async function onTwo() {
    const ana = await joined();
    const desk = await signIn(ana.handle, 'desk');
    const newly = async (): Promise<number> => (await notices(ana.email)).length - 1;
    return { ana, desk, newly };
  }

  it('A signed-out device counts as new at its next sign-in', async () => {
    const { ana, newly } = await onTwo();
    await signIn(ana.handle, 'desk');
    const listed = (await call(test.app, sessions, { token: ana.token })).body.sessions;
    for (const { id, isCurrent } of listed) {
      if (!isCurrent) await call(test.app, revokeSession, { token: ana.token, params: { id } });
    }
    expect(await newly()).toBe(0);
    await signIn(ana.handle, 'desk');
    expect(await newly()).toBe(1);
    await signIn(ana.handle, 'desk');
    expect(await newly()).toBe(1);
  });

  it('A sign-out of all devices leaves known the one on which it was pressed', async () => {
    const { ana, newly } = await onTwo();
    await call(test.app, logoutAll, { token: ana.token });
    await signIn(ana.handle, ana.deviceId);
    expect(await newly()).toBe(0);
    await signIn(ana.handle, 'desk');
    expect(await newly()).toBe(1);
  });

  it('The link of the mail makes it new as well', async () => {
    const { ana, newly } = await onTwo();
    await press(linkIn((await notices(ana.email))[0]));
    await signIn(ana.handle, 'desk');
    expect(await newly()).toBe(1);
  });

  it('A sign-out of its own does not', async () => {
    const { ana, desk, newly } = await onTwo();
    await call(test.app, logout, { token: desk });
    await signIn(ana.handle, 'desk');
    expect(await newly()).toBe(0);
  });
});
