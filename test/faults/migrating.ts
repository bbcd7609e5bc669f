/** Migrates a database in a process that tests may kill: the product's migrations, then those of a folder. */
import { once } from 'node:events';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';

const { DATABASE_URL: url = '', DATA_DIR: dataDir = '', MIGRATIONS: folder = '' } = process.env;
const database = url === '' ? await openEmbedded(dataDir) : await openPostgres(url);
await migrate(database);
// The test counts the files and then sends a message to continue.
process.send?.('migrated');
await once(process, 'message');
await migrate(database, folder);
await database.close();
process.disconnect?.();
