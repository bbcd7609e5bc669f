import type { z } from 'zod';
import { legalVersion } from '#content/legal.ts';
import type { consentData } from '#contract/accounts.ts';
import type { Rng } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { insertAccount, insertConsent, isHandleHeld, type NewAccount } from './accounts.queries.ts';

const ATTEMPTS = 5;

type ConsentData = z.output<typeof consentData>;

export interface Identity {
  id: number;
  handle: string;
}

/** Throws `consent_required` unless the three that membership rests on are given. */
export function requireConsent(consent: ConsentData | undefined): ConsentData {
  if (!consent?.dataProcessing || !consent.termsOfService || !consent.ageVerification) {
    throw new AppError('consent_required', { fields: { consentData: 'Please accept the terms.' } });
  }
  return consent;
}

/**
 * Runs `make`, which must be one transaction, with an id and a handle nobody has; again with others when somebody was
 * quicker. A handle somebody chose is theirs to change: when it is taken, this throws `handle_taken`.
 */
export async function withNewIdentity<T>(
  { rng }: Deps,
  wanted: string | undefined,
  make: (identity: Identity) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const identity = { id: newUserId(rng), handle: wanted ?? suggestHandle(rng) };
    try {
      return await make(identity);
    } catch (error) {
      const isIdTaken = isUniqueViolation(error, 'account_pkey');
      const isHandleTaken =
        isUniqueViolation(error, 'account_handle_key') || (error instanceof AppError && error.code === 'handle_taken');
      if (isHandleTaken && wanted !== undefined) {
        throw new AppError('handle_taken', { fields: { handle: 'Username already exists' }, cause: error });
      }
      if (!(isIdTaken || isHandleTaken) || attempt >= ATTEMPTS) throw error;
    }
  }
}

/** Writes a new member and what they consented to; throws `handle_taken` when the handle is held. */
export async function admit(
  trx: Trx,
  account: Omit<NewAccount, 'created_at'>,
  { consent, now }: { consent: ConsentData; now: Date },
): Promise<void> {
  if (await isHandleHeld(trx, account.handle, { userId: undefined, now })) throw new AppError('handle_taken');
  await insertAccount(trx, { ...account, created_at: now });
  await insertConsent(trx, {
    user_id: account.id,
    version: legalVersion,
    granted_at: now,
    data_processing: true,
    terms_of_service: true,
    age_verification: true,
    location: consent.location,
    notifications: consent.notifications,
    camera: consent.camera,
    contacts: consent.contacts,
  });
}

/** Below it stand the AI characters. */
const FIRST_ID = 100_000_001_000;

/** A random 12-digit integer. */
export function newUserId(rng: Rng): number {
  return FIRST_ID + Math.floor(rng() * (1_000_000_000_000 - FIRST_ID));
}

/** 'wild_soul_', three digits and three characters. */
function suggestHandle(rng: Rng): string {
  const digits = String(Math.floor(rng() * 1000)).padStart(3, '0');
  const letters = Array.from({ length: 3 }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[Math.floor(rng() * 36)]);
  return `wild_soul_${digits}${letters.join('')}`;
}
