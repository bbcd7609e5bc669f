/** Durations in milliseconds. A day has 24 hours; days of a calendar are counted with a time zone. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
