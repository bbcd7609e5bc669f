import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { userId } from '#contract/people.ts';
import type { Clock } from '#server/platform/clock.ts';

/** An access token is valid for 60 minutes; a client with a socket renews it after 50. */
const ACCESS_MINUTES = 60;
const AUDIENCE = 'wildin';
const TYPE = 'at+jwt';

const claims = z.object({ sub: userId, sid: z.uuid(), exp: z.number() });

/** The content of an access token. */
export interface Claims {
  userId: number;
  sessionId: string;
  /** The time at which the access token expires. */
  expiresAt: Date;
}

/** The person of a live session. */
export interface Caller extends Claims {
  /** True when the person is suspended: they may only read their decisions, appeal, and export or delete their data. */
  isSuspended: boolean;
  /** True when the person's age was refused: they may only use their own pages. */
  isRefused: boolean;
  /** True when the operator has not let the person in yet: they may only use their own pages. */
  isAwaiting: boolean;
}

export interface Tokens {
  sign: (caller: Pick<Claims, 'userId' | 'sessionId'>) => Promise<string>;
  /** Returns the content of a token, or the reason why it is refused. Does not check the state of the session. */
  verify: (token: string) => Promise<Claims | 'invalid' | 'expired'>;
}

/** Signs and verifies access tokens with `secret` (HS256 only) for the server with the name `issuer`. */
export function createTokens({ secret, issuer, clock }: { secret: string; issuer: string; clock: Clock }): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ userId: sub, sessionId }) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(String(sub))
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_MINUTES * 60)
        .sign(key);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience: AUDIENCE,
          typ: TYPE,
          currentDate: clock.now(),
        });
        const { sub, sid, exp } = claims.parse(payload);
        return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        return error instanceof joseErrors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}
