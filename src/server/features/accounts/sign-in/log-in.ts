import type { z } from 'zod';
import type { login } from '#contract/accounts.ts';
import { changeAccounts } from '#server/features/people/accounts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { LimitResult } from '#server/platform/limits/limits.ts';
import { accountByLogin, knowsDevice, lockAccount } from '#server/features/accounts/record/accounts.queries.ts';
import { loginNameOf } from '#server/features/accounts/record/login-names.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import { MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';
import { ownRecord, type SignedIn } from '#server/features/accounts/record/own-record.ts';
import { openSession } from './sign-in.ts';

/** The limit of guesses at one account from one network address, or from one of the account's own devices. */
const LOGIN_HERE = { max: 10, windowSeconds: 900 };
/** The limit of guesses at one account from all devices that are new to the account. */
const LOGIN_ELSEWHERE = { max: 50, windowSeconds: 3600 };

/** The limit of guesses, right or wrong, by unknown devices per network address. Each guess costs a password hash. */
const HASHES_HERE = { max: 60, windowSeconds: 60 };

export async function logIn(deps: Deps, input: z.output<typeof login.body>, origin: Origin): Promise<SignedIn> {
  const { db, clock, config } = deps;
  const account = await accountByLogin(db, input.handleOrEmail);
  const taken = await mayGuess(deps, { input, origin, accountId: account?.id });
  const { isRight, isOutdated } = await deps.passwords.verify(account?.password_hash ?? null, input.password);
  if (account === undefined && !config.hideAccountExistence) throw new AppError('account_not_found');
  // Beyond the account's limit, a wrong password gets its usual answer. A `rate_limited` for a name that this client
  // never tried would reveal that the name has an account.
  if (account === undefined || !isRight) throw new AppError('invalid_credentials');
  if (!taken.allowed) throw new AppError('rate_limited', taken);
  const renewed = isOutdated ? await deps.passwords.hash(input.password) : undefined;
  const { welcome, ...entered } = await inTransaction(db, async (trx) => {
    const now = await lockAccount(trx, account.id);
    // The password may have changed while the typed one was checked. The old password must not sign in.
    if (now?.password_hash !== account.password_hash) throw new AppError('invalid_credentials');
    if (renewed !== undefined) await changeAccounts(trx, [account.id], { password_hash: renewed });
    return openSession(deps, trx, { account: now, deviceId: input.deviceId, origin });
  });
  welcome();
  deps.jobs.hurry(MESSAGE_JOB);
  return { id: account.id, ...entered, user: await ownRecord(db, account.id, clock.now()) };
}

interface Guess {
  input: z.output<typeof login.body>;
  origin: Origin;
  accountId: number | undefined;
}

/**
 * Counts a guess, and returns whether the account's own limit allows it. Throws `rate_limited` beyond the limits of
 * what this client typed. A device of the account has a count of its own, which nobody else at its address or elsewhere
 * can use up.
 */
async function mayGuess({ db, limits }: Deps, { input, origin, accountId }: Guess): Promise<LimitResult> {
  const { deviceId } = input;
  if (accountId !== undefined && deviceId !== undefined && (await knowsDevice(db, accountId, deviceId))) {
    return orRefuse(await limits.take('login-device', `${accountId} ${deviceId}`, LOGIN_HERE));
  }
  // Every way to write the same address is the same name, so that it has one count.
  orRefuse(await takeFor(limits, `typed ${loginNameOf(input.handleOrEmail).key}`, origin));
  const taken = orRefuse(await limits.take('login-hash', origin.addressKey, HASHES_HERE));
  return accountId === undefined ? taken : takeFor(limits, String(accountId), origin);
}

function orRefuse(taken: LimitResult): LimitResult {
  if (!taken.allowed) throw new AppError('rate_limited', taken);
  return taken;
}

/** Counts a guess at a name from one address, and over all addresses together. */
async function takeFor(limits: Deps['limits'], name: string, origin: Origin): Promise<LimitResult> {
  const here = await limits.take('login-here', `${name} ${origin.addressKey}`, LOGIN_HERE);
  return here.allowed ? limits.take('login-elsewhere', name, LOGIN_ELSEWHERE) : here;
}
