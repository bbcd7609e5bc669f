import { plotted, type CommunityNumbers } from '#contract/operator.community.ts';
import { t } from '#web/words/words.ts';
import { dayAfter } from './community.words.ts';

const COLUMNS = ['day', 'members', 'joined', 'left', 'removed', ...plotted] as const;

/** Returns the days as the rows of a table: the day, then numbers, and "few" in the place of a hidden one. */
export function rowsOf({ from, members, moves, series }: CommunityNumbers): string[][] {
  const of = (days: readonly (number | null)[], at: number): string =>
    String(days[at] ?? t('operator.community-few', 'few'));
  return members.days.map((_, at) => [
    dayAfter(from, at),
    of(members.days, at),
    of(moves.joined, at),
    of(moves.left, at),
    of(moves.removed, at),
    ...plotted.map((what) => of(series[what].days, at)),
  ]);
}

/** Writes the days as CSV. No cell has a character that needs quotes. */
export function csvOf(numbers: CommunityNumbers): string {
  return [COLUMNS, ...rowsOf(numbers)].map((row) => `${row.join(',')}\r\n`).join('');
}

export function download(numbers: CommunityNumbers): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(numbers)], { type: 'text/csv;charset=utf-8' }));
  link.download = `community-${numbers.from}-${numbers.today}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
