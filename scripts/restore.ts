import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { checkRestore, differingSecrets, restoreBackup } from '#server/keeping/keeping.ts';
import { countsOf, passphraseFrom, run, UsageError, wordsOf } from './keeping/command.ts';

const HELP = `npm run restore -- FILE [--replace] [--without-secrets] [--dry-run]

Puts a backup into DATA_DIR, or into the database at DATABASE_URL and its media and secrets into DATA_DIR.
It does not matter which of the two databases the backup is from. The server must be stopped.

  --replace          give up what is there now; make a backup of it first
  --without-secrets  leave the secrets of the backup out
  --dry-run          check the whole file and the place, and change nothing
  --verbose          say every step, each on a line

The passphrase comes from BACKUP_PASSPHRASE, or is asked for.

Everything is checked before anything is changed, and prepared beside what is there. Whatever breaks it
off, the old community is whole or the new one is.

Exit codes: 0 done, 1 refused or failed (and nothing was changed), 2 the call was not understood.
`;

await run(async () => {
  const { flags, files, say, done } = wordsOf(HELP, ['replace', 'without-secrets', 'dry-run'], 1);
  if (files[0] === undefined) throw new UsageError('Which file? npm run restore -- FILE');
  const path = resolve(files[0]);
  const config = readConfig(process.env);
  const passphrase = flags['without-secrets'] ? undefined : await passphraseFrom('The passphrase of the backup: ');
  const needs = {
    path,
    config,
    passphrase,
    isReplacing: flags.replace,
    isWithoutSecrets: flags['without-secrets'],
    say,
  };
  const { head, manifest, secrets } = await (flags['dry-run'] ? checkRestore(needs) : restoreBackup(needs));
  done();
  const what = `${countsOf(manifest)}, from ${head.madeAt}`;
  const where = config.databaseUrl === undefined ? config.dataDir : 'the database at DATABASE_URL';
  if (flags['dry-run']) {
    console.log(`The backup is whole: ${what}. It would be restored into ${where}. Nothing was changed.`);
    return;
  }
  console.log(`Restored into ${where}, and read back: ${what}.`);
  if (secrets === undefined) {
    console.log('Without its secrets: everybody signs in again, and devices subscribe to pushes again.');
  }
  const differing = await differingSecrets(config, secrets);
  if (differing.length > 0) {
    console.log(`The environment sets other values than the backup has, and they win: ${differing.join(', ')}.`);
  }
  if (!head.hasMedia) console.log('This backup has no pictures and voice notes; those in the store stay as they are.');
});
