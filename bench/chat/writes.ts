import type { Client } from 'pg';

/** The tables that the servers write in the background, even without a message. */
const UPKEEP = ['presence', 'session', 'trend', 'trend_hour'];

/**
 * Counts written rows exactly, by triggers, because PostgreSQL's own counts are seconds late. Returns a function that
 * returns how many rows of each table were inserted, updated or deleted since its last call.
 */
export async function countWrites(client: Client): Promise<() => Promise<Map<string, number>>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1)`,
    [UPKEEP],
  );
  await client.query(`CREATE SCHEMA counted;
    CREATE FUNCTION counted.note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM nextval(format('counted.%I', TG_TABLE_NAME)); RETURN NULL; END $$`);
  for (const { name } of rows) {
    const table = client.escapeIdentifier(name);
    await client.query(`CREATE SEQUENCE counted.${table} MINVALUE 0 START 0;
      SELECT nextval('counted.${table}');
      CREATE TRIGGER counted AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION counted.note()`);
  }
  let last = new Map<string, number>();
  return async () => {
    const now = await client.query<{ name: string; rows: number }>(
      `SELECT sequencename AS name, last_value::int AS rows FROM pg_sequences WHERE schemaname = 'counted'`,
    );
    const before = last;
    last = new Map(now.rows.map((one) => [one.name, one.rows]));
    return new Map([...last].map(([name, count]) => [name, count - (before.get(name) ?? 0)]));
  };
}
