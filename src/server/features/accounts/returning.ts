import { changeMatchFacts } from '#server/features/matching/matching.ts';
import { isLeaving, leaving } from '#server/features/visibility/visibility.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { reserveHandle, type AccountRow } from './accounts.queries.ts';
import { RESERVED_MS } from './names.ts';
import { deleteCodesTo } from './codes.queries.ts';

/** Takes back the deletion of a locked account, in the transaction that opens a session; returns whether there was one. */
export async function bringBack(trx: Trx, account: AccountRow): Promise<boolean> {
  if (!isLeaving(account)) return false;
  await changeMatchFacts(trx, [account.id], { ...leaving(null), takes_lines: false });
  return true;
}

type Identity = Pick<AccountRow, 'id' | 'handle' | 'email_key' | 'phone_number'>;

/** Ends what a person signed in with and went by, before their account is deleted; their handle stays reserved. */
export async function endIdentity(trx: Trx, account: Identity, now: Date): Promise<void> {
  const { id, handle, email_key: email, phone_number: phone } = account;
  await reserveHandle(trx, { handle, user_id: id, reserved_until: new Date(now.getTime() + RESERVED_MS) });
  await deleteCodesTo(
    trx,
    [email, phone].filter((target) => target !== null),
  );
}
