import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { MOST_PASSKEYS, type beginPasskey, type Passkey } from '#contract/accounts.passkeys.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import { deriveKey } from '#server/platform/secrets/seal.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { accountById, lockAccount, type AccountRow } from '#server/features/accounts/record/accounts.queries.ts';
import type { Origin } from '#server/features/accounts/request-origin.ts';
import { enqueueMessage, MESSAGE_JOB, NOTICE_MS } from '#server/features/accounts/mail/messages.ts';
import {
  ALGORITHMS,
  askToSign,
  CHALLENGE_MS,
  challengeIn,
  keyIn,
  siteOf,
  type PasskeyAttestation,
} from './passkey-checks.ts';
import { deletePasskey, insertPasskey, namePasskey, passkeysOf, type PasskeyRow } from './passkeys.queries.ts';

type Creation = z.output<typeof beginPasskey.response>;

export async function ownPasskeys(deps: Deps, userId: number): Promise<Passkey[]> {
  return (await passkeysOf(deps.db, userId)).map(shown);
}

/** Returns what the browser needs to make a passkey on its device, or on another device that the person holds. */
export async function startPasskey(deps: Deps, { userId, sessionId }: Caller): Promise<Creation> {
  const account = await accountById(deps.db, userId);
  if (account === undefined) throw new AppError('unauthenticated');
  const has = await passkeysOf(deps.db, userId);
  refuseFull(has);
  const { id: rpID, name: rpName } = siteOf(deps.config);
  const challenge = await askToSign(deps, { userId, sessionId });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new Uint8Array(Buffer.from(handleOf(deps, userId, has), 'base64url')),
    userName: account.email ?? `@${account.handle}`,
    userDisplayName: account.display_name ?? `@${account.handle}`,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    // With this list, a device that already has a passkey says so instead of making a second one.
    excludeCredentials: has.map(knownAs),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return options as Creation;
}

/** Adds the passkey that the browser made, and notifies the account's address or number. */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  { made, from }: { made: PasskeyAttestation; from: Origin },
): Promise<Passkey> {
  const { userId, sessionId } = caller;
  const challenge = await challengeIn(deps, deps.db, { answer: made, by: { userId, sessionId } });
  const key = challenge === undefined ? undefined : await keyIn(deps, { made, challenge });
  if (key === undefined) throw new AppError('passkey_refused');
  try {
    const added = await inTransaction(deps.db, async (trx) => {
      const account = await lockAccount(trx, userId);
      if (account === undefined) throw new AppError('unauthenticated');
      // The session may have ended while the transaction waited for the row. An ended session must not add a key.
      await deps.sessions.requireProof(caller, { trx });
      const has = await passkeysOf(trx, userId);
      refuseFull(has);
      const passkey: PasskeyRow = {
        ...key,
        user_id: userId,
        id: deps.newId(),
        user_handle: handleOf(deps, userId, has),
        transports: made.response.transports.join(' '),
        name: from.deviceName,
        device_name: from.deviceName,
        created_at: deps.clock.now(),
        last_used_at: null,
      };
      await insertPasskey(trx, passkey);
      await tell(deps, trx, { account, kind: 'passkey_added', name: passkey.name });
      return passkey;
    });
    deps.jobs.hurry(MESSAGE_JOB);
    return shown(added);
  } catch (error) {
    if (isUniqueViolation(error, 'passkey_credential_id_key')) throw new AppError('passkey_refused', { cause: error });
    throw error;
  }
}

export async function renamePasskey(
  deps: Deps,
  userId: number,
  wanted: { id: string; name: string },
): Promise<Passkey> {
  const row = await namePasskey(deps.db, { userId, ...wanted });
  if (row === undefined) throw new AppError('not_found');
  return shown(row);
}

/** Removes a passkey, so that it no longer signs in, and notifies the account's address or number. */
export async function removePasskey(deps: Deps, caller: Caller, id: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, caller.userId);
    if (account === undefined) throw new AppError('unauthenticated');
    await deps.sessions.requireProof(caller, { trx });
    const gone = await deletePasskey(trx, caller.userId, id);
    if (gone === undefined) throw new AppError('not_found');
    await tell(deps, trx, { account, kind: 'passkey_removed', name: gone.name });
  });
  deps.jobs.hurry(MESSAGE_JOB);
}

export const knownAs = ({ credential_id: id, transports }: PasskeyRow): Creation['excludeCredentials'][number] => ({
  id,
  type: 'public-key',
  transports: transports.split(' ').filter((way) => way !== ''),
});

/**
 * Returns the user handle that devices store. It does not reveal the person, because some security keys show it to
 * anybody. The first passkey's handle is reused, so that a change of the server's secret does not change the handle.
 */
function handleOf({ config: { authSecret = '' } }: Deps, userId: number, has: readonly PasskeyRow[]): string {
  const first = has.at(-1)?.user_handle;
  return (
    first ?? createHmac('sha256', deriveKey(authSecret, 'passkey owners')).update(String(userId)).digest('base64url')
  );
}

function refuseFull(has: readonly PasskeyRow[]): void {
  if (has.length >= MOST_PASSKEYS) throw new AppError('passkeys_full');
}

async function tell(
  deps: Deps,
  trx: Trx,
  { account, kind, name }: { account: AccountRow; kind: 'passkey_added' | 'passkey_removed'; name: string },
): Promise<void> {
  const until = new Date(deps.clock.now().getTime() + NOTICE_MS);
  const { email, phone_number: phone, handle } = account;
  if (email !== null) await enqueueMessage(deps, trx, { kind, to: email, handle, name, until });
  else if (phone !== null) await enqueueMessage(deps, trx, { kind: `${kind}_text`, to: phone, until });
}

function shown(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    deviceName: row.device_name,
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
