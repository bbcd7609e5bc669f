import { createHmac } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { deriveKey } from '#server/platform/seal.ts';
import { accountById } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/platform/request-origin.ts';
import { deviceOfSession, isAnyRefused, putRefusals } from './age.queries.ts';

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

/**
 * Runs `work`, which may refuse a birthday with `under_age`. A refusal is remembered for a day: until then another
 * birthday from the same account, contact or device is refused in the same words.
 */
export async function declareAge<T>(deps: Deps, declarer: Declarer, work: () => T | Promise<T>): Promise<T> {
  const { db, clock } = deps;
  const subjects = subjectsOf(deps, declarer);
  if (await isAnyRefused(db, subjects, clock.now())) throw underAge('birthday');
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'under_age') {
      await rememberRefusal(deps, declarer);
    }
    throw error;
  }
}

export async function rememberRefusal(deps: Deps, declarer: Declarer): Promise<void> {
  const until = new Date(deps.clock.now().getTime() + REMEMBERED_MS);
  await putRefusals(deps.db, subjectsOf(deps, declarer), until);
}

interface Member {
  userId: number;
  sessionId: string;
  from: Origin;
}

/** Returns the data by which a refusal of this member's birthday is remembered. */
export async function declarerOf({ db }: Deps, { userId, sessionId, from }: Member): Promise<Declarer> {
  const row = await accountById(db, userId);
  const contact = row?.email_key ?? row?.phone_number;
  return { from, contact, deviceId: await deviceOfSession(db, { userId, sessionId }), userId };
}

export function underAge(field: 'birthday' | 'birthYear'): AppError {
  return new AppError('under_age', { fields: { [field]: 'You must be 18 or older to use Wildin.' } });
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
