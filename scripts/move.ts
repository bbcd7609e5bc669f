import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { checkMove, KeepingError, moveCommunity, shown } from '#server/keeping/keeping.ts';
import { countsOf, onDatabase, run, UsageError, wordsOf } from './keeping/command.ts';

const HELP = `npm run move -- postgres://USER:PASSWORD@HOST/NAME [--replace] [--dry-run]
npm run move -- embedded [--replace] [--dry-run]

Copies the community of this environment (DATABASE_URL, or the embedded database in DATA_DIR) into another
database: with the same ids, sessions and waiting jobs. Media and secrets stay where they are. Every table is
compared there before it is done, and the old database stays as it is. The server must be stopped.

  --replace  give up what is in the other database
  --dry-run  check both places, and change nothing
  --verbose  say every step, each on a line

Broken off and started again, it begins from the start.

Exit codes: 0 moved and compared, 1 refused or failed (and the other place is as before), 2 the call was not understood.
`;

await run(async () => {
  const { flags, files, say, done } = wordsOf(HELP, ['replace', 'dry-run'], 1);
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const to = targetFrom(files[0]);
  if (to === databaseUrl) throw new UsageError('The community is there already.');
  if (to === undefined && !flags.replace && existsSync(join(dataDir, 'pglite'))) {
    throw new KeepingError(
      `${dataDir} holds an embedded community already, perhaps the one that you moved away. --replace gives it up.`,
    );
  }
  await onDatabase(config, async (from) => {
    const needs = { from, to: { dataDir, databaseUrl: to }, isReplacing: flags.replace, say };
    const where = to === undefined ? `the embedded database in ${dataDir}` : shown(to);
    if (flags['dry-run']) {
      console.log(`${await checkMove(needs)} tables would be moved to ${where}. Nothing was changed.`);
      return;
    }
    const tables = await moveCommunity(needs);
    done();
    console.log(`Moved to ${where}, and every table compared: ${countsOf({ tables })}.`);
    console.log(
      to === undefined
        ? 'Now start Wildin without DATABASE_URL.'
        : `Now set this, and start Wildin:\n\nDATABASE_URL=${shown(to)}\n`,
    );
    console.log(
      databaseUrl === undefined
        ? `The old database is still in ${join(dataDir, 'pglite')}. Remove it when you are content.`
        : 'The old database is as it was. Remove it when you are content.',
    );
  });
});

/** Returns the address of the new database; undefined for the embedded one. */
function targetFrom(word: string | undefined): string | undefined {
  if (word === 'embedded') return undefined;
  if (word === undefined || !/^postgres(?:ql)?:\/\/./.test(word) || !URL.canParse(word)) {
    throw new UsageError('Where to? npm run move -- postgres://USER:PASSWORD@HOST/NAME, or: npm run move -- embedded');
  }
  return word;
}
