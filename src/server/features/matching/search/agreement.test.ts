import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compatibility } from '#content/compatibility.ts';
import { depths, styles, type Preferences } from '#contract/matching.ts';
import { genders, intents, vibeKeys, type MbtiType } from '#contract/people.ts';
import type { Tongue } from '#contract/tongues.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { storePeople } from '#test/match-people.ts';
import {
  cellOf,
  dayNumber,
  genderOf,
  intentOf,
  radiusOf,
  TALKS,
  talkOf,
  tonguesOf,
  vibeOf,
  wantsOf,
  type Profile,
} from '#server/features/matching/profile/profile.ts';
import { scoringFor } from '#server/features/matching/score/score.ts';
import { findEternal, rankingFor } from './eternal.queries.ts';
import { base, bestDemo, bestPerson, fits, interestScore, peopleWithin } from './search.queries.ts';

/** A person in readable values, without the encoded numbers of the search. */
interface PersonFacts {
  id: number;
  isDemo: boolean;
  birthday: string;
  gender: (typeof genders)[number];
  wish: Pick<
    Preferences,
    'minAge' | 'maxAge' | 'followsAge' | 'locationRadius' | 'genderPreferences' | 'connectionIntent' | 'connectionDepth'
  > & { communicationStyle: Preferences['communicationStyle'] };
  state: string;
  county: string;
  city: string;
  zip: string;
  axes: { energy: number; perception: number; judgement: number; lifestyle: number };
  vibes: (typeof vibeKeys)[number][];
  energy: number | null;
  interests: number[];
  tongues: readonly Tongue[];
  sharesTongue: boolean;
  photo: 'checked' | 'checked and asked of others' | 'unchecked' | 'no more checked, and asked of others';
}

const TODAY = '2026-03-10';
const now = new Date('2026-03-10T18:00:00Z');

// The hard filters of docs/decisions/006-matching.md in plain words, without the code under test.
const fullYears = (birthday: string): number =>
  Number(TODAY.slice(0, 4)) - Number(birthday.slice(0, 4)) - (TODAY.slice(5) < birthday.slice(5) ? 1 : 0);

function isWithin(radius: Preferences['locationRadius'], a: PersonFacts, b: PersonFacts): boolean {
  const sameState = a.state === b.state;
  const sameZip = a.zip === b.zip;
  const sameCity = sameState && a.city === b.city;
  const sameCounty = sameState && a.county === b.county;
  if (radius === 'nearby') return sameZip;
  if (radius === 'across_town') return sameZip || sameCity;
  if (radius === 'county') return sameZip || sameCity || sameCounty;
  return radius === 'anywhere' || sameState;
}

/** Returns the ages that a person wants. The ages of a preset are stored relative to the person's age today. */
function rangeOf({ wish, birthday }: PersonFacts): { minAge: number; maxAge: number } {
  const own = fullYears(birthday);
  return wish.followsAge ? { minAge: own - wish.maxAge, maxAge: own + wish.maxAge } : wish;
}

function likesTheLookOf(one: PersonFacts, other: PersonFacts): boolean {
  const age = fullYears(other.birthday);
  const { genderPreferences } = one.wish;
  const { minAge, maxAge } = rangeOf(one);
  const isTheirGender = genderPreferences.some((wanted) => wanted === 'everyone' || wanted === other.gender);
  return isTheirGender && age >= 18 && age >= minAge && (maxAge === 99 || age <= maxAge);
}

const KINDS = { friendship: ['friend'], romantic: ['love'], both: ['friend', 'love'], open: ['friend', 'love'] };
const kindsOf = ({ wish }: PersonFacts): Set<string> =>
  new Set(wish.connectionIntent.flatMap((intent) => KINDS[intent]));

function isPair(a: PersonFacts, b: PersonFacts, radiusOfA = a.wish.locationRadius): boolean {
  const meets = [...kindsOf(a)].some((kind) => kindsOf(b).has(kind));
  const isNear = isWithin(radiusOfA, a, b) && isWithin(b.wish.locationRadius, a, b);
  const asks = (one: PersonFacts, other: PersonFacts): boolean =>
    !one.photo.endsWith('others') || other.photo.startsWith('checked');
  const isPicky = [a, b].some(({ tongues: own, sharesTongue }) => sharesTongue && own.length > 0);
  const canTalk = !isPicky || a.tongues.some((one) => b.tongues.includes(one));
  const areLiked = likesTheLookOf(a, b) && likesTheLookOf(b, a);
  return a.id !== b.id && areLiked && meets && isNear && canTalk && asks(a, b) && asks(b, a);
}

