import { isLeaving, isSuspended, leaving } from '#server/features/visibility/standing.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { deleteCodesTo } from '#server/features/accounts/codes/codes.queries.ts';
import { giveUpHandles } from '#server/features/accounts/names/handles.ts';
import { changeStanding } from './standing.ts';

/**
 * Cancels the deletion of a locked account, in the transaction that opens a session. Returns the function to call after
 * the commit; undefined where there was no deletion.
 */
export async function bringBack(deps: Deps, trx: Trx, account: AccountRow): Promise<(() => void) | undefined> {
  if (!isLeaving(account)) return undefined;
  return changeStanding(deps, trx, { userId: account.id, ...leaving(null), takes_lines: false });
}

type Identity = Pick<AccountRow, 'id' | 'handle' | 'email_key' | 'phone_number'> & Parameters<typeof isSuspended>[0];

/** Reserves the handles of an account that is about to be deleted, and deletes the codes to its address and number. */
export async function endIdentity(deps: Deps, trx: Trx, account: Identity): Promise<void> {
  const { email_key: email, phone_number: phone } = account;
  await giveUpHandles(deps, trx, { ...account, isSuspended: isSuspended(account) });
  await deleteCodesTo(
    trx,
    [email, phone].filter((target) => target !== null),
  );
}
