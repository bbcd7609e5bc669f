import { emailKey } from '#contract/accounts.email.ts';
import type { z } from 'zod';
import type { forgotPassword as asking, resetPassword as contract } from '#contract/accounts.entry.ts';
import { changeAccounts } from '#server/features/people/accounts.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { accountByLogin, lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { askerFrom } from '#server/features/accounts/codes/askers.ts';
import {
  findLink,
  issueCode,
  judgeCode,
  proofError,
  spend,
  type CodeVerdict,
} from '#server/features/accounts/codes/codes.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { enqueueMessage, MESSAGE_JOB, NOTICE_MS } from '#server/features/accounts/mail/messages.ts';
import { takeChanges } from '#server/features/accounts/contact/contact.queries.ts';
import { deletePasskeys, passkeysOf } from '#server/features/accounts/passkeys/passkeys.queries.ts';
import { refuseCommon } from './common-passwords.ts';

type Reset = z.output<typeof contract.body>;

/**
 * Mails a link and a code to a member's address. For an unknown address, the same rows and job are written but nothing
 * is sent. So neither the response nor its time reveals whether there is an account.
 */
export async function forgotPassword(
  deps: Deps,
  { email, deviceId }: z.output<typeof asking.body>,
  from: Origin,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { account, addressee } = await askedFor(trx, { email, deviceId, from });
    const issued = await issueCode(deps, trx, { ...addressee, userId: account?.id ?? null });
    if (issued === undefined) return;
    const { code, token, expiresAt: until } = issued;
    const message =
      account === undefined
        ? ({ kind: 'nothing' } as const)
        : ({ kind: 'password_link', to: account.email ?? email, handle: account.handle, code, token } as const);
    await enqueueMessage(deps, trx, { ...message, until });
  });
  deps.jobs.hurry(MESSAGE_JOB);
}

/**
 * Sets a new password with the link or the code of a mail. Then ends the link, the code, and every session with its
 * sockets. A refused password ends neither the link nor the code.
 */
export async function resetPassword(deps: Deps, input: Reset, from: Origin): Promise<void> {
  await refuseCommon(input.password, []);
  const prove = (trx: Trx): Promise<CodeVerdict> => proofOf(deps, trx, { ...input, from });
  const first = await inTransaction(deps.db, prove);
  if (first.is !== 'right') throw proofError(first.is, input);
  // The hash follows a right proof, because it is slow. The row is not locked at this time.
  const passwordHash = await deps.passwords.hash(input.password);
  const outcome = await inTransaction(deps.db, async (trx) => {
    const proof = await prove(trx);
    if (proof.is !== 'right') return proof;
    const { user_id: userId } = proof.row;
    const account = userId === null ? undefined : await lockAccount(trx, userId);
    if (account === undefined) return { is: 'dead' } as const;
    await refuseCommon(input.password, [account.email, account.handle]);
    const now = deps.clock.now();
    await spend(deps, trx, proof.row);
    // The mail proves that the person can read the address.
    const email_verified_at = account.email_verified_at ?? now;
    await changeAccounts(trx, [account.id], { password_hash: passwordHash, email_verified_at });
    if (account.email_verified_at === null) await endUnproven(deps, trx, account);
    const tellAll = await deps.sessions.endAll(trx, account.id, { forgetsDevices: true });
    await enqueueMessage(deps, trx, {
      kind: 'password_changed',
      isElsewhere: false,
      passkeys: (await passkeysOf(trx, account.id)).length,
      to: account.email ?? proof.row.target,
      handle: account.handle,
      until: new Date(now.getTime() + NOTICE_MS),
    });
    return { is: 'right', tellAll } as const;
  });
  if (outcome.is !== 'right') throw proofError(outcome.is, input);
  outcome.tellAll();
  deps.jobs.hurry(MESSAGE_JOB);
}

/**
 * Removes the passkeys and the number that were added while the address was unproven. Somebody else may have signed up
 * with the address and added them.
 */
async function endUnproven(deps: Deps, trx: Trx, { id, phone_number: to }: AccountRow): Promise<void> {
  const now = deps.clock.now();
  await deletePasskeys(trx, id);
  // Deletes the recorded changes of contact, because the links that undo them would bring an earlier number back.
  await takeChanges(trx, id, now);
  if (to === null) return;
  await changeAccounts(trx, [id], { phone_number: null });
  const { language } = await speakerFor(trx, id);
  const until = new Date(now.getTime() + NOTICE_MS);
  await enqueueMessage(deps, trx, { kind: 'phone_removed_text', to, language, until });
}

async function proofOf(
  deps: Deps,
  trx: Trx,
  { token, email = '', code = '', deviceId, from }: Reset & { from: Origin },
): Promise<CodeVerdict> {
  if (token !== undefined) {
    const row = await findLink(deps, trx, token);
    return row?.purpose === 'password' ? { is: 'right', row } : { is: 'dead' };
  }
  const { addressee } = await askedFor(trx, { email, deviceId, from });
  return judgeCode(deps, trx, { ...addressee, code });
}

/** Returns the account of an address, if any, and the addressee of a code that resets its password. */
async function askedFor(
  trx: Trx,
  { email, deviceId, from }: { email: string; deviceId: string | undefined; from: Origin },
) {
  const account = await accountByLogin(trx, email);
  const asker = await askerFrom(trx, { account, deviceId, from });
  return { account, addressee: { target: emailKey(email), purpose: 'password', from: asker } as const };
}
