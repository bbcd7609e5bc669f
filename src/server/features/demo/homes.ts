import type { Rng } from '#server/platform/clock.ts';
import { allPlaces, type ZipPlace } from '#server/platform/places.ts';
import { oneOf, weighted } from './chance.ts';
import { states, type State } from './states.ts';

export interface Home extends ZipPlace {
  timeZone: string;
  /** The index of the member among the members of the state, from 0. */
  rank: number;
}

/** The fewest demo members in a state, so that a new member there finds somebody. */
const IN_EVERY_STATE = 4;
const LARGE_CITIES = 6;

/** Returns homes for `count` people: a few in every state, the rest by population, most in a state's large cities. */
export function chooseHomes(rng: Rng, count: number): Home[] {
  const cities = citiesByState();
  return shares(count).flatMap(([state, share]) =>
    Array.from({ length: share }, (_, rank) => {
      const place = chooseHome(rng, cities.get(state.code) ?? []);
      return { ...place, timeZone: state.timeZone, rank };
    }),
  );
}

/** Returns the number of people per state, by population, rounded by largest remainder. */
function shares(count: number): [State, number][] {
  const spread = Math.max(0, count - IN_EVERY_STATE * states.length);
  const people = states.reduce((sum, { population }) => sum + population, 0);
  const exact = states.map((state) => ({ state, share: (spread * state.population) / people }));
  const left = spread - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const rounded = new Set(exact.toSorted((a, b) => (b.share % 1) - (a.share % 1)).slice(0, left));
  return exact.map((one) => [one.state, IN_EVERY_STATE + Math.floor(one.share) + (rounded.has(one) ? 1 : 0)]);
}

type City = ZipPlace[];

/** Returns the cities of each state, the one with the most ZIP codes first. */
function citiesByState(): Map<string, City[]> {
  const cities = Map.groupBy(
    [...allPlaces().values()].filter(({ zip }) => !isOffice(zip)),
    ({ city, stateCode }) => `${stateCode} ${city}`,
  );
  const largestFirst = [...cities.values()].toSorted((a, b) => b.length - a.length);
  return Map.groupBy(largestFirst, ([place]) => place?.stateCode ?? '');
}

/** Returns whether a ZIP code is for the federal government's mail, and so has no residents. */
function isOffice(zip: string): boolean {
  return zip >= '20200' && zip <= '20599';
}

/** Chooses a home, mostly in a city with many ZIP codes, because their number approximates the city's population. */
function chooseHome(rng: Rng, cities: readonly City[]): ZipPlace {
  const pools = [
    [cities.slice(0, LARGE_CITIES), 65],
    [cities.slice(LARGE_CITIES, LARGE_CITIES * 8), 20],
    [cities, 15],
  ] as const;
  const pool = weighted(
    rng,
    pools.filter(([some]) => some.length > 0),
  );
  return oneOf(
    rng,
    weighted(
      rng,
      pool.map((city) => [city, city.length] as const),
    ),
  );
}