// The four parts of the score with their weights, in units of a hundred thousandth.
const shared = <T>(a: readonly T[], b: readonly T[]): number => a.filter((one) => b.includes(one)).length;
const BORDER = 0.15;

function typesOf({ axes }: PersonFacts): MbtiType[] {
  const sides: [number, string, string][] = [
    [axes.energy, 'E', 'I'],
    [axes.perception, 'N', 'S'],
    [axes.judgement, 'F', 'T'],
    [axes.lifestyle, 'P', 'J'],
  ];
  const letters = sides.map(([value, high, low]) => {
    if (Math.abs(value) < BORDER) return [high, low];
    return [value > 0 ? high : low];
  });
  return letters.reduce<string[]>(
    (types, more) => types.flatMap((type) => more.map((one) => type + one)),
    [''],
  ) as MbtiType[];
}

function personality(a: PersonFacts, b: PersonFacts): number {
  const all = typesOf(a).flatMap((one) => typesOf(b).map((other) => compatibility(one, other)));
  return Math.floor((all.reduce((sum, each) => sum + each, 0) * 500) / all.length);
}

function interests(a: PersonFacts, b: PersonFacts): number {
  const [mine, theirs] = [a.interests.length, b.interests.length];
  const isOpen = mine === 0 || theirs === 0;
  const part = isOpen ? 200 : Math.floor((2000 * shared(a.interests, b.interests) + 800) / (mine + theirs + 4));
  return Math.floor((3 * part * (2000 - part)) / 100);
}

function vibes(a: PersonFacts, b: PersonFacts): number {
  const isOpen = a.vibes.length === 0 || b.vibes.length === 0;
  const mood = isOpen
    ? 3000
    : 1500 + Math.floor((4500 * shared(a.vibes, b.vibes)) / Math.max(a.vibes.length, b.vibes.length));
  if (a.energy === null || b.energy === null) return mood + 2000;
  const bandOf = (energy: number): number => [25, 50, 75].filter((edge) => energy > edge).length;
  return mood + 4000 - 1000 * Math.abs(bandOf(a.energy) - bandOf(b.energy));
}

function communication(a: PersonFacts, b: PersonFacts): number {
  const [mine, theirs] = [a.wish.communicationStyle, b.wish.communicationStyle];
  const both = shared(mine, theirs);
  const ways = both === 0 ? 0 : 3000 + Math.floor((3000 * both) / Math.max(mine.length, theirs.length));
  const pair = [a.wish.connectionDepth, b.wish.connectionDepth];
  if (pair[0] === pair[1]) return ways + 4000;
  return ways + (pair.includes('balanced') ? 2800 : 800);
}

const score = (a: PersonFacts, b: PersonFacts): number =>
  personality(a, b) + interests(a, b) + vibes(a, b) + communication(a, b);

/** The Eternal score in one direction, in tenths of a unit: 8/10 daily score, 1/10 intent, 1/10 depth. */
function liking(one: PersonFacts, other: PersonFacts): number {
  const wanted = [...kindsOf(one)];
  const offered = wanted.filter((kind) => kindsOf(other).has(kind)).length / wanted.length;
  const order = ['deep', 'balanced', 'casual'];
  const steps = Math.abs(order.indexOf(one.wish.connectionDepth) - order.indexOf(other.wish.connectionDepth));
  return 8 * score(one, other) + 100_000 * offered + 100_000 - 50_000 * steps;
}

function eternal(a: PersonFacts, b: PersonFacts): number {
  const [one, other] = [BigInt(liking(a, b)), BigInt(liking(b, a))];
  return Number((2n * one * other) / (one + other));
}

// Random people, many of them with extreme values.
const subset = <T>(of: readonly T[], least: number): fc.Arbitrary<T[]> =>
  fc.subarray([...of], { minLength: least, maxLength: of.length });
