import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
import { connectInHall, hallCandidates } from '#server/features/matching/matching.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
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
const connect = (member: TestMember, other: TestMember): ReturnType<typeof connectInHall> =>
  connectInHall(server.deps, member.id, other.id);
const matches = async (member: TestMember): Promise<contract.MatchDay> =>
  (await call(server.app, contract.listMatches, { token: member.token })).body;

// Atlanta lies in Fulton and DeKalb, Decatur in DeKalb, Roswell in Fulton.
const CITY = ['30303', '30305', '30319'];
const AROUND = ['30303', '30319', '30030', '30075', '31401', '10001'];

it('The hall does not reveal a person’s ZIP or county within a city', async () => {
  const look = async ({ token }: TestMember, locationRadius: string): Promise<void> => {
    const saved = await call(server.app, contract.savePreferences, { token, body: { locationRadius } });
    expect(saved.status).toBe(200);
  };
  const neighbors: TestMember[] = [];
  for (const zipCode of CITY) neighbors.push(await matchable({ profile: { zipCode } }));
  for (const zipCode of AROUND) {
    const viewer = await matchable({ profile: { zipCode } });
    for (const theirs of ['nearby', 'across_town', 'county', 'state']) {
      for (const one of neighbors) await look(one, theirs);
      for (const mine of ['nearby', 'across_town', 'county', 'state', 'anywhere']) {
        await look(viewer, mine);
        const seen = await candidates(viewer, ...neighbors);
        expect([zipCode, mine, theirs, seen.size]).toEqual([zipCode, mine, theirs, seen.size === 0 ? 0 : 3]);
        const answers = await Promise.all(neighbors.map((one) => connect(viewer, one).then(() => 'met', String)));
        expect(new Set(answers).size).toBe(1);
        const cards = (await matches(viewer)).matches.map(({ nearness }) => nearness);
        expect([cards.length, new Set(cards).size]).toEqual(seen.size === 0 ? [0, 0] : [3, 1]);
        expect(cards).not.toContain('same_area');
        await sql`DELETE FROM soul_match`.execute(server.deps.db);
        await sql`DELETE FROM room`.execute(server.deps.db);
      }
    }
  }
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
  // Visibility is mutual: the same people see the viewer.
  const theirs = await Promise.all(people.map(async (one) => (await candidates(one, viewer)).has(viewer.id)));
  expect(zips.filter((_, index) => theirs[index])).toEqual(expected);
});
