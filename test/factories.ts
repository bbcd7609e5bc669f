import { register, updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { call, type TestApp } from './app.ts';

export const CONSENT = { dataProcessing: true, termsOfService: true, ageVerification: true };
export const PASSWORD = 'correct horse battery';

export interface TestMember {
  id: number;
  token: string;
  refreshToken: string;
  user: Me;
}

let count = 0;

/** A new member, signed up through the API; with `profile` also the fields a match needs. */
export async function newMember({ app }: TestApp, profile?: Record<string, unknown>): Promise<TestMember> {
  count += 1;
  const answer = await call(app, register, {
    body: { email: `member${count}@example.com`, handle: `member_${count}`, password: PASSWORD, consentData: CONSENT },
  });
  if (answer.status !== 200) throw new Error(`register: ${JSON.stringify(answer.problem)}`);
  const { id, tokens, user } = answer.body;
  const member = { id, token: tokens.accessToken, refreshToken: tokens.refreshToken, user };
  if (profile === undefined) return member;
  const edited = await call(app, updateUser, { token: member.token, params: { id }, body: profile });
  if (edited.status !== 200) throw new Error(`updateUser: ${JSON.stringify(edited.problem)}`);
  return { ...member, user: edited.body };
}

export const COMPLETE_PROFILE = {
  displayName: 'Robin',
  gender: 'women',
  birthday: '05/14/1996',
  zipCode: '94607',
};
