import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { changeOperators, OperatorError } from '#server/features/operator/roles/operators.ts';
import { newUuid } from '#server/platform/clock.ts';
import { KeepingError, upgrade } from '#server/keeping/keeping.ts';
import { LockedError } from '#server/platform/database/lock.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';

/** Makes or unmakes an operator, or lists the operators. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pglite'))) {
    throw new OperatorError(`There is no database in ${dataDir} yet. Start Wildin once and sign up first.`);
  }
  const database = databaseUrl === undefined ? await openEmbedded(dataDir) : await openPostgres(databaseUrl);
  try {
    await upgrade({ database, config, now: new Date(), say: () => undefined });
    console.log(await changeOperators({ db: database.db, now: new Date(), newId: newUuid }, process.argv.slice(2)));
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  if (error instanceof LockedError) {
    console.error(
      `Wildin is running on this data folder, and the embedded database has one user at a time. Please stop it first, then try again.\n${error.message}`,
    );
  } else {
    console.error(
      error instanceof ConfigError || error instanceof KeepingError || error instanceof OperatorError
        ? error.message
        : error,
    );
  }
  process.exitCode = 1;
}
