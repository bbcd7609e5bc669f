/** Adds a list of hashes of known pictures: `npm run pictures:import -- FILE SOURCE [CLASS]`. */
import { readFile } from 'node:fs/promises';
import { ConfigError, readConfig } from '#server/config.ts';
import { newUuid, systemClock } from '#server/platform/clock.ts';
import { KeepingError, upgrade } from '#server/keeping/keeping.ts';
import { LockedError } from '#server/platform/database/lock.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { CsvError, readHashes } from '#server/platform/pictures/csv.ts';
import { createPictures } from '#server/platform/pictures/pictures.ts';
import { pictureClasses } from '#server/platform/pictures/verdict.ts';

const AT_ONCE = 5000;

async function main(file: string, source: string, kind: string | undefined): Promise<void> {
  const hashes = readHashes(
    await readFile(file, 'utf8'),
    pictureClasses.find((one) => one === kind),
  );
  const config = readConfig(process.env);
  const database =
    config.databaseUrl === undefined ? await openEmbedded(config.dataDir) : await openPostgres(config.databaseUrl);
  try {
    await upgrade({ database, config, now: systemClock.now(), say: () => undefined });
    const needs = { db: database.db, clock: systemClock, newId: newUuid, log: createLog('warn') };
    const { add } = createPictures(config, needs);
    let added = 0;
    for (let from = 0; from < hashes.length; from += AT_ONCE) {
      added += await add(hashes.slice(from, from + AT_ONCE), { source, addedBy: null });
    }
    console.log(
      `${hashes.length} hashes read, ${added} of them new from ${source}. Running servers know them at once.`,
    );
  } finally {
    await database.close();
  }
}

const [file, source, kind] = process.argv.slice(2);
if (file === undefined || source === undefined) {
  console.error(`npm run pictures:import -- FILE SOURCE [${pictureClasses.join('|')}]`);
  process.exitCode = 1;
} else {
  try {
    await main(file, source, kind);
  } catch (error) {
    if (error instanceof LockedError) {
      console.error(`Wildin is running on this data folder. Please stop it first, then try again.\n${error.message}`);
    } else {
      console.error(
        [ConfigError, CsvError, KeepingError].some((known) => error instanceof known)
          ? (error as Error).message
          : error,
      );
    }
    process.exitCode = 1;
  }
}
