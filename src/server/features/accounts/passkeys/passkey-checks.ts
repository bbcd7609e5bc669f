import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers';
import type { z } from 'zod';
import type { addPasskey, signed } from '#contract/accounts.passkeys.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertChallenge, takeChallenge, type PasskeyRow } from './passkeys.queries.ts';

export type Made = z.output<typeof addPasskey.body>['made'];
export type Signed = z.output<typeof signed>;

/** How long a challenge can be signed. */
export const CHALLENGE_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256: what all browsers' devices can make. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Which session asked. What a challenge is for, making a passkey or using one, the browser signs with it. */
export type Asking = { userId: number; sessionId: string } | typeof VISITOR;

/** The person who wants to sign in. */
export const VISITOR = { userId: null, sessionId: null } as const;

/** The site that passkeys are made for: they work nowhere else. */
export const siteOf = ({ publicUrl }: Deps['config']) => ({
  id: publicUrl.hostname,
  name: 'Wildin',
  origin: publicUrl.origin,
});

export async function askToSign({ db, clock }: Deps, { userId, sessionId }: Asking): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(db, { challenge, user_id: userId, session_id: sessionId, expires_at });
  return challenge;
}

/**
 * Returns the challenge that an answer says it signs, if it was this asker's and unused. It is used up whatever becomes of
 * the answer, so call it outside the transaction that may be rolled back.
 */
export async function challengeIn(
  { clock }: Deps,
  db: Db,
  { answer, by: { userId, sessionId } }: { answer: Made | Signed; by: Asking },
): Promise<string | undefined> {
  const challenge = attempt(() => decodeClientDataJSON(answer.response.clientDataJSON).challenge);
  if (typeof challenge !== 'string') return undefined;
  const named = { challenge, user_id: userId, session_id: sessionId };
  return (await takeChallenge(db, named, clock.now())) ? challenge : undefined;
}

/** Returns the key that a browser made for this site; undefined when it is not what was asked for. */
export async function keyIn(
  { config }: Deps,
  { made, challenge }: { made: Made; challenge: string },
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'is_synced'> | undefined> {
  const site = siteOf(config);
  const found = await attemptAsync(async () =>
    verifyRegistrationResponse({
      response: {
        ...made,
        response: { ...made.response, attestationObject: withoutStatement(made.response.attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (found?.verified !== true) return undefined;
  const { credential, credentialBackedUp } = found.registrationInfo;
  if (credential.id !== made.id) return undefined;
  return {
    credential_id: credential.id,
    public_key: credential.publicKey,
    counter: credential.counter,
    is_synced: credentialBackedUp,
  };
}

/**
 * Returns what an answer says of its passkey; undefined when it is not the passkey's own signature, for this site, by a
 * person who unlocked the device. The library refuses a counter that did not rise, which a copied key shows by.
 */
export async function useIn(
  { config }: Deps,
  { answer, passkey, challenge }: { answer: Signed; passkey: PasskeyRow; challenge: string },
): Promise<Pick<PasskeyRow, 'counter' | 'is_synced'> | undefined> {
  const { userHandle, clientDataJSON, authenticatorData, signature } = answer.response;
  if (typeof userHandle === 'string' && userHandle !== passkey.user_handle) return undefined;
  const site = siteOf(config);
  const found = await attemptAsync(async () =>
    verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  if (found?.verified !== true) return undefined;
  const { newCounter, credentialBackedUp } = found.authenticationInfo;
  return { counter: newCounter, is_synced: credentialBackedUp };
}

/** The maker's statement about a device is nothing we ask for: unread, its certificates are none of our concern. */
function withoutStatement(attestation: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestation)).get('authData');
  const bare = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
}

/** The library throws for every answer that it does not like, and strangers write the answers. */
async function attemptAsync<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
