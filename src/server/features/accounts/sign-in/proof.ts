import type { z } from 'zod';
import { RESEND_SECONDS } from '#contract/accounts.entry.ts';
import type { ProofWay, prove, sendProofCode } from '#contract/accounts.proof.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import {
  accountById,
  heldPassword,
  lockAccount,
  type AccountRow,
} from '#server/features/accounts/record/accounts.queries.ts';
import { codeError, issueCode, judgeCode, spend, tooSoon } from '#server/features/accounts/codes/codes.ts';
import { enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';
import { passkeysOf } from '#server/features/accounts/passkeys/passkeys.queries.ts';
import { proveByPasskey } from './passkey-use.ts';

type Proof = z.output<typeof prove.body>;
type Mailbox = z.output<typeof sendProofCode.body>['to'];

/** The limit of tries in one session. Guesses in a stolen session do not lock the owner's other devices. */
const TRIES_HERE = { max: 10, windowSeconds: 900 };
/** The limit of tries over all sessions of an account. */
const TRIES_OF_ALL = { max: 50, windowSeconds: 3600 };

/** Returns the ways of proof besides passkeys. With a password there is no code, which would be a weaker way. */
function waysOf(account: AccountRow): ProofWay[] {
  if (account.password_hash !== null) return ['password'];
  return (['phone', 'email'] as const).filter((to) => targetOf(account, to) !== undefined);
}

export async function proofOptionsOf(
  deps: Deps,
  caller: Caller,
): Promise<{ ways: ProofWay[]; freshUntil: string | null }> {
  const account = await accountById(deps.db, caller.userId);
  if (account === undefined) throw new AppError('unauthenticated');
  const until = await deps.sessions.provedUntil(caller);
  const hasPasskeys = (await passkeysOf(deps.db, caller.userId)).length > 0;
  return {
    ways: [...(hasPasskeys ? ['passkey' as const] : []), ...waysOf(account)],
    freshUntil: until?.toISOString() ?? null,
  };
}

/** Sends a code to the account's own proven mailbox or phone. */
export async function mailProof(
  deps: Deps,
  { userId }: Caller,
  to: Mailbox,
): Promise<z.output<typeof sendProofCode.response>> {
  const { target, isSent } = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, userId);
    if (account === undefined) throw new AppError('unauthenticated');
    const address = waysOf(account).includes(to) ? targetOf(account, to) : undefined;
    if (address === undefined) throw new AppError('invalid', { message: 'No code can be sent there.' });
    const made = await issueCode(deps, trx, { target: address, purpose: 'proof', userId });
    if (made !== undefined) {
      const { code, expiresAt: until } = made;
      await enqueueMessage(
        deps,
        trx,
        to === 'phone'
          ? { kind: 'phone_code', to: address, code, until }
          : { kind: 'proof_code', to: account.email ?? address, handle: account.handle, code, until },
      );
    }
    return { target: address, isSent: made !== undefined };
  });
  if (!isSent) throw await tooSoon(deps, { target, purpose: 'proof' });
  deps.jobs.hurry(MESSAGE_JOB);
  return { ok: true, resendAfterSeconds: RESEND_SECONDS };
}

/** Marks the caller's session as proved. Throws `rate_limited`, or the error of a wrong password, passkey or code. */
export async function proveCaller(deps: Deps, caller: Caller, proof: Proof): Promise<{ freshUntil: string }> {
  await countTry(deps, caller);
  return { freshUntil: (await judge(deps, caller, proof)).toISOString() };
}

async function judge(deps: Deps, caller: Caller, proof: Proof): Promise<Date> {
  if ('password' in proof) return byPassword(deps, caller, proof);
  return 'passkey' in proof ? proveByPasskey(deps, caller, proof.passkey) : byCode(deps, caller, proof);
}

async function countTry({ limits }: Deps, { userId, sessionId }: Caller): Promise<void> {
  const here = await limits.take('proof-here', sessionId, TRIES_HERE);
  if (!here.allowed) throw new AppError('rate_limited', here);
  const ofAll = await limits.take('proof-of-all', String(userId), TRIES_OF_ALL);
  if (!ofAll.allowed) throw new AppError('rate_limited', ofAll);
}

async function byPassword(deps: Deps, caller: Caller, { password }: { password: string }): Promise<Date> {
  const stored = (await accountById(deps.db, caller.userId))?.password_hash ?? null;
  const { isRight } = await deps.passwords.verify(stored, password);
  const wrong = new AppError('password_wrong', { fields: { password: 'That is not your password.' } });
  if (!isRight) throw wrong;
  return inTransaction(deps.db, async (trx) => {
    // The password may have changed while the typed one was checked. The old password must prove nothing.
    if ((await heldPassword(trx, caller.userId)) !== stored) throw wrong;
    return deps.sessions.prove(trx, caller);
  });
}

async function byCode(deps: Deps, caller: Caller, { to, code }: { to: Mailbox; code: string }): Promise<Date> {
  const judged = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, caller.userId);
    if (account === undefined) throw new AppError('unauthenticated');
    const target = waysOf(account).includes(to) ? targetOf(account, to) : undefined;
    if (target === undefined) return { is: 'dead' } as const;
    const verdict = await judgeCode(deps, trx, { target, purpose: 'proof', code });
    if (verdict.is !== 'right') return verdict;
    if (verdict.row.user_id !== caller.userId) return { is: 'dead' } as const;
    await spend(deps, trx, verdict.row);
    return { is: 'right', until: await deps.sessions.prove(trx, caller) } as const;
  });
  if (judged.is !== 'right') throw codeError(judged.is);
  return judged.until;
}

/** Returns the account's number or address in the form that codes use; undefined if the account has no proven one. */
function targetOf(account: AccountRow, to: Mailbox): string | undefined {
  if (to === 'phone') return account.phone_number ?? undefined;
  return account.email_verified_at === null ? undefined : (account.email_key ?? undefined);
}
