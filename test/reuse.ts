/**
 * Empties a test's database for the next test file, which is much cheaper than a new copy. A database that has another
 * structure, analyzed tables or has grown much is not reused, because the plans of later tests would differ.
 */

/** Runs one statement and returns its rows. */
export type RunStatement = (statement: string) => Promise<unknown[]>;

/** The structure of a database and its size on disk. */
export interface DatabaseShape {
  /** Changes when a table, column, index, constraint, trigger or function changes, or when a table is analyzed. */
  structure: string;
  bytes: number;
}

/** The most bytes by which a reused database may have grown. Dead rows remain and slow later tests down. */
const MOST_GROWTH = 4_000_000;

/** The tables that keep their rows. Without these rows, the next app would migrate and create the queues again. */
const KEPT = ['public.migration', 'public.deployment', 'pgboss.version', 'pgboss.queue'];

/** The lowest id of the database's own objects. Lower ids belong to PostgreSQL's system objects. */
const FIRST_OWN = 16_384;
const CATALOGS = { pg_class: 'oid', pg_attribute: 'attrelid', pg_constraint: 'oid', pg_trigger: 'oid', pg_proc: 'oid' };

const counts = Object.entries(CATALOGS)
  // PostgreSQL writes a changed entry as a new row, so the highest transaction id shows a change.
  .map(
    ([name, id]) => `(SELECT concat(count(*), '/', max(xmin::text::bigint)) FROM ${name} WHERE ${id} >= ${FIRST_OWN})`,
  )
  .concat(`(SELECT count(*) FROM pg_statistic WHERE starelid >= ${FIRST_OWN})`);

const SHAPE = `SELECT concat_ws(' ', ${counts.join(', ')}) AS structure,
  (SELECT sum(pg_relation_size(oid)) FROM pg_class WHERE oid >= ${FIRST_OWN})::int AS bytes`;

/** Deletes the rows of all tables but `KEPT`, without triggers and foreign keys, which could refuse a deletion. */
const EMPTY = `DO $$ DECLARE name text; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN
    SELECT format('%I.%I', nspname, relname) FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind = 'r' AND nspname IN ('public', 'pgboss') AND pg_relation_size(pg_class.oid) > 0
      AND concat(nspname, '.', relname) NOT IN (${KEPT.map((table) => `'${table}'`).join(', ')})
  LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
  PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence JOIN pg_class ON pg_class.oid = seqrelid
    WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace);
END $$`;

export async function shapeOf(ask: RunStatement): Promise<DatabaseShape> {
  const [shape] = await ask(SHAPE);
  return shape as DatabaseShape;
}

/** Removes all rows that tests wrote. Returns false and removes nothing if the database should not be reused. */
export async function emptied(ask: RunStatement, fresh: DatabaseShape): Promise<boolean> {
  const now = await shapeOf(ask);
  if (now.structure !== fresh.structure || now.bytes > fresh.bytes + MOST_GROWTH) return false;
  await ask(EMPTY);
  return true;
}
