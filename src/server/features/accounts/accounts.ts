import type { z } from 'zod';
import { refusedIn } from '#content/error-words.ts';
import type { handle as handleSchema, login, updateUser } from '#contract/accounts.ts';
import type { Language } from '#contract/languages.ts';
import type { MbtiType, Me, planets } from '#contract/people.ts';
import { announceHiding } from '#server/features/chat/chat.ts';
import { changeMatchFacts } from '#server/features/matching/matching.ts';
import { meOf } from '#server/features/people/people.ts';
import { announceHall, stepIntoHall } from '#server/features/quest-hall/quest-hall.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import type { Taken } from '#server/platform/limits.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { accountById, accountByLogin, knowsDevice, lockAccount } from './accounts.queries.ts';
import { declareAge, declarerOf } from './age.ts';
import { announceHold, ruledBy, settleHold } from './assurance.ts';
import type { Origin } from './devices.ts';
import { isHeld, reserve } from './handles.ts';
import { MESSAGE_JOB } from './messages.ts';
import { HANDLE_RESERVED, isReservedHandle, looksLikeModerator, refuseHandle, refuseModerators } from './names.ts';
import { verifyPassword } from './passwords.ts';
import { changesOf, handleChange, saysNewAge } from './profile.ts';
import { openSession } from './sign-in.ts';

export { keepHandle } from './handles.ts';
export { enqueueMessage, MESSAGE_JOB } from './messages.ts';
export { assureByHand, settleAges } from './assurance.ts';
export { refuseName } from './names.ts';
export { newUserId } from './newcomers.ts';
export { endIdentity } from './returning.ts';
export { changeStanding } from './standing.ts';

/** Guesses at one account from one address, and from all devices it has never been used on. */
const LOGIN_HERE = { max: 10, windowSeconds: 900 };
const LOGIN_ELSEWHERE = { max: 50, windowSeconds: 3600 };

/** Passwords hashed for one address, right or wrong: a hash is what a guess costs the server. */
const HASHES_HERE = { max: 60, windowSeconds: 60 };

export interface SignedIn {
  id: number;
  tokens: { accessToken: string; refreshToken: string };
  user: Me;
  /** The account was to be deleted, and signing in took that back. */
  cameBack?: boolean;
}

export async function logIn(deps: Deps, input: z.output<typeof login.body>, origin: Origin): Promise<SignedIn> {
  const { db, clock, config, limits } = deps;
  const typed = input.handleOrEmail.trim().toLowerCase().replace(/^@/, '');
  const account = await accountByLogin(db, input.handleOrEmail);
  const isKnown =
    account !== undefined && input.deviceId !== undefined && (await knowsDevice(db, account.id, input.deviceId));
  const guess = { origin, isKnown };
  const mayType = await mayGuess(limits, { ...guess, name: `typed ${typed}` });
  if (!mayType.allowed) throw new AppError('rate_limited', mayType);
  const mayHash = isKnown ? mayType : await limits.take('login-hash', origin.addressKey, HASHES_HERE);
  if (!mayHash.allowed) throw new AppError('rate_limited', mayHash);
  // Beyond the account's own limit every answer is that of a wrong password: "too many" for an address that was never
  // typed would tell whose it is.
  const isOpen = account === undefined || (await mayGuess(limits, { ...guess, name: String(account.id) })).allowed;
  const isRight = await verifyPassword(account?.password_hash ?? null, input.password);
  if (account === undefined && !config.hideAccountExistence) throw new AppError('account_not_found');
  if (account === undefined || !isRight || !isOpen) throw new AppError('invalid_credentials');
  const { welcome, ...entered } = await inTransaction(db, async (trx) => {
    const now = await lockAccount(trx, account.id);
    // The password may have changed while this one was checked; the old one must not sign in.
    if (now?.password_hash !== account.password_hash) throw new AppError('invalid_credentials');
    return openSession(deps, trx, { account: now, deviceId: input.deviceId, origin });
  });
  welcome();
  deps.jobs.hurry(MESSAGE_JOB);
  return { id: account.id, ...entered, user: await ownRecord(db, account.id, clock.now()) };
}

/** Counts a guess at a name from here and, but for devices its owner uses, from everywhere: nobody locks an owner out. */
async function mayGuess(
  limits: Deps['limits'],
  { name, origin, isKnown }: { name: string; origin: Origin; isKnown: boolean },
): Promise<Taken> {
  const here = await limits.take('login-here', `${name} ${origin.addressKey}`, LOGIN_HERE);
  return !here.allowed || isKnown ? here : limits.take('login-elsewhere', name, LOGIN_ELSEWHERE);
}

