import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from './database.ts';
import { openPglite } from './pglite.ts';

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await openPglite({});
  ({ db } = database);
  await sql`CREATE TABLE crate (id bigint PRIMARY KEY, packed date, tags text[], more jsonb)`.execute(db);
});
afterAll(() => database.close());

const kept = async (): Promise<string[]> =>
  (await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );
const put = (id: number, more: object | null = null) =>
  sql`INSERT INTO crate (id, packed, tags, more) VALUES (${id}, ${'2026-03-10'}, ${['a', 'b, "c"']}, ${more})`.execute(
    db,
  );

describe('Prepared statements of the embedded database', () => {
  it('A repeated query is parsed once, and answers each time for its own values', async () => {
    for (const id of [1, 2, 3]) expect(await put(id, { id })).toMatchObject({ numAffectedRows: 1n });
    for (const id of [3, 1, 2]) {
      const { rows } = await sql`SELECT * FROM crate WHERE id = ${id}`.execute(db);
      expect(rows).toEqual([{ id, packed: '2026-03-10', tags: ['a', 'b, "c"'], more: { id } }]);
    }
    const statements = await kept();
    expect(statements.filter((text) => text.startsWith('SELECT * FROM crate'))).toHaveLength(1);
    expect(statements.filter((text) => text.startsWith('INSERT INTO crate'))).toHaveLength(1);
  });

  it('A refused statement names its reason, and the next one runs', async () => {
    await expect(put(1)).rejects.toMatchObject({ code: '23505', constraint: 'crate_pkey' });
    await expect(sql`SELECT nothing FROM crate`.execute(db)).rejects.toMatchObject({ code: '42703' });
    await put(4);
    const trx = db.transaction().execute(async (inside) => {
      await sql`DELETE FROM crate`.execute(inside);
      await sql`SELECT 1 / ${0}::int`.execute(inside);
    });
    await expect(trx).rejects.toMatchObject({ code: '22012' });
    const { rows } = await sql`SELECT count(*)::int AS crates FROM crate`.execute(db);
    expect(rows).toEqual([{ crates: 4 }]);
  });

  it('A changed table gives a repeated query its new columns', async () => {
    const all = sql`SELECT * FROM crate WHERE id = ${1}`;
    await all.execute(db);
    await sql`ALTER TABLE crate ADD COLUMN weight int DEFAULT 7`.execute(db);
    expect((await all.execute(db)).rows).toMatchObject([{ weight: 7 }]);
    await database.script('ALTER TABLE crate ADD COLUMN color text');
    expect((await all.execute(db)).rows).toMatchObject([{ color: null }]);
  });

  it('A query that comes often is planned for the table as it has grown', async () => {
    const one = async (id: number) => (await sql`SELECT more FROM crate WHERE id = ${id}`.execute(db)).rows;
    for (let at = 0; at < 20; at += 1) await one(1);
    await sql`INSERT INTO crate (id) SELECT generate_series(100, 30_000)`.execute(db);
    for (let at = 0; at < 60; at += 1) await one(1);
    const { rows } = await sql<{ uses: number }>`SELECT (generic_plans + custom_plans)::int AS uses
      FROM pg_prepared_statements WHERE statement LIKE 'SELECT more FROM crate%'`.execute(db);
    expect(rows.map(({ uses }) => uses)).toEqual([20]);
  });

  it('A connection keeps at most 256 statements', async () => {
    for (let at = 0; at < 300; at += 1) await sql.raw(`SELECT ${at} AS turn`).execute(db);
    expect((await kept()).length).toBeLessThanOrEqual(256);
  });
});
