import { userStats } from '#contract/accounts.ts';
import { listMatches } from '#contract/matching.ts';
import { listHall } from '#contract/quest-hall.ts';
import { cache } from '#web/platform/calls/cache.ts';
import { call } from '#web/platform/calls/call.ts';
import { keepInCache } from '#web/platform/calls/keep.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText } from '#web/platform/storage/storage.ts';
import { onceTouched, whenIdle } from '#web/ui/idle.ts';
import { keptOf } from './kept.ts';

/** A page that never rests fetches nothing before this time, so that the person's own requests come first. */
const PATIENCE_MS = 10_000;
const UNTOUCHED_MS = 8000;

/** The code of a tab. */
export type Tab = { fetch: () => Promise<unknown> };

/** Prepares the change to another tab, and the next visit, and ends what the last visit began. Returns the function that ends it. */
export function prepare(me: number, tabs: readonly Tab[]): () => void {
  void cache.forgetOld();
  void goOnPassing(me);
  void fetchTabs(me, tabs);
  return keepInCache(keptOf(me));
}

/**
 * Fetches the code of the tabs and what they read first, while the page rests, so that a tab shows at once. Does nothing
 * for a person who saves data. What cannot be fetched is fetched when its tab opens.
 */
async function fetchTabs(me: number, tabs: readonly Tab[]): Promise<void> {
  if (savesData()) return;
  await whenTouched();
  for (const tab of tabs) {
    await whenIdle(PATIENCE_MS);
    await tab.fetch().catch(() => undefined);
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

/** Goes on with passes that an earlier page left on this device. Without their code they wait for the next page. */
async function goOnPassing(me: number): Promise<void> {
  if (readText(kept.passing, me) === null) return;
  const passes = await import('#web/features/matching/state/passes.ts').catch(() => undefined);
  passes?.passesOf(me);
}

const read = (route: Parameters<typeof queryKey>[0], params: unknown, queryFn: () => Promise<unknown>): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: queryKey(route, params), queryFn });

/** Resolves at the first touch of the page, or after a while without one: a page that only loads is not slowed down. */
function whenTouched(): Promise<void> {
  return new Promise((resolve) => {
    onceTouched(resolve);
    setTimeout(resolve, navigator.userActivation.hasBeenActive ? 0 : UNTOUCHED_MS);
  });
}

function savesData(): boolean {
  // Safari and Firefox lack this.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
