import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, updateUser } from '#contract/accounts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, newMember, PASSWORD } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let count = 0;
const signUp = async (dates: object): Promise<number> => {
  count += 1;
  const body = { email: `b${count}@example.com`, password: PASSWORD, consentData: CONSENT, ...dates };
  return (await call(test.app, register, { body })).status;
};
const edit = async (dates: object): Promise<number> => {
  const { id, token } = await newMember(test);
  return (await call(test.app, updateUser, { token, params: { id }, body: dates })).status;
};

describe('fields that agree', () => {
  it('The stand-in birth year of older clients does not count as a birthday', async () => {
    expect(await signUp({ birthYear: 2000 })).toBe(200);
    expect(await signUp({ birthYear: 2000, fullBirthday: '1990-05-14' })).toBe(200);
    expect(await edit({ birthYear: 1990, birthday: '05/14/1990', fullBirthday: '1990-05-14' })).toBe(200);
  });
});

describe('the eighteenth birthday', () => {
  // It is 18:00 UTC on 10 March 2026.
  it.each([
    ['Pacific/Kiritimati', '2008-03-11', 400],
    ['Asia/Tokyo', '2008-03-11', 400],
    ['UTC', '2008-03-10', 200],
    ['Asia/Tokyo', '2008-03-10', 200],
    ['America/New_York', '2008-03-11', 400],
  ])('The zone %s with the birthday %s gets the status %i', async (timeZone, fullBirthday, status) => {
    expect(await signUp({ timeZone, fullBirthday })).toBe(status);
    expect(await edit({ timeZone, fullBirthday })).toBe(status);
  });
});

describe('the eighteenth birthday where UTC is a day ahead', () => {
  // It is 2:00 UTC on 11 March, and the day before in California.
  beforeAll(() => test.clock.advance(8 * 3_600_000));
  it.each([
    ['America/Los_Angeles', '2008-03-11', 400],
    ['America/Los_Angeles', '2008-03-10', 200],
    [undefined, '2008-03-11', 200],
  ])('A member who joined in UTC and says %s with the birthday %s gets %i', async (timeZone, fullBirthday, status) => {
    count += 1;
    const form = { email: `b${count}@example.com`, password: PASSWORD, consentData: CONSENT, timeZone: 'UTC' };
    const { id, tokens } = (await call(test.app, register, { body: form })).body;
    const body = { fullBirthday, ...(timeZone !== undefined && { timeZone }) };
    expect((await call(test.app, updateUser, { token: tokens.accessToken, params: { id }, body })).status).toBe(status);
  });
});
