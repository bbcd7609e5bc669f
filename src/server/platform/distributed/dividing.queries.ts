import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ForeignKey, UniqueRule } from './catalog.queries.ts';

const tableAt = (name: string): RawBuilder<unknown> => sql.table(`public.${name}`);

/** Drops a constraint of a table. */
export async function dropConstraint(db: Db, { table, name }: { table: string; name: string }): Promise<void> {
  await sql`ALTER TABLE ${tableAt(table)} DROP CONSTRAINT ${sql.ref(name)}`.execute(db);
}

export async function addForeignKey(db: Db, { table, name, definition }: ForeignKey): Promise<void> {
  await sql`ALTER TABLE ${tableAt(table)} ADD CONSTRAINT ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
}

/** The name of the trigger, and of its function, in the place of a foreign key. */
export const nameInPlaceOf = (key: string): string => `in_place_of_${key}`;

const listOf = (names: readonly string[], prefix = ''): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(`${prefix}${name}`)));

const deletion = ({ table, columns, otherColumns }: ForeignKey): RawBuilder<unknown> =>
  sql`DELETE FROM ${tableAt(table)} WHERE (${listOf(columns)}) = (${listOf(otherColumns, 'old.')})`;

const emptying = ({ table, columns, otherColumns }: ForeignKey): RawBuilder<unknown> =>
  sql`UPDATE ${tableAt(table)} SET ${sql.join(columns.map((column) => sql`${sql.ref(column)} = NULL`))}
    WHERE (${listOf(columns)}) = (${listOf(otherColumns, 'old.')})`;

/** Makes the function that does, when a row of `other` is deleted, what the foreign key would do. */
export async function addDeletion(db: Db, key: ForeignKey): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION ${tableAt(nameInPlaceOf(key.name))}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${key.onDelete === 'c' ? deletion(key) : emptying(key)};
      RETURN NULL;
    END $$`.execute(db);
}

export async function addDeletionTrigger(db: Db, { other, name }: ForeignKey): Promise<void> {
  await sql`CREATE TRIGGER ${sql.ref(nameInPlaceOf(name))} AFTER DELETE ON ${tableAt(other)}
    FOR EACH ROW EXECUTE FUNCTION ${tableAt(nameInPlaceOf(name))}()`.execute(db);
}

export async function dropIndex(db: Db, name: string): Promise<void> {
  await sql`DROP INDEX ${tableAt(name)}`.execute(db);
}

/** Makes an index as the catalog told it, without its rule. */
export async function addPlainIndex(db: Db, { definition }: UniqueRule): Promise<void> {
  await sql.raw(definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX')).execute(db);
}

/** What a distribution sets for its own transaction. */
export async function beginDistributing(db: Db): Promise<void> {
  await sql`SELECT set_config('client_min_messages', 'warning', true),
    set_config('citus.multi_shard_modify_mode', 'sequential', true)`.execute(db);
}

/** Divides a table by a column. Rows of all tables that are divided by a value of one type and are equal in it are together. */
export async function divide(db: Db, table: string, by: string): Promise<void> {
  await sql`SELECT create_distributed_table(${`public.${table}`}, ${by})`.execute(db);
}

/**
 * Empties what is left of a divided table on the coordinator: Citus copies the rows to the parts, and keeps those that
 * were there before where no statement sees them, no deletion reaches them, and every backup of the disk has them.
 */
export async function emptyUndivided(db: Db, table: string): Promise<void> {
  await sql`SELECT truncate_local_data_after_distributing_table(${`public.${table}`}::regclass)`.execute(db);
}

/**
 * What each new connection to this database sets. Where a statement joins a divided table with a local one, its rows,
 * which the statement names by key, go to the coordinator; else the whole local table would go to the nodes.
 */
export async function setForDatabase(db: Db): Promise<void> {
  await sql`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET citus.multi_shard_modify_mode = sequential', current_database());
    EXECUTE format('ALTER DATABASE %I SET citus.local_table_join_policy = "prefer-distributed"', current_database());
  END $$`.execute(db);
}
