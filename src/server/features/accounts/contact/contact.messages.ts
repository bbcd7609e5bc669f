import { emailKey } from '#contract/accounts.email.ts';
import { type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import { type Message } from '#server/features/accounts/mail/messages.ts';

/** An address or number that is to become the account's, as typed (`value`) and in the form for comparison (`key`). */
export interface NewContact {
  kind: 'email' | 'phone';
  value: string;
  key: string;
}

export const newMail = (email: string): NewContact => ({ kind: 'email', value: email, key: emailKey(email) });
export const newNumber = (number: string): NewContact => ({ kind: 'phone', value: number, key: number });

/**
 * Returns the notice to an address or number that the account has proven; undefined if nothing is proven. An unproven
 * address may be a stranger's.
 */
export function noticeOf(account: AccountRow, wanted: NewContact, token: string): Message | undefined {
  const kinds = wanted.kind === 'email' ? (['email', 'phone'] as const) : (['phone', 'email'] as const);
  const kind = kinds.find((each) => contactOf(account, each).isProven);
  const to = kind === undefined ? null : contactOf(account, kind).value;
  if (to === null) return undefined;
  const about = { to, changed: wanted.kind, token };
  return kind === 'phone'
    ? { kind: 'contact_changed_text', ...about }
    : { kind: 'contact_changed', ...about, handle: account.handle, now: veiled(wanted) };
}

export function contactOf(
  account: AccountRow,
  kind: NewContact['kind'],
): { value: string | null; key: string | null; isProven: boolean } {
  if (kind === 'phone') {
    return { value: account.phone_number, key: account.phone_number, isProven: account.phone_number !== null };
  }
  return { value: account.email, key: account.email_key, isProven: account.email_verified_at !== null };
}

/** Masks most of a new address or number, because the notice about it may reach a different person. */
export function veiled({ kind, value }: Pick<NewContact, 'kind' | 'value'>): string {
  if (kind === 'phone') return `a number that ends in ${value.slice(-2)}`;
  const at = value.lastIndexOf('@');
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}

export function codeMessage(wanted: NewContact, { handle }: AccountRow, code: string): Message {
  return wanted.kind === 'phone'
    ? { kind: 'phone_code', to: wanted.value, code }
    : { kind: 'new_email', to: wanted.value, handle, code };
}

export function knownMessage(wanted: NewContact, owner: AccountRow): Message {
  return wanted.kind === 'phone'
    ? { kind: 'phone_known', to: wanted.value }
    : { kind: 'email_known', to: owner.email ?? wanted.value, handle: owner.handle };
}
