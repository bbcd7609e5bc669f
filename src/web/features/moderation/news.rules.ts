/** What happened longer ago than this is no news: the lists have it. Device and server may differ by some of it. */
const NEWS_MS = 90_000;

/** Returns the newest item that happened just now; `at` is ISO 8601, or empty where nothing has happened yet. */
export function newestSince<T extends { at: string }>(items: readonly T[], now: Date): T | undefined {
  return items
    .filter(({ at }) => at !== '' && Math.abs(now.getTime() - Date.parse(at)) < NEWS_MS)
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
}
