import { z } from 'zod';
import { deviceId, signedIn } from './accounts.ts';
import { ok, route } from './route.ts';
import { visibleText } from './texts.ts';

/** The most passkeys of an account. */
export const MOST_PASSKEYS = 20;
/** The largest length of a passkey's name, in characters. */
export const PASSKEY_NAME_MAX = 40;

const base64url = (max: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };

/** The JSON of a PublicKeyCredential with an attestation, without the fields that the server does not read. */
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z
      .array(z.string().regex(/^[\w-]{1,30}$/))
      .max(10)
      .default([]),
  }),
});

/** The JSON of a PublicKeyCredential with an assertion, which a passkey signed. */
export const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(100).nullish(),
  }),
});

const known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }));

/** The options of navigator.credentials.create in their JSON form. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** The options of navigator.credentials.get in their JSON form. */
export const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: known,
});

const writes = { max: 30, windowSeconds: 600, by: 'member' } as const;

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The names of the browser and the system that made the passkey. */
  deviceName: z.string(),
  /** True when the passkey is backed up or copied to other devices, for example by the maker of the device. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** The caller's passkeys, the newest first. */
export const listPasskeys = route({
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  response: z.object({ passkeys: z.array(passkey) }),
});

/** Returns what a browser needs to make a passkey. The challenge is valid for one try within five minutes. */
export const beginPasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  response: creation,
  limit: writes,
  fresh: true,
  repeat: 'asks',
});

export const addPasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  body: z.object({ made }),
  response: passkey,
  limit: writes,
  fresh: true,
  repeat: 'spends',
});

export const renamePasskey = route({
  method: 'PUT',
  path: '/api/auth/passkeys/:id',
  access: 'member',
  audience: 'me',
  evenRefused: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: visibleText({ manner: 'line', max: PASSKEY_NAME_MAX, needs: 'A name goes here.' }) }),
  response: passkey,
  limit: writes,
});

export const removePasskey = route({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'member',
  evenRefused: true,
  params: z.object({ id: z.uuid() }),
  response: ok,
  limit: writes,
  fresh: true,
});

/** Returns what a browser needs to sign in with a passkey. No account is named: the device knows its passkeys. */
export const beginPasskeyLogin = route({
  method: 'POST',
  path: '/api/auth/passkey/begin',
  access: 'public',
  entry: true,
  evenRefused: true,
  response: request,
  limit: { max: 60, windowSeconds: 300, by: 'address' },
  repeat: 'asks',
});

/** Signs in by a passkey and opens a session, like `login`. Throws `passkey_refused` for every unusable passkey. */
export const passkeyLogin = route({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  entry: true,
  audience: 'me',
  evenRefused: true,
  body: z.object({ signed, deviceId: deviceId.optional() }),
  response: signedIn,
  limit: { max: 30, windowSeconds: 300, by: 'address', of: 'refusals' },
  repeat: 'spends',
});
