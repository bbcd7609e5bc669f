import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { waitingMigrations } from '#server/platform/database/migrate.ts';
import {
  assertDistributable,
  differences,
  distribute,
  DistributionError,
} from '#server/platform/distributed/distribute.ts';
import { run, UsageError, wordsOf } from './keeping/command.ts';

const HELP = `npm run distribute -- --check | --apply

Distributes the database at DATABASE_URL, the coordinator of a Citus cluster, as the register in
src/server/platform/distributed/placements.ts says, or compares it with the register. The tables are those of
npm start, so start the server once before, and stop it. docs/scaling.md says what is where, and what is lost.

  --check  say what differs, and change nothing
  --apply  place every table, all in one transaction; done again, it places what is new

Exit codes: 0 distributed as the register says, 1 refused, failed or different, 2 the call was not understood.
`;

await run(async () => {
  const { flags } = wordsOf(HELP, ['check', 'apply'], 0);
  if (flags.check === flags.apply) throw new UsageError('Either --check or --apply.');
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined) throw new UsageError('DATABASE_URL has to be the coordinator of a Citus cluster.');
  const database = await openPostgres(databaseUrl, { max: 1 });
  try {
    await assertDistributable(database.db);
    if ((await waitingMigrations(database)).length > 0) {
      throw new DistributionError('The tables are not those of this version: start the server once, and stop it.');
    }
    if (flags.apply) await distribute(database.db, (line) => console.log(line));
    const found = await differences(database.db);
    for (const line of found) console.log(line);
    if (found.length > 0) process.exitCode = 1;
    else console.log('The database is distributed as the register says.');
  } catch (error) {
    if (!(error instanceof DistributionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
});
