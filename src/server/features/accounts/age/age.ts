import { createHmac } from 'node:crypto';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { deriveKey } from '#server/platform/seal.ts';
import { accountById, lockAccount } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/platform/request-origin.ts';
import { deviceOfSession, isAnyRefused, lockSubjects, putRefusals } from './age.queries.ts';

export const REMEMBERED_MS = 24 * 3_600_000;

/** The person who states their age. */
export interface Declarer {
  /** The request's origin. Without a request it is undefined, and only the account is remembered. */
  from?: Origin;
  /** The mail address in lower case, or else the phone number; missing if there is neither. */
  contact?: string | null | undefined;
  deviceId?: string | undefined;
  /** The account whose birthday is set. */
  userId?: number;
}

/** What came of a declared age: the value of the work, or the refusal. */
export type Declared<T> = { value: T } | { refused: AppError };

/**
 * Runs `work`, which may refuse a birthday with `under_age`. A refusal is remembered for a day: until then another
 * birthday from the same account, contact or device is refused in the same words. The look, the work and the record of
 * a refusal are one step: calls with a common account, contact or device wait for each other until the transaction
 * ends. Commit the transaction in either case, because the refusal is recorded in it. So `work` refuses before it
 * writes.
 */
export async function declareAge<T>(
  deps: Deps,
  trx: Trx,
  { declarer, work }: { declarer: Declarer; work: () => T | Promise<T> },
): Promise<Declared<T>> {
  try {
    await refuseAgain(deps, trx, declarer);
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'under_age')) throw error;
    if (!(error instanceof RefusedBefore)) await rememberRefusal(deps, trx, declarer);
    return { refused: error };
  }
}

/** Waits for the others who declare an age with a common subject, and throws if one of the subjects is refused. */
export async function refuseAgain(deps: Deps, trx: Trx, declarer: Declarer): Promise<void> {
  const subjects = subjectsOf(deps, declarer);
  if (declarer.userId !== undefined) await lockAccount(trx, declarer.userId);
  await lockSubjects(trx, subjects);
  if (await isAnyRefused(trx, subjects, deps.clock.now())) throw new RefusedBefore();
}

/** Throws the refusal of a declared age, and returns the value of an accepted one. */
export function valueOf<T>(declared: Declared<T>): T {
  if ('refused' in declared) throw declared.refused;
  return declared.value;
}

export async function rememberRefusal(deps: Deps, trx: Trx, declarer: Declarer): Promise<void> {
  const until = new Date(deps.clock.now().getTime() + REMEMBERED_MS);
  await putRefusals(trx, subjectsOf(deps, declarer), until);
}

interface Member {
  userId: number;
  sessionId: string;
  from: Origin;
}

/** Returns the data by which a refusal of this member's birthday is remembered. */
export async function declarerOf(db: Db, { userId, sessionId, from }: Member): Promise<Declarer> {
  const row = await accountById(db, userId);
  const contact = row?.email_key ?? row?.phone_number;
  return { from, contact, deviceId: await deviceOfSession(db, { userId, sessionId }), userId };
}

const UNDER_AGE = 'You must be 18 or older to use Wildin.';

export function underAge(field: 'birthday' | 'birthYear'): AppError {
  return new AppError('under_age', { fields: { [field]: UNDER_AGE } });
}

/** A birthday is refused because an earlier one was. It is no refusal of its own, so it makes the day no longer. */
class RefusedBefore extends AppError {
  constructor() {
    super('under_age', { fields: { birthday: UNDER_AGE } });
  }
}

/**
 * Returns the hashes under which a refusal is remembered. A contact or a device counts only together with the network
 * address. Otherwise anybody could lock a person out for a day by typing the person's address. The network address does
 * not count alone, because that would lock out a whole school.
 */
function subjectsOf({ config }: Deps, { from, contact, deviceId, userId }: Declarer): string[] {
  const key = deriveKey(config.authSecret ?? '', 'refused birthdays');
  const hash = (kind: string, value: string): string =>
    createHmac('sha256', key).update(`${kind}\n${value}`).digest('base64url');
  return [
    ...(from && contact ? [hash('contact', `${from.addressKey}\n${contact}`)] : []),
    ...(from === undefined || deviceId === undefined ? [] : [hash('device', `${from.addressKey}\n${deviceId}`)]),
    ...(userId === undefined ? [] : [hash('account', String(userId))]),
  ];
}
