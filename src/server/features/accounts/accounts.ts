import type { z } from 'zod';
import type { handle as handleSchema, login, register, updateUser } from '#contract/accounts.ts';
import type { MbtiType, Me, planets } from '#contract/people.ts';
import { refreshMatchProfile } from '#server/features/matching/matching.ts';
import { meOf } from '#server/features/people/people.ts';
import type { Rng } from '#server/platform/clock.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import {
  accountByLogin,
  insertAccount,
  insertConsent,
  isHandleHeld,
  knowsDevice,
  lockAccount,
  reserveHandle,
  updateAccount,
} from './accounts.queries.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { ADULT, adultBirthday, changesOf, handleChange } from './profile.ts';

/** The version of the terms a new member accepts; a change of the terms changes it. */
export const CONSENT_VERSION = '2026-11-01';
const RESERVED_MS = 180 * 86_400_000;
/** Guesses at one account from one address, and from all devices it has never been used on. */
const LOGIN_HERE = { max: 10, windowSeconds: 900 };
const LOGIN_ELSEWHERE = { max: 50, windowSeconds: 3600 };

interface SignedIn {
  id: number;
  tokens: { accessToken: string; refreshToken: string };
  user: Me;
}

/** What the request says of its device and place. */
export interface Origin {
  deviceName: string;
  addressKey: string;
}

export async function registerAccount(
  deps: Deps,
  input: z.output<typeof register.body>,
  origin: Origin,
): Promise<SignedIn> {
  const { clock, config } = deps;
  const now = clock.now();
  const { consentData: consent } = input;
  if (!consent.dataProcessing || !consent.termsOfService || !consent.ageVerification) {
    throw new AppError('consent_required', { fields: { consentData: 'Please accept the terms.' } });
  }
  const timeZone = input.timeZone ?? 'America/New_York';
  const birthday = input.fullBirthday === undefined ? null : adultBirthday(input.fullBirthday, { timeZone, now });
  if (input.birthYear !== undefined && now.getUTCFullYear() - input.birthYear < ADULT) throw new AppError('under_age');
  const wanted = input.handle ?? input.username;
  if (isCommonPassword(input.password, [input.email, wanted])) {
    throw new AppError('password_common', { fields: { password: 'Please pick a password that is harder to guess.' } });
  }
  const passwordHash = await hashPassword(input.password);

  for (let attempt = 1; ; attempt += 1) {
    const id = newUserId(deps.rng);
    try {
      const tokens = await inTransaction(deps.db, async (trx) => {
        const handle = wanted ?? suggestHandle(deps.rng);
        if (await isHandleHeld(trx, handle, { userId: undefined, now })) throw new AppError('handle_taken');
        await insertAccount(trx, {
          id,
          handle,
          email: input.email,
          email_key: input.email.toLowerCase(),
          password_hash: passwordHash,
          birthday,
          time_zone: timeZone,
          created_at: now,
        });
        await insertConsent(trx, {
          user_id: id,
          version: CONSENT_VERSION,
          granted_at: now,
          data_processing: true,
          terms_of_service: true,
          age_verification: true,
          location: consent.location,
          notifications: consent.notifications,
          camera: consent.camera,
          contacts: consent.contacts,
        });
        return deps.sessions.open(trx, id, { deviceId: input.deviceId, deviceName: origin.deviceName });
      });
      return { id, tokens, user: await ownRecord(deps.db, id, now) };
    } catch (error) {
      if (isUniqueViolation(error, 'account_email_key_key')) {
        throw new AppError(config.hideAccountExistence ? 'invalid' : 'email_taken', { cause: error });
      }
      const isCollision =
        isUniqueViolation(error, 'account_pkey') ||
        isUniqueViolation(error, 'account_handle_key') ||
        (error instanceof AppError && error.code === 'handle_taken');
      if (!isCollision) throw error;
      // A handle somebody chose is theirs to change; one we made up is ours to make up again.
      if (wanted !== undefined && !isUniqueViolation(error, 'account_pkey')) {
        throw new AppError('handle_taken', { fields: { handle: 'Username already exists' } });
      }
      if (attempt >= 5) throw error;
    }
  }
}

