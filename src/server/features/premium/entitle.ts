import type { Db } from '#server/platform/database/database.ts';
import { grant, revoke } from './premium.queries.ts';

interface Setting {
  isOn: boolean;
  source: 'developer' | 'payment' | 'operator';
  now: Date;
  /** The end of the grant. A grant without an end lasts until its source ends it. */
  endsAt?: Date;
}

/** Grants premium from one source, or ends that source's grant; the grants of other sources stay as they are. */
export async function setPremium(db: Db, userId: number, { isOn, source, now, endsAt }: Setting): Promise<void> {
  if (isOn) await grant(db, { user_id: userId, kind: 'premium', source, granted_at: now, ends_at: endsAt ?? null });
  else await revoke(db, { user_id: userId, source });
}
