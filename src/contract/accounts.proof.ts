import { z } from 'zod';
import { code } from './accounts.code.ts';
import { request, signed } from './accounts.passkeys.ts';
import { ok, route } from './route.ts';

/** The minutes for which a proof is valid. It is valid only in the session in which it was given. */
export const PROOF_MINUTES = 10;

/** The ways to prove one's identity. `email` and `phone` send a code to the account's proven address or number. */
export const proofWays = ['passkey', 'password', 'email', 'phone'] as const;
export type ProofWay = (typeof proofWays)[number];

/** Returns the ways in which this account can give a proof. If there are none, the person has to sign in again. */
export const proofOptions = route({
  method: 'GET',
  path: '/api/auth/proof',
  access: 'member',
  evenSuspended: true,
  audience: 'me',
  response: z.object({
    ways: z.array(z.enum(proofWays)),
    /** The time at which the session's proof ends; null when there is no proof. */
    freshUntil: z.iso.datetime().nullable(),
  }),
});

/** Sends a code to the account's own proven address or number. Works only for an account without a password. */
export const sendProofCode = route({
  method: 'POST',
  path: '/api/auth/proof/code',
  access: 'member',
  evenSuspended: true,
  body: z.object({ to: z.enum(['email', 'phone']) }),
  response: ok.extend({ resendAfterSeconds: z.number().int() }),
  limit: { max: 10, windowSeconds: 3600, by: 'member' },
  repeat: 'each',
});

/** Returns what a browser needs to prove the identity with one of the account's own passkeys. */
export const beginPasskeyProof = route({
  method: 'POST',
  path: '/api/auth/proof/passkey',
  access: 'member',
  evenSuspended: true,
  audience: 'me',
  response: request,
  limit: { max: 30, windowSeconds: 600, by: 'member' },
  repeat: 'asks',
});

/**
 * Proves that the caller owns the account. Every route with `fresh` requires such a proof. A wrong password gets
 * `password_wrong`, with a text for the password field.
 */
export const prove = route({
  method: 'POST',
  path: '/api/auth/proof',
  access: 'member',
  evenSuspended: true,
  audience: 'me',
  body: z.union([
    z.object({ password: z.string().min(1).max(128) }),
    z.object({ to: z.enum(['email', 'phone']), code }),
    z.object({ passkey: signed }),
  ]),
  response: z.object({ freshUntil: z.iso.datetime() }),
  limit: { max: 60, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});
