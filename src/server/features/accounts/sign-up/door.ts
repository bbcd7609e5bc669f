import { inviteOf } from '#server/features/people/people.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { spendCode } from '#server/platform/place/invitations.ts';

/** With what a newcomer asks to be let in. */
export interface Ticket {
  /** The code of a link of the operator. */
  invitation?: string | undefined;
  /** The Wildin ID of a member whose invite link brought them here. */
  friend?: string | undefined;
}

/** Throws where nobody new is let in, or nobody without an invitation, and the newcomer shows none. */
export function refuseAtDoor({ place }: Pick<Deps, 'place'>, { invitation, friend }: Ticket): void {
  const { joining } = place.values;
  if (joining === 'closed') throw new AppError('joining_closed');
  if (joining === 'invitation' && invitation === undefined && friend === undefined)
    throw new AppError('invitation_needed');
}

/**
 * Decides whether a newcomer comes in or waits for the operator, and spends the operator's link where one is needed.
 * Such a link lets somebody in without waiting, because the operator gave it. Throws for a newcomer who may not join.
 */
export async function passDoor(deps: Pick<Deps, 'place' | 'clock'>, trx: Trx, ticket: Ticket): Promise<'in' | 'waits'> {
  refuseAtDoor(deps, ticket);
  const { joining } = deps.place.values;
  if (joining === 'open') return 'in';
  const now = deps.clock.now();
  if (ticket.invitation !== undefined && (await spendCode(trx, ticket.invitation, now))) return 'in';
  if (joining === 'approval') return 'waits';
  if (ticket.friend !== undefined && (await isInviting(trx, ticket.friend, now))) return 'in';
  throw new AppError('invitation_dead');
}

/** Returns whether a member has an invite link that visitors can open. */
async function isInviting(trx: Trx, handle: string, now: Date): Promise<boolean> {
  const found = await inviteOf(trx, handle, { viewerId: null, now });
  return found !== undefined && !found.isSeedUser && !found.isDemo;
}
