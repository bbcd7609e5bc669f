import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import type { z } from 'zod';
import { RESEND_SECONDS, type verifyPhone } from '#contract/codes.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { ownRecord, type SignedIn } from './accounts.ts';
import { accountByPhone } from './accounts.queries.ts';
import { codeError, issueCode, judgeCode, spend, tooSoon } from './codes.ts';
import type { Origin } from './devices.ts';
import { enqueueMessage, MESSAGE_JOB } from './messages.ts';
import { admit, requireConsent, withNewIdentity } from './newcomers.ts';

interface Typed {
  phoneNumber: string;
  /** ISO 3166-1, two letters: whose national form it may be in. */
  country: string;
}

/** Sends a code to a number, the same for numbers that somebody has and that nobody has. */
export async function sendPhoneCode(deps: Deps, typed: Typed): Promise<{ ok: true; resendAfterSeconds: number }> {
  const to = numberOf(typed);
  const addressee = { target: to, purpose: 'phone' } as const;
  const issued = await inTransaction(deps.db, async (trx) => {
    const made = await issueCode(deps, trx, { ...addressee, userId: null });
    if (made === undefined) return undefined;
    await enqueueMessage(deps, trx, { kind: 'phone_code', to, code: made.code, until: made.expiresAt });
    return made;
  });
  if (issued === undefined) throw await tooSoon(deps, addressee);
  deps.jobs.hurry(MESSAGE_JOB);
  return { ok: true, resendAfterSeconds: RESEND_SECONDS };
}

/** Signs in who has the number, or signs them up; without their consent the code stays good for a second call. */
export async function enterByPhone(
  deps: Deps,
  input: z.output<typeof verifyPhone.body>,
  { deviceName }: Origin,
): Promise<SignedIn & { isNew: boolean }> {
  const { db, clock, sessions } = deps;
  const now = clock.now();
  const target = numberOf(input);
  const entered = await withNewIdentity(deps, input.username, (identity) =>
    inTransaction(db, async (trx) => {
      const verdict = await judgeCode(deps, trx, { target, purpose: 'phone', code: input.code });
      if (verdict.is !== 'right') return verdict;
      const account = await accountByPhone(trx, target);
      if (account === undefined) {
        const consent = requireConsent(input.consentData);
        const time_zone = input.timeZone ?? 'America/New_York';
        const newcomer = { ...identity, phone_number: target, contact_method: 'phone', time_zone } as const;
        await admit(trx, newcomer, { consent, now });
      } else if (account.suspended_at !== null) throw new AppError('invalid_credentials');
      await spend(deps, trx, verdict.row);
      const id = account?.id ?? identity.id;
      const tokens = await sessions.open(trx, id, { deviceId: input.deviceId, deviceName });
      return { is: 'right', id, tokens, isNew: account === undefined } as const;
    }),
  );
  if (entered.is !== 'right') throw codeError(entered.is);
  const { id, tokens, isNew } = entered;
  return { id, tokens, isNew, user: await ownRecord(db, id, now) };
}

/** A typed number in E.164 form; throws `phone_invalid`. */
function numberOf({ phoneNumber, country }: Typed): string {
  const number = parsePhoneNumberFromString(phoneNumber, { defaultCountry: country as CountryCode, extract: false });
  if (number === undefined || !number.isValid() || number.ext !== undefined) {
    throw new AppError('phone_invalid', { fields: { phoneNumber: 'Please enter a valid phone number.' } });
  }
  return number.number;
}
