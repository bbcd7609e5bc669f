import type { Deps } from '#server/platform/deps.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { radiusOf } from '#server/features/matching/profile/profile.ts';
import { loadProfiles } from '#server/features/matching/profile/refresh.ts';
import { orSomebody } from '#server/features/matching/search/coarse.ts';
import { countFitting, readTogether } from '#server/features/matching/search/empty.queries.ts';

import { dayEverywhere } from './day.ts';

/** The counted people are not offered, so no limit of offers leaves one of them out. */
const NO_LIMIT = 1_000_000;

/**
 * Returns how many people a search could offer with and without the filter for checked photos, as coarse as all counts
 * (docs/decisions/014-no-ruler.md). Null for a person who cannot be matched, and for a search within one ZIP code, where
 * two counts that differ would tell of one person.
 */
export async function checkedReach(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<{ people: number; checked: number } | null> {
  const viewer = (await loadProfiles(db, [userId])).get(userId);
  if (viewer === undefined || viewer.radius === radiusOf('nearby')) return null;
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await readTogether(trx);
    const count = (onlyChecked: boolean): Promise<number> => {
      const search = { viewer: { ...viewer, onlyChecked }, today: dayEverywhere(now), now, offersADay: NO_LIMIT };
      return countFitting(trx, search);
    };
    const [people, checked] = [await count(false), await count(true)];
    return { people: orSomebody(people), checked: orSomebody(checked) };
  });
}
