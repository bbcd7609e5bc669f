import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { inventPeople, storePeople } from '#test/match-people.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { bestDemoOf, bestOf, fits } from '#server/features/matching/score/eligible.ts';
import {
  ageOn,
  cellOf,
  dayNumber,
  TALKS,
  talkOf,
  vibeOf,
  type Profile,
} from '#server/features/matching/profile/profile.ts';
import { scoreOf, scoreParts, scoringFor } from '#server/features/matching/score/score.ts';
import { countFitting, inPlace, type InPlace } from './empty.queries.ts';
import { missesByFilter } from './empty.ts';
import { findEternal } from './eternal.queries.ts';
import { bestEternal } from './eternal.score.ts';
import { bestDemo, bestPerson } from './search.queries.ts';

const today = 20_260_310;
const now = new Date('2026-03-10T18:00:00Z');
// In a third of the counties most people are demo members.
const people = inventPeople(3000, { seed: 7, today });
for (const one of people) one.isDemo = one.county % 3 === 0 && one.zip % 5 > 0;
// Every second person has a twin with a higher id and the same score. Half of the twins are stored before the people.
const twins = people
  .filter((_, index) => index % 2 === 0)
  .map((one) => Object.assign({}, one, { userId: one.userId + 1_000_000 }));
const half = twins.length / 2;
const everyone = [...twins.slice(0, half), ...people, ...twins.slice(half)];
const person = fc.nat(people.length - 1).map((index) => people[index] as Profile);

describe('the score', () => {
  it('The score is the same from both sides, and never above 100,000', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        expect(scoreParts(a, b)).toEqual(scoreParts(b, a));
        expect(scoreOf(a, b)).toBeLessThanOrEqual(100_000);
        expect(scoreOf(a, b)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });

  it('The score never passes the bound that lets the search stop', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        expect(scoreParts(a, b).interests).toBeLessThanOrEqual(scoringFor(a).interests[b.interestCount] ?? 0);
      }),
      { numRuns: 3000 },
    );
  });

  it('The interest bound equals the score when the shorter list is fully shared', () => {
    const named = (count: number): Profile => {
      const [first = 0, second = 0] = [count, count - 32].map((bits) => 2 ** Math.min(32, Math.max(0, bits)) - 1);
      return {
        ...(people[0] as Profile),
        interests: Uint32Array.of(first, second, 0, 0, 0, 0, 0, 0),
        interestCount: count,
      };
    };
    for (const [mine, theirs] of [
      [5, 2],
      [2, 5],
      [40, 7],
      [7, 40],
    ] as const) {
      const bound = scoringFor(named(mine)).interests[theirs];
      expect(scoreParts(named(mine), named(theirs)).interests).toBe(bound);
    }
  });

  it('The scoring tables are computed once for people with identical answers', () => {
    const one = people[0] as Profile;
    const other = { ...(people[1] as Profile), run: one.run, vibe: one.vibe, interestCount: one.interestCount };
    const [a, b] = [scoringFor(one), scoringFor(other)];
    expect([a.personality === b.personality, a.communication === b.communication, a.vibes === b.vibes]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('The score is nearly full for two alike people and neutral without answers', () => {
    const talk = talkOf({ communicationStyle: ['texting', 'in_person'], connectionDepth: 'deep' });
    const run = cellOf({ energy: 0.9, perception: 0.9, judgement: 0.9, lifestyle: 0.9 }) * TALKS + talk;
    const interests = Uint32Array.of(0b111111, 0, 0, 0, 0, 0, 0, 0);
    const alike = { ...(people[0] as Profile), run, vibe: vibeOf(['funny'], 60), interests, interestCount: 6 };
    expect(scoreParts(alike, alike)).toMatchObject({ vibes: 10_000, communication: 10_000 });
    expect(scoreParts(alike, alike).interests).toBeGreaterThan(28_000);
    const few = { ...alike, interests: Uint32Array.of(1, 0, 0, 0, 0, 0, 0, 0), interestCount: 1 };
    expect(scoreParts(few, few).interests).toBeLessThan(22_000);
    const silent = { ...alike, interests: new Uint32Array(8), interestCount: 0 };
    expect(scoreParts(silent, alike).interests).toBe(10_800);
    expect(scoreParts(silent, silent).interests).toBe(10_800);
  });
});

describe('who fits whom', () => {
  it('A pair fits the same from both sides, apart from the radius each has', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        expect(fits(a, b, today)).toBe(fits(b, a, today));
      }),
      { numRuns: 5000 },
    );
  });

  it('A fit counts full years, and a leap day from 1 March', () => {
    expect(ageOn(dayNumber('2008-03-10'), 20_260_310)).toBe(18);
    expect(ageOn(dayNumber('2008-03-11'), 20_260_310)).toBe(17);
    expect(ageOn(dayNumber('2008-02-29'), 20_260_228)).toBe(17);
    expect(ageOn(dayNumber('2008-02-29'), 20_260_301)).toBe(18);
  });
});

