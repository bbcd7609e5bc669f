import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('A password typed in another Unicode form signs in, and an old hash is renewed', async () => {
  const { id, user } = await newMember(test);
  const typed = 'Viele Grüße aus Köln';
  const before = await hash(typed.normalize('NFD'), { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await sql`UPDATE account SET password_hash = ${before} WHERE id = ${id}`.execute(test.database.db);
  const signIn = async (password: string): Promise<number> =>
    (await call(test.app, login, { body: { handleOrEmail: user.handle, password } })).status;
  expect(await signIn(typed.normalize('NFC'))).toBe(401);
  expect(await signIn(typed.normalize('NFD'))).toBe(200);
  expect(await signIn(typed.normalize('NFC'))).toBe(200);
  expect(await signIn(typed.toUpperCase())).toBe(401);
});
