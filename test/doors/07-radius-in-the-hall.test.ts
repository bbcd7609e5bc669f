import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hallCandidates } from '#server/features/matching/matching.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable, type Matchable } from '#test/matchable.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
});

const matchable = (person?: Matchable): Promise<TestMember> => newMatchable(server, person);
const candidates = (viewer: TestMember, ...others: TestMember[]): ReturnType<typeof hallCandidates> =>
  hallCandidates(server.deps.db, {
    viewerId: viewer.id,
    ids: others.map((other) => other.id),
    now: server.clock.now(),
  });

it.each([
  ['nearby', ['30319']],
  ['across_town', ['30319']],
  ['county', ['30319', '30030', '30075']],
  ['state', ['30319', '30030', '30075', '31401']],
  ['anywhere', ['30319', '30030', '30075', '31401', '10001']],
])('A viewer who looks %s meets the people of the hall at %j only', async (locationRadius, expected) => {
  const viewer = await matchable({ profile: { zipCode: '30303' }, wish: { locationRadius } });
  const zips = ['30319', '30030', '30075', '31401', '10001'];
  const people: TestMember[] = [];
  for (const zipCode of zips) {
    people.push(await matchable({ profile: { zipCode }, wish: { locationRadius: 'anywhere' } }));
  }
  const seen = await candidates(viewer, ...people);
  expect(zips.filter((_, index) => seen.has(people[index]?.id ?? 0))).toEqual(expected);
  // Both ways: the same people see the viewer.
  const theirs = await Promise.all(people.map(async (one) => (await candidates(one, viewer)).has(viewer.id)));
  expect(zips.filter((_, index) => theirs[index])).toEqual(expected);
});
