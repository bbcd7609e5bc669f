import type { Deps } from '#server/platform/deps.ts';
import { REMEMBERED_MS } from '#server/features/accounts/age/age.ts';
import { DAY_MS } from '#contract/durations.ts';
import { UNDO_MS } from '#server/features/accounts/contact/contact.ts';
import { BANNED_MS, RESERVED_MS } from '#server/features/accounts/names/names.ts';

/** Registers how long temporary data of accounts is kept. */
export function sayTerms({ retention }: Pick<Deps, 'retention'>): void {
  retention.rows({
    table: 'refused_birthday',
    what: 'Refused birthdays',
    ms: REMEMBERED_MS,
    after: 'after the refusal',
    until: 'until',
  });
  retention.rows({
    table: 'one_time_code',
    what: 'Codes and links that were sent',
    ms: DAY_MS,
    after: 'after they were sent',
    since: 'sent_at',
  });
  retention.rows({
    table: 'contact_change',
    what: 'Former mail addresses and numbers',
    ms: UNDO_MS,
    after: 'after the change, while it can be undone',
    until: 'undo_until',
  });
  retention.rows({
    table: 'handle_reservation',
    what: 'Former Wildin IDs',
    ms: RESERVED_MS,
    after: 'after they were given up; those of deleted accounts as a keyed hash',
    until: 'reserved_until',
  });
  retention.elsewhere({
    table: 'handle_reservation',
    what: 'Wildin IDs of banned accounts, as a keyed hash',
    ms: BANNED_MS,
    after: 'after the account was deleted',
    by: 'the term above',
  });
}
