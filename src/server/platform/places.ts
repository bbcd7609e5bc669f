import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a ZIP code lies. County is the city's own name where the table has none. */
export interface Place {
  zip: string;
  city: string;
  county: string;
  state: string;
  stateCode: string;
}

const FILE = join(import.meta.dirname, '../../../content/zips.tsv');

let table: Map<string, Place> | undefined;

/** The place of a five-digit US ZIP code, or undefined when no such code is in use. Data: GeoNames, CC BY 4.0. */
export function placeOf(zip: string): Place | undefined {
  return allPlaces().get(zip);
}

/** Every ZIP code in use, read once: about 41,000 rows. */
export function allPlaces(): ReadonlyMap<string, Place> {
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
