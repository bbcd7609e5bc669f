import { changeAccounts } from '#server/features/people/accounts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { accountById, lockAccount } from '#server/features/accounts/record/accounts.queries.ts';
import { endCodes } from '#server/features/accounts/codes/codes.ts';
import { enqueueMessage, MESSAGE_JOB, NOTICE_MS } from '#server/features/accounts/mail/messages.ts';
import { passkeysOf } from '#server/features/accounts/passkeys/passkeys.queries.ts';
import { refuseCommon } from './common-passwords.ts';

/** Changes the password, ends every other session, and notifies the account's address or number. */
export async function changePassword(deps: Deps, caller: Caller, password: string): Promise<void> {
  const before = await accountById(deps.db, caller.userId);
  await refuseCommon(password, [before?.email, before?.handle]);
  const passwordHash = await deps.passwords.hash(password);
  const tellOthers = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, caller.userId);
    if (account === undefined) throw new AppError('unauthenticated');
    // Another device may have changed the password and ended this session while the transaction waited for the row.
    await deps.sessions.requireProof(caller, { trx });
    const { id, email, email_key: key, phone_number: phone, handle } = account;
    await changeAccounts(trx, [id], { password_hash: passwordHash });
    if (key !== null) await endCodes(deps, trx, { target: key, purpose: 'password' });
    const tell = await deps.sessions.endAll(trx, id, { but: caller, forgetsDevices: true });
    const until = new Date(deps.clock.now().getTime() + NOTICE_MS);
    const passkeys = (await passkeysOf(trx, id)).length;
    if (email !== null) {
      const about = { to: email, handle, isElsewhere: true, passkeys };
      await enqueueMessage(deps, trx, { kind: 'password_changed', ...about, until });
    } else if (phone !== null) {
      await enqueueMessage(deps, trx, { kind: 'password_changed_text', to: phone, passkeys, until });
    }
    return tell;
  });
  tellOthers();
  deps.jobs.hurry(MESSAGE_JOB);
}