describe('the search', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await storePeople(database.db, everyone);
  });
  afterAll(() => database.close());

  it.each([0, 1, 2, 3, 4])('The search finds the very person a plain loop finds, radius %i', async (radius) => {
    let demos = 0;
    for (let index = 0; index < 80; index += 1) {
      const viewer = { ...(people[index * 37] as Profile), radius };
      const search = { viewer, today, now, offersADay: 3 };
      const best = bestOf(viewer, everyone, { today, seen: new Set() });
      expect(await bestPerson(database.db, search)).toEqual(best);
      const demo = bestDemoOf(viewer, everyone, { today, seen: new Set() });
      expect(await bestDemo(database.db, search)).toEqual(demo);
      demos += Number(demo !== undefined);
    }
    // Within one ZIP code even a demo member may not fit, and in the whole country everyone has a community.
    if (radius > 0 && radius < 4) expect(demos).toBeGreaterThan(0);
  });

  it('The search finds the Eternal Match a plain loop finds', async () => {
    for (let index = 0; index < 60; index += 1) {
      const viewer = people[index * 50] as Profile;
      const search = { viewer, today, now, offersADay: 3 };
      const best = bestEternal(viewer, everyone, { today, seen: new Set() });
      expect(await findEternal(database.db, search)).toEqual(best);
    }
  });

  it('The search finds the same next-best person as a plain loop', async () => {
    for (let index = 0; index < 15; index += 1) {
      const viewer = people[index * 191] as Profile;
      const search = { viewer, today, now, offersADay: 3 };
      const seen = new Set<number>();
      for (let round = 0; round < 3; round += 1) {
        const best = bestOf(viewer, everyone, { today, seen });
        expect(await bestPerson(database.db, search)).toEqual(best);
        const eternal = bestEternal(viewer, everyone, { today, seen });
        expect(await findEternal(database.db, search)).toEqual(eternal);
        for (const met of [best, eternal]) {
          if (met === undefined || seen.has(met.userId)) continue;
          seen.add(met.userId);
          await part(database.db, viewer.userId, met.userId);
        }
      }
    }
    await sql`DELETE FROM soul_match`.execute(database.db);
  });

  it('The search counts fitting people and single-filter exclusions like a plain loop', async () => {
    const isOpened: Record<InPlace, (viewer: Profile, other: Profile) => boolean> = {
      age: (viewer, other) => fits({ ...viewer, minAge: 18, maxAge: 150 }, other, today),
      gender: (viewer, other) => fits({ ...viewer, wants: 15 }, other, today),
      intent: (viewer, other) => fits({ ...viewer, intent: 3 }, other, today),
      photo: (viewer, other) => fits({ ...viewer, onlyChecked: false }, other, today),
      tongue: (viewer, other) => fits({ ...viewer, onlyTongue: false }, other, today),
      theirs: (viewer, other) =>
        fits(
          viewer,
          { ...other, wants: 15, minAge: 18, maxAge: 150, radius: 4, onlyChecked: false, onlyTongue: false },
          today,
        ),
    };
    const seen = new Set<string>();
    const real = everyone.filter(({ isDemo }) => !isDemo);
    for (let index = 0; index < 40; index += 1) {
      const viewer = people[index * 70] as Profile;
      const search = { viewer, today, now, offersADay: 3 };
      const fitting = real.filter((other) => fits(viewer, other, today)).length;
      expect(await countFitting(database.db, search)).toBe(Math.min(100, fitting));
      const counts = await missesByFilter(database.db, search);
      for (const filter of inPlace) {
        const missed = real.filter((other) => !fits(viewer, other, today) && isOpened[filter](viewer, other)).length;
        expect(counts.get(filter), `${index} ${filter}`).toBe(Math.min(100, missed));
        seen.add(missed === 0 ? 'none' : missed < 100 ? 'some' : 'many');
      }
    }
    expect(seen).toEqual(new Set(['none', 'some', 'many']));
  });
});

