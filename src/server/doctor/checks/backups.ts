import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { listBackups, readBackup } from '#server/keeping/keeping.ts';
import { wait, well, wrong, type Check } from '#server/doctor/finding.ts';

/** A backup that is older is too old for what people wrote since. */
const OLD_DAYS = 2;
/** A larger file takes longer to read than a look may. */
const READ_BYTES = 100e6;

/** The file that was read whole last: a file is never changed, so once is enough. */
let read: string | undefined;

export const backups: Check = {
  id: 'backups',
  name: ({ t }) => t('doctor.backups', 'Backups'),
  failure: 'yellow',
  look: async ({ config: { dataDir }, now }) => {
    const [newest] = await listBackups(dataDir);
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

const damaged = (name: string): ReturnType<typeof wrong> =>
  wrong(({ t }) => ({
    title: t('doctor.backups-damaged', 'The newest backup is damaged'),
    fact: t('doctor.backups-damaged-fact', '{name} cannot be read to its end.', { name }),
    detail: t('doctor.backups-damaged-safe', 'The community itself is whole; only this copy is not.'),
    todo: t('doctor.backups-damaged-todo', 'Make another one now: npm run backup. Then look at the disk.'),
  }));
