import { userStats } from '#contract/accounts.ts';
import { listMatches } from '#contract/matching.ts';
import { listHall } from '#contract/quest-hall.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { pages } from '#web/pages.ts';
import { whenIdle } from '#web/ui/idle.ts';

/** A page that never rests fetches nothing before this time, so that the person's own requests come first. */
const PATIENCE_MS = 10_000;
const tabs = ['match', 'feed', 'chat', 'self', 'compose'] as const;

/**
 * Fetches the code of the tabs and what they read first, while the page rests, so that a tab shows at once. Does nothing
 * for a person who saves data. What cannot be fetched is fetched when its tab opens.
 */
export async function fetchTabs(me: number): Promise<void> {
  if (savesData()) return;
  for (const tab of tabs) {
    await whenIdle(PATIENCE_MS);
    await pages[tab].fetch().catch(() => undefined);
  }
  const reads = [
    () => read(listMatches, undefined, () => call(listMatches)),
    () => read(listHall, undefined, () => call(listHall)),
    () => read(userStats, { id: me }, () => call(userStats, { params: { id: me } })),
    async () => (await import('#web/features/posts/reading/posts.data.ts')).readAhead(me),
  ];
  for (const one of reads) {
    await whenIdle(PATIENCE_MS);
    await one().catch(() => undefined);
  }
}

const read = (route: Parameters<typeof queryKey>[0], params: unknown, queryFn: () => Promise<unknown>): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: queryKey(route, params), queryFn });

function savesData(): boolean {
  // Safari and Firefox lack this.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
