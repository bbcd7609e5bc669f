import type { z } from 'zod';
import { UNLOCKED_MINUTES } from '#contract/operator.ts';
import type { findOperatorPerson, OperatorPerson } from '#contract/operator.people.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { accountByLogin } from '#server/features/accounts/accounts.ts';
import { grantsOf } from '#server/features/premium/premium.ts';
import { isHeld, isLeaving, isPaused, isRefused, isSuspended } from '#server/features/visibility/standing.ts';
import { recordAction } from '#server/features/operator/log/log.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { accountOf, hasLookedUp, type AccountRow } from './people.queries.ts';

type Search = z.output<typeof findOperatorPerson.body>;

/** Finds a member by their exact Wildin ID or mail address, and logs who asked, about whom and why. */
export async function findPerson(deps: Deps, caller: Caller, { who, reason }: Search): Promise<OperatorPerson> {
  const { db, clock, newId } = deps;
  const found = await accountByLogin(db, who);
  const isPerson = found !== undefined && !found.is_seed_user && !found.is_demo;
  await recordAction(db, {
    id: newId(),
    now: clock.now(),
    operatorId: caller.userId,
    reason,
    ...(isPerson ? { action: 'person_looked_up', aboutId: found.id } : { action: 'person_not_found' }),
  });
  if (!isPerson) throw new AppError('account_not_found', { fields: { who: 'Nobody goes by that here.' } });
  return personFor(deps, found.id);
}

/** Throws `not_found` unless the caller looked the person up not longer ago than a proof unlocks the pages. */
export async function requireLookup({ db, clock }: Deps, { userId: operatorId }: Caller, aboutId: number) {
  const since = new Date(clock.now().getTime() - UNLOCKED_MINUTES * MINUTE_MS);
  if (!(await hasLookedUp(db, { operatorId, aboutId, since }))) throw new AppError('not_found');
}

/** Returns the account of a member as operators see it. */
export async function personFor({ db, clock, sessions }: Deps, userId: number): Promise<OperatorPerson> {
  const account = await accountOf(db, userId);
  if (account === undefined) throw new AppError('not_found');
  const grants = await grantsOf(db, userId, clock.now());
  const open = await sessions.list(userId);
  return {
    id: account.id,
    handle: account.handle,
    displayName: account.display_name,
    joinedAt: account.created_at.toISOString(),
    state: stateOf(account),
    email: account.email,
    isEmailConfirmed: account.email_verified_at !== null,
    hasPhone: account.phone_number !== null,
    isModerator: account.is_moderator,
    isOperator: account.is_operator,
    premium: grants.map(({ source, ends_at: endsAt }) => ({ source, endsAt: endsAt?.toISOString() ?? null })),
    sessions: open.map(({ id, deviceName, createdAt, lastUsedAt }) => ({
      id,
      deviceName,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
}

function stateOf(account: AccountRow): OperatorPerson['state'] {
  if (isLeaving(account)) return 'leaving';
  if (isSuspended(account)) return 'suspended';
  if (isRefused(account)) return 'refused';
  if (isHeld(account)) return 'held';
  return isPaused(account) ? 'paused' : 'active';
}
