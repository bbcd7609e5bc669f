import type { TrustedState } from '#contract/home-safe.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { dropRefusal, putMarks } from './marks.queries.ts';
import { changeWay, lockWays, personById, type PersonRow, type WayRow } from './trusted.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'hints'>;

/** What a trusted person says on their pages. `nobody`: no, and nobody of this place may write to them. */
export const consents = ['yes', 'no', 'nobody'] as const;
export type Consent = (typeof consents)[number];

/**
 * Stores what a trusted person says. A yes is for the way on which they were asked; a no ends all ways at once. A repeat
 * changes nothing. They can say the other thing later, as long as the member keeps them.
 */
export async function sayFor(
  needs: Needs,
  { trustedId, way }: Pick<WayRow, 'way'> & { trustedId: string },
  said: Consent,
): Promise<void> {
  const { db, clock } = needs;
  const person = await personById(db, trustedId);
  if (person === undefined) return;
  await inTransaction(db, async (trx) => {
    const ways = await lockWays(trx, trustedId);
    if (said !== 'yes') return endAll(trx, { needs, person, ways, said });
    const own = ways.find((row) => row.way === way);
    if (own === undefined || own.state === 'yes' || person.removed_at !== null) return undefined;
    await changeWay(trx, { trustedId, way }, { state: 'yes', answered_at: clock.now() });
    return dropRefusal(trx, { addressHash: own.address_hash, userId: person.user_id });
  });
  askToResync(needs, person.user_id, 'home_safe');
}

/** Ends what a trusted person said yes to, without a way of their own: from the page of an outing. */
export async function endFor(needs: Needs, trustedId: string): Promise<void> {
  await sayFor(needs, { trustedId, way: 'mail' }, 'no');
}

interface Refusal {
  needs: Needs;
  person: PersonRow;
  ways: readonly WayRow[];
  said: Exclude<Consent, 'yes'>;
}

async function endAll(trx: Trx, { needs: { clock, newId }, person, ways, said }: Refusal): Promise<void> {
  const now = clock.now();
  const ended = ways.filter(({ state }) => state !== 'no' && state !== 'took_back');
  for (const row of ended) {
    const state: TrustedState = row.state === 'yes' ? 'took_back' : 'no';
    await changeWay(trx, { trustedId: row.trusted_id, way: row.way }, { state, answered_at: now });
  }
  const mark = (row: WayRow, kind: 'refused' | 'nobody') => ({
    id: newId(),
    address_hash: row.address_hash,
    user_id: person.user_id,
    kind,
    at: now,
  });
  // An address that was never asked may be somebody else's, whom this no does not bind.
  const asked = ways.filter(({ asked_at: askedAt }) => askedAt !== null);
  await putMarks(trx, [
    ...ended.filter((row) => asked.includes(row)).map((row) => mark(row, 'refused')),
    ...(said === 'nobody' ? asked.map((row) => mark(row, 'nobody')) : []),
  ]);
}
