import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/accounts.passkeys.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { SoftAuthenticator } from '#test/authenticator.ts';
import { addTo, holder, loginOptions } from '#test/passkey-scene.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const statuses = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

it('Ten copies of one signature at once open one session', async () => {
  const ana = await holder(test, new SoftAuthenticator({ counts: true }));
  const signed = ana.device.sign(await loginOptions(test));
  const presses = Array.from({ length: 10 }, () => call(test.app, contract.passkeyLogin, { body: { signed } }));
  expect(statuses(await Promise.all(presses))).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
});

it('Only one of five simultaneous passkeys fits beside nineteen existing ones', async () => {
  const ana = await holder(test);
  for (let n = 0; n < 18; n += 1) await addTo(test, ana.token);
  const made = [];
  for (let n = 0; n < 5; n += 1) {
    const options = (await call(test.app, contract.beginPasskey, { token: ana.token })).body;
    made.push(new SoftAuthenticator().make(options));
  }
  const adds = made.map((one) => call(test.app, contract.addPasskey, { token: ana.token, body: { made: one } }));
  expect(statuses(await Promise.all(adds))).toEqual([200, 409, 409, 409, 409]);
});

it('A passkey that is removed while it signs in opens nothing afterwards', async () => {
  const ana = await holder(test);
  const signed = ana.device.sign(await loginOptions(test));
  const [entered, removed] = await Promise.all([
    call(test.app, contract.passkeyLogin, { body: { signed } }),
    call(test.app, contract.removePasskey, { token: ana.token, params: { id: ana.passkey.id } }),
  ]);
  expect(removed.status).toBe(200);
  expect([200, 400]).toContain(entered.status);
  const late = ana.device.sign(await loginOptions(test));
  expect((await call(test.app, contract.passkeyLogin, { body: { signed: late } })).status).toBe(400);
});
