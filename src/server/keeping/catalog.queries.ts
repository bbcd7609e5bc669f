import type { Connection } from './connection.statements.ts';
import type { Sequence } from './format.ts';

/** The tables of the job queue that are kept: the others are its own measurements. */
const OF_JOBS = ['queue', 'schedule', 'subscription', 'job_common', 'job_dependency'];

export interface Column {
  table: string;
  name: string;
  /** The type with its length, as in a declaration. */
  type: string;
}

/** Returns the columns of all tables that are kept, without those that the database computes, in their order. */
export function columnsOf(connection: Connection): Promise<Column[]> {
  return connection.rows<Column>(
    `SELECT CASE WHEN n.nspname = 'pgboss' THEN 'pgboss.' ELSE '' END || c.relname AS "table", a.attname AS name,
      format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND (n.nspname = current_schema() OR n.nspname = 'pgboss' AND c.relname = ANY ($1::text[]))
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY n.nspname = 'pgboss', c.relname, a.attnum`,
    [`{${OF_JOBS.join(',')}}`],
  );
}

export async function migrationsOf(connection: Connection): Promise<string[]> {
  const found = await connection.rows<{ name: string }>(`SELECT name FROM migration ORDER BY name COLLATE "C"`);
  return found.map(({ name }) => name);
}

export function sequencesOf(connection: Connection): Promise<Sequence[]> {
  return connection.rows<Sequence>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = current_schema()
    ORDER BY sequencename`,
  );
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export function foreignKeysOf(connection: Connection): Promise<ForeignKey[]> {
  return connection.rows<ForeignKey>(
    `SELECT c.conrelid::regclass::text AS "table", quote_ident(c.conname) AS name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
    WHERE c.contype = 'f' AND c.conparentid = 0 AND n.nspname IN (current_schema(), 'pgboss')
    ORDER BY 1, 2`,
  );
}

/** Returns the tables with triggers of our own, quoted. */
export async function triggeredTables(connection: Connection): Promise<string[]> {
  const found = await connection.rows<{ table: string }>(
    `SELECT DISTINCT t.tgrelid::regclass::text AS "table" FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`,
  );
  return found.map(({ table }) => table);
}

/** Returns how many other connections of the product use this database. */
export async function othersOn(connection: Connection): Promise<number> {
  const [found] = await connection.rows<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND application_name IN ('wildin', 'wildin lane') AND pid <> pg_backend_pid()`,
  );
  return found?.n ?? 0;
}

/** Returns the commands that drop everything that the product has made, and nothing of an extension. */
export async function dropsOf(connection: Connection): Promise<string[]> {
  const found = await connection.rows<{ command: string }>(
    `SELECT format('DROP TABLE IF EXISTS %s CASCADE', c.oid::regclass) AS command, 1 AS place
    FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    UNION ALL
    SELECT format('DROP SEQUENCE IF EXISTS %s CASCADE', c.oid::regclass), 2
    FROM pg_class c WHERE c.relkind = 'S' AND c.relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('e', 'a', 'i'))
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure), 3
    FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY place, command`,
  );
  return ['DROP SCHEMA IF EXISTS pgboss CASCADE', ...found.map(({ command }) => command)];
}

/** Returns the mark that the last restore has left on the database; undefined when there is none. */
export async function markOf(connection: Connection): Promise<string | undefined> {
  const [found] = await connection.rows<{ mark: string | null }>(
    `SELECT obj_description(to_regclass('migration'), 'pg_class') AS mark`,
  );
  return found?.mark ?? undefined;
}

export interface UploadFiles {
  id: string;
  name: string;
  /** Null for a picture, and in a database from before there were voice notes. */
  voice_type: string | null;
}

/** Returns a page of the uploads that have files, in the order of their ids. */
export function uploadsAfter(connection: Connection, after: string, most: number): Promise<UploadFiles[]> {
  return connection.rows<UploadFiles>(
    `SELECT id, name, to_jsonb(upload) ->> 'voice_type' AS voice_type FROM upload
    WHERE stored_at IS NOT NULL AND id > $1::uuid ORDER BY id LIMIT $2::int`,
    [after, String(most)],
  );
}

/** Returns the ids of the pictures that are kept for the authorities. */
export async function sealedIds(connection: Connection): Promise<string[]> {
  const found = await connection.rows<{ id: string }>('SELECT id FROM sealed_evidence ORDER BY id');
  return found.map(({ id }) => id);
}

export async function hasTable(connection: Connection, name: string): Promise<boolean> {
  const [there] = await connection.rows<{ is: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS is`, [name]);
  return there?.is === true;
}

export async function hasAccounts(connection: Connection): Promise<boolean> {
  const [found] = await connection.rows<{ is: boolean }>(`SELECT EXISTS (SELECT FROM account) AS is`);
  return found?.is === true;
}
