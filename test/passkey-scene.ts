import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  passkeyLogin,
  type Passkey,
} from '#contract/accounts.passkeys.ts';
import { call, type TestApp } from './app.ts';
import { SoftAuthenticator } from './authenticator.ts';
import { newMember, proveSelf, type TestMember } from './factories.ts';

export interface Holder extends TestMember {
  device: SoftAuthenticator;
  passkey: Passkey;
}

/** Adds a passkey of the device. The session needs a fresh proof of identity. Throws if the server refuses. */
export async function addTo(server: TestApp, token: string, device = new SoftAuthenticator()): Promise<Passkey> {
  const options = await call(server.app, beginPasskey, { token });
  if (options.status !== 200) throw new Error(`beginPasskey: ${JSON.stringify(options.problem)}`);
  const answer = await call(server.app, addPasskey, { token, body: { made: device.make(options.body) } });
  if (answer.status !== 200) throw new Error(`addPasskey: ${JSON.stringify(answer.problem)}`);
  return answer.body;
}

/** Creates a member whose device has a passkey. */
export async function holder(server: TestApp, device = new SoftAuthenticator()): Promise<Holder> {
  const member = await newMember(server);
  await proveSelf(server, member);
  return { ...member, device, passkey: await addTo(server, member.token, device) };
}

export const loginOptions = async ({ app }: TestApp) => (await call(app, beginPasskeyLogin)).body;

/** Signs in with the device's newest passkey. `lies` replace what the device's browser would report. */
export async function enterBy(
  server: TestApp,
  device: SoftAuthenticator,
  { deviceId, ...lies }: Parameters<SoftAuthenticator['sign']>[1] & { deviceId?: string } = {},
) {
  const signed = device.sign(await loginOptions(server), lies);
  return call(server.app, passkeyLogin, { body: { signed, ...(deviceId !== undefined && { deviceId }) } });
}