const axis = fc.oneof(
  fc.constantFrom(-1, -0.151, -0.15, -0.149, -0.001, 0, 0.001, 0.149, 0.15, 0.151, 1),
  fc.integer({ min: -1000, max: 1000 }).map((thousandths) => thousandths / 1000),
);
const birthday = fc.oneof(
  fc.constantFrom('2008-03-10', '2008-03-11', '2008-03-09', '2004-02-29', '1996-03-10', '1996-03-11', '1926-01-01'),
  fc
    .record({
      year: fc.integer({ min: 1985, max: 2007 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map(({ year, month, day }) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
);
const ages = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ minAge: 18, maxAge: 99, followsAge: false }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 3, 6).map((years) => ({ minAge: -years, maxAge: years, followsAge: true })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 18, max: 45 }), fc.integer({ min: 0, max: 60 }))
      .map(([minAge, width]) => ({ minAge, maxAge: Math.min(99, minAge + width), followsAge: false })),
  },
);
/** The city of Seam lies in two counties, and another state has a city with the same name. */
const places = [
  { state: 'CA', county: 'Alameda', city: 'Oakland', zip: '94607' },
  { state: 'CA', county: 'Alameda', city: 'Oakland', zip: '94610' },
  { state: 'CA', county: 'Alameda', city: 'Seam', zip: '94501' },
  { state: 'CA', county: 'Marin', city: 'Seam', zip: '94502' },
  { state: 'NV', county: 'Alameda', city: 'Seam', zip: '89501' },
] as const;
const wish = fc
  .record({
    ages,
    locationRadius: fc.constantFrom('nearby', 'across_town', 'county', 'state', 'anywhere', 'anywhere', 'state'),
    genderPreferences: fc.oneof(
      fc.constant<Preferences['genderPreferences']>(['everyone']),
      subset<Preferences['genderPreferences'][number]>(['women', 'men', 'non-binary'], 1),
    ),
    connectionIntent: subset(intents, 1),
    connectionDepth: fc.constantFrom(...depths),
    communicationStyle: subset(styles, 1),
  })
  .map(({ ages: range, ...rest }) => Object.assign(rest, range));
const facts = fc
  .record({
    birthday,
    gender: fc.constantFrom(...genders),
    wish,
    place: fc.constantFrom(...places),
    axes: fc.record({ energy: axis, perception: axis, judgement: axis, lifestyle: axis }),
    vibes: fc.subarray([...vibeKeys], { maxLength: 2 }),
    energy: fc.constantFrom(null, 0, 25, 26, 50, 51, 75, 76, 100),
    interests: fc.oneof(
      fc.constant<number[]>([]),
      fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 12 }),
      fc.uniqueArray(fc.constantFrom<number[]>(0, 31, 32, 63, 128, 255), { maxLength: 6 }),
      fc.constant(Array.from({ length: 256 }, (_, bit) => bit)),
    ),
  })
  .map(({ place, ...rest }) => Object.assign(rest, place));

/** Few ask for checked photos, so that most pairs fit or fail by what they fit or failed by before. */
const PHOTOS: readonly PersonFacts['photo'][] = [
  'checked',
  'unchecked',
  'checked',
  'unchecked',
  'checked and asked of others',
  'checked',
  'unchecked',
  'checked',
  'unchecked',
  'no more checked, and asked of others',
  'checked',
];

/** Most say no language, or English. */
const TONGUES: readonly (readonly Tongue[])[] = [[], ['en'], ['en', 'es'], ['es'], ['en', 'ase'], [], ['en']];

/** Small seeds, and the largest one of fast-check; 40 people for each seed make 12,720 pairs. */
const SEEDS = [0, 1, -1, 2_147_483_647];
const people: PersonFacts[] = SEEDS.flatMap((seed) => fc.sample(facts, { seed, numRuns: 40 })).map((person, index) =>
  Object.assign(person, {
    id: 100_000_000_000 + index * 7,
    isDemo: index % 4 !== 0,
    photo: PHOTOS[index % PHOTOS.length] as PersonFacts['photo'],
    tongues: TONGUES[index % TONGUES.length] as PersonFacts['tongues'],
    sharesTongue: index % 9 === 0,
  }),
);

const names = [
  ...new Set(
    people.flatMap((person) => [person.state, `${person.state} ${person.county}`, `${person.state}, ${person.city}`]),
  ),
];
const numberOf = (name: string): number => names.indexOf(name) + 1;

function asProfile(person: PersonFacts): Profile {
  const words = new Uint32Array(8);
  for (const bit of person.interests) words[bit >> 5] = ((words[bit >> 5] ?? 0) | (1 << (31 - (bit & 31)))) >>> 0;
  return {
    userId: person.id,
    isDemo: person.isDemo,
    born: dayNumber(person.birthday),
    gender: genderOf(person.gender),
    wants: wantsOf(person.wish.genderPreferences),
    minAge: person.wish.minAge,
    maxAge: person.wish.maxAge === 99 ? 150 : person.wish.maxAge,
    intent: intentOf(person.wish.connectionIntent),
    radius: radiusOf(person.wish.locationRadius),
    isChecked: person.photo.startsWith('checked'),
    onlyChecked: person.photo.endsWith('others'),
    tongues: tonguesOf(person.tongues),
    onlyTongue: person.sharesTongue && person.tongues.length > 0,
    zip: Number(person.zip),
    city: numberOf(`${person.state}, ${person.city}`),
    county: numberOf(`${person.state} ${person.county}`),
    state: numberOf(person.state),
    run: cellOf(person.axes) * TALKS + talkOf(person.wish),
    vibe: vibeOf(person.vibes, person.energy),
    interests: words,
    interestCount: person.interests.length,
  };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await storePeople(database.db, people.map(asProfile));
});
afterAll(() => database.close());

