import { createHmac } from 'node:crypto';
import { DAY_MS } from '#contract/durations.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { deriveKey } from '#server/platform/secrets/seal.ts';
import { accountById, lockAccount } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import type { Speaker } from '#content/speaker.ts';
import type { Language } from '#contract/languages.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { deviceOfSession, lockSubjects, putRefusals, refusedUntil } from './age.queries.ts';
import { announceHold, refuseCompany, type AgeHoldEffect } from './assurance.ts';

export const REMEMBERED_MS = DAY_MS;

/** The person who states their age. */
export interface Declarer {
  /** The request's origin. Without a request it is undefined, and only the account is remembered. */
  from?: Origin;
  /** The mail address in lower case, or else the phone number; missing if there is neither. */
  contact?: string | null | undefined;
  deviceId?: string | undefined;
  /** The account whose birthday is set. */
  userId?: number;
  /** The IANA zone in which the person reads until when a refusal lasts; without it, UTC. */
  timeZone?: string | undefined;
}

/** What came of a declared age: the value of the work; or the refusal, with the people who now see the person no more. */
export type Declared<T> = { value: T } | { refused: AppError; held?: AgeHoldEffect };

/**
 * Runs `work`, which may refuse a birthday with `under_age`. A refusal is remembered for a day: until then another
 * birthday from the same account, contact or device is refused in the same words, and the account has no company until
 * an age is accepted. The look, the work and the record of
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
    if (error instanceof RefusedBefore) return { refused: error };
    const until = await rememberRefusal(deps, trx, declarer);
    const [field = 'birthday'] = Object.keys(error.fields ?? {});
    const refused = new AppError('under_age', wordsUntil(deps, declarer, { until, field }));
    if (declarer.userId === undefined) return { refused };
    return { refused, held: await refuseCompany(trx, declarer.userId, deps.clock.now()) };
  }
}

/** Waits for the others who declare an age with a common subject, and throws if one of the subjects is refused. */
export async function refuseAgain(deps: Deps, trx: Trx, declarer: Declarer): Promise<void> {
  const subjects = subjectsOf(deps, declarer);
  if (declarer.userId !== undefined) await lockAccount(trx, declarer.userId);
  await lockSubjects(trx, subjects);
  const until = await refusedUntil(trx, subjects, deps.clock.now());
  if (until !== undefined)
    throw new RefusedBefore('under_age', wordsUntil(deps, declarer, { until, field: 'birthday' }));
}

/** Throws the refusal of a declared age, and returns the value of an accepted one. Call it after the commit. */
export function valueOf<T>(deps: Deps, declared: Declared<T>): T {
  if (!('refused' in declared)) return declared.value;
  announceHold(deps, declared.held);
  throw declared.refused;
}

/** Remembers a refusal, and returns the time until which other birthdays are refused. */
export async function rememberRefusal(deps: Deps, trx: Trx, declarer: Declarer): Promise<Date> {
  const until = untilAfter(deps.clock.now());
  await putRefusals(trx, subjectsOf(deps, declarer), until);
  return until;
}

/** Returns the time until which other birthdays are refused after a refusal. */
export const untilAfter = (refusedAt: Date): Date => new Date(refusedAt.getTime() + REMEMBERED_MS);

/** Returns the words of a refusal, which also stand beside the field: until when it lasts, and what to do. */
function wordsUntil(
  { place }: Deps,
  { from, timeZone = 'UTC' }: Declarer,
  { until, field }: { until: Date; field: string },
): { message: string; fields: Record<string, string> } {
  const language: Language = from?.language ?? 'en';
  const { t, locale }: Speaker = speakerOf(language);
  const moment = until.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const { contact } = place.values;
  const message =
    contact === null
      ? t(
          'refusal.under-age',
          'Wildin is for people who are 18 or older. Another birthday can be given from {moment} on. Was it a slip? The operator of this site can put it right.',
          { moment },
        )
      : t(
          'refusal.under-age-contact',
          'Wildin is for people who are 18 or older. Another birthday can be given from {moment} on. Was it a slip? Write to {contact}, and a person puts it right.',
          { moment, contact },
        );
  return { message, fields: { [field]: message } };
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
  const deviceId = await deviceOfSession(db, { userId, sessionId });
  return { from, contact, deviceId, userId, timeZone: row?.time_zone };
}

/** Returns the refusal of a rule. `declareAge` says in its place until when the refusal lasts. */
export function underAge(field: 'birthday' | 'birthYear'): AppError {
  return new AppError('under_age', { fields: { [field]: 'You must be 18 or older to use Wildin.' } });
}

/** A birthday is refused because an earlier one was. It is no refusal of its own, so it makes the day no longer. */
class RefusedBefore extends AppError {}

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
