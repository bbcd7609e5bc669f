import { emailKey } from '#contract/accounts.email.ts';
import { RESEND_SECONDS } from '#contract/accounts.entry.ts';
import { changeAccounts } from '#server/features/people/accounts.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { codeError, issueCode, judgeCode, spend, tooSoon } from '#server/features/accounts/codes/codes.ts';
import { enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';

type Mailbox = Pick<AccountRow, 'id' | 'handle'> & { email: string };

/** Enqueues a code for the person's own address; returns false if a limit on sending is reached. */
export async function mailCode(deps: Deps, trx: Trx, { id, handle, email }: Mailbox): Promise<boolean> {
  const made = await issueCode(deps, trx, { target: emailKey(email), purpose: 'email', userId: id });
  if (made === undefined) return false;
  await enqueueMessage(deps, trx, { kind: 'verify_email', to: email, handle, code: made.code, until: made.expiresAt });
  return true;
}

export async function sendEmailCode(deps: Deps, userId: number): Promise<{ ok: true; resendAfterSeconds: number }> {
  const { target, isSent } = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, userId);
    if (account === undefined) throw new AppError('unauthenticated');
    const { id, handle, email } = account;
    if (email === null) throw new AppError('invalid', { message: 'There is no email address in your account.' });
    return { target: emailKey(email), isSent: await mailCode(deps, trx, { id, handle, email }) };
  });
  if (!isSent) throw await tooSoon(deps, { target, purpose: 'email' });
  deps.jobs.hurry(MESSAGE_JOB);
  return { ok: true, resendAfterSeconds: RESEND_SECONDS };
}

/** Verifies the person's own address with its code. */
export async function verifyEmail(deps: Deps, userId: number, code: string): Promise<void> {
  const now = deps.clock.now();
  const verdict = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, userId);
    if (account?.email_key === null || account?.email_key === undefined) return { is: 'dead' } as const;
    const judged = await judgeCode(deps, trx, { target: account.email_key, purpose: 'email', code });
    if (judged.is !== 'right') return judged;
    if (judged.row.user_id !== userId) return { is: 'dead' } as const;
    await spend(deps, trx, judged.row);
    await changeAccounts(trx, [userId], { email_verified_at: now });
    return judged;
  });
  if (verdict.is !== 'right') throw codeError(verdict.is);
}
