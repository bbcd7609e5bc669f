import { COMPLETE_PROFILE, CONSENT, PASSWORD } from '#test/factories.ts';

export interface Member {
  id: number;
  tokens: { accessToken: string; refreshToken: string };
}

/** Calls a route; throws unless the status is 2xx. */
export async function send<T>(
  address: string,
  { token = '', method = 'POST', body }: { token?: string; method?: string; body: unknown },
): Promise<T> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Signs up a person who accepts messages from everybody. */
export async function newcomer(url: string, name: string): Promise<Member> {
  const registration = { email: `${name}@example.com`, password: PASSWORD, consentData: CONSENT };
  const member = await send<Member>(`${url}/api/auth/register`, { body: registration });
  const body = { ...COMPLETE_PROFILE, whoMayWrite: 'everyone' };
  await send(`${url}/api/users/${member.id}`, { token: member.tokens.accessToken, method: 'PUT', body });
  return member;
}
