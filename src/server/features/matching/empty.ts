import { filters, radiuses, type EmptyResult, type Filter } from '#contract/matching.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { inFives, orSomebody } from './coarse.ts';
import { radiusOf } from './profile.ts';
import { countFitting, type Search } from './search.queries.ts';

/** For an empty search: how many would fit if one filter were open, which one that is, and the next radius that helps. */
export async function whyNobody(trx: Trx, search: Search): Promise<EmptyResult> {
  const counts: EmptyResult['counts'] = [];
  for (const filter of filters) {
    const count = await countFitting(trx, opened(search, filter));
    // Of the few in one ZIP not even their being there is told: a place that small is nobody's to know.
    const isInZip = filter !== 'distance' && search.viewer.radius === radiusOf('nearby');
    counts.push({ filter, wouldFit: isInZip ? inFives(count) : orSomebody(count) });
  }
  const most = counts.reduce((best, count) => (count.wouldFit > best.wouldFit ? count : best));
  return { counts, narrowest: most.wouldFit > 0 ? most.filter : null, widen: await widerRadius(trx, search) };
}

/** The same search with one of the viewer's own filters as wide as it goes, or with what others look for left aside. */
function opened({ viewer, ...rest }: Search, filter: Filter): Parameters<typeof countFitting>[1] {
  const wide: Record<Filter, Partial<typeof viewer>> = {
    distance: { radius: radiusOf('anywhere') },
    age: { minAge: 18, maxAge: 150 },
    gender: { wants: 0b1111 },
    intent: { intent: 3 },
    theirs: {},
  };
  return { ...rest, viewer: { ...viewer, ...wide[filter] }, isMutual: filter !== 'theirs' };
}

async function widerRadius(trx: Trx, search: Search): Promise<EmptyResult['widen']> {
  for (const locationRadius of radiuses.slice(search.viewer.radius + 1)) {
    const viewer = { ...search.viewer, radius: radiusOf(locationRadius) };
    const wouldFit = await countFitting(trx, { ...search, viewer, isMutual: true });
    if (wouldFit > 0) return { locationRadius, wouldFit: orSomebody(wouldFit) };
  }
  return null;
}