/** Returns the caller's own record; throws `unauthenticated` when the account is gone. */
export async function ownRecord(db: Db, userId: number, now: Date): Promise<Me> {
  const me = await meOf(db, userId, now);
  if (me === undefined) throw new AppError('unauthenticated');
  return me;
}

type ProfileEdit = z.output<typeof updateUser.body>;

/** Edits the person's own profile; a birthday that it refuses is remembered for a day. */
export async function editProfile(
  deps: Deps,
  { userId, sessionId, from }: { userId: number; sessionId: string; from: Origin },
  edit: ProfileEdit,
): Promise<Me> {
  const row = await accountById(deps.db, userId);
  if (row === undefined || !saysNewAge(row, edit)) return changeProfile(deps, userId, edit);
  const declarer = await declarerOf(deps, { userId, sessionId, from });
  return declareAge(deps, declarer, () => changeProfile(deps, userId, edit));
}

async function changeProfile(deps: Deps, userId: number, edit: ProfileEdit): Promise<Me> {
  const now = deps.clock.now();
  let moved: Awaited<ReturnType<typeof settleHold>>;
  try {
    moved = await inTransaction(deps.db, async (trx) => {
      const row = await lockAccount(trx, userId);
      if (row === undefined) throw new AppError('not_found');
      const { handle: wanted = row.handle, displayName, firstName } = edit;
      await refuseModerators(trx, { displayName, firstName, ...(wanted !== row.handle && { handle: wanted }) }, userId);
      const changes = changesOf(row, edit, now);
      const handle = await handleChange(trx, row, { wanted: edit.handle, now });
      if (handle !== undefined) {
        refuseHandle(handle);
        if (await isHeld(deps, trx, { handle, userId })) throw handleTaken();
        await reserve(deps, trx, row);
        Object.assign(changes, { handle, handle_changed_at: now });
      }
      await changeMatchFacts(trx, [userId], changes);
      // Before the hall, which is closed to somebody who has come to where their age is asked for.
      const held = changes.state_code === undefined ? undefined : await settleHold(trx, ruledBy(deps), userId);
      if (edit.inQuestHall !== undefined) await stepIntoHall(trx, deps, { userId, isIn: edit.inQuestHall });
      return held;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'account_handle_key')) throw handleTaken();
    throw error;
  }
  announceHold(deps, moved);
  if (edit.hideOnline !== undefined) announceHiding(deps, userId, edit.hideOnline);
  if (edit.hideReading !== undefined) askToResync(deps, userId, 'chats');
  if (edit.inQuestHall !== undefined) announceHall(deps, [userId]);
  return ownRecord(deps.db, userId, now);
}

/** Copies the quiz's result to the account, for every card of the person and for matching. */
export async function recordArchetype(
  trx: Trx,
  userId: number,
  found: { type: MbtiType; name: string; planet: (typeof planets)[number] },
): Promise<void> {
  await changeMatchFacts(trx, [userId], {
    mbti_type: found.type,
    primary_archetype: found.name,
    personality_planet: found.planet,
    archetype_completed: true,
  });
}

const HANDLE_TAKEN = 'This Wildin ID is already taken.';

interface Asked {
  text: string;
  schema: typeof handleSchema;
  userId: number | undefined;
  language: Language;
}

/** Returns whether a handle is available, with a message to show in the asker's language. */
export async function handleAvailability(
  deps: Deps,
  { text, schema, userId, language }: Asked,
): Promise<{ available: boolean; message: string }> {
  const parsed = schema.safeParse(text);
  const problem = parsed.success
    ? await handleProblem(deps, parsed.data, userId)
    : (parsed.error.issues[0]?.message ?? 'Letters, digits and underscores only.');
  return { available: problem === undefined, message: refusedIn(language, problem ?? 'This Wildin ID is available.') };
}

async function handleProblem(deps: Deps, handle: string, userId: number | undefined): Promise<string | undefined> {
  if (isReservedHandle(handle) || (await looksLikeModerator(deps.db, handle, userId))) return HANDLE_RESERVED;
  return (await isHeld(deps, deps.db, { handle, userId })) ? HANDLE_TAKEN : undefined;
}

function handleTaken(): AppError {
  return new AppError('handle_taken', { fields: { handle: HANDLE_TAKEN } });
}
