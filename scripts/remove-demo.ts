import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '#server/config.ts';
import { removeDemo } from '#server/features/demo/demo.ts';
import type { Database } from '#server/platform/database/database.ts';
import { KeepingError, upgrade } from '#server/keeping/keeping.ts';
import { LockedError } from '#server/platform/database/lock.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';

/** Removes the demonstration community from the database of this environment. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await open(config);
  if (database === undefined) {
    console.log(`There is no database in ${config.dataDir} yet, so there is no demonstration community either.`);
    return;
  }
  try {
    await upgrade({ database, config, now: new Date(), say: () => undefined });
    const left = await removeDemo(database.db, new Date());
    console.log(
      left === 0
        ? 'There is no demonstration community here.'
        : `${left} demo members have moved out, with their rooms and matches. They do not come back by themselves.`,
    );
    if (config.demoCommunity === 'true') console.log('DEMO_COMMUNITY=true would bring them back at the next start.');
  } finally {
    await database.close();
  }
}

async function open({ databaseUrl, dataDir }: Config): Promise<Database | undefined> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  return existsSync(join(dataDir, 'pglite')) ? openEmbedded(dataDir) : undefined;
}

try {
  await main();
} catch (error) {
  if (error instanceof LockedError) {
    console.error(`Wildin is running on this data folder. Please stop it first, then try again.\n${error.message}`);
  } else {
    console.error(error instanceof ConfigError || error instanceof KeepingError ? error.message : error);
  }
  process.exitCode = 1;
}
