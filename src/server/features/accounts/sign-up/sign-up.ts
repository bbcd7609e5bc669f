import { emailKey } from '#contract/accounts.email.ts';
import type { z } from 'zod';
import type { register } from '#contract/accounts.ts';
import { RESEND_SECONDS, type sendSignUpCode as contract } from '#contract/accounts.entry.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { ownRecord, type SignedIn } from '#server/features/accounts/record/own-record.ts';
import { accountByLogin } from '#server/features/accounts/record/accounts.queries.ts';
import { strangerAt } from '#server/features/accounts/codes/askers.ts';
import {
  codeError,
  findLink,
  issueCode,
  judgeCode,
  proofError,
  spend,
  tooSoon,
  type CodeVerdict,
} from '#server/features/accounts/codes/codes.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import { mailCode } from '#server/features/accounts/contact/email.ts';
import { enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';
import { holdOn } from '#server/features/accounts/names/handles.ts';
import { handleReserved, refuseHandle, refuseModerators } from '#server/features/accounts/names/names.ts';
import { declareAge, refuseAgain, valueOf, type Declarer } from '#server/features/accounts/age/age.ts';
import { refuseCommon } from '#server/features/accounts/sign-in/common-passwords.ts';
import { adultBirthday, refuseYear } from '#server/features/accounts/profile/profile.ts';
import { refuseAtDoor, type Ticket } from './door.ts';
import { admit, requireConsent, withNewIdentity } from './newcomers.ts';

type SignUpForm = z.output<typeof register.body>;

/** The limit of sign-ups, successful or not, from one network address without a proof of the mailbox. */
const UNPROVEN_HERE = { max: 10, windowSeconds: 3600 };

/**
 * Sends a code and a link to an address without an account. A member's address gets a notice that a sign-up was tried
 * with it. Both cases write the same rows and job, so that neither the response nor its time reveals the account.
 */
export async function sendSignUpCode(
  deps: Deps,
  { email, ...ticket }: { email: string } & Ticket,
  from: Origin,
): Promise<z.output<typeof contract.response>> {
  refuseAtDoor(deps, ticket);
  const addressee = { target: emailKey(email), purpose: 'sign_up', from: strangerAt(from) } as const;
  const issued = await inTransaction(deps.db, async (trx) => {
    const owner = await accountByLogin(trx, email);
    const made = await issueCode(deps, trx, { ...addressee, userId: owner?.id ?? null });
    if (made === undefined) return undefined;
    const { code, token, expiresAt: until } = made;
    const message =
      owner === undefined
        ? ({ kind: 'sign_up', to: email, code, token, language: from.language } as const)
        : ({ kind: 'sign_up_known', to: owner.email ?? email, handle: owner.handle } as const);
    await enqueueMessage(deps, trx, { ...message, until });
    return made;
  });
  if (issued === undefined) throw await tooSoon(deps, addressee);
  deps.jobs.hurry(MESSAGE_JOB);
  return { ok: true, resendAfterSeconds: RESEND_SECONDS, request: issued.request };
}

/** Signs up a new member. When the server hides which accounts exist, a proof of the address is required. */
export async function registerAccount(deps: Deps, input: SignUpForm, origin: Origin): Promise<SignedIn> {
  const { clock, config, db } = deps;
  const { invitation, friend } = input;
  refuseAtDoor(deps, { invitation, friend });
  const isProving = input.code !== undefined || input.token !== undefined;
  if (!isProving) await countUnproven(deps, origin);
  const now = clock.now();
  const consent = requireConsent(input.consentData);
  const timeZone = input.timeZone ?? 'America/New_York';
  const declarer = declarerOf(input, { from: origin, timeZone });
  const birthday = await declaredBirthday(deps, input, { timeZone, now, declarer });
  const wanted = input.handle ?? input.username;
  await refuseForm(deps, input, wanted);
  if (config.hideAccountExistence && !isProving) throw new AppError('confirm_email');
  const prove = (trx: Trx): Promise<CodeVerdict> => judgeProof(deps, trx, { ...input, from: origin });
  // The proof is checked before the slow hash, so that a wrong proof costs no hash.
  const first = isProving ? await inTransaction(db, prove) : undefined;
  if (first !== undefined && first.is !== 'right') throw proofError(first.is, input);
  const passwordHash = await deps.passwords.hash(input.password);

  try {
    const entered = await withNewIdentity(deps, wanted, (identity) =>
      inTransaction(db, async (trx) => {
        const proof = isProving ? await prove(trx) : undefined;
        if (proof !== undefined && proof.is !== 'right') return proof;
        // Another birthday of the same person may have been refused since the first look.
        if (declarer !== undefined) await refuseAgain(deps, trx, declarer);
        const newcomer = {
          ...identity,
          email: input.email,
          email_key: emailKey(input.email),
          email_verified_at: proof === undefined ? null : now,
          password_hash: passwordHash,
          birthday,
          time_zone: timeZone,
        };
        await admit(deps, trx, { ...newcomer, consent, ticket: { invitation, friend } });
        if (proof !== undefined) await spend(deps, trx, proof.row);
        // Joining succeeds whether or not a code can be sent now.
        else await mailCode(deps, trx, newcomer);
        const device = { deviceId: input.deviceId, deviceName: origin.deviceName, language: origin.language };
        return { is: 'in', id: identity.id, tokens: await deps.sessions.open(trx, identity.id, device) } as const;
      }),
    );
    if (entered.is !== 'in') throw proofError(entered.is, input);
    deps.jobs.hurry(MESSAGE_JOB);
    const { id, tokens } = entered;
    return { id, tokens, user: await ownRecord(db, id, now) };
  } catch (error) {
    const isResting = error instanceof AppError && error.code === 'contact_resting' && !isProving;
    if (!isResting && !isUniqueViolation(error, 'account_email_key_key')) throw error;
    // Another account has the address, took it at this moment, or could still take it back.
    throw config.hideAccountExistence ? codeError('dead') : new AppError('email_taken', { cause: error });
  }
}

async function countUnproven({ limits }: Deps, { addressKey }: Origin): Promise<void> {
  const taken = await limits.take('sign-up', addressKey, UNPROVEN_HERE);
  if (!taken.allowed) throw new AppError('rate_limited', taken);
}

/** Returns who declares an age with the form; undefined when the form says none. */
function declarerOf(
  { fullBirthday, birthYear, email, deviceId }: SignUpForm,
  at: { from: Origin; timeZone: string },
): Declarer | undefined {
  if (fullBirthday === undefined && birthYear === undefined) return undefined;
  return { ...at, contact: emailKey(email), deviceId };
}

/**
 * Returns the form's birthday, or null. Throws for a minor's birthday. For a day after that, throws for any birthday
 * with the same mail address or device.
 */
async function declaredBirthday(
  deps: Deps,
  { fullBirthday, birthYear }: SignUpForm,
  { timeZone, now, declarer }: { timeZone: string; now: Date; declarer: Declarer | undefined },
): Promise<string | null> {
  if (declarer === undefined) return null;
  const work = (): string | null => {
    const birthday = fullBirthday === undefined ? null : adultBirthday(fullBirthday, { timeZones: [timeZone], now });
    refuseYear(birthYear, birthday, now);
    return birthday;
  };
  const declared = await inTransaction(deps.db, (trx) => declareAge(deps, trx, { declarer, work }));
  return valueOf(deps, declared);
}

/** Throws for a handle or password that is refused whether or not the address has an account. */
async function refuseForm(deps: Deps, input: SignUpForm, wanted: string | undefined): Promise<void> {
  refuseHandle(wanted);
  await refuseModerators(deps.db, { handle: wanted }, undefined);
  await refuseCommon(input.password, [input.email, wanted]);
  const held = wanted && (await holdOn(deps, deps.db, { handle: wanted }));
  if (held === 'reserved') throw handleReserved();
  if (held === 'taken') {
    throw new AppError('handle_taken', { fields: { handle: 'Username already exists' } });
  }
}

/** Checks the code or the link of a sign-up. A code for a member's address was never mailed, so it is never right. */
async function judgeProof(
  deps: Deps,
  trx: Trx,
  {
    email,
    code = '',
    request,
    token,
    from,
  }: Pick<SignUpForm, 'email' | 'code' | 'request' | 'token'> & { from: Origin },
): Promise<CodeVerdict> {
  const target = emailKey(email);
  if (token !== undefined) {
    const row = await findLink(deps, trx, token);
    const isOwn = row?.purpose === 'sign_up' && row.target === target && row.user_id === null;
    return isOwn ? { is: 'right', row } : { is: 'dead' };
  }
  const verdict = await judgeCode(deps, trx, { target, purpose: 'sign_up', from: strangerAt(from), code, request });
  return verdict.is === 'right' && verdict.row.user_id !== null ? { is: 'wrong' } : verdict;
}