/** Makes a match of two people that has ended for good. */
const part = (db: Db, a: number, b: number): Promise<unknown> =>
  sql`INSERT INTO soul_match (user_low, user_high, id, found_by, room_id, state, score, score_version, data, offered_at,
      changed_at) VALUES (${Math.min(a, b)}, ${Math.max(a, b)}, gen_random_uuid(), ${a}, gen_random_uuid(), 'unmatched',
      1, 1, '{}', now(), now())`.execute(db);

describe('a search in a crowd', () => {
  /** A person who fits all copies of themself. */
  const viewer: Profile = {
    ...(people[0] as Profile),
    wants: 15,
    minAge: 18,
    maxAge: 150,
    intent: 3,
    radius: 3,
    isChecked: true,
    onlyChecked: false,
    tongues: 1,
    onlyTongue: false,
  };
  const search = { viewer, today, now, offersADay: 3 };
  const copies = (from: number, count: number, differing: Partial<Profile> = {}): Profile[] =>
    Array.from({ length: count }, (_, n) => ({ ...viewer, isDemo: false, ...differing, userId: from + n }));

  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => sql`DELETE FROM account`.execute(database.db));
  afterAll(() => database.close());

  it.each([49, 50])('A search after meeting all %i fitting people ends like a plain loop', async (count) => {
    const met = copies(viewer.userId + 1, count);
    const crowd = [...met, ...copies(viewer.userId + 1000, 2, { isDemo: true })];
    await storePeople(database.db, [viewer, ...crowd]);
    for (const { userId } of met) await part(database.db, viewer.userId, userId);
    const looking = { today, seen: new Set(met.map(({ userId }) => userId)) };
    expect(await bestPerson(database.db, search)).toBeUndefined();
    const demo = bestDemoOf(viewer, crowd, looking);
    expect([demo !== undefined, await bestDemo(database.db, search)]).toEqual([count < 50, demo]);
    await sql`DELETE FROM soul_match`.execute(database.db);
    expect((await bestPerson(database.db, search))?.userId).toBe(met[0]?.userId);
  });

  const tooOld = { born: 19_000_101 };
  const narrow = { ...viewer, wants: 1, gender: 1, intent: 1, maxAge: 60, onlyChecked: true, onlyTongue: true };
  it.each([
    {
      name: 'all filters keep many away',
      counts: { age: 130, gender: 130, intent: 130, photo: 130, tongue: 130, theirs: 130 },
    },
    {
      name: 'one keeps many away and one a few',
      counts: { age: 500, gender: 5, intent: 0, photo: 0, tongue: 0, theirs: 0 },
    },
    {
      name: 'exactly as many fall as are read at once',
      counts: { age: 100, gender: 100, intent: 100, photo: 100, tongue: 100, theirs: 100 },
    },
    { name: 'exactly as many fall by one', counts: { age: 499, gender: 1, intent: 0, photo: 0, tongue: 0, theirs: 0 } },
  ])('An empty search counts who falls by each filter up to a hundred where $name', async ({ counts }) => {
    const away: Record<InPlace, Partial<Profile>> = {
      age: tooOld,
      gender: { gender: 2 },
      intent: { intent: 2 },
      photo: { isChecked: false },
      tongue: { tongues: 2, onlyTongue: false },
      theirs: { wants: 2 },
    };
    const crowd = inPlace.flatMap((filter, index) =>
      copies(viewer.userId + 1 + index * 1000, counts[filter], { ...narrow, maxAge: 150, ...away[filter] }),
    );
    await storePeople(database.db, [narrow, ...crowd]);
    const found = await missesByFilter(database.db, { ...search, viewer: narrow });
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(inPlace.map((filter) => [filter, Math.min(counts[filter], 100)])),
    );
  });
});