interface SearchVerdict {
  id: number;
  fits: boolean;
  fitsInCountry: boolean;
  score: number;
  eternal: number;
}

/** Evaluates the SQL expressions of both searches for one viewer and every person. The results are in order of id. */
async function verdictsFor(viewer: Profile): Promise<SearchVerdict[]> {
  const search = { viewer, today: dayNumber(TODAY) };
  const ranking = rankingFor(viewer);
  const { rows } = await sql<SearchVerdict>`
    SELECT user_id AS id, score, ${ranking.score(sql`score`)} AS eternal, ${fits(search)} AS "fitsInCountry",
      user_id IN (SELECT user_id FROM ${peopleWithin(viewer)} AS place WHERE ${fits(search)}) AS fits
    FROM (SELECT *, ${base(scoringFor(viewer))} + ${interestScore(viewer)} AS score FROM match_profile) AS everyone
    ORDER BY user_id`.execute(database.db);
  return rows;
}

describe('the searches in SQL and the decisions’ own words', () => {
  it('SQL and the domain rules agree on fit and score for thousands of pairs', async () => {
    const differing: unknown[] = [];
    const counts = { pairs: 0, fit: 0, fitInCountry: 0, apart: 0 };
    for (const viewer of people) {
      for (const [index, verdict] of (await verdictsFor(asProfile(viewer))).entries()) {
        const other = people[index] as PersonFacts;
        const expected: SearchVerdict = {
          id: other.id,
          fits: !other.isDemo && isPair(viewer, other),
          fitsInCountry: isPair(viewer, other, 'anywhere'),
          score: score(viewer, other),
          eternal: eternal(viewer, other),
        };
        counts.pairs += 1;
        counts.fit += Number(expected.fits);
        counts.fitInCountry += Number(expected.fitsInCountry);
        counts.apart += Number(liking(viewer, other) !== liking(other, viewer));
        if (JSON.stringify(verdict) !== JSON.stringify({ ...verdict, ...expected })) {
          differing.push({ viewer, other, verdict, expected });
        }
      }
    }
    expect(differing.slice(0, 3)).toEqual([]);
    // Each pair is compared in both directions, hence twice 10,000. Each kind of result must occur often enough.
    expect(counts.pairs).toBeGreaterThanOrEqual(20_000);
    for (const some of [counts.fit, counts.fitInCountry - counts.fit, counts.apart]) expect(some).toBeGreaterThan(300);
  });

  it('SQL and the domain rules pick the same best match, ties included', async () => {
    const found = { people: 0, demos: 0 };
    const isReal = ({ isDemo }: PersonFacts): boolean => !isDemo;
    for (const viewer of people) {
      const search = { viewer: asProfile(viewer), today: dayNumber(TODAY), now, offersADay: 3 };
      const fitting = people.filter((other) => isPair(viewer, other));
      const best = bestBy(fitting.filter(isReal), (other) => score(viewer, other));
      expect(await bestPerson(database.db, search)).toEqual(best);
      // Only 40 people are real, so no viewer reaches `COMMUNITY`.
      const demo = bestBy(
        fitting.filter(({ isDemo }) => isDemo),
        (other) => score(viewer, other),
      );
      expect(await bestDemo(database.db, search)).toEqual(demo);
      const everywhere = people.filter((other) => isReal(other) && isPair(viewer, other, 'anywhere'));
      const ever = bestBy(everywhere, (other) => eternal(viewer, other));
      expect(await findEternal(database.db, search)).toEqual(ever);
      found.people += Number(best !== undefined) + Number(ever !== undefined);
      found.demos += Number(demo !== undefined);
    }
    expect(found.people).toBeGreaterThan(60);
    expect(found.demos).toBeGreaterThan(5);
  });
});

type Best = { userId: number; score: number };

function bestBy(among: PersonFacts[], by: (other: PersonFacts) => number): Best | undefined {
  const ranked = among.map((other) => ({ userId: other.id, score: by(other) }));
  return ranked.toSorted((a, b) => b.score - a.score || a.userId - b.userId)[0];
}
