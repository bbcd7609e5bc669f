/** Older events get no toast and show only in their list. The span (ms) allows for a wrong device clock. */
const NEWS_MS = 90_000;

/** Returns the newest item within `NEWS_MS` of `now`, or undefined. `at` is ISO 8601, or '' without an event. */
export function newestSince<T extends { at: string }>(items: readonly T[], now: Date): T | undefined {
  return items
    .filter(({ at }) => at !== '' && Math.abs(now.getTime() - Date.parse(at)) < NEWS_MS)
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
}
