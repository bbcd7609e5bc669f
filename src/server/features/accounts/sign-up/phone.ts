import type { CountryCode } from 'libphonenumber-js/min';
import type { z } from 'zod';
import { RESEND_SECONDS, type sendPhoneCode as contract, type verifyPhone } from '#contract/accounts.entry.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { ownRecord, type SignedIn } from '#server/features/accounts/record/own-record.ts';
import { accountByPhone, lockAccount } from '#server/features/accounts/record/accounts.queries.ts';
import { askerFrom, type Asker } from '#server/features/accounts/codes/askers.ts';
import { codeError, issueCode, judgeCode, spend, tooSoon } from '#server/features/accounts/codes/codes.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import { enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';
import { refuseHandle, refuseModerators } from '#server/features/accounts/names/names.ts';
import { openSession } from '#server/features/accounts/sign-in/sign-in.ts';
import { admit, requireConsent, withNewIdentity } from './newcomers.ts';

export interface Typed {
  phoneNumber: string;
  /** The country (ISO 3166-1, two letters) whose national form the number may have. */
  country: string;
}

/** Sends a code to a number, whether or not it belongs to a member. */
export async function sendPhoneCode(
  deps: Deps,
  { deviceId, ...typed }: Typed & { deviceId?: string | undefined },
  origin: Origin,
): Promise<z.output<typeof contract.response>> {
  const to = await numberOf(typed);
  const from = await askerAt(deps.db, to, { deviceId, origin });
  const addressee = { target: to, purpose: 'phone', from } as const;
  const issued = await inTransaction(deps.db, async (trx) => {
    const made = await issueCode(deps, trx, { ...addressee, userId: null });
    if (made === undefined) return undefined;
    await enqueueMessage(deps, trx, {
      kind: 'phone_code',
      to,
      code: made.code,
      language: origin.language,
      until: made.expiresAt,
    });
    return made;
  });
  if (issued === undefined) throw await tooSoon(deps, addressee);
  deps.jobs.hurry(MESSAGE_JOB);
  return { ok: true, resendAfterSeconds: RESEND_SECONDS, request: issued.request };
}

/**
 * Signs in the member who has the number, or signs up a new member. Throws if a new member gives no consent; the code
 * then stays valid for a second call.
 */
export async function enterByPhone(
  deps: Deps,
  input: z.output<typeof verifyPhone.body>,
  origin: Origin,
): Promise<SignedIn & { isNew: boolean }> {
  const { db, clock, sessions } = deps;
  const now = clock.now();
  const target = await numberOf(input);
  refuseHandle(input.username);
  await refuseModerators(db, { handle: input.username }, undefined);
  const from = await askerAt(db, target, { deviceId: input.deviceId, origin });
  const entered = await withNewIdentity(deps, input.username, (identity) =>
    inTransaction(db, async (trx) => {
      const verdict = await judgeCode(deps, trx, {
        target,
        purpose: 'phone',
        from,
        code: input.code,
        request: input.request,
      });
      if (verdict.is !== 'right') return verdict;
      const account = await accountByPhone(trx, target);
      if (account === undefined) {
        const consent = requireConsent(input.consentData);
        const time_zone = input.timeZone ?? 'America/New_York';
        const newcomer = { ...identity, phone_number: target, contact_method: 'phone', time_zone } as const;
        const { invitation, friend } = input;
        await admit(deps, trx, { ...newcomer, consent, ticket: { invitation, friend } });
      }
      await spend(deps, trx, verdict.row);
      const { deviceId } = input;
      if (account === undefined) {
        const tokens = await sessions.open(trx, identity.id, {
          deviceId,
          deviceName: origin.deviceName,
          language: origin.language,
        });
        return {
          is: 'right',
          id: identity.id,
          tokens,
          cameBack: false,
          welcome: () => undefined,
          isNew: true,
        } as const;
      }
      const member = await lockAccount(trx, account.id);
      const opened = await openSession(deps, trx, { account: member, deviceId, origin });
      return { is: 'right', id: account.id, ...opened, isNew: false } as const;
    }),
  );
  if (entered.is !== 'right') throw codeError(entered.is);
  deps.jobs.hurry(MESSAGE_JOB);
  const { id, tokens, isNew, cameBack, welcome } = entered;
  welcome();
  return { id, tokens, isNew, cameBack, user: await ownRecord(db, id, now) };
}

async function askerAt(
  db: Db,
  target: string,
  { deviceId, origin }: { deviceId: string | undefined; origin: Origin },
): Promise<Asker> {
  return askerFrom(db, { account: await accountByPhone(db, target), deviceId, from: origin });
}

/** Returns a typed number in E.164 form; throws `phone_invalid`. */
export async function numberOf({ phoneNumber, country }: Typed): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const number = parsePhoneNumberFromString(phoneNumber, { defaultCountry: country as CountryCode, extract: false });
  if (number === undefined || !number.isValid() || number.ext !== undefined) {
    throw new AppError('phone_invalid', { fields: { phoneNumber: 'Please enter a valid phone number.' } });
  }
  return number.number;
}