export async function logIn(deps: Deps, input: z.output<typeof login.body>, origin: Origin): Promise<SignedIn> {
  const { db, clock, config, limits } = deps;
  const account = await accountByLogin(db, input.handleOrEmail);
  const name = account === undefined ? input.handleOrEmail.trim().toLowerCase() : String(account.id);
  const here = await limits.take('login-here', `${name} ${origin.addressKey}`, LOGIN_HERE);
  if (!here.allowed) throw new AppError('rate_limited', here);
  const isKnown =
    account !== undefined && input.deviceId !== undefined && (await knowsDevice(db, account.id, input.deviceId));
  if (!isKnown) {
    // Counted over all addresses, but never for a device the owner uses: nobody can lock the owner out.
    const elsewhere = await limits.take('login-elsewhere', name, LOGIN_ELSEWHERE);
    if (!elsewhere.allowed) throw new AppError('rate_limited', elsewhere);
  }
  const isRight = await verifyPassword(account?.password_hash ?? null, input.password);
  if (account === undefined && !config.hideAccountExistence) throw new AppError('account_not_found');
  if (account === undefined || !isRight || account.suspended_at !== null) throw new AppError('invalid_credentials');
  const tokens = await deps.sessions.open(db, account.id, { deviceId: input.deviceId, deviceName: origin.deviceName });
  return { id: account.id, tokens, user: await ownRecord(db, account.id, clock.now()) };
}

/** The caller's own record; `unauthenticated` when the account is gone. */
export async function ownRecord(db: Db, userId: number, now: Date): Promise<Me> {
  const me = await meOf(db, userId, now);
  if (me === undefined) throw new AppError('unauthenticated');
  return me;
}

export async function editProfile(deps: Deps, userId: number, edit: z.output<typeof updateUser.body>): Promise<Me> {
  const now = deps.clock.now();
  try {
    await inTransaction(deps.db, async (trx) => {
      const row = await lockAccount(trx, userId);
      if (row === undefined) throw new AppError('not_found');
      const changes = changesOf(row, edit, now);
      const handle = handleChange(row, edit.handle, now);
      if (handle !== undefined) {
        if (await isHandleHeld(trx, handle, { userId, now })) throw handleTaken();
        await reserveHandle(trx, {
          handle: row.handle,
          user_id: userId,
          reserved_until: new Date(now.getTime() + RESERVED_MS),
        });
        Object.assign(changes, { handle, handle_changed_at: now });
      }
      await updateAccount(trx, userId, changes);
      await refreshMatchProfile(trx, userId);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'account_handle_key')) throw handleTaken();
    throw error;
  }
  return ownRecord(deps.db, userId, now);
}

/** Puts what the quiz found on the account, so that every card of the person can show it. */
export async function recordArchetype(
  db: Db,
  userId: number,
  found: { type: MbtiType; name: string; planet: (typeof planets)[number] },
): Promise<void> {
  await updateAccount(db, userId, {
    mbti_type: found.type,
    primary_archetype: found.name,
    personality_planet: found.planet,
    archetype_completed: true,
  });
}

/** Whether a handle can be had, with the words for a person. */
export async function handleAvailability(
  deps: Deps,
  { text, schema, userId }: { text: string; schema: typeof handleSchema; userId: number | undefined },
): Promise<{ available: boolean; message: string }> {
  const parsed = schema.safeParse(text);
  if (!parsed.success) return { available: false, message: parsed.error.issues[0]?.message ?? 'Not a Wildin ID.' };
  const isHeld = await isHandleHeld(deps.db, parsed.data, { userId, now: deps.clock.now() });
  return isHeld
    ? { available: false, message: 'This Wildin ID is already taken.' }
    : { available: true, message: 'This Wildin ID is available.' };
}

function handleTaken(): AppError {
  return new AppError('handle_taken', { fields: { handle: 'This Wildin ID is already taken.' } });
}

/** A random 12-digit integer. */
export function newUserId(rng: Rng): number {
  return 100_000_000_000 + Math.floor(rng() * 900_000_000_000);
}

/** 'wild_soul_', three digits and three characters. */
function suggestHandle(rng: Rng): string {
  const digits = String(Math.floor(rng() * 1000)).padStart(3, '0');
  const letters = Array.from({ length: 3 }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[Math.floor(rng() * 36)]);
  return `wild_soul_${digits}${letters.join('')}`;
}
