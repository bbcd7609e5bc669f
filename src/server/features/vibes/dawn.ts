const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The hour at which yesterday's vibes are over, on the person's own clock. */
const DAWN = 6 * HOUR;

/** The newest dawn of a zone that is not after `now`. */
export function lastDawn(timeZone: string, now: Date): Date {
  const wall = wallClock(timeZone, now.getTime());
  const dawn = Math.floor((wall - DAWN) / DAY) * DAY + DAWN;
  // The zone's offset at dawn may not be that of now. The second look sees the offset of the right side of the change.
  let instant = dawn - (wall - now.getTime());
  for (let look = 0; look < 2; look += 1) instant += dawn - wallClock(timeZone, instant);
  return new Date(instant);
}

/** What the zone's clocks show at an instant, to the second, as the milliseconds of that reading in UTC. */
function wallClock(timeZone: string, instant: number): number {
  const whole = instant - (((instant % 1000) + 1000) % 1000);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(whole);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown + (instant - whole);
}
