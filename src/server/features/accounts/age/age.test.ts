import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, register, updateUser } from '#contract/accounts.ts';
import { DAY_MS } from '#contract/durations.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { nextSerial } from '#test/serials.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => test.close());

const HOME = '203.0.113.7';
const SCHOOL = '198.51.100.9';
const CHILD = '2012-05-14';
const ADULT = '1996-05-14';
const REFUSED = [
  'under_age',
  expect.stringMatching(
    /^Wildin is for people who are 18 or older\. Another birthday can be given from .+ 2026 at .+ on\./,
  ),
  { birthday: expect.stringContaining('The operator of this site can put it right.') },
];
const newEmail = (): string => `age${nextSerial()}@example.com`;

interface Try {
  email?: string;
  deviceId?: string;
  address?: string;
}

const signUp = ({ email = newEmail(), deviceId, address = HOME }: Try, dates: object = {}) =>
  call(test.app, register, {
    headers: { 'x-forwarded-for': address },
    body: { email, password: PASSWORD, consentData: CONSENT, ...(deviceId !== undefined && { deviceId }), ...dates },
  });

/** Returns 200, or the refusal as the person reads it. */
async function declare(who: Try, fullBirthday: string): Promise<unknown> {
  const answer = await signUp(who, { fullBirthday });
  return answer.status === 200 ? 200 : [answer.problem.code, answer.problem.message, answer.problem.fields];
}

it('A refused birthday blocks another try with the same email for a day', async () => {
  const email = newEmail();
  const words = await declare({ email }, CHILD);
  expect(words).toEqual(REFUSED);
  expect(await declare({ email: email.toUpperCase() }, ADULT)).toEqual(words);
  test.clock.advance(DAY_MS - 1);
  expect(await declare({ email }, ADULT)).toEqual(words);
  test.clock.advance(1);
  expect(await declare({ email }, ADULT)).toBe(200);
});

it('A refused birthday blocks its device and not other devices on the network', async () => {
  expect(await declare({ deviceId: 'tablet' }, CHILD)).toEqual(REFUSED);
  expect(await declare({ deviceId: 'tablet' }, ADULT)).toEqual(REFUSED);
  expect(await declare({ deviceId: 'desk' }, ADULT)).toBe(200);
  expect(await declare({}, ADULT)).toBe(200);
});

it('Nobody shuts another person out by typing their mail address with a child’s birthday', async () => {
  const email = newEmail();
  expect(await declare({ email, address: SCHOOL }, CHILD)).toEqual(REFUSED);
  expect(await declare({ email, address: HOME }, ADULT)).toBe(200);
});

it('A refused birthday blocks the member everywhere and new accounts on their device', async () => {
  const email = newEmail();
  const { id, tokens } = (await signUp({ email, deviceId: 'phone' })).body;
  const set = async (birthday: string, address: string, token = tokens.accessToken): Promise<unknown> => {
    const as = { token, params: { id }, headers: { 'x-forwarded-for': address } };
    const answer = await call(test.app, updateUser, { ...as, body: { birthday } });
    return answer.status === 200 ? 200 : answer.problem.code;
  };
  expect(await set('05/14/2012', HOME)).toBe('under_age');
  expect(await set('05/14/1996', HOME)).toBe('under_age');
  expect(await set('05/14/1996', SCHOOL)).toBe('under_age');
  expect(await declare({ deviceId: 'phone' }, ADULT)).toEqual(REFUSED);
  test.clock.advance(DAY_MS);
  const back = await call(test.app, login, { body: { handleOrEmail: email, password: PASSWORD } });
  expect(await set('05/14/1996', HOME, back.body.tokens.accessToken)).toBe(200);
});

it('A member of age stays one on a device where somebody was refused', async () => {
  const grown = await signUp({ deviceId: 'shared' }, { fullBirthday: ADULT });
  expect(await declare({ deviceId: 'shared' }, CHILD)).toEqual(REFUSED);
  const { id, tokens } = grown.body;
  const body = { birthday: '05/14/1996', firstName: 'Ada' };
  expect((await call(test.app, updateUser, { token: tokens.accessToken, params: { id }, body })).status).toBe(200);
});

it('A refused birthday is remembered anonymously for one day', async () => {
  const email = newEmail();
  await declare({ email, deviceId: 'a named device' }, CHILD);
  const rows = await test.deps.db.selectFrom('refused_birthday').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|named|${HOME}|2012`));
  test.clock.advance(DAY_MS);
  await test.deps.retention.enforce();
  expect(await test.deps.db.selectFrom('refused_birthday').selectAll().execute()).toEqual([]);
});
