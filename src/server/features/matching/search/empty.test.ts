import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/matching.ts';
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

async function emptyOf({ token }: TestMember): Promise<contract.EmptyResult | null> {
  const { body } = await call(server.app, contract.findNewMatch, { token });
  expect(body.match).toBeNull();
  return body.empty;
}

const countOf = (empty: contract.EmptyResult | null, filter: contract.Filter): number | undefined =>
  empty?.counts.find((count) => count.filter === filter)?.wouldFit;

const lookingIn = (locationRadius: string, zipCode = '30303'): Matchable => ({
  profile: { zipCode },
  wish: { locationRadius },
});
const wideFrom = (zipCode: string): Matchable => lookingIn('anywhere', zipCode);

describe('an empty search', () => {
  // 30303 and 30305 (Atlanta) and 30075 (Roswell) are in one county. 31401 (Savannah) is in the same state.
  it.each([
    ['nearby', '30305', 'across_town'],
    ['nearby', '30075', 'county'],
    ['nearby', '31401', 'state'],
    ['nearby', '10001', 'anywhere'],
    ['across_town', '30075', 'county'],
    ['county', '31401', 'state'],
    ['state', '10001', 'anywhere'],
  ])('An empty search with radius %s offers widening to the nearest person in ZIP %s', async (radius, zip, widen) => {
    const seeker = await matchable(lookingIn(radius));
    await matchable(wideFrom(zip));
    if (zip !== '10001') await matchable(wideFrom('10001'));
    const empty = await emptyOf(seeker);
    expect(empty).toMatchObject({ narrowest: 'distance', widen: { locationRadius: widen, wouldFit: 1 } });
    expect(countOf(empty, 'distance')).toBe(1);
  });

  it.each([
    ['nearby', '30305'],
    ['across_town', '30075'],
    ['state', '10001'],
  ])('An empty search with radius %s ignores a demo member in ZIP %s', async (radius, zip) => {
    const seeker = await matchable(lookingIn(radius));
    await matchable({ ...wideFrom(zip), isDemo: true });
    expect(await emptyOf(seeker)).toMatchObject({ narrowest: null, widen: null });
  });

  it('An empty search counts who joined in the state this week, in fives', async () => {
    const seeker = await matchable({ ...lookingIn('nearby'), wish: { locationRadius: 'nearby' } });
    for (let n = 0; n < 6; n += 1) await matchable({ ...wideFrom('31401'), isDemo: n === 0 });
    await matchable(wideFrom('10001'));
    expect((await emptyOf(seeker))?.joined).toBe(5);
    await sql`UPDATE account SET created_at = created_at - interval '8 days' WHERE id <> ${seeker.id}`.execute(
      server.deps.db,
    );
    expect((await emptyOf(seeker))?.joined).toBe(0);
  });

  it('An empty search of the whole country has nowhere wider to look', async () => {
    const seeker = await matchable({ wish: { locationRadius: 'anywhere', maxAge: 20 } });
    await matchable();
    const empty = await emptyOf(seeker);
    expect(empty).toMatchObject({ narrowest: 'age', widen: null });
    expect(countOf(empty, 'distance')).toBe(0);
  });

  it.each<[contract.Filter, Matchable]>([
    ['age', { profile: { birthday: '05/14/1966' } }],
    ['gender', { profile: { gender: 'men' } }],
    ['intent', { wish: { connectionIntent: ['romantic'] } }],
    ['theirs', { wish: { genderPreferences: ['men'] } }],
  ])('An empty search names %s, the filter that keeps most people away', async (filter, person) => {
    const wish = { maxAge: 40, genderPreferences: ['women'], connectionIntent: ['friendship'] };
    const seeker = await matchable({ wish });
    for (let n = 0; n < 5; n += 1) await matchable(person);
    await matchable(filter === 'age' ? { profile: { gender: 'men' } } : { profile: { birthday: '05/14/1966' } });
    const empty = await emptyOf(seeker);
    expect(empty?.narrowest).toBe(filter);
    expect(countOf(empty, filter)).toBe(5);
    expect(countOf(empty, filter === 'age' ? 'gender' : 'age')).toBe(1);
  });

  it('An empty search names the first of two filters that keep as many people away', async () => {
    const seeker = await matchable({ wish: { maxAge: 40, genderPreferences: ['women'] } });
    await matchable({ profile: { gender: 'men' } });
    await matchable({ profile: { birthday: '05/14/1966' } });
    const empty = await emptyOf(seeker);
    expect([countOf(empty, 'age'), countOf(empty, 'gender'), empty?.narrowest]).toEqual([1, 1, 'age']);
  });

  it('An empty search within one ZIP says nothing of fewer than five people', async () => {
    const seeker = await matchable(lookingIn('nearby'));
    const away = (): Promise<TestMember> =>
      matchable({ profile: { zipCode: '30303' }, wish: { genderPreferences: ['men'] } });
    for (let n = 0; n < 4; n += 1) await away();
    expect(await emptyOf(seeker)).toMatchObject({ narrowest: null });
    await away();
    const empty = await emptyOf(seeker);
    expect(empty?.narrowest).toBe('theirs');
    expect(countOf(empty, 'theirs')).toBe(5);
  });
});
