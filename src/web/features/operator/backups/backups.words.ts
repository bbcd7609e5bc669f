import { DAY_MS } from '#contract/durations.ts';
import type { BackupWork, OperatorBackup } from '#contract/operator.backups.ts';
import { ago, moment } from '#web/platform/ago.ts';
import { oneDecimal } from '#web/ui/shortCount.ts';
import { locale, t } from '#web/words/words.ts';

const [KB, MB, GB] = [1e3, 1e6, 1e9];

/** Returns a size: "12 kB", "36.8 GB". */
export function sizeWords(bytes: number): string {
  if (bytes >= GB) return t('backups.gb', '{size} GB', { size: oneDecimal(bytes / GB) });
  if (bytes >= MB) return t('backups.mb', '{size} MB', { size: oneDecimal(bytes / MB) });
  return t('backups.kb', '{size} kB', { size: Math.ceil(bytes / KB) });
}

/** A backup of this age is too old for what people wrote since, as the doctor finds. */
const OLD_DAYS = 2;

const number = (value: number): string => value.toLocaleString(locale);

/** Returns the finding of the page in a sentence. */
export function headingWords(backups: readonly OperatorBackup[], now: Date): string {
  const newest = backups.find(({ head }) => head !== null);
  if (newest === undefined) return t('backups.none-yet', 'There is no backup yet');
  const days = Math.floor((now.getTime() - new Date(newest.madeAt).getTime()) / DAY_MS);
  return days < OLD_DAYS
    ? t('backups.last-is-fresh', 'The last backup is fresh')
    : t('backups.last-is-days-old', 'The last backup is {days, plural, one {# day} other {# days}} old', { days });
}

/** Returns when the newest backup was made and whether one was ever restored on trial. */
export function successWords(backups: readonly OperatorBackup[], now: Date): string {
  const newest = backups.find(({ head }) => head !== null);
  const [tried] = backups
    .flatMap(({ trial }) => (trial?.failure === null ? [trial] : []))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const made =
    newest === undefined
      ? t('backups.make-one-now', 'Make one now; it takes seconds for a small place.')
      : t('backups.made-at', 'Made {ago}, {size}.', { ago: ago(newest.madeAt, now), size: sizeWords(newest.bytes) });
  if (tried === undefined)
    return newest === undefined ? made : `${made} ${t('backups.none-tried', 'None was ever restored on trial.')}`;
  const all = t('backups.tried-at', 'Restored on trial {ago}: {rows} rows, all there.', {
    ago: ago(tried.at, now),
    rows: number(tried.rows ?? 0),
  });
  return `${made} ${all}`;
}

/** Returns why a backup was made. */
export function reasonWords({ head }: OperatorBackup): string {
  if (head === null) return t('backups.unreadable', 'This version cannot read it');
  return {
    'by hand': t('backups.by-hand', 'By hand or by command'),
    'every hour': t('backups.every-hour', 'Every hour'),
    'before an upgrade': t('backups.before-an-upgrade', 'Before an upgrade'),
  }[head.reason];
}

/** Returns what a backup holds, in parts. */
export function heldWords({ head, counts }: OperatorBackup, schema: number): string[] {
  const held: string[] = [];
  if (counts !== null) {
    const { accounts, lines, posts, rows } = counts;
    held.push(
      t('backups.accounts', '{count, plural, one {# account} other {# accounts}}', { count: accounts }),
      t('backups.lines', '{count, plural, one {# line of talk} other {# lines of talk}}', { count: lines }),
      t('backups.posts', '{count, plural, one {# post} other {# posts}}', { count: posts }),
      t('backups.rows', '{count, plural, one {# row} other {# rows}}', { count: rows }),
    );
  }
  if (head === null) return held;
  if (!head.hasMedia) held.push(t('backups.no-pictures', 'no pictures'));
  else if (counts !== null) {
    held.push(t('backups.files', '{count, plural, one {# file} other {# files}}', { count: counts.files }));
  }
  held.push(
    head.hasSecrets ? t('backups.secrets-sealed', 'secrets, sealed') : t('backups.no-secrets', 'no secrets'),
    head.schema === schema
      ? t('backups.schema-of-today', 'version {product}, today’s schema', { product: head.product })
      : t('backups.schema-steps', 'version {product}, schema {at} of {of}', {
          product: head.product,
          at: head.schema,
          of: schema,
        }),
  );
  return held;
}

/** Returns what the last test restore of a backup found. */
export function trialWords({ trial }: OperatorBackup): string {
  if (trial === null) return t('backups.never-tried', 'Never restored on trial');
  if (trial.failure !== null)
    return t('backups.trial-failed', 'Could not be restored, {when}', { when: moment(trial.at) });
  return t('backups.trial-well', 'Restored on trial {when}: {rows} rows, all there', {
    when: moment(trial.at),
    rows: number(trial.rows ?? 0),
  });
}

/** Returns what the server does, or what became of it; null when there is nothing to say. */
export function workWords(work: BackupWork | null): string | null {
  if (work === null) return null;
  if (work.state === 'done') {
    return work.kind === 'make'
      ? t('backups.made', 'The backup is made.')
      : t('backups.tried', 'The backup was restored on trial: all rows are there.');
  }
  if (work.state === 'failed') {
    return work.kind === 'make'
      ? t('backups.not-made', 'The backup was not made. There is no file of it.')
      : t('backups.not-tried', 'The test restore did not come to its end.');
  }
  return work.kind === 'make'
    ? t('backups.making', 'A backup is being made.')
    : t('backups.trying', 'A backup is being tried.');
}

/** Returns how far it is: "Tables, 12 of 96, 3.4 MB". */
export function stepWords({ step }: BackupWork): string {
  if (step === null) return t('backups.begins', 'It begins.');
  const name = {
    tables: t('backups.step-tables', 'Tables'),
    files: t('backups.step-files', 'Pictures and voice notes'),
    checking: t('backups.step-checking', 'Checking the file'),
    schema: t('backups.step-schema', 'Making the schema'),
    restoring: t('backups.step-restoring', 'Restoring'),
    keys: t('backups.step-keys', 'Keys between tables'),
    reading: t('backups.step-reading', 'Reading back'),
    moving: t('backups.step-moving', 'Moving'),
  }[step.name];
  const at =
    step.of === undefined
      ? number(step.at)
      : t('backups.at-of', '{at} of {of}', { at: number(step.at), of: number(step.of) });
  return [name, at, ...(step.bytes === undefined ? [] : [sizeWords(step.bytes)])].join(', ');
}
