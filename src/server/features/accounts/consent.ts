import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Consent, putConsent } from '#contract/codes.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { insertConsent, lastConsent, lockAccount } from './accounts.queries.ts';

/** What the person last consented to; `not_found` for one who never did (a demo member). */
export async function readConsent({ db }: Deps, userId: number): Promise<Consent> {
  return present(await lastConsent(db, userId));
}

/** Changes the optional four. Every change is a row of its own, so that what held at any time can be shown. */
export async function changeConsent(
  { db, clock }: Deps,
  userId: number,
  wanted: z.output<typeof putConsent.body>,
): Promise<Consent> {
  return inTransaction(db, async (trx) => {
    // One change after the other: each starts from the last.
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
    // Two within one millisecond still have an order.
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
