import { atAge } from '#contract/matching.ages.ts';
import { OLDEST, YOUNGEST, type AgePreference } from '#contract/matching.ts';
import { FIRST_MOST } from '#contract/people.directory.ts';
import type { Db } from '#server/platform/database/database.ts';
import { citiesAround, placeOf } from '#server/platform/places.ts';
import { dayIn } from '#server/platform/zones.ts';
import { ageOn } from './dates.ts';
import {
  beginnersNear,
  beginnersOfAges,
  LAST_ID,
  ownTaste,
  type Beginner,
  type Bounds,
  type Narrowed,
  type Wanted,
} from './directory.queries.ts';
import { sharedBy, type Named } from './passions.ts';

/** With fewer people near than this, others of the ages come first, too. */
const FEW = 24;
/** People who may be hidden from the viewer are read as well. */
const READ = FIRST_MOST + 8;
/** The rank of a person near is above that of all others. */
const NEAR_RANK = 500;

export interface Taste extends Wanted {
  city: string | null;
  names: Named;
  /** True when the viewer meets only people with a checked photo. */
  onlyChecked: boolean;
}

/** Returns by what a list of this viewer can begin: their own city, and the ages that they themselves look for. */
export async function tasteOf(db: Db, userId: number, now: Date): Promise<Taste> {
  const row = await ownTaste(db, userId);
  const today = dayIn(row.time_zone, now);
  const place = row.zip_code === null ? undefined : placeOf(row.zip_code);
  return {
    city: row.city,
    near:
      row.city === null || row.state_code === null
        ? null
        : { stateCode: row.state_code, cities: place === undefined ? [row.city] : citiesAround(place) },
    ages: agesOf(row, today),
    names: namesOf(row),
    onlyChecked: row.only_checked === true,
  };
}

function agesOf(row: Awaited<ReturnType<typeof ownTaste>>, today: string): Wanted['ages'] {
  if (row.min_age === null || row.max_age === null) return null;
  const age = row.birthday === null ? undefined : ageOn(row.birthday, today);
  const agePreference = (row.age_preference ?? 'no_preference') as AgePreference;
  const saved = { minAge: row.min_age, maxAge: row.max_age, agePreference, followsAge: row.follows_age === true };
  const { minAge: from, maxAge: to } = atAge(saved, age);
  return from === YOUNGEST && to === OLDEST ? null : { from, to, today };
}

const namesOf = (row: Pick<Beginner, 'interests' | 'custom_interests' | 'current_vibes'>): Named => ({
  interests: row.interests,
  customInterests: row.custom_interests,
  currentVibes: row.current_vibes,
});

export interface Beginning {
  /** Those whom the viewer may find, in their order: first those near, in both parts those who share most. */
  people: { id: number; rank: number }[];
  until: Bounds;
  near: number;
}

const NOBODY: Beginning = { people: [], until: { near: 0, ages: 0 }, near: 0 };

interface BeginningWish {
  wish: Narrowed;
  wanted: Pick<Taste, 'near' | 'ages' | 'names'>;
  /** Undefined on the first page. */
  until: Bounds | undefined;
}

/** Reads the beginning of a list: as far as `until` goes, or, on the first page, up to `FIRST_MOST` people. */
export async function beginningOf(db: Db, { wish, wanted, until }: BeginningWish): Promise<Beginning> {
  const { near, ages, names } = wanted;
  if (near === null && ages === null) return NOBODY;
  const most = until === undefined ? READ : 2 * READ;
  const local = near && (await read((upTo) => beginnersNear(db, { ...wish, near, ages, upTo, most }), until?.near));
  const others =
    ages !== null &&
    (local?.seen.length ?? 0) < (until === undefined ? FEW : Infinity) &&
    (await read((upTo) => beginnersOfAges(db, { ...wish, ages, upTo, most }), until?.ages));
  const ranked = new Map<number, number>();
  for (const { seen, rank } of [
    { seen: local?.seen ?? [], rank: NEAR_RANK },
    { seen: others ? others.seen : [], rank: 0 },
  ])
    for (const one of seen)
      if (!ranked.has(one.id)) ranked.set(one.id, rank + Math.min(sharedBy(namesOf(one), names).length, 99));
  return {
    people: [...ranked].map(([id, rank]) => ({ id, rank })).toSorted((a, b) => b.rank - a.rank || a.id - b.id),
    until: { near: local?.last ?? 0, ages: others ? others.last : 0 },
    near: local?.seen.length ?? 0,
  };

  /** Returns whom the viewer may find, and the last id that belongs to them; without `upTo`, a limited number. */
  async function read(people: (upTo: number) => Promise<Beginner[]>, upTo: number | undefined) {
    if (upTo === 0) return { seen: [], last: 0 };
    const rows = await people(upTo ?? LAST_ID);
    const found = rows.filter(({ is_seen }) => is_seen);
    if (upTo !== undefined) return { seen: found, last: upTo };
    const seen = found.slice(0, FIRST_MOST);
    return { seen, last: seen.at(-1)?.id ?? 0 };
  }
}
