import type { z } from 'zod';
import { legalVersion } from '#content/legal.ts';
import type { consentData } from '#contract/accounts.ts';
import { insertAccount, type NewAccount } from '#server/features/people/accounts.ts';
import type { Rng } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { ruledBy, settleHold } from '#server/features/accounts/age/assurance.ts';
import { insertConsent } from '#server/features/accounts/record/accounts.queries.ts';
import { holdOn } from '#server/features/accounts/names/handles.ts';
import { handleReserved } from '#server/features/accounts/names/names.ts';
import { awaiting } from '#server/features/visibility/standing.ts';
import { refuseResting } from '#server/features/accounts/contact/resting.ts';
import { passDoor, type Ticket } from './door.ts';

const ATTEMPTS = 5;

type ConsentData = z.output<typeof consentData>;

export interface Identity {
  id: number;
  handle: string;
}

/** Throws `consent_required` unless the three required consents are given. */
export function requireConsent(consent: ConsentData | undefined): ConsentData {
  if (!consent?.dataProcessing || !consent.termsOfService || !consent.ageVerification) {
    throw new AppError('consent_required', { fields: { consentData: 'Please accept the terms.' } });
  }
  return consent;
}

/**
 * Runs `make`, which must be one transaction, with a new id and handle. After a conflict, repeats it with another id
 * and handle, up to `ATTEMPTS` tries. A handle that the person chose is never replaced: when it is taken, this throws
 * `handle_taken`, and when it is reserved, `handle_reserved`.
 */
export async function withNewIdentity<T>(
  { rng }: Pick<Deps, 'rng'>,
  wanted: string | undefined,
  make: (identity: Identity) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const identity = { id: newUserId(rng), handle: wanted ?? suggestHandle(rng) };
    try {
      return await make(identity);
    } catch (error) {
      const isIdTaken = isUniqueViolation(error, 'account_pkey');
      const code = error instanceof AppError ? error.code : undefined;
      const isHandleTaken = isUniqueViolation(error, 'account_handle_key') || code === 'handle_taken';
      if (code === 'handle_reserved' && wanted !== undefined) throw handleReserved();
      if (isHandleTaken && wanted !== undefined) {
        throw new AppError('handle_taken', { fields: { handle: 'Username already exists' }, cause: error });
      }
      if (!(isIdTaken || isHandleTaken || code === 'handle_reserved') || attempt >= ATTEMPTS) throw error;
    }
  }
}

/**
 * Inserts a new member and their consent. Holds the member where the country's rule asks for a check of their age.
 * Where the operator lets people in one by one, the member waits for them. Throws `joining_closed`, `invitation_needed` or
 * `invitation_dead` for who may not join.
 * Throws `handle_taken` or `handle_reserved` for a handle that somebody holds, and `contact_resting` for a reserved address or number.
 */
export async function admit(
  deps: Pick<Deps, 'config' | 'clock' | 'place'>,
  trx: Trx,
  { consent, ticket, ...account }: Omit<NewAccount, 'created_at'> & { consent: ConsentData; ticket: Ticket },
): Promise<void> {
  const now = deps.clock.now();
  const held = await holdOn(deps, trx, { handle: account.handle });
  if (held !== undefined) throw new AppError(held === 'taken' ? 'handle_taken' : 'handle_reserved');
  const isLate = (await passDoor(deps, trx, ticket)) === 'waits';
  await insertAccount(trx, { ...account, created_at: now, ...awaiting(isLate ? now : null) });
  // The check comes after the insert, which waits for another account's transaction that gives the address up.
  await refuseResting(trx, [account.email_key, account.phone_number], { userId: account.id, now });
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
  // Nobody has seen the newcomer yet, so there is nothing to announce.
  await settleHold(trx, ruledBy(deps), { userId: account.id });
}

/** The lowest id of a member; AI characters have lower ids. */
const FIRST_ID = 100_000_001_000;

/** Returns a random 12-digit integer. */
export function newUserId(rng: Rng): number {
  return FIRST_ID + Math.floor(rng() * (1_000_000_000_000 - FIRST_ID));
}

/** Returns 'wild_soul_', three digits and three characters. */
function suggestHandle(rng: Rng): string {
  const digits = String(Math.floor(rng() * 1000)).padStart(3, '0');
  const letters = Array.from({ length: 3 }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[Math.floor(rng() * 36)]);
  return `wild_soul_${digits}${letters.join('')}`;
}
