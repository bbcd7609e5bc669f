import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { dataItems } from '#content/your-data.ts';
import { columnsIn } from '#server/features/your-data/held.ts';
import { held, register } from '#server/features/your-data/register.ts';
import { openTestDatabase } from '#test/database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

interface Column {
  table: string;
  column: string;
  type: string;
}

const { rows: columns } = await sql<Column>`
  SELECT table_name AS "table", column_name AS "column", udt_name AS type FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name <> 'migration'
  ORDER BY table_name, ordinal_position
`.execute(database.db);

const { rows: links } = await sql<{ table: string; column: string; parent: string; cascades: boolean }>`
  SELECT source.relname AS "table", attribute.attname AS "column", parent.relname AS parent,
    constraints.confdeltype = 'c' AS cascades
  FROM pg_constraint constraints
  JOIN pg_class source ON source.oid = constraints.conrelid
  JOIN pg_class parent ON parent.oid = constraints.confrelid
  JOIN pg_attribute attribute ON attribute.attrelid = source.oid AND attribute.attnum = ANY (constraints.conkey)
  WHERE constraints.contype = 'f'
`.execute(database.db);

/** Returns whether a column's name says that its number is a position in a log, a size or a count, not an id. */
const isNoPerson = ({ column }: Column): boolean => /(?:^|_)(?:seq|bytes)$|^(?:number|counter)$/.test(column);

/** Returns whether a column may hold a person's id, because it is an eight-byte id or refers to `account`. */
const mayNameSomebody = (one: Column): boolean =>
  (one.type === 'int8' && !isNoPerson(one)) ||
  links.some((link) => link.table === one.table && link.column === one.column && link.parent === 'account');

describe('The register of your data', () => {
  it('Every exported table has a name that people understand', () => {
    const unnamed = held.filter(([table, { exported }]) => exported !== '' && dataItems[table] === undefined);
    expect(unnamed.map(([table]) => table)).toEqual([]);
  });

  it('Every table of the database is in the register, and nothing else is', () => {
    expect(Object.keys(register).toSorted()).toEqual([...new Set(columns.map(({ table }) => table))].toSorted());
  });

  it('The register names every column that may name a person', () => {
    const declared = held.flatMap(([table, { people }]) => columnsIn(people).map((column) => `${table}.${column}`));
    const found = columns.filter(mayNameSomebody).map(({ table, column }) => `${table}.${column}`);
    expect(declared.toSorted()).toEqual(found.toSorted());
  });

  it('The register either exports each column of a table or says why it does not', () => {
    for (const [table, { exported, withheld }] of held) {
      const named = [exported, ...Object.values(withheld)].flatMap(columnsIn);
      const own = columns.filter((column) => column.table === table).map(({ column }) => column);
      expect(named.toSorted(), table).toEqual(own.toSorted());
    }
  });

  it('Rows that the register says go with the account do so by a foreign key', () => {
    const goes = (table: string): boolean =>
      links.some((link) => link.table === table && link.cascades && (link.parent === 'account' || goes(link.parent)));
    const wrong = held.filter(([table, { ends }]) => ends === 'account' && !goes(table));
    expect(wrong.map(([table]) => table)).toEqual([]);
  });
});
