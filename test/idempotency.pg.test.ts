import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findNewMatch } from '#contract/matching.ts';
import { call, startTestApp, type TestApp } from './app.ts';
import { startInstance, type Instance } from './faults/instance.ts';
import { newMatchable } from './matchable.ts';

let one: TestApp;
let other: Instance;
beforeAll(async () => {
  one = await startTestApp();
  other = await startInstance(one.database, { clock: one.clock });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

it('Ten concurrent calls with one key on two servers make one match', async () => {
  const { db } = one.deps;
  const finder = await newMatchable(one);
  for (let n = 0; n < 4; n += 1) await newMatchable(one);
  const there = await other.deps.sessions.open(db, finder.id, { deviceId: undefined, deviceName: 'test' });
  const headers = { 'idempotency-key': 'the-same-tap' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      n % 2 === 0
        ? call(one.app, findNewMatch, { token: finder.token, headers })
        : call(other.app, findNewMatch, { token: there.accessToken, headers }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(answers[0]?.body.match).not.toBeNull();
  expect((await sql`SELECT used FROM quota WHERE kind = 'match'`.execute(db)).rows).toEqual([{ used: 1 }]);
});
