import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { addPasskey, signed } from '#contract/accounts.passkeys.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertChallenge, takeChallenge, type PasskeyRow } from './passkeys.queries.ts';

export type PasskeyAttestation = z.output<typeof addPasskey.body>['made'];
export type PasskeyAssertion = z.output<typeof signed>;

/** How long a challenge can be signed. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** EdDSA, ES256 and RS256 by their COSE numbers: together they cover the devices of all browsers. */
export const ALGORITHMS = [-8, -7, -257];

/** The library takes a tenth of a second to load, so that it is loaded by the first passkey. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The session or visitor that asks for a challenge. A signature also covers the purpose: to make or to use a key. */
export type ChallengeOwner = { userId: number; sessionId: string } | typeof VISITOR;

/** Somebody who is not signed in yet. */
export const VISITOR = { userId: null, sessionId: null } as const;

/** The site that passkeys are made for: they work nowhere else. */
export const siteOf = ({ publicUrl }: Deps['config']) => ({
  id: publicUrl.hostname,
  name: 'Wildin',
  origin: publicUrl.origin,
});

export async function askToSign({ db, clock }: Deps, { userId, sessionId }: ChallengeOwner): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(db, { challenge, user_id: userId, session_id: sessionId, expires_at });
  return challenge;
}

/**
 * Returns the challenge that an answer signs; undefined unless it was issued to this asker, is unused and has not
 * expired. The challenge is used up even if the answer is refused, so call this outside a transaction that may roll
 * back.
 */
export async function challengeIn(
  { clock }: Deps,
  db: Db,
  { answer, by: { userId, sessionId } }: { answer: PasskeyAttestation | PasskeyAssertion; by: ChallengeOwner },
): Promise<string | undefined> {
  const { decodeClientDataJSON } = await helpers();
  const challenge = attempt(() => decodeClientDataJSON(answer.response.clientDataJSON).challenge);
  if (typeof challenge !== 'string') return undefined;
  const named = { challenge, user_id: userId, session_id: sessionId };
  return (await takeChallenge(db, named, clock.now())) ? challenge : undefined;
}

/** Returns the passkey that a browser made for this site; undefined when the answer does not fit the challenge. */
export async function keyIn(
  { config }: Deps,
  { made, challenge }: { made: PasskeyAttestation; challenge: string },
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'is_synced'> | undefined> {
  const site = siteOf(config);
  const { verifyRegistrationResponse } = await library();
  const found = await attemptAsync(async () =>
    verifyRegistrationResponse({
      response: {
        ...made,
        response: { ...made.response, attestationObject: await withoutStatement(made.response.attestationObject) },
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
 * Returns the new counter and sync state of a used passkey. Returns undefined unless the signature is the passkey's, is
 * for this site, and was made after its person unlocked the device. The library refuses a counter that did not rise,
 * which is the sign of a copied key.
 */
export async function useIn(
  { config }: Deps,
  { answer, passkey, challenge }: { answer: PasskeyAssertion; passkey: PasskeyRow; challenge: string },
): Promise<Pick<PasskeyRow, 'counter' | 'is_synced'> | undefined> {
  const { userHandle, clientDataJSON, authenticatorData, signature } = answer.response;
  if (typeof userHandle === 'string' && userHandle !== passkey.user_handle) return undefined;
  const site = siteOf(config);
  const { verifyAuthenticationResponse } = await library();
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

/** Removes the maker's statement about a device: the product does not use it, and its certificates are not parsed. */
async function withoutStatement(attestation: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await helpers();
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestation)).get('authData');
  const bare = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
}

/** Returns undefined when `work` throws. The library throws for every invalid answer, and anybody can send one. */
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
