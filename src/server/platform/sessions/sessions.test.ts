import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTokens, type Tokens } from './tokens.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Returns sessions with a token cache, which run `meanwhile` during the check of a token. */
function sessionsThat(meanwhile: (sessions: Sessions) => void): Sessions {
  const { db, clock, newId } = test.deps;
  const signed = createTokens({ secret: 's'.repeat(32), issuer: 'https://wildin.example', clock });
  const tokens: Tokens = {
    ...signed,
    verify: async (token) => {
      meanwhile(sessions);
      return signed.verify(token);
    },
  };
  const sessions = createSessions({ db, tokens, clock, newId, hearsEndings: () => true });
  return sessions;
}

it('A token is not remembered as live when its session ended while it was checked', async () => {
  const { id } = await newMember(test);
  let endings = 0;
  const sessions = sessionsThat((all) => {
    if (endings === 1) all.forget(id);
    endings += 1;
  });
  const { accessToken } = await sessions.open(test.deps.db, id, { deviceId: undefined, deviceName: 'test' });
  const end = (): Promise<unknown> =>
    sql`UPDATE session SET revoked_at = now() WHERE user_id = ${id}`.execute(test.deps.db);

  // Undisturbed, the token is cached for ten seconds; the second half of this test relies on that.
  expect(await sessions.authenticate(accessToken)).toMatchObject({ userId: id });
  test.clock.advance(9999);
  expect(await sessions.authenticate(accessToken)).toMatchObject({ userId: id });
  expect(endings).toBe(1);

  test.clock.advance(1);
  // The announcement of the end arrives before the read, which still finds a live session.
  expect(await sessions.authenticate(accessToken)).toMatchObject({ userId: id });
  await end();
  expect(await sessions.authenticate(accessToken)).toBe('revoked');
});
