import { DAY_MS } from '#contract/durations.ts';
import { filters, MANY, radiuses, type EmptyResult, type Radius } from '#contract/matching.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { radiusOf } from '#server/features/matching/profile/profile.ts';
import { inFives, orSomebody } from './coarse.ts';
import { countFitting, countJoined, countMisses, inPlace, readTogether, type InPlace } from './empty.queries.ts';
import type { Search } from './search.queries.ts';

/** Explains an empty search: how many people each filter excludes, the filter that excludes most, a wider radius. */
export async function whyNobody(trx: Trx, search: Search): Promise<EmptyResult> {
  await readTogether(trx);
  const near = await missesByFilter(trx, search);
  const everywhere = await countWithin(trx, search, 'anywhere');
  // Within a single ZIP, a count from `near` below five is 0: even "somebody" would reveal where a person lives.
  const inPlaceOf = search.viewer.radius === radiusOf('nearby') ? inFives : orSomebody;
  const counts = filters.map((filter) => ({
    filter,
    wouldFit: filter === 'distance' ? orSomebody(everywhere) : inPlaceOf(near.get(filter) ?? 0),
  }));
  const most = counts.reduce((best, count) => (count.wouldFit > best.wouldFit ? count : best));
  return {
    counts,
    narrowest: most.wouldFit > 0 ? most.filter : null,
    joined: inFives(await countJoined(trx, search, new Date(search.now.getTime() - 7 * DAY_MS))),
    widen: everywhere > 0 ? await widerRadius(trx, search, everywhere) : null,
  };
}

/** Returns how many people each filter alone excludes, up to `MANY`. A filter at that limit is not counted again. */
export async function missesByFilter(db: Db, search: Search): Promise<Map<InPlace, number>> {
  const counts = new Map<InPlace, number>();
  let open: readonly InPlace[] = inPlace;
  while (open.length > 0) {
    const found = await countMisses(db, search, open);
    for (const filter of open) counts.set(filter, Math.min(found.get(filter) ?? 0, MANY));
    const all = [...found.values()].reduce((sum, count) => sum + count, 0);
    if (all < MANY * open.length) break;
    open = open.filter((filter) => (counts.get(filter) ?? 0) < MANY);
  }
  return counts;
}

/** Returns how many people fit within a wider radius, up to `MANY`, or 0 for the search's own radius. */
async function countWithin(trx: Trx, search: Search, locationRadius: Radius): Promise<number> {
  const radius = radiusOf(locationRadius);
  if (radius === search.viewer.radius) return 0;
  return countFitting(trx, { ...search, viewer: { ...search.viewer, radius } });
}

async function widerRadius(trx: Trx, search: Search, everywhere: number): Promise<EmptyResult['widen']> {
  for (const locationRadius of radiuses.slice(search.viewer.radius + 1, -1)) {
    const wouldFit = await countWithin(trx, search, locationRadius);
    if (wouldFit > 0) return { locationRadius, wouldFit: orSomebody(wouldFit) };
  }
  return { locationRadius: 'anywhere', wouldFit: orSomebody(everywhere) };
}
