import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { foreignKeys, tablesOf, uniqueRules } from '#server/platform/distributed/catalog.queries.ts';
import { distribute, isLost, isReplaced } from '#server/platform/distributed/distribute.ts';
import { lostRules, placements, replacedKeys } from '#server/platform/distributed/placements.ts';
import { openTestDatabase } from '#test/database.ts';
import { tables, triggers } from './tables.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const divided = Object.entries(placements).flatMap(([table, placement]) =>
  placement.kind === 'distributed' ? [{ table, by: placement.by }] : [],
);
const keys = await foreignKeys(database.db);

it('Every table has a placement on a cluster', async () => {
  const names = await tablesOf(database.db);
  expect(names.length).toBeGreaterThan(100);
  expect(Object.keys(placements).toSorted()).toEqual(names.toSorted());
});

it('A database without Citus is refused in one line', async () => {
  await expect(distribute(database.db, () => undefined)).rejects.toThrow(/^The database has no extension citus.*$/);
});

it('A table is divided by its partition key', () => {
  expect(divided.length).toBeGreaterThan(5);
  expect(divided.filter(({ table, by }) => tables[table]?.keys?.[0] !== by)).toEqual([]);
});

it('Every unique rule that a divided table cannot hold is given up by name', async () => {
  const lost = (await uniqueRules(database.db)).filter(isLost).map(({ name }) => name);
  expect(lost.toSorted()).toEqual(Object.keys(lostRules).toSorted());
});

it('Every foreign key that a divided table cannot hold is replaced by name', () => {
  const replaced = keys.filter(isReplaced);
  expect(replaced.map(({ name }) => name)).toEqual([...replacedKeys].toSorted());
  // A trigger in its place deletes the rows or empties the columns.
  expect(replaced.filter(({ onDelete }) => onDelete !== 'c' && onDelete !== 'n')).toEqual([]);
});

it('No foreign key leads to a divided table, except from one divided alike', () => {
  const by = new Map(divided.map((one) => [one.table, one.by]));
  const wrong = keys.filter(({ table, other, columns, otherColumns }) => {
    const key = by.get(other);
    return key !== undefined && (by.get(table) === undefined || columns[otherColumns.indexOf(key)] !== by.get(table));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('No table with a trigger is divided or copied to every node', () => {
  const owners = Object.keys(triggers).map((name) => name.split(' ')[0] ?? '');
  expect(owners.filter((table) => placements[table]?.kind !== 'local')).toEqual([]);
});

it('Every sequence of a divided table is absent, as nodes would draw from their own', async () => {
  const { rows } = await sql<{ table: string }>`
    SELECT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND (column_default LIKE 'nextval%' OR is_identity = 'YES')
  `.execute(database.db);
  expect(rows.filter(({ table }) => placements[table]?.kind === 'distributed')).toEqual([]);
});
