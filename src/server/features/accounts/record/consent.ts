import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Consent, putConsent } from '#contract/accounts.entry.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { insertConsent, lastConsent, lockAccount } from './accounts.queries.ts';

/** Returns the person's latest consent; throws `not_found` for a demo member, who has none. */
export async function readConsent({ db }: Deps, userId: number): Promise<Consent> {
  return present(await lastConsent(db, userId));
}

/** Changes the four optional consents. Every change is a new row, which keeps the history. */
export async function changeConsent(
  { db, clock }: Deps,
  userId: number,
  wanted: z.output<typeof putConsent.body>,
): Promise<Consent> {
  return inTransaction(db, async (trx) => {
    // With the lock, each change starts from the latest consent.
    await lockAccount(trx, userId);
    const last = await lastConsent(trx, userId);
    if (last === undefined) throw new AppError('not_found');
    const { location, notifications, camera, contacts } = wanted;
    const isSame =
      last.location === location &&
      last.notifications === notifications &&
      last.camera === camera &&
      last.contacts === contacts;
    if (isSame) return present(last);
    // The added millisecond keeps the order of two changes within one millisecond.
    const at = new Date(Math.max(clock.now().getTime(), last.granted_at.getTime() + 1));
    const next = { ...last, location, notifications, camera, contacts, granted_at: at };
    await insertConsent(trx, next);
    return present(next);
  });
}

function present(row: Selectable<Tables['consent']> | undefined): Consent {
  if (row === undefined) throw new AppError('not_found');
  const { version, location, notifications, camera, contacts } = row;
  return {
    version,
    grantedAt: row.granted_at.toISOString(),
    dataProcessing: row.data_processing,
    termsOfService: row.terms_of_service,
    ageVerification: row.age_verification,
    location,
    notifications,
    camera,
    contacts,
  };
}
