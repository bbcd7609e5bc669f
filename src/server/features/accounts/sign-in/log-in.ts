import type { z } from 'zod';
import type { login } from '#contract/accounts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Taken } from '#server/platform/limits.ts';
import { accountByLogin, knowsDevice, lockAccount } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/platform/request-origin.ts';
import { MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';
import { ownRecord, type SignedIn } from '#server/features/accounts/record/own-record.ts';
import { openSession } from './sign-in.ts';

/** The limit of guesses at one account from one network address. */
const LOGIN_HERE = { max: 10, windowSeconds: 900 };
/** The limit of guesses at one account from all devices that are new to the account. */
const LOGIN_ELSEWHERE = { max: 50, windowSeconds: 3600 };

/** The limit of guesses, right or wrong, by unknown devices per network address. Each guess costs a password hash. */
const HASHES_HERE = { max: 60, windowSeconds: 60 };

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
  // Beyond the account's limit, every response is that of a wrong password. A `rate_limited` for a name that this
  // client never tried would reveal that the name has an account.
  const isOpen = account === undefined || (await mayGuess(limits, { ...guess, name: String(account.id) })).allowed;
  const isRight = await deps.passwords.verify(account?.password_hash ?? null, input.password);
  if (account === undefined && !config.hideAccountExistence) throw new AppError('account_not_found');
  if (account === undefined || !isRight || !isOpen) throw new AppError('invalid_credentials');
  const { welcome, ...entered } = await inTransaction(db, async (trx) => {
    const now = await lockAccount(trx, account.id);
    // The password may have changed while the typed one was checked. The old password must not sign in.
    if (now?.password_hash !== account.password_hash) throw new AppError('invalid_credentials');
    return openSession(deps, trx, { account: now, deviceId: input.deviceId, origin });
  });
  welcome();
  deps.jobs.hurry(MESSAGE_JOB);
  return { id: account.id, ...entered, user: await ownRecord(db, account.id, clock.now()) };
}

/**
 * Counts a guess at a name from one address. Guesses of unknown devices also count over all addresses together. Known
 * devices are exempt from that count, so that a crowd of addresses cannot lock the owner out.
 */
async function mayGuess(
  limits: Deps['limits'],
  { name, origin, isKnown }: { name: string; origin: Origin; isKnown: boolean },
): Promise<Taken> {
  const here = await limits.take('login-here', `${name} ${origin.addressKey}`, LOGIN_HERE);
  return !here.allowed || isKnown ? here : limits.take('login-elsewhere', name, LOGIN_ELSEWHERE);
}
