import type { OperatorAction, OperatorLine } from '#contract/operator.ts';
import type { PersonDeed } from '#contract/operator.people.ts';
import {
  confirmMail,
  mailCodeAgain,
  mailPasswordLink,
  MESSAGE_JOB,
  tellOfOperator,
  type OperatorDid,
} from '#server/features/accounts/accounts.ts';
import { setModerator } from '#server/features/moderation/moderation.ts';
import { recordAction } from '#server/features/operator/log/log.ts';
import { grantsOf, setPremium } from '#server/features/premium/premium.ts';
import { isHeld, isLeaving, isSuspended } from '#server/features/visibility/standing.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { accountOf } from './people.queries.ts';

interface Done {
  action: OperatorAction;
  detail?: OperatorLine['detail'];
  /** What the person reads of it; undefined for a mail that tells of itself. */
  did?: OperatorDid;
  /** What follows the commit. */
  after?: (() => void) | undefined;
}

/**
 * Does one thing with an account. The log and the mail to the person are in the same transaction. A repeat that finds
 * everything as it should be leaves no trace.
 */
export async function actOn(deps: Deps, caller: Caller, { userId, deed }: { userId: number; deed: PersonDeed }) {
  const { db, clock, newId, jobs } = deps;
  const done = await inTransaction(db, async (trx) => {
    const made = await act(deps, trx, { userId, deed });
    if (made === undefined) return undefined;
    const { action, detail = {}, did, after } = made;
    await recordAction(trx, {
      id: newId(),
      now: clock.now(),
      operatorId: caller.userId,
      action,
      aboutId: userId,
      detail,
    });
    if (did !== undefined) await tellOfOperator(deps, trx, { userId, did });
    return after;
  });
  done?.();
  jobs.hurry(MESSAGE_JOB);
  askToResync(deps, userId, 'me');
}

type Deed = { userId: number; deed: PersonDeed };

async function act(deps: Deps, trx: Trx, { userId, deed }: Deed): Promise<Done | undefined> {
  switch (deed.do) {
    case 'end_session': {
      const after = await deps.sessions.endOne(trx, { userId, sessionId: deed.sessionId });
      if (after === undefined) throw new AppError('not_found');
      return { action: 'session_ended', did: 'signed_out', after };
    }
    case 'end_sessions': {
      const after = await deps.sessions.endAll(trx, userId, { forgetsDevices: true });
      return { action: 'sessions_ended', did: 'signed_out', after };
    }
    case 'send_code':
      await mailCodeAgain(deps, trx, { userId });
      return { action: 'code_sent' };
    case 'send_link':
      await mailPasswordLink(deps, trx, { userId });
      return { action: 'link_sent' };
    case 'confirm_mail':
      await confirmMail(deps, trx, { userId });
      return { action: 'mail_confirmed', did: 'mail_confirmed' };
    case 'give_moderator':
    case 'take_moderator':
      return changeModerator(deps, trx, { userId, isOn: deed.do === 'give_moderator' });
    case 'give_premium': {
      const now = deps.clock.now();
      const endsAt = monthsAfter(now, deed.months);
      await setPremium(trx, userId, { isOn: true, source: 'operator', now, endsAt });
      return { action: 'premium_given', did: 'premium_given', detail: { months: deed.months } };
    }
    case 'take_premium':
      if (!(await hasPremiumOfOperator(deps, trx, userId))) return undefined;
      await setPremium(trx, userId, { isOn: false, source: 'operator', now: deps.clock.now() });
      return { action: 'premium_taken', did: 'premium_taken' };
  }
}

async function changeModerator(
  deps: Deps,
  trx: Trx,
  { userId, isOn }: { userId: number; isOn: boolean },
): Promise<Done | undefined> {
  const account = await accountOf(trx, userId);
  if (account === undefined) throw new AppError('not_found');
  if (isOn && (isSuspended(account) || isLeaving(account) || isHeld(account))) {
    throw new AppError('invalid', { message: 'Only somebody whose account is active can be a moderator.' });
  }
  if (account.is_moderator === isOn) return undefined;
  await setModerator(trx, { userId, isOn, now: deps.clock.now() });
  const action = isOn ? 'moderator_given' : 'moderator_taken';
  return { action, did: action };
}

async function hasPremiumOfOperator({ clock }: Deps, trx: Trx, userId: number): Promise<boolean> {
  return (await grantsOf(trx, userId, clock.now())).some(({ source }) => source === 'operator');
}

/** Returns the same day and time `months` later; the last day of a month that has no such day. */
function monthsAfter(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
