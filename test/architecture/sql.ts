import { expect, it } from 'vitest';
import { featureOf, isTest, source } from './source.ts';
import { keylessTables } from './keyless.ts';
import { sqlIn, tablesWrittenBy, type Sql } from './statements.ts';
import { foreignWriters, keyless, several, tables } from './tables.ts';

const SERVER = /^src\/server\/(?:features\/)?/;

/**
 * The SQL of each server file, with its path below `features/` or `server/`. `platform/database/` is left out, because it
 * opens, locks and migrates the database.
 */
const bySource: [name: string, found: Sql[]][] = [...source]
  .filter(([name]) => SERVER.test(name) && !isTest(name) && !name.startsWith('src/server/platform/database/'))
  .map(([name, text]) => [name.replace(SERVER, ''), sqlIn(text)]);
const pieces = bySource.flatMap(([name, found]) => found.map((sql) => ({ name, sql, place: `${name} ${sql.within}` })));
const keys = Object.fromEntries(
  Object.entries(tables).flatMap(([name, { keys: own }]) => (own === undefined ? [] : [[name, own]])),
);
/** Returns the listed exceptions that no code needs any more. */
const unused = (exceptions: Record<string, string>, found: readonly string[]): string[] =>
  Object.keys(exceptions).filter((place) => !found.includes(place));
const userOf = (name: string): string => name.split('/')[0] ?? '';

export function sqlRules(): void {
  it('The reader finds the statements', () => {
    expect(pieces.filter(({ sql }) => sql.isStatement).length).toBeGreaterThan(150);
  });

  it('SQL is in *.queries.ts and *.statements.ts only', () => {
    const wrong = bySource.filter(([name, found]) => found.length > 0 && !/\.(queries|statements)\.ts$/.test(name));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('A function of queries has one statement', () => {
    const counts = new Map<string, number>();
    for (const { place, sql } of pieces) if (sql.isStatement) counts.set(place, (counts.get(place) ?? 0) + 1);
    const found = [...counts].filter(([, count]) => count > 1).map(([place]) => place);
    expect(found.filter((place) => several[place] === undefined)).toEqual([]);
    expect(unused(several, found)).toEqual([]);
  });

  it('Every table has an owner', () => {
    const declared = source.get('src/server/platform/database/tables.ts')?.split('export interface Tables {')[1] ?? '';
    const names = [...declared.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
    expect(new Set(Object.keys(tables))).toEqual(new Set(names));
    const owners = new Set(['platform', ...[...source.keys()].map(featureOf)]);
    expect(Object.entries(tables).filter(([, { owner }]) => !owners.has(owner))).toEqual([]);
  });

  it('A table is written only by the feature that owns it', () => {
    const found = pieces.flatMap(({ name, sql, place }) =>
      tablesWrittenBy(sql)
        .filter((table) => tables[table]?.owner !== userOf(name))
        .map((table) => ({
          by: foreignWriters[name] === undefined ? userOf(name) : name,
          does: `${place} writes ${table}`,
        })),
    );
    expect(found.filter(({ by }) => foreignWriters[by] === undefined).map(({ does }) => does)).toEqual([]);
    const writers = found.map(({ by }) => by);
    expect(unused(foreignWriters, writers)).toEqual([]);
  });

  it('A statement on a table that grows has a condition on the table’s key', () => {
    const found = pieces.flatMap(({ sql, place }) => keylessTables(sql, keys).map((table) => ({ place, table })));
    const wrong = found.filter(({ place }) => keyless[place] === undefined);
    expect(wrong.map(({ place, table }) => `${place} reads all of ${table}`)).toEqual([]);
    const places = found.map(({ place }) => place);
    expect(unused(keyless, places)).toEqual([]);
  });
}
