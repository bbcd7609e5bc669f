import { MINUTE_MS } from './durations.ts';
import type { NotificationSettings, Priority } from './notifications.ts';

type Hours = Pick<NotificationSettings, 'quietHoursEnabled' | 'quietHoursStart' | 'quietHoursEnd'>;

/**
 * Returns true during quiet hours by the wall clock in `timeZone`. They last from the start to the minute before the
 * end, and past midnight when the start is later than the end. An equal start and end mean no quiet hours. An hour that
 * repeats when daylight saving time ends is treated the same both times.
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

/** Returns true when quiet hours hold back a notification of this priority at `now`. Urgent ones always pass. */
export function isHeldBack(
  priority: Priority,
  settings: Hours,
  { timeZone, now }: { timeZone: string; now: Date },
): boolean {
  return priority !== 'urgent' && isQuiet(settings, timeZone, now);
}

/** The step in which `nextLook` searches for the end of quiet hours. */
const STEP_MS = 5 * MINUTE_MS;
/** The longest time until the next check. */
const LOOK_MS = 60 * MINUTE_MS;

/**
 * Returns when to check for the end of quiet hours again: at the end (up to a step late), or in an hour if that is
 * earlier. Returns undefined outside quiet hours.
 */
export function nextLook(settings: Hours, timeZone: string, now: Date): Date | undefined {
  const end = now.getTime() + LOOK_MS;
  let at = now.getTime();
  while (at < end && isQuiet(settings, timeZone, new Date(at))) at += STEP_MS;
  return at > now.getTime() ? new Date(at) : undefined;
}

/** Returns HH:MM (00:00–23:59), so that texts compare like times. An unknown zone falls back to the machine's zone. */
function wallClock(timeZone: string, now: Date): string {
  const shape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...shape, timeZone }).format(now);
  } catch {
    return new Intl.DateTimeFormat('en-GB', shape).format(now);
  }
}
