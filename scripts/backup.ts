import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { askForBackup, makeBackup, MB, type Made } from '#server/keeping/keeping.ts';
import { LockedError } from '#server/platform/database/lock.ts';
import { countsOf, onDatabase, passphraseFrom, run, UsageError, wordsOf } from './keeping/command.ts';

const HELP = `npm run backup [-- FILE] [--without-secrets] [--without-media]

Writes one file with the whole community: the database, members' pictures and voice notes, and the
secrets, sealed by a passphrase. The server may run meanwhile. Without FILE it goes to DATA_DIR/backups.

  --without-secrets  leave the secrets out. Restored on another machine, everybody is signed out,
                     devices get no push until they subscribe again, and sealed evidence stays shut,
                     unless you bring secrets.json and vapid.json yourself
  --without-media    leave pictures and voice notes out
  --verbose          say every step, each on a line

The passphrase comes from BACKUP_PASSPHRASE, or is asked for. Keep it apart from the file: nobody can
open the secrets without it.

Exit codes: 0 the file is whole, 1 it could not be made (and there is none), 2 the call was not understood.
`;

await run(async () => {
  const { flags, files, say, done } = wordsOf(HELP, ['without-secrets', 'without-media'], 1);
  const config = readConfig(process.env);
  const passphrase = flags['without-secrets'] ? undefined : await passphraseFrom('A passphrase for the secrets: ');
  if (passphrase === undefined && !flags['without-secrets']) {
    throw new UsageError(
      'A passphrase is needed to seal the secrets: set BACKUP_PASSPHRASE. Or leave them out with --without-secrets.',
    );
  }
  const hasMedia = !flags['without-media'];
  const path = files[0] === undefined ? {} : { path: resolve(files[0]) };
  let made: Made;
  try {
    made = await onDatabase(config, (place) =>
      makeBackup({ place, config, ...path, reason: 'by hand', passphrase, hasMedia, now: new Date(), say }),
    );
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    // The running server has the embedded database, so it makes the file.
    const wish = { ...path, hasMedia, ...(passphrase !== undefined && { passphrase }) };
    made = await askForBackup(config.dataDir, wish, say);
  }
  done();
  const { head, manifest, bytes } = made;
  console.log(`${made.path}\n${MB(bytes)}: ${countsOf(manifest)}.`);
  if (manifest.files.missing > 0) {
    console.log(`${manifest.files.missing} files that rows name are not in the store; they were missing before.`);
  }
  if (!head.hasSecrets)
    console.log('The secrets are not in it: keep secrets.json and vapid.json of DATA_DIR yourself.');
});
