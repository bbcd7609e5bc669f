import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Health } from '#contract/operator.health.ts';
import { locale, t } from '#web/words/words.ts';

/** The page's title: what needs the owner, and what can wait. */
export function verdict(findings: Health['findings']): string {
  const count = (level: string): number => findings.filter((one) => one.level === level).length;
  const [red, yellow] = [count('red'), count('yellow')];
  if (red + yellow === 0) return t('health.all-is-well', 'All is well.');
  if (red === 0) {
    return t(
      'health.can-wait',
      '{yellow, plural, =1 {One thing can wait.} =2 {Two things can wait.} other {# things can wait.}}',
      { yellow },
    );
  }
  return t(
    'health.needs-you',
    '{red, plural, =1 {One thing needs you.} =2 {Two things need you.} other {# things need you.}}{yellow, plural, =0 {} =1 { One can wait.} =2 { Two can wait.} other { # can wait.}}',
    { red, yellow },
  );
}

/** How long something has been so: "38 min", "4 h 12 min", "12 days 4 h". */
export function duration(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (days > 0)
    return t('health.days-hours', '{days, plural, one {# day} other {# days}}{hours, plural, =0 {} other { # h}}', {
      days,
      hours,
    });
  if (hours > 0) return t('health.hours-minutes', '{hours} h {minutes} min', { hours, minutes });
  return t('operator.min', '{minutes} min', { minutes });
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size in the unit that keeps it short: "36.8 GB". */
export function size(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const digits = value < 10 && step > 0 ? 1 : 0;
  return `${value.toLocaleString(locale, { maximumFractionDigits: digits })} ${UNITS[step] ?? ''}`;
}

export const number = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 1 });

/** The kinds of jobs that an owner knows by another name. */
export function jobName(kind: string): string {
  switch (kind) {
    case 'send-message':
      return t('health.job-letters', 'Letters and texts');
    case 'enforce-retention':
      return t('health.job-clearing', 'Clearing out');
    case 'count-trends':
      return t('health.job-trends', 'Trends');
    case 'sweep-hall':
      return t('health.job-hall', 'Quest Hall');
    case 'reset-vibes':
      return t('health.job-vibes', 'Vibes of the day');
    case 'make-export':
      return t('health.job-exports', 'Copies of one’s data');
    case 'measure-disk':
      return t('health.job-disk', 'Measuring the disk');
    case 'finish-age-checks':
    case 'settle-age-holds':
      return t('health.job-ages', 'Checks of age');
    case 'look-at-customer':
    case 'look-at-all-customers':
    case 'end-subscription':
      return t('health.job-payments', 'Payments');
    case 'picture-copies':
      return t('health.job-pictures', 'Copies of pictures');
    default:
      return kind;
  }
}

export function channelName(channel: Health['deliveries'][number]['channel']): string {
  if (channel === 'mail') return t('health.channel-mail', 'Mail');
  return channel === 'push' ? t('health.channel-push', 'Push') : t('health.channel-text', 'Text messages');
}

export function partName(part: Health['disk']['parts'][number]['part']): string {
  if (part === 'media') return t('health.part-media', 'Pictures and sound');
  return part === 'database' ? t('health.part-database', 'Database') : t('health.part-rest', 'The rest');
}
