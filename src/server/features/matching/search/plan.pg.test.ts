import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { radiuses, type Radius } from '#contract/matching.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { plansOf } from '#test/explain.ts';
import { inventPeople, storePeople } from '#test/match-people.ts';
import type { Profile } from '#server/features/matching/profile/profile.ts';
import { bestDemo, bestPerson } from './search.queries.ts';

const today = 20_260_310;
const now = new Date('2026-03-10T18:00:00Z');
const people = inventPeople(12_000, { seed: 9, today });

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await storePeople(database.db, people);
  await sql`VACUUM ANALYZE match_profile`.execute(database.db);
});
afterAll(() => database.close());

it.each<[Radius, RegExp]>([
  ['nearby', /Index Scan (using|on) match_profile_zip/],
  ['across_town', /Index Only Scan using match_profile_city/],
  ['county', /Index Only Scan using match_profile_county/],
  ['state', /Index Only Scan using match_profile_state/],
  ['anywhere', /Index Only Scan using match_profile_run/],
])('A search %s never reads the table from end to end', async (radius, scan) => {
  for (let index = 0; index < 12; index += 1) {
    const viewer = { ...(people[index * 1000] as Profile), radius: radiuses.indexOf(radius) };
    const [plan = ''] = await plansOf(database.db, (db) => bestPerson(db, { viewer, today, now, offersADay: 3 }));
    expect(plan).toMatch(scan);
    expect(plan).not.toMatch(/Seq Scan on match_profile/);
  }
});

it('A practice run reads no person before it finds a demo member', async () => {
  const viewer = { ...(people[0] as Profile), minAge: 149, maxAge: 150, radius: radiuses.indexOf('state') };
  const plans = await plansOf(database.db, (db) => bestDemo(db, { viewer, today, now, offersADay: 3 }));
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(/match_profile_demo/);
  expect(plans[0]).not.toMatch(/Seq Scan on match_profile/);
});
