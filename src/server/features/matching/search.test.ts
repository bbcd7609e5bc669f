import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventPeople, storePeople } from '#test/match-people.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { bestOf, distance, fits } from './eligible.ts';
import { findEternal } from './eternal.queries.ts';
import { bestEternal } from './eternal.score.ts';
import { ageOn, cellOf, dayNumber, TALKS, talkOf, vibeOf, type Profile } from './profile.ts';
import { scoreOf, scoreParts, scoringFor } from './score.ts';
import { countFitting, findBest } from './search.queries.ts';

const today = 20_260_310;
const now = new Date('2026-03-10T18:00:00Z');
const people = inventPeople(3000, { seed: 7, today });
const person = fc.nat(people.length - 1).map((index) => people[index] as Profile);

describe('the score', () => {
  it('is the same from both sides, and never above 100,000', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        expect(scoreParts(a, b)).toEqual(scoreParts(b, a));
        expect(scoreOf(a, b)).toBeLessThanOrEqual(100_000);
        expect(scoreOf(a, b)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });

  it('never passes the bound that lets the search stop', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        expect(scoreParts(a, b).interests).toBeLessThanOrEqual(scoringFor(a).interests[b.interestCount] ?? 0);
      }),
      { numRuns: 3000 },
    );
  });

  it('is all but full for two alike, says less where little is named, and is neutral where nothing is', () => {
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
  it('is the same from both sides, apart from the radius each has', () => {
    fc.assert(
      fc.property(person, person, (a, b) => {
        expect(fits(a, b, today)).toBe(fits(b, a, today));
      }),
      { numRuns: 5000 },
    );
  });

  it('counts full years, and a leap day from 1 March', () => {
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
    await storePeople(database.db, people);
  });
  afterAll(() => database.close());

  it.each([0, 1, 2, 3, 4])('finds the very person a plain loop finds, radius %i', async (radius) => {
    for (let index = 0; index < 120; index += 1) {
      const viewer = { ...(people[index * 25] as Profile), radius };
      const search = { viewer, today, now, offersADay: 3 };
      expect(await findBest(database.db, search)).toEqual(bestOf(viewer, people, { today, seen: new Set() }));
    }
  });

  it('finds the Eternal Match a plain loop finds', async () => {
    for (let index = 0; index < 60; index += 1) {
      const viewer = people[index * 50] as Profile;
      const search = { viewer, today, now, offersADay: 3 };
      const best = bestEternal(viewer, people, { today, seen: new Set() });
      expect(await findEternal(database.db, search)).toEqual(best);
    }
  });

  it('counts those who fit as a plain loop does, and those who only would if they were asked', async () => {
    for (let index = 0; index < 40; index += 1) {
      const viewer = people[index * 70] as Profile;
      const search = { viewer, today, now, offersADay: 3 };
      const fitting = people.filter((other) => fits(viewer, other, today)).length;
      expect(await countFitting(database.db, { ...search, isMutual: true })).toBe(Math.min(100, fitting));
      const anyone = people.filter((other) => {
        const open = { ...other, wants: 15, minAge: 18, maxAge: 150, radius: 4 };
        return distance(viewer, other) <= viewer.radius && fits(viewer, open, today);
      }).length;
      expect(await countFitting(database.db, { ...search, isMutual: false })).toBe(Math.min(100, anyone));
    }
  });
});
