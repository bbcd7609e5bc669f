import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { tables, triggers, undivided } from './tables.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const { rows } = await sql<{ table: string; rule: string; columns: string[]; isPrimary: boolean }>`
  SELECT owner.relname AS "table", rule.relname AS rule, index.indisprimary AS "isPrimary",
    array(SELECT attname::text FROM pg_attribute WHERE attrelid = owner.oid AND attnum = ANY (index.indkey)) AS columns
  FROM pg_index index
  JOIN pg_class owner ON owner.oid = index.indrelid AND owner.relnamespace = 'public'::regnamespace
  JOIN pg_class rule ON rule.oid = index.indexrelid
  WHERE index.indisunique
`.execute(database.db);

/** The unique rules without the table's first key. A table that is divided by this key cannot enforce them. */
const global = rows.filter(({ table, columns }) => {
  const [key] = tables[table]?.keys ?? [];
  return key !== undefined && !columns.includes(key);
});

it('Every growing table has its partition key in its primary key', () => {
  expect(rows.filter(({ isPrimary }) => isPrimary).length).toBeGreaterThan(70);
  expect(global.filter(({ isPrimary, rule }) => isPrimary && !(rule in undivided)).map(({ rule }) => rule)).toEqual([]);
});

it('Every unique constraint of a growing table includes its partition key, except listed ones', () => {
  expect(global.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(undivided).toSorted());
});

it('The database has no triggers apart from the listed ones', async () => {
  const found = await sql<{ trigger: string }>`
    SELECT DISTINCT owner.relname || ' ' || routine.proname AS "trigger" FROM pg_trigger trigger
    JOIN pg_class owner ON owner.oid = trigger.tgrelid AND owner.relnamespace = 'public'::regnamespace
    JOIN pg_proc routine ON routine.oid = trigger.tgfoid
    WHERE NOT trigger.tgisinternal
  `.execute(database.db);
  expect(found.rows.map(({ trigger }) => trigger).toSorted()).toEqual(Object.keys(triggers));
});
