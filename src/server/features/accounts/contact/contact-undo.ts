import { emailKey } from '#contract/accounts.email.ts';
import { changeAccounts } from '#server/features/people/accounts.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { accountByLogin, lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { endCodes } from '#server/features/accounts/codes/codes.ts';
import { linkHash } from '#server/features/accounts/codes/code-hashes.ts';
import { enqueueMessage, MESSAGE_JOB, NOTICE_MS } from '#server/features/accounts/mail/messages.ts';
import { deletePasskeys } from '#server/features/accounts/passkeys/passkeys.queries.ts';
import { changeByToken, takeChanges, type ContactChange } from './contact.queries.ts';

/**
 * Gives an account back to the holder of its former address. Undoes every change of the last three days. Ends the
 * password, the passkeys and the sessions, because the person who made the change may know or have added any of them.
 */
export async function undoContactChange(deps: Deps, token: string): Promise<{ back: 'email' | 'phone' }> {
  const now = deps.clock.now();
  const found = await changeByToken(deps.db, linkHash(deps, token), now);
  if (found === undefined) throw new AppError('link_dead');
  const run = () => inTransaction(deps.db, (trx) => undo(deps, trx, found));
  const { back, tellAll } = await run().catch((error: unknown) => {
    if (!isUniqueViolation(error, 'account_email_key_key')) throw error;
    // Another account took the unproven address at this moment. The second run finds the address taken and omits it.
    return run();
  });
  tellAll();
  deps.jobs.hurry(MESSAGE_JOB);
  return { back };
}

async function undo(
  deps: Deps,
  trx: Trx,
  found: ContactChange,
): Promise<{ back: 'email' | 'phone'; tellAll: () => void }> {
  const account = await lockAccount(trx, found.user_id);
  const changes = account === undefined ? [] : await takeChanges(trx, account.id, deps.clock.now());
  // Another request undid the change while this one waited for the row.
  if (account === undefined || !changes.some(({ id }) => id === found.id)) throw new AppError('link_dead');
  const former = await withoutTaken(trx, { ...account, ...formerContacts(changes) });
  const { email, email_key, email_verified_at, phone_number } = former;
  await changeAccounts(trx, [account.id], {
    email,
    email_key,
    email_verified_at,
    phone_number,
    password_hash: null,
  });
  await deletePasskeys(trx, account.id);
  await endCodesOf(deps, trx, changes);
  if (account.email !== null && account.email_key !== email_key) await tellRemoved(deps, trx, account);
  return {
    back: email_verified_at === null ? 'phone' : 'email',
    tellAll: await deps.sessions.endAll(trx, account.id, { forgetsDevices: true }),
  };
}

/** Removes a former address that another account has by now: an unproven address is not reserved for its holder. */
async function withoutTaken(trx: Trx, former: AccountRow): Promise<AccountRow> {
  const owner = former.email_key === null ? undefined : await accountByLogin(trx, former.email_key);
  if (owner === undefined || owner.id === former.id) return former;
  return { ...former, email: null, email_key: null, email_verified_at: null };
}

/** Returns the account's address and number before the first of the changes. */
function formerContacts(changes: ContactChange[]): Partial<AccountRow> {
  const mail = changes.find(({ kind }) => kind === 'email');
  const phone = changes.find(({ kind }) => kind === 'phone');
  return {
    ...(mail !== undefined && {
      email: mail.old_value,
      email_key: mail.old_value === null ? null : emailKey(mail.old_value),
      email_verified_at: mail.old_verified_at,
    }),
    ...(phone !== undefined && { phone_number: phone.old_value }),
  };
}

async function endCodesOf(deps: Deps, trx: Trx, changes: ContactChange[]): Promise<void> {
  for (const { kind, new_value: value } of changes) {
    const target = kind === 'email' ? emailKey(value) : value;
    for (const purpose of ['password', 'email', 'phone', 'proof'] as const) {
      await endCodes(deps, trx, { target, purpose });
    }
  }
}

async function tellRemoved(deps: Deps, trx: Trx, { email, handle }: AccountRow): Promise<void> {
  const until = new Date(deps.clock.now().getTime() + NOTICE_MS);
  await enqueueMessage(deps, trx, { kind: 'contact_removed', to: email ?? '', handle, until });
}
