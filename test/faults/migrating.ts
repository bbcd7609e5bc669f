/** A process that tests may kill. Applies the product's migrations, then the migrations of the folder MIGRATIONS. */
import { once } from 'node:events';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';

const { DATABASE_URL: url = '', DATA_DIR: dataDir = '', MIGRATIONS: folder = '' } = process.env;
const database = url === '' ? await openEmbedded(dataDir) : await openPostgres(url);
await migrate(database);
// The test counts the database's files here, and then sends a message to continue.
process.send?.('migrated');
await once(process, 'message');
await migrate(database, folder);
await database.close();
process.disconnect?.();
