import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tableTypes } from '#scripts/table-types.ts';
import { openTestDatabase } from './database.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

it('The written table types equal those generated from the migrations', async () => {
  const written = await readFile(join(import.meta.dirname, '../src/server/platform/database/tables.ts'), 'utf8');
  expect(written).toBe(await tableTypes(database.db));
});
