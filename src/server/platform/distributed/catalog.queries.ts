import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A table as Citus has it. */
export interface Placed {
  table: string;
  kind: 'distributed' | 'reference' | 'local';
  /** The column by which a distributed table is divided. */
  by: string | null;
}

export interface UniqueRule {
  table: string;
  name: string;
  columns: string[];
  /** A constraint is dropped through its table, another unique index by itself. */
  isConstraint: boolean;
  /** The index as a statement. */
  definition: string;
}

export interface ForeignKey {
  table: string;
  other: string;
  name: string;
  columns: string[];
  otherColumns: string[];
  /** What a deletion of the other row does here: 'c' deletes the row, 'n' empties its columns. */
  onDelete: string;
  definition: string;
}

interface Trigger {
  table: string;
  name: string;
}

const ofPublic = sql`'public'::regnamespace`;

/** Returns the names of the product's tables. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = ${ofPublic} AND relkind IN ('r', 'p') AND relname <> 'migration' ORDER BY relname
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns whether the database has the extension `citus`. */
export async function hasCitus(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_extension WHERE extname = 'citus'`.execute(db);
  return rows.length > 0;
}

interface Cluster {
  isCoordinator: boolean;
  /** Whether the coordinator itself is among the nodes, which foreign keys to reference tables need. */
  hasCoordinator: boolean;
  workers: number;
  /** The other connections of the product that are open. */
  users: number;
  /** The lowest number of transactions that a node can prepare. */
  preparable: number;
}

export async function clusterOf(db: Db): Promise<Cluster> {
  const { rows } = await sql<Cluster>`
    SELECT citus_is_coordinator() AS "isCoordinator",
      EXISTS (SELECT FROM pg_dist_node WHERE groupid = 0) AS "hasCoordinator",
      (SELECT count(*)::int FROM pg_dist_node WHERE groupid <> 0 AND isactive AND noderole = 'primary') AS workers,
      (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE 'wildin%' AND pid <> pg_backend_pid()) AS users,
      current_setting('max_prepared_transactions')::int AS preparable
  `.execute(db);
  return rows[0] as Cluster;
}

/** Returns the tables that Citus has been told of; the others are local. */
export async function placedTables(db: Db): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    SELECT relname::text AS "table",
      CASE WHEN partmethod = 'h' THEN 'distributed' WHEN repmodel = 't' THEN 'reference' ELSE 'local' END AS kind,
      CASE WHEN partmethod = 'h' THEN column_to_column_name(logicalrelid, partkey) END AS by
    FROM pg_dist_partition JOIN pg_class ON pg_class.oid = logicalrelid WHERE relnamespace = ${ofPublic}
  `.execute(db);
  return rows;
}

/** Returns the unique rules of all tables. */
export async function uniqueRules(db: Db): Promise<UniqueRule[]> {
  const { rows } = await sql<UniqueRule>`
    SELECT owner.relname::text AS "table", rule.relname::text AS name, pg_get_indexdef(rule.oid) AS definition,
      EXISTS (SELECT FROM pg_constraint WHERE conindid = rule.oid AND contype IN ('p', 'u')) AS "isConstraint",
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = owner.oid AND attnum = ANY (index.indkey)) AS columns
    FROM pg_index index
    JOIN pg_class owner ON owner.oid = index.indrelid AND owner.relnamespace = ${ofPublic}
    JOIN pg_class rule ON rule.oid = index.indexrelid
    WHERE index.indisunique ORDER BY rule.relname
  `.execute(db);
  return rows;
}

const columnsOf = (table: RawBuilder<unknown>, numbers: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`ARRAY(SELECT attname::text FROM unnest(${numbers}) WITH ORDINALITY AS one (number, place)
    JOIN pg_attribute ON attrelid = ${table} AND attnum = number ORDER BY place)`;

export async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS other, conname::text AS name,
      ${columnsOf(sql.ref('conrelid'), sql.ref('conkey'))} AS columns,
      ${columnsOf(sql.ref('confrelid'), sql.ref('confkey'))} AS "otherColumns",
      confdeltype::text AS "onDelete", pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = ${ofPublic} AND conparentid = 0 ORDER BY conname
  `.execute(db);
  return rows;
}

export async function triggersOf(db: Db): Promise<Trigger[]> {
  const { rows } = await sql<Trigger>`
    SELECT relname::text AS "table", tgname::text AS name
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = ${ofPublic} AND NOT tgisinternal ORDER BY relname, tgname
  `.execute(db);
  return rows;
}
