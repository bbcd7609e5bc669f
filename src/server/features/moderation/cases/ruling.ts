import { DAY_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/features/moderation/penalties/decisions.queries.ts';
import type { PenaltyAccount } from '#server/features/moderation/penalties/effects.ts';
import { allModerators, workingModerators } from '#server/features/moderation/moderators/moderators.queries.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { lockCase } from './case-changes.queries.ts';

const OLD_MS = 180 * DAY_MS;

type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** A locked case that a moderator is about to change, with the person the case is about. */
export interface Ruling {
  deps: Deps;
  trx: Trx;
  callerId: number;
  now: Date;
  one: LockedCase;
  /** Null for Wyn, for a companion, and for a person whose account is gone. */
  person: PenaltyAccount | null;
}

/** Moderators cannot open a case about themselves, because the case names the people who reported them. */
export const isOwnCase = (one: { author_id: number | null }, callerId: number): boolean => one.author_id === callerId;

/** Returns whether a moderator may act against this author: not against themself or another moderator. */
export async function mayActOn(db: Deps['db'], callerId: number, authorId: number | null): Promise<boolean> {
  if (authorId === null) return true;
  if (authorId === callerId) return false;
  return !(await allModerators(db)).some(({ user_id: id }) => id === authorId);
}

/** Returns whether a ban needs a second moderator: the account is older than 180 days and there are two moderators. */
export async function needsSecond(db: Deps['db'], person: { created_at: Date } | null, now: Date): Promise<boolean> {
  if (person === null || now.getTime() - person.created_at.getTime() <= OLD_MS) return false;
  return (await workingModerators(db)).length > 1;
}

/** A moderator's write to a case. */
export interface Act {
  callerId: number;
  caseId: string;
  once: Once;
}

/**
 * Locks the case and its person, and records the write under its idempotency key. Throws `not_found` for an unknown
 * case and for a case about the caller, `forbidden` for a case about another moderator, and `case_changed` if the case
 * changed after the caller read it.
 */
export async function openRuling(
  { deps, trx }: Pick<Ruling, 'deps' | 'trx'>,
  { callerId, caseId, once }: Act,
  version: number | undefined,
): Promise<Ruling> {
  const one = await lockCase(trx, caseId);
  if (one === undefined || isOwnCase(one, callerId)) throw new AppError('not_found');
  if (version !== undefined && one.version !== version) throw new AppError('case_changed');
  if (!(await mayActOn(trx, callerId, one.author_id))) {
    throw new AppError('forbidden', { message: 'Nobody acts on another moderator.' });
  }
  await once.record(trx, caseId);
  const row = one.author_id === null ? undefined : await lockPerson(trx, one.author_id);
  const person = row === undefined || row.is_seed_user ? null : row;
  return { deps, trx, callerId, now: deps.clock.now(), one, person };
}
