import { emailKey } from '#contract/accounts.email.ts';
import { changeAccounts } from '#server/features/people/accounts.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import { accountByLogin, lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { unsettledEmails } from './email-keys.queries.ts';

/**
 * Writes the keys of addresses that were stored before `emailKey` had its present form, as the server starts. Returns
 * how many it changed. Of two accounts with one mailbox, the one that proved it has the key, else the older; the other
 * keeps its former key and signs in with its handle.
 */
export async function settleEmailKeys(db: Db): Promise<number> {
  let changed = 0;
  for (const id of await unsettledEmails(db)) {
    if (await inTransaction(db, (trx) => settle(trx, id))) changed += 1;
  }
  return changed;
}

async function settle(trx: Trx, userId: number): Promise<boolean> {
  const account = await lockAccount(trx, userId);
  if (account === undefined || account.email === null || account.email_key === null) return false;
  const key = emailKey(account.email);
  if (key === account.email_key) return false;
  const found = await accountByLogin(trx, key);
  const other = found && (await lockAccount(trx, found.id));
  if (other !== undefined && !isFirst(account, other)) return false;
  if (other !== undefined) {
    // The two exchange their keys, because no two accounts have the same key at any moment.
    await changeAccounts(trx, [account.id], { email_key: null });
    await changeAccounts(trx, [other.id], { email_key: account.email_key });
  }
  await changeAccounts(trx, [account.id], { email_key: key });
  return true;
}

function isFirst(one: AccountRow, other: AccountRow): boolean {
  const isProven = one.email_verified_at !== null;
  if (isProven !== (other.email_verified_at !== null)) return isProven;
  return one.created_at.getTime() < other.created_at.getTime();
}
