/** Older events are not announced, only listed. The clocks of device and server may differ by a part of this time. */
const NEWS_MS = 90_000;

/** Returns the newest item if it happened just now; `at` is ISO 8601, or empty without an event. */
export function newestSince<T extends { at: string }>(items: readonly T[], now: Date): T | undefined {
  return items
    .filter(({ at }) => at !== '' && Math.abs(now.getTime() - Date.parse(at)) < NEWS_MS)
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
}
