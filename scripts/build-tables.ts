/** Writes the types of the tables from the migrations. Run: npm run tables */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPglite } from '#server/platform/database/pglite.ts';
import { tableTypes } from './table-types.ts';

const database = await openPglite({});
await migrate(database);
await writeFile(join(import.meta.dirname, '../src/server/platform/database/tables.ts'), await tableTypes(database.db));
await database.close();
