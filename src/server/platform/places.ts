import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The place of a ZIP code. The county is the city's name if the table has none. */
export interface ZipPlace {
  zip: string;
  city: string;
  county: string;
  state: string;
  stateCode: string;
}

const FILE = join(import.meta.dirname, '../../../content/zips.tsv');

let table: Map<string, ZipPlace> | undefined;
let countiesOf: Map<string, Set<string>> | undefined;
const around = new Map<string, string[]>();

/** Returns the place of a five-digit US ZIP code; undefined when the code is not in use. Data: GeoNames, CC BY 4.0. */
export function placeOf(zip: string): ZipPlace | undefined {
  return allPlaces().get(zip);
}

/** Returns the places of all ZIP codes in use, by code. The file, about 41,000 rows, is read once. */
export function allPlaces(): ReadonlyMap<string, ZipPlace> {
  table ??= new Map(
    readFileSync(FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => {
        const [zip = '', city = '', county = '', state = '', stateCode = ''] = row.split('\t');
        return [zip, { zip, city, county, state, stateCode }];
      }),
  );
  return table;
}

/** Returns whether any place has this code of a state (or of a district or territory). */
export function isStateCode(code: string): boolean {
  return [...allPlaces().values()].some(({ stateCode }) => stateCode === code);
}

const cityOf = ({ stateCode, city }: ZipPlace): string => `${stateCode}/${city}`;

/** Returns the counties over which the city of a place extends. */
function countiesOfCity(place: ZipPlace): ReadonlySet<string> {
  if (countiesOf === undefined) {
    countiesOf = new Map();
    for (const one of allPlaces().values()) {
      const counties = countiesOf.get(cityOf(one)) ?? new Set<string>();
      countiesOf.set(cityOf(one), counties.add(one.county));
    }
  }
  return countiesOf.get(cityOf(place)) ?? new Set();
}

/** Returns whether the cities of two places are in one state and share a county. */
export function shareACounty(a: ZipPlace, b: ZipPlace): boolean {
  const counties = countiesOfCity(b);
  return a.stateCode === b.stateCode && [...countiesOfCity(a)].some((county) => counties.has(county));
}

/** Returns the names of the cities that share a county with the city of a place, and that city's own name. */
export function citiesAround(place: ZipPlace): string[] {
  const known = around.get(cityOf(place));
  if (known !== undefined) return known;
  const cities = new Set<string>();
  for (const one of allPlaces().values()) if (shareACounty(one, place)) cities.add(one.city);
  around.set(cityOf(place), [...cities]);
  return [...cities];
}
