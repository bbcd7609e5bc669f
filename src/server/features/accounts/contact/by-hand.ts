import { emailKey } from '#contract/accounts.email.ts';
import { changeAccounts } from '#server/features/people/accounts.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { issueCode } from '#server/features/accounts/codes/codes.ts';
import { enqueueMessage, NOTICE_MS } from '#server/features/accounts/mail/messages.ts';
import type { OperatorDid } from '#server/features/accounts/mail/security-messages.ts';
import { mailCode } from './email.ts';

/** What operators do for a member who cannot get in. Each runs in the caller's transaction. */
interface ByHand {
  userId: number;
}

/** Mails the code that confirms the member's address. Throws `rate_limited` where no more codes may go there now. */
export async function mailCodeAgain(deps: Deps, trx: Trx, { userId }: ByHand): Promise<void> {
  const account = await withMail(trx, userId);
  if (account.email_verified_at !== null) throw confirmedAlready();
  if (!(await mailCode(deps, trx, account))) throw new AppError('rate_limited');
}

/** Mails a link to a new password. Throws `rate_limited` where no more links may go there now. */
export async function mailPasswordLink(deps: Deps, trx: Trx, { userId }: ByHand): Promise<void> {
  const { id, email, handle } = await withMail(trx, userId);
  const made = await issueCode(deps, trx, { target: emailKey(email), purpose: 'password', userId: id });
  if (made === undefined) throw new AppError('rate_limited');
  // The code would work only where it was asked for, so the mail has the link alone.
  await enqueueMessage(deps, trx, {
    kind: 'password_link',
    to: email,
    handle,
    token: made.token,
    until: made.expiresAt,
  });
}

/** Confirms the member's address without a code. */
export async function confirmMail({ clock }: Pick<Deps, 'clock'>, trx: Trx, { userId }: ByHand): Promise<void> {
  const account = await withMail(trx, userId);
  if (account.email_verified_at !== null) throw confirmedAlready();
  await changeAccounts(trx, [userId], { email_verified_at: clock.now() });
}

/** Tells a member by mail what an operator did with their account. Does nothing for an account without an address. */
export async function tellOfOperator(deps: Deps, trx: Trx, { userId, did }: ByHand & { did: OperatorDid }) {
  const account = await lockAccount(trx, userId);
  if (account === undefined || account.email === null) return;
  const until = new Date(deps.clock.now().getTime() + NOTICE_MS);
  await enqueueMessage(deps, trx, { kind: 'by_operator', to: account.email, handle: account.handle, did, until });
}

async function withMail(trx: Trx, userId: number): Promise<AccountRow & { email: string }> {
  const account = await lockAccount(trx, userId);
  if (account === undefined) throw new AppError('not_found');
  const { email } = account;
  if (email === null) throw new AppError('invalid', { message: 'There is no mail address in this account.' });
  return { ...account, email };
}

const confirmedAlready = (): AppError =>
  new AppError('invalid', { message: 'The mail address of this account is confirmed already.' });
