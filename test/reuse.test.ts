import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';

async function count(database: TestDatabase, what: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.raw(what)}`.execute(database.db);
  return rows[0]?.n ?? -1;
}

test('A reused test database keeps only what the migrations wrote', async () => {
  const first = await openTestDatabase();
  const before = await count(first, 'migration');
  await sql`INSERT INTO match_place (name) VALUES ('Amsterdam')`.execute(first.db);
  expect(await count(first, 'match_place')).toBe(1);
  await first.close();

  const second = await openTestDatabase();
  expect(await count(second, 'match_place')).toBe(0);
  expect(await count(second, 'migration')).toBe(before);
  expect(await count(second, "pg_sequences WHERE last_value IS NOT NULL AND schemaname = 'public'")).toBe(0);
  await second.close();
});

test('A database whose structure a test changed is not used again', async () => {
  const first = await openTestDatabase();
  await sql`CREATE TABLE left_over (id int)`.execute(first.db);
  await first.close();

  const second = await openTestDatabase();
  expect(await count(second, "pg_class WHERE relname = 'left_over'")).toBe(0);
  await second.close();
});

test('A query after a test has closed its database is refused', async () => {
  const database = await openTestDatabase();
  expect(await count(database, 'account')).toBe(0);
  await database.close();
  await expect(count(database, 'account')).rejects.toThrow();
});
