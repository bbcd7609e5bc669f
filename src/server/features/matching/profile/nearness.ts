import type { Db } from '#server/platform/database/database.ts';
import { citiesAround, placeOf, shareACounty } from '#server/platform/places.ts';
import { namePlaces, placeIds } from './matching.queries.ts';
import { type Profile } from './profile.ts';

type HomePlace = NonNullable<ReturnType<typeof placeOf>>;

export async function placesOf(db: Db, place: HomePlace): Promise<Record<'zip' | 'city' | 'county' | 'state', number>> {
  const state = place.stateCode;
  const names = { city: `${state}/city/${place.city}`, county: `${state}/county/${place.county}`, state };
  await namePlaces(db, Object.values(names));
  const ids = await placeIds(db, Object.values(names));
  const idOf = (name: string): number => ids.get(name) ?? 0;
  return {
    zip: Number(place.zip),
    city: idOf(names.city),
    county: idOf(names.county),
    state: idOf(names.state),
  };
}

/** Returns the ids of the cities in `match_place` that share a county with a person's city. */
export async function placesAround(db: Db, { zip }: Profile): Promise<number[]> {
  const place = placeOf(zipOf(zip));
  if (place === undefined) return [];
  const names = citiesAround(place).map((city) => `${place.stateCode}/city/${city}`);
  return [...(await placeIds(db, names)).values()];
}

/** Returns the nearness of two people, 1 (near) to 4. It compares cities and not ZIP codes, as the Quest Hall does. */
export function nearnessByCity(a: Profile, b: Profile): number {
  if (a.city === b.city) return 1;
  if (a.state !== b.state) return 4;
  const [here, there] = [placeOf(zipOf(a.zip)), placeOf(zipOf(b.zip))];
  return here !== undefined && there !== undefined && shareACounty(here, there) ? 2 : 3;
}

const zipOf = (zip: number): string => String(zip).padStart(5, '0');
