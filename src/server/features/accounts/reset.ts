import type { z } from 'zod';
import type { resetPassword as contract } from '#contract/codes.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { accountByLogin, lockAccount, updateAccount } from './accounts.queries.ts';
import type { CodeRow } from './codes.queries.ts';
import { codeError, findLink, issueCode, judgeCode, spend } from './codes.ts';
import { enqueueMessage, MESSAGE_JOB } from './messages.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';

type Reset = z.output<typeof contract.body>;

/** How long it may take to tell somebody that their password was changed. */
const NOTICE_MS = 86_400_000;

/**
 * Mails a link and a code to whoever has the address. For an address nobody has, the same is written and enqueued and
 * nothing is sent, so that neither the answer nor its time tells which it was.
 */
export async function forgotPassword(deps: Deps, email: string): Promise<void> {
  const target = email.toLowerCase();
  await inTransaction(deps.db, async (trx) => {
    const found = await accountByLogin(trx, email);
    const account = found?.email_key === target && found.suspended_at === null ? found : undefined;
    const issued = await issueCode(deps, trx, { target, purpose: 'password', userId: account?.id ?? null });
    if (issued === undefined) return;
    const { code, token, expiresAt: until } = issued;
    const message =
      account === undefined
        ? ({ kind: 'nothing' } as const)
        : ({ kind: 'password_link', to: account.email ?? target, handle: account.handle, code, token } as const);
    await enqueueMessage(deps, trx, { ...message, until });
  });
  deps.jobs.hurry(MESSAGE_JOB);
}

/**
 * Sets a new password by the link or by the code of the same mail; either ends both, and every session with its
 * sockets. A password that is refused costs nothing: the link and the code stay good.
 */
export async function resetPassword(deps: Deps, input: Reset): Promise<void> {
  refuseCommon(input.password, []);
  // Before the transaction: hashing takes long, and nobody should wait for a lock meanwhile.
  const passwordHash = await hashPassword(input.password);
  const outcome = await inTransaction(deps.db, async (trx) => {
    const proof = await proofOf(deps, trx, input);
    if (proof.is !== 'right') return proof;
    const { user_id: userId } = proof.row;
    const account = userId === null ? undefined : await lockAccount(trx, userId);
    if (account === undefined || account.suspended_at !== null) return { is: 'dead' } as const;
    refuseCommon(input.password, [account.email ?? undefined, account.handle]);
    const now = deps.clock.now();
    await spend(deps, trx, proof.row);
    // Whoever has the mail has the address.
    const email_verified_at = account.email_verified_at ?? now;
    await updateAccount(trx, account.id, { password_hash: passwordHash, email_verified_at });
    const tellAll = await deps.sessions.endAll(trx, account.id);
    await enqueueMessage(deps, trx, {
      kind: 'password_changed',
      to: account.email ?? proof.row.target,
      handle: account.handle,
      until: new Date(now.getTime() + NOTICE_MS),
    });
    return { is: 'right', tellAll } as const;
  });
  if (outcome.is !== 'right') {
    throw input.token === undefined ? codeError(outcome.is) : new AppError('link_dead');
  }
  outcome.tellAll();
  deps.jobs.hurry(MESSAGE_JOB);
}

async function proofOf(
  deps: Deps,
  trx: Trx,
  { token, email, code }: Reset,
): Promise<{ is: 'right'; row: CodeRow } | { is: 'wrong' | 'dead' }> {
  if (token !== undefined) {
    const row = await findLink(deps, trx, token);
    return row?.purpose === 'password' ? { is: 'right', row } : { is: 'dead' };
  }
  return judgeCode(deps, trx, { target: (email ?? '').toLowerCase(), purpose: 'password', code: code ?? '' });
}

function refuseCommon(password: string, own: (string | undefined)[]): void {
  if (!isCommonPassword(password, own)) return;
  throw new AppError('password_common', { fields: { password: 'Please pick a password that is harder to guess.' } });
}
