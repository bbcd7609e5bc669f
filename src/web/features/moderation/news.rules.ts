/** Events older than this are only listed, not announced. The span leaves room for a wrong device clock. */
const NEWS_MS = 90_000;

/** Returns the newest item less than `NEWS_MS` from `now`, else undefined; `at` is ISO 8601, or '' without an event. */
export function newestSince<T extends { at: string }>(items: readonly T[], now: Date): T | undefined {
  return items
    .filter(({ at }) => at !== '' && Math.abs(now.getTime() - Date.parse(at)) < NEWS_MS)
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
}
