import type { NotificationSettings } from './notifications.ts';

type Hours = Pick<NotificationSettings, 'quietHoursEnabled' | 'quietHoursStart' | 'quietHoursEnd'>;

/**
 * Whether it is quiet at `now` for somebody whose wall clock shows the time of `timeZone`: from the start, to the minute
 * before the end, past midnight when the start comes later. A start equal to the end is no time at all. It is the wall
 * clock that counts: when summer time ends, the hour that comes twice is quiet twice.
 */
export function isQuiet(
  { quietHoursEnabled, quietHoursStart, quietHoursEnd }: Hours,
  timeZone: string,
  now: Date,
): boolean {
  if (!quietHoursEnabled) return false;
  const time = wallClock(timeZone, now);
  return quietHoursStart <= quietHoursEnd
    ? quietHoursStart <= time && time < quietHoursEnd
    : quietHoursStart <= time || time < quietHoursEnd;
}

/** HH:MM from 00:00 to 23:59, so that comparing texts compares times. A browser may not know a zone: then it is its own. */
function wallClock(timeZone: string, now: Date): string {
  const shape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...shape, timeZone }).format(now);
  } catch {
    return new Intl.DateTimeFormat('en-GB', shape).format(now);
  }
}
