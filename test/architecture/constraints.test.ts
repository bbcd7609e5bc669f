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

it('Every table that grows has its first key in its primary key, so that it can be divided by it', () => {
  expect(rows.filter(({ isPrimary }) => isPrimary).length).toBeGreaterThan(70);
  expect(global.filter(({ isPrimary, rule }) => isPrimary && !(rule in undivided)).map(({ rule }) => rule)).toEqual([]);
});

it('Every unique rule of a table that grows has that key as well, apart from the listed ones', () => {
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
