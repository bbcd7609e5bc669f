import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { register, updateUser } from '#contract/accounts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { CONSENT, newMember, PASSWORD } from '#test/factories.ts';
import { nextSerial } from '#test/serials.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '1' });
  // Notes each birthday that is written, and how many refusals stood at that moment.
  await test.database.script(`
    CREATE TABLE birthday_written (refusals integer NOT NULL);
    CREATE FUNCTION note_birthday() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO birthday_written SELECT count(*) FROM refused_birthday;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_birthday AFTER INSERT OR UPDATE OF birthday ON account
      FOR EACH ROW WHEN (NEW.birthday IS NOT NULL) EXECUTE FUNCTION note_birthday();`);
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`DELETE FROM refused_birthday`.execute(test.deps.db);
  await sql`DELETE FROM birthday_written`.execute(test.deps.db);
});

const CHILD = '2012-05-14';
const TRIES = Array.from({ length: 12 }, (_, n) => n);
const ofAge = (n: number): string => `19${String(80 + n)}-05-14`;

/** Returns the numbers of refusals that stood when a birthday was written. Each has to be zero. */
async function standing(): Promise<number[]> {
  const { rows } = await sql<{ refusals: number }>`SELECT refusals FROM birthday_written`.execute(test.deps.db);
  return rows.map(({ refusals }) => refusals).filter((refusals) => refusals > 0);
}

it('Parallel edits of one member write no birthday after one was refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    await sql`DELETE FROM refused_birthday`.execute(test.deps.db);
    const { id, token } = await newMember(test);
    const set = (fullBirthday: string) =>
      call(test.app, updateUser, { token, params: { id }, body: { fullBirthday } }).then(({ status }) => status);
    const answers = await Promise.all(TRIES.map((n) => set(n % 2 === round % 2 ? ofAge(n) : CHILD)));
    expect(await standing()).toEqual([]);
    expect(answers.filter((status) => status === 400).length).toBeGreaterThanOrEqual(TRIES.length / 2);
    expect(await set('1990-01-01')).toBe(400);
  }
});

it('Parallel sign-ups on one device make no account after one was refused', async () => {
  const deviceId = `tablet${nextSerial()}`;
  const signUp = (fullBirthday: string) => {
    const email = `race${nextSerial()}@example.com`;
    const body = { email, password: PASSWORD, consentData: CONSENT, deviceId, fullBirthday };
    return call(test.app, register, { headers: { 'x-forwarded-for': '203.0.113.7' }, body });
  };
  const answers = await Promise.all(TRIES.map((n) => signUp(n % 2 === 0 ? ofAge(n) : CHILD)));
  expect(await standing()).toEqual([]);
  expect(answers.every(({ status, problem }) => status === 200 || problem.code === 'under_age')).toBe(true);
  expect((await signUp('1990-01-01')).problem.code).toBe('under_age');
});
