import type { z } from 'zod';
import type { passkeyLogin, request } from '#contract/accounts.passkeys.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { ownRecord, type SignedIn } from '#server/features/accounts/record/own-record.ts';
import { lockAccount } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import { MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';
import {
  askToSign,
  CHALLENGE_MS,
  challengeIn,
  VISITOR,
  siteOf,
  useIn,
  type ChallengeOwner,
  type PasskeyAssertion,
} from '#server/features/accounts/passkeys/passkey-checks.ts';
import { knownAs } from '#server/features/accounts/passkeys/passkeys.ts';
import {
  lockPasskey,
  notePasskeyUse,
  ownerOfCredential,
  passkeysOf,
  type PasskeyRow,
} from '#server/features/accounts/passkeys/passkeys.queries.ts';
import { openSession } from './sign-in.ts';

type AssertionOptions = z.output<typeof request>;

/** Returns what a browser needs to sign in by any passkey that its device has for this site. */
export async function startPasskeyLogin(deps: Deps): Promise<AssertionOptions> {
  return optionsFor(deps, VISITOR, []);
}

/** Returns what a browser needs to prove the caller's identity by one of their own passkeys. */
export async function startPasskeyProof(deps: Deps, { userId, sessionId }: Caller): Promise<AssertionOptions> {
  const has = await passkeysOf(deps.db, userId);
  if (has.length === 0) throw new AppError('invalid', { message: 'This account has no passkey.' });
  return optionsFor(deps, { userId, sessionId }, has);
}

/**
 * Signs in the passkey's person. The response is the same for an unknown passkey, a removed passkey and a bad
 * signature. Tries at one account are not limited: a signature cannot be guessed, and a limit would lock the owner out.
 */
export async function enterByPasskey(
  deps: Deps,
  { signed: answer, deviceId }: z.output<typeof passkeyLogin.body>,
  origin: Origin,
): Promise<SignedIn> {
  const challenge = await challengeIn(deps, deps.db, { answer, by: VISITOR });
  const owner = challenge === undefined ? undefined : await ownerOfCredential(deps.db, answer.id);
  if (challenge === undefined || owner === undefined) throw new AppError('passkey_refused');
  const { welcome, ...entered } = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, owner);
    if (account === undefined) throw new AppError('passkey_refused');
    await use(deps, trx, { userId: owner, answer, challenge });
    return openSession(deps, trx, { account, deviceId, origin });
  });
  welcome();
  deps.jobs.hurry(MESSAGE_JOB);
  return { id: owner, ...entered, user: await ownRecord(deps.db, owner, deps.clock.now()) };
}

/** Marks the caller's session as proved by a passkey of their account. Returns the time at which the proof expires. */
export async function proveByPasskey(deps: Deps, caller: Caller, answer: PasskeyAssertion): Promise<Date> {
  const { userId, sessionId } = caller;
  const challenge = await challengeIn(deps, deps.db, { answer, by: { userId, sessionId } });
  if (challenge === undefined) throw new AppError('passkey_refused');
  return inTransaction(deps.db, async (trx) => {
    if ((await lockAccount(trx, userId)) === undefined) throw new AppError('unauthenticated');
    await use(deps, trx, { userId, answer, challenge });
    return deps.sessions.prove(trx, caller);
  });
}

/**
 * Checks a passkey's answer for an account and records the use. Throws `passkey_refused` if the account has no such
 * passkey or the answer is wrong.
 */
async function use(
  deps: Deps,
  trx: Trx,
  { userId, answer, challenge }: { userId: number; answer: PasskeyAssertion; challenge: string },
): Promise<void> {
  const passkey = await lockPasskey(trx, userId, answer.id);
  const used = passkey === undefined ? undefined : await useIn(deps, { answer, passkey, challenge });
  if (passkey === undefined || used === undefined) throw new AppError('passkey_refused');
  await notePasskeyUse(trx, passkey, { ...used, last_used_at: deps.clock.now() });
}

async function optionsFor(deps: Deps, asking: ChallengeOwner, known: readonly PasskeyRow[]): Promise<AssertionOptions> {
  const challenge = await askToSign(deps, asking);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps.config).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: known.map(knownAs),
  });
  return options as AssertionOptions;
}
