import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { listBackups, readBackup, type ListedBackup } from '#server/keeping/keeping.ts';
import { wait, well, wrong, type Check, type Seen } from '#server/doctor/finding.ts';

/** A backup that is older is too old for what people wrote since. */
const OLD_DAYS = 2;
/** A trial that is longer ago says little about today's backups. */
const TRIAL_DAYS = 30;
/** A larger file takes longer to read than a look may. */
const READ_BYTES = 100e6;

/** The file that was read whole last: a file is never changed, so once is enough. */
let read: string | undefined;

export const backups: Check = {
  id: 'backups',
  name: ({ t }) => t('doctor.backups', 'Backups'),
  failure: 'yellow',
  look: async ({ config: { dataDir }, now }) => {
    const made = await listBackups(dataDir);
    const [newest] = made;
    if (newest === undefined) {
      return wait(({ t }) => ({
        title: t('doctor.backups-none', 'There is no backup'),
        fact: t('doctor.backups-none-fact', 'DATA_DIR/backups is empty. If you keep copies elsewhere, all is well.'),
        todo: t('doctor.backups-todo', 'Run npm run backup every night, and keep a copy on another machine.'),
      }));
    }
    const { name, path, bytes, head } = newest;
    const key = `${path} ${bytes}`;
    if (head !== undefined && read !== key && bytes <= READ_BYTES) {
      const isWhole = await readBackup({ path, passphrase: undefined, say: () => undefined }).then(
        () => true,
        () => false,
      );
      if (isWhole) read = key;
      else return damaged(name);
    }
    if (head === undefined) return damaged(name);
    const age = Math.max(0, now().getTime() - Date.parse(head.madeAt));
    const days = Math.floor(age / DAY_MS);
    if (days >= OLD_DAYS) {
      return wait(({ t }) => ({
        title: t('doctor.backups-old', 'The newest backup is {days} days old', { days }),
        fact: t('doctor.backups-old-fact', 'What people wrote since then is nowhere else.'),
        todo: t('doctor.backups-todo', 'Run npm run backup every night, and keep a copy on another machine.'),
      }));
    }
    const hours = Math.floor(age / HOUR_MS);
    const doubt = doubtOf(made, now());
    if (doubt !== undefined) return doubt;
    const wasRead = read === key;
    return well(({ t }) =>
      wasRead
        ? t('doctor.backups-well', '{hours, plural, =0 {just made} one {# hour old} other {# hours old}}, reads well', {
            hours,
          })
        : t('doctor.backups-large', '{hours, plural, =0 {just made} one {# hour old} other {# hours old}}', { hours }),
    );
  },
};

/** Returns what the trials leave open: the last one failed, or the last good one is too long ago. */
function doubtOf(made: readonly ListedBackup[], now: Date): Seen | undefined {
  const trials = made.flatMap(({ note }) => note?.trial ?? []).toSorted((one, other) => other.at.localeCompare(one.at));
  const [last] = trials;
  if (last?.failure != null) {
    return wrong(({ t }) => ({
      title: t('doctor.backups-trial-failed', 'The last trial of a backup failed'),
      fact: t('doctor.backups-trial-failed-fact', 'A throw-away database could not be filled from it.'),
      todo: t('doctor.backups-trial-failed-todo', 'Read why on the page of backups, make another one, and try that.'),
    }));
  }
  const days = last === undefined ? undefined : Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS);
  if (days !== undefined && days <= TRIAL_DAYS) return undefined;
  return wait(({ t }) => ({
    title: t('doctor.backups-never-tried', 'No backup was tried lately'),
    fact:
      days === undefined
        ? t('doctor.backups-no-trial', 'Their sums are right. None was ever restored on trial.')
        : t('doctor.backups-old-trial', 'Their sums are right. The last trial was {days} days ago.', { days }),
    todo: t('doctor.backups-try', 'Try one on the page of backups: it goes into a throw-away database.'),
  }));
}

const damaged = (name: string): ReturnType<typeof wrong> =>
  wrong(({ t }) => ({
    title: t('doctor.backups-damaged', 'The newest backup is damaged'),
    fact: t('doctor.backups-damaged-fact', '{name} cannot be read to its end.', { name }),
    detail: t('doctor.backups-damaged-safe', 'The community itself is whole; only this copy is not.'),
    todo: t('doctor.backups-damaged-todo', 'Make another one now: npm run backup. Then look at the disk.'),
  }));
