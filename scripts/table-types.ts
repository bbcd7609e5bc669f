import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type ColumnMetadata } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const COLUMNS = join(import.meta.dirname, '../src/server/platform/database/columns.ts');

const TYPES: Record<string, string> = {
  bit: 'string',
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'CalendarDate',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  // Read as a number, because no id and no count comes near 2 ** 53.
  int8: 'number',
  text: 'string',
  timestamptz: 'Instant',
  tsvector: 'string',
  uuid: 'string',
};

/** Returns the source of tables.ts for a migrated database. Throws for a column type unknown here and in columns.ts. */
export async function tableTypes(db: Db): Promise<string> {
  const tables = (await db.introspection.getTables())
    .filter(({ schema, name }) => schema === 'public' && name !== 'migration')
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const checked = await checkedTexts(db);
  const named = new Set([...(await readFile(COLUMNS, 'utf8')).matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, key]) => key));

  const typeOf = (table: string, column: ColumnMetadata): string => {
    const key = `${table}.${column.name}`;
    const isArray = column.dataType.startsWith('_');
    const given = named.has(key) ? `ColumnTypes['${key}']` : undefined;
    const plain = given ?? checked.get(key) ?? TYPES[isArray ? column.dataType.slice(1) : column.dataType];
    if (plain === undefined) throw new Error(`Give ${key} (${column.dataType}) a type in columns.ts.`);
    // An array of dates is written and read as Date values.
    const one = isArray ? `${plain.replace('Instant', 'Date')}[]` : plain;
    const stored = column.dataType === 'jsonb' ? `Json<${one}>` : one;
    const read = column.isNullable ? `${stored} | null` : stored;
    return column.hasDefaultValue || column.isAutoIncrementing ? `Generated<${read}>` : read;
  };
  const interfaces = tables.map(({ name, columns }) => {
    const lines = columns.map((column) => `  ${column.name}: ${typeOf(name, column)};`);
    return `export interface ${interfaceOf(name)} {\n${lines.join('\n')}\n}\n`;
  });
  const all = tables.map(({ name }) => `  ${name}: ${interfaceOf(name)};`);
  return `// Written by \`npm run tables\` from db/migrations; what only we know of a column is in columns.ts.
import type { Generated } from 'kysely';
import type { CalendarDate, ColumnTypes, Instant, Json } from './columns.ts';

${interfaces.join('\n')}
export interface Tables {\n${all.join('\n')}\n}\n`;
}

const interfaceOf = (table: string): string =>
  `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;

/** Returns the texts that check constraints allow in a column, as a union type. The keys are 'table.column'. */
async function checkedTexts(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; definition: string }>`
    SELECT class.relname || '.' || attribute.attname AS key, pg_get_constraintdef(con.oid) AS definition
    FROM pg_constraint con
    JOIN pg_class class ON class.oid = con.conrelid
    JOIN pg_attribute attribute ON attribute.attrelid = con.conrelid AND ARRAY[attribute.attnum] = con.conkey
    WHERE con.contype = 'c'`.execute(db);
  return new Map(
    rows.flatMap(({ key, definition }) => {
      const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|('.+'::text))\)\)$/.exec(definition);
      const texts = [...(list?.[1] ?? list?.[2] ?? '').matchAll(/'([^']*)'::text/g)].map(([, text]) => `'${text}'`);
      return texts.length === 0 ? [] : [[key, texts.join(' | ')] as const];
    }),
  );
}
