import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import {
  NEWCOMERS_LISTED,
  type listNewcomers,
  type makePlaceLink,
  type PlaceLink,
} from '#contract/operator.settings.ts';
import { letIn, newcomersWaiting, turnAway } from '#server/features/accounts/newcomers.ts';
import { recordAction } from '#server/features/operator/log/log.ts';
import { eraseNow } from '#server/features/your-data/your-data.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { deleteInvitation, invitationRows, makeInvitation } from '#server/platform/place/invitations.ts';

/** Returns the operator's links, the newest first. */
export async function placeLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<PlaceLink[]> {
  const now = clock.now();
  return (await invitationRows(db)).map(({ id, note, uses, used, made_at: madeAt, ends_at: endsAt }) => ({
    id,
    note,
    uses,
    used,
    madeAt: madeAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isOpen: used < uses && endsAt > now,
  }));
}

/** Makes a link and returns its address, which nobody can read again later. */
export async function makeLink(
  deps: Deps,
  operatorId: number,
  { note, uses, days }: z.output<typeof makePlaceLink.body>,
): Promise<string> {
  const now = deps.clock.now();
  const endsAt = new Date(now.getTime() + days * DAY_MS);
  const { code } = await inTransaction(deps.db, async (trx) => {
    const detail = { uses, days, note };
    await recordAction(trx, { id: deps.newId(), now, operatorId, action: 'invitation_made', detail });
    return makeInvitation(deps, trx, { note, uses, endsAt });
  });
  return new URL(`/signup?invitation=${code}`, deps.config.publicUrl).href;
}

export async function endLink({ db, clock, newId }: Deps, operatorId: number, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await deleteInvitation(trx, id))) throw new AppError('not_found');
    await recordAction(trx, { id: newId(), now: clock.now(), operatorId, action: 'invitation_ended' });
  });
}

/** Returns who waits to be let in, the longest waiting first. */
export async function newcomers({ db }: Pick<Deps, 'db'>): Promise<z.input<typeof listNewcomers.response>> {
  const rows = await newcomersWaiting(db, NEWCOMERS_LISTED + 1);
  return {
    newcomers: rows.slice(0, NEWCOMERS_LISTED).map((row) => ({
      id: row.id,
      handle: row.handle,
      reach: row.email ?? row.phone_number ?? '',
      isProven: row.email === null || row.email_verified_at !== null,
      since: row.since.toISOString(),
    })),
    hasMore: rows.length > NEWCOMERS_LISTED,
  };
}

/** Lets a newcomer in, or turns them away and erases their account. */
export async function answer(
  deps: Deps,
  operatorId: number,
  { userId, isLetIn }: { userId: number; isLetIn: boolean },
): Promise<void> {
  const action = isLetIn ? 'newcomer_let_in' : 'newcomer_turned_away';
  const decide = isLetIn ? letIn : turnAway;
  await decide(deps, userId, async (trx, { handle }) => {
    const line = { id: deps.newId(), now: deps.clock.now(), operatorId, action, detail: { handle } } as const;
    await recordAction(trx, isLetIn ? { ...line, aboutId: userId } : line);
  });
  if (!isLetIn) await eraseNow(deps, userId);
}
