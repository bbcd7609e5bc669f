import type { OperatorBackup } from '#contract/operator.backups.ts';

/** How many nights the page shows. */
const NIGHTS = 14;

export interface Night {
  /** The local midnight with which the day begins. */
  day: Date;
  /** The bytes of the newest backup of the day; null without one. */
  bytes: number | null;
  /** Whether a backup of the day was restored on trial, with all rows there. */
  isTried: boolean;
  /** A whole day without a backup, after the first one. */
  isMissing: boolean;
}

/** Returns the last days with their backups, by this device's calendar; today is the last. */
export function nightsOf(backups: readonly OperatorBackup[], now: Date): Night[] {
  const kept = backups
    .filter(({ head }) => head !== null)
    .toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
  const first = kept.at(-1);
  return Array.from({ length: NIGHTS }, (_, index) => {
    const back = NIGHTS - 1 - index;
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
    const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back + 1);
    const mine = kept.filter(({ madeAt }) => new Date(madeAt) >= day && new Date(madeAt) < next);
    return {
      day,
      bytes: mine[0]?.bytes ?? null,
      isTried: mine.some(({ trial }) => trial?.failure === null),
      isMissing: mine.length === 0 && back > 0 && first !== undefined && new Date(first.madeAt) < day,
    };
  });
}
