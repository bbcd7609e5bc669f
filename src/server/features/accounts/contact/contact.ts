import { randomBytes } from 'node:crypto';
import { UNDO_HOURS } from '#contract/accounts.security.ts';
import { RESEND_SECONDS } from '#contract/accounts.entry.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { Me } from '#contract/people.ts';
import { changeAccounts } from '#server/features/people/accounts.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { ownRecord } from '#server/features/accounts/record/own-record.ts';
import {
  accountByLogin,
  accountByPhone,
  lockAccount,
  type AccountRow,
} from '#server/features/accounts/record/accounts.queries.ts';
import { askerIs } from '#server/features/accounts/codes/askers.ts';
import { codeError, endCodes, issueCode, judgeCode, spend, tooSoon } from '#server/features/accounts/codes/codes.ts';
import { linkHash } from '#server/features/accounts/codes/code-hashes.ts';
import { enqueueMessage, MESSAGE_JOB, NOTICE_MS } from '#server/features/accounts/mail/messages.ts';
import { insertChange } from './contact.queries.ts';
import { refuseResting } from './resting.ts';
import { type NewContact, noticeOf, contactOf, codeMessage, knownMessage } from './contact.messages.ts';

export const UNDO_MS = UNDO_HOURS * HOUR_MS;

/**
 * Sends a code to an address or number that is to become the account's. If another account has the address, the same
 * row is written, and that account's owner gets a notice without a code. So neither the response nor its time reveals
 * the account. Without `hideAccountExistence`, another account's email address is refused instead.
 */
export async function sendContactCode(
  deps: Deps,
  { userId }: Caller,
  wanted: NewContact,
): Promise<{ ok: true; resendAfterSeconds: number }> {
  const addressee = { target: wanted.key, purpose: purposeOf(wanted), from: askerIs(userId) } as const;
  const isSent = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, userId);
    if (account === undefined) throw new AppError('unauthenticated');
    refuseOwn(account, wanted);
    const owner = await ownerOf(trx, wanted);
    if (owner !== undefined && wanted.kind === 'email' && !deps.config.hideAccountExistence) throw taken(wanted);
    const made = await issueCode(deps, trx, { ...addressee, userId: owner === undefined ? userId : null });
    if (made === undefined) return false;
    const message = owner === undefined ? codeMessage(wanted, account, made.code) : knownMessage(wanted, owner);
    await enqueueMessage(deps, trx, { ...message, until: made.expiresAt });
    return true;
  });
  if (!isSent) throw await tooSoon(deps, addressee);
  deps.jobs.hurry(MESSAGE_JOB);
  return { ok: true, resendAfterSeconds: RESEND_SECONDS };
}

/**
 * Makes the address or number the account's own if the code is right. Sends a notice to an address or number that the
 * account had proven before.
 */
export async function changeContact(
  deps: Deps,
  caller: Caller,
  typed: { wanted: NewContact; code: string },
): Promise<Me> {
  const { wanted, code } = typed;
  const now = deps.clock.now();
  const addressee = { target: wanted.key, purpose: purposeOf(wanted), from: askerIs(caller.userId) } as const;
  try {
    const verdict = await inTransaction(deps.db, async (trx) => {
      const account = await lockAccount(trx, caller.userId);
      if (account === undefined) throw new AppError('unauthenticated');
      // A change of the password may have ended this session while the transaction waited for the row.
      await deps.sessions.requireProof(caller, { trx });
      refuseOwn(account, wanted);
      const judged = await judgeCode(deps, trx, { ...addressee, code });
      if (judged.is !== 'right') return judged;
      // Another account has the address, so this row's code was never sent, and a right code is a guess.
      if (judged.row.user_id !== caller.userId) return { is: 'wrong' } as const;
      await spend(deps, trx, judged.row);
      await replaceContact(deps, trx, { account, wanted });
      // The check comes after the change, which waits for another account's transaction that gives the address up.
      await refuseResting(trx, [wanted.key], { userId: account.id, now });
      return judged;
    });
    if (verdict.is !== 'right') throw codeError(verdict.is);
  } catch (error) {
    // Another account took the same address or number first. This happens when two people can read its messages.
    if (!isUniqueViolation(error, 'account_email_key_key') && !isUniqueViolation(error, 'account_phone_number_key')) {
      throw error;
    }
    throw deps.config.hideAccountExistence ? codeError('dead') : taken(wanted);
  }
  deps.jobs.hurry(MESSAGE_JOB);
  return ownRecord(deps.db, caller.userId, now);
}

async function replaceContact(
  deps: Deps,
  trx: Trx,
  { account, wanted }: { account: AccountRow; wanted: NewContact },
): Promise<void> {
  const now = deps.clock.now();
  const before = contactOf(account, wanted.kind);
  const token = randomBytes(32).toString('base64url');
  const notice = noticeOf(account, wanted, token);
  if (notice !== undefined) {
    await insertChange(trx, {
      user_id: account.id,
      id: deps.newId(),
      kind: wanted.kind,
      old_value: before.value,
      old_key: before.isProven ? before.key : null,
      old_verified_at: wanted.kind === 'email' ? account.email_verified_at : null,
      new_value: wanted.value,
      token_hash: linkHash(deps, token),
      changed_at: now,
      undo_until: new Date(now.getTime() + UNDO_MS),
    });
    await enqueueMessage(deps, trx, { ...notice, until: new Date(now.getTime() + NOTICE_MS) });
  }
  // Codes and links that were sent to the former address no longer open this account.
  if (before.key !== null) {
    for (const purpose of ['password', 'email', 'phone', 'proof'] as const) {
      await endCodes(deps, trx, { target: before.key, purpose });
    }
  }
  await changeAccounts(
    trx,
    [account.id],
    wanted.kind === 'email'
      ? { email: wanted.value, email_key: wanted.key, email_verified_at: now }
      : { phone_number: wanted.value },
  );
}

async function ownerOf(trx: Trx, { kind, key }: NewContact): Promise<AccountRow | undefined> {
  return kind === 'phone' ? accountByPhone(trx, key) : accountByLogin(trx, key);
}

function purposeOf({ kind }: NewContact): 'new_email' | 'new_phone' {
  return kind === 'phone' ? 'new_phone' : 'new_email';
}

function refuseOwn(account: AccountRow, { kind, key }: NewContact): void {
  if (contactOf(account, kind).key !== key) return;
  const fields: Record<string, string> =
    kind === 'phone' ? { phoneNumber: 'That is your number already.' } : { email: 'That is your address already.' };
  throw new AppError('invalid', { fields });
}

function taken({ kind }: NewContact): AppError {
  return kind === 'email'
    ? new AppError('email_taken', { fields: { email: 'Another account has this address.' } })
    : codeError('dead');
}
