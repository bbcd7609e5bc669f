import type { z } from 'zod';
import { register, updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { prove } from '#contract/accounts.proof.ts';
import { sendSignUpCode } from '#contract/accounts.entry.ts';
import { call, type Answer, type TestApp } from './app.ts';
import { codeFor } from './messages.ts';
import { nextSerial } from './serials.ts';

export const CONSENT = { dataProcessing: true, termsOfService: true, ageVerification: true };
export const PASSWORD = 'correct horse battery';

export interface TestMember {
  id: number;
  token: string;
  refreshToken: string;
  user: Me;
}

/** Signs up a member through the API. With `profile`, also sets these fields and lets everyone write to the member. */
export async function newMember({ app }: Pick<TestApp, 'app'>, profile?: Record<string, unknown>): Promise<TestMember> {
  const count = nextSerial();
  const answer = await call(app, register, {
    body: { email: `member${count}@example.com`, handle: `member_${count}`, password: PASSWORD, consentData: CONSENT },
  });
  if (answer.status !== 200) throw new Error(`register: ${JSON.stringify(answer.problem)}`);
  const { id, tokens, user } = answer.body;
  const member = { id, token: tokens.accessToken, refreshToken: tokens.refreshToken, user };
  if (profile === undefined) return member;
  const edited = await call(app, updateUser, {
    token: member.token,
    params: { id },
    body: { whoMayWrite: 'everyone', ...profile },
  });
  if (edited.status !== 200) throw new Error(`updateUser: ${JSON.stringify(edited.problem)}`);
  return { ...member, user: edited.body };
}

/** Signs up with the code from the mail, as on a server that hides which accounts exist. */
export async function joinByMail(
  server: TestApp,
  email: string,
  { headers = {}, ...more }: { headers?: Record<string, string> } & Record<string, unknown> = {},
): Promise<Answer<z.output<typeof register.response>>> {
  const { request } = (await call(server.app, sendSignUpCode, { body: { email }, headers })).body;
  const proof = { code: await codeFor(server, email), request };
  const body = { email, password: PASSWORD, consentData: CONSENT, ...proof, ...more };
  return call(server.app, register, { body, headers });
}

export const COMPLETE_PROFILE = {
  displayName: 'Robin',
  gender: 'women',
  birthday: '05/14/1996',
  zipCode: '94607',
};

/** Proves the member's identity by password, which routes with `fresh: true` require. */
export async function proveSelf({ app }: TestApp, { token }: Pick<TestMember, 'token'>): Promise<void> {
  const { status, problem } = await call(app, prove, { token, body: { password: PASSWORD } });
  if (status !== 200) throw new Error(`prove: ${JSON.stringify(problem)}`);
}
