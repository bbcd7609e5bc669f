import type { z } from 'zod';
import type { handle as handleSchema, login, register, updateUser } from '#contract/accounts.ts';
import type { MbtiType, Me, planets } from '#contract/people.ts';
import { announceHiding } from '#server/features/chat/chat.ts';
import { refreshMatchProfile } from '#server/features/matching/matching.ts';
import { meOf } from '#server/features/people/people.ts';
import { announceHall, stepIntoHall } from '#server/features/questhall/questhall.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import {
  accountByLogin,
  heldPassword,
  isHandleHeld,
  knowsDevice,
  lockAccount,
  reserveHandle,
  updateAccount,
} from './accounts.queries.ts';
import type { Origin } from './devices.ts';
import { mailCode } from './email.ts';
import { MESSAGE_JOB } from './messages.ts';
import { admit, requireConsent, withNewIdentity } from './newcomers.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { ADULT, adultBirthday, changesOf, handleChange } from './profile.ts';

export { newUserId } from './newcomers.ts';

const RESERVED_MS = 180 * 86_400_000;
/** Guesses at one account from one address, and from all devices it has never been used on. */
const LOGIN_HERE = { max: 10, windowSeconds: 900 };
const LOGIN_ELSEWHERE = { max: 50, windowSeconds: 3600 };

export interface SignedIn {
  id: number;
  tokens: { accessToken: string; refreshToken: string };
  user: Me;
}

export async function registerAccount(
  deps: Deps,
  input: z.output<typeof register.body>,
  origin: Origin,
): Promise<SignedIn> {
  const { clock, config } = deps;
  const now = clock.now();
  const consent = requireConsent(input.consentData);
  const timeZone = input.timeZone ?? 'America/New_York';
  const birthday = input.fullBirthday === undefined ? null : adultBirthday(input.fullBirthday, { timeZone, now });
  if (input.birthYear !== undefined && now.getUTCFullYear() - input.birthYear < ADULT) throw new AppError('under_age');
  const wanted = input.handle ?? input.username;
  if (isCommonPassword(input.password, [input.email, wanted])) {
    throw new AppError('password_common', { fields: { password: 'Please pick a password that is harder to guess.' } });
  }
  const passwordHash = await hashPassword(input.password);

  try {
    const { id, tokens } = await withNewIdentity(deps, wanted, (identity) =>
      inTransaction(deps.db, async (trx) => {
        const newcomer = {
          ...identity,
          email: input.email,
          email_key: input.email.toLowerCase(),
          password_hash: passwordHash,
          birthday,
          time_zone: timeZone,
        };
        await admit(trx, newcomer, { consent, now });
        // Whether or not a code can be sent just now, nobody is kept from joining.
        await mailCode(deps, trx, newcomer);
        const device = { deviceId: input.deviceId, deviceName: origin.deviceName };
        return { id: identity.id, tokens: await deps.sessions.open(trx, identity.id, device) };
      }),
    );
    deps.jobs.hurry(MESSAGE_JOB);
    return { id, tokens, user: await ownRecord(deps.db, id, now) };
  } catch (error) {
    if (!isUniqueViolation(error, 'account_email_key_key')) throw error;
    throw new AppError(config.hideAccountExistence ? 'invalid' : 'email_taken', { cause: error });
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
  const tokens = await inTransaction(db, async (trx) => {
    // A password that was changed while this one was being checked opens nothing.
    if ((await heldPassword(trx, account.id)) !== account.password_hash) throw new AppError('invalid_credentials');
    return deps.sessions.open(trx, account.id, { deviceId: input.deviceId, deviceName: origin.deviceName });
  });
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
      if (edit.inQuestHall !== undefined) await stepIntoHall(trx, deps, { userId, isIn: edit.inQuestHall });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'account_handle_key')) throw handleTaken();
    throw error;
  }
  if (edit.hideOnline !== undefined) announceHiding(deps, userId, edit.hideOnline);
  if (edit.inQuestHall !== undefined) announceHall(deps, [userId]);
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
