import { z } from 'zod';
import { route } from './route.ts';

const hexadecimal = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .regex(/^[0-9a-f]+$/);

/** A task that takes a browser about a second. The server checks the solution in almost no time (ALTCHA, version 2). */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hexadecimal(64),
    salt: hexadecimal(64),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: hexadecimal(128),
    keySignature: hexadecimal(128),
    /** `asker`: the keyed hash of the asking network address; `until`: the challenge's end, in ms since 1970. */
    data: z.object({ asker: z.string().max(60), until: z.number().int() }),
  }),
  signature: hexadecimal(128),
});
export type Challenge = z.infer<typeof challenge>;

/** A solved challenge. It is valid once, within ten minutes, from the network address that asked for it. */
export const work = z.object({
  challenge,
  solution: z.object({ counter: z.number().int().min(0), derivedKey: hexadecimal(128) }),
});
export type Work = z.infer<typeof work>;

/** Returns a challenge for a call that takes `work`; null when the server requires none. */
export const getChallenge = route({
  method: 'GET',
  path: '/api/auth/challenge',
  access: 'public',
  evenRefused: true,
  response: z.object({ challenge: challenge.nullable() }),
  limit: { max: 120, windowSeconds: 3600, by: 'address' },
});
