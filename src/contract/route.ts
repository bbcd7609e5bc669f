import { z } from 'zod';
import type { Part } from './place.ts';

/** The callers that a route admits: `member` needs a live session, `public` admits everybody. */
export type Access = 'public' | 'member';

/** Who reads the response: `me` responses may contain the caller's own private fields. */
export type Audience = 'me' | 'member' | 'visitor';

/**
 * Admits at most `max` calls in `windowSeconds`. Calls of a signed-in caller are counted by member, other calls by
 * network address. `by` says which of the two a route expects.
 */
export interface Limit {
  max: number;
  windowSeconds: number;
  by: 'address' | 'member';
  /** Counts refused calls only, for routes that take a proof: a valid proof passes even at the limit. */
  of?: 'refusals';
}

/**
 * What a repeat of a call does that takes neither a key nor a client id. `sets`: sets the same state. `finds`: finds
 * what the first call made. `replaces`: replaces what the first call made. `spends`: fails, because a code, a link or a
 * challenge works once. `asks`: nothing lasting is made. `each`: every call acts, within the limit.
 */
export type Repeat = 'sets' | 'finds' | 'replaces' | 'spends' | 'asks' | 'each';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  method: Method;
  /** A path below `/api` with `:name` segments, e.g. `/api/users/:id`. */
  path: string;
  access: A;
  audience: Audience;
  params: P;
  query: Q;
  body: B;
  response: R;
  limit?: Limit;
  /** Admits only a session with a proof of identity in the last ten minutes; else `reauthentication_required`. */
  fresh?: true;
  /** The response comes in pieces, a line of JSON each, and `response` is the schema of one piece. */
  streams?: true;
  /** Returns `not_found` to every signed-in caller who is no moderator, whatever the request contains. */
  desk?: true;
  /**
   * Returns `not_found` to every signed-in caller who is no operator, whatever the request contains. With `true`, the
   * session also needs a proof of identity in the last thirty minutes; else `reauthentication_required`. `locked` needs
   * no proof.
   */
  operator?: true | 'locked';
  /** Admits suspended members too. Other member routes refuse them with `account_suspended`. */
  evenSuspended?: true;
  /**
   * Admits members whose age was refused, or who are not let in yet, as `evenSuspended` does too. Other routes refuse
   * them with `age_refused` or `approval_awaited`.
   */
  evenRefused?: true;
  /** A repeat with the same `Idempotency-Key` header returns the first call's stored response and changes nothing. */
  idempotent?: true;
  /** The part of the product to which the route belongs. While it is switched off, the route throws `switched_off`. */
  part?: Part;
  /** Opens a session, or begins a way to one. A browser that could not keep the session does not make the call. */
  entry?: true;
  /** Every POST has this, is idempotent, or takes a `clientId`. */
  repeat?: Repeat;
  /** The largest body in bytes, if above the default. The server checks the caller before it reads such a body. */
  bodyBytes?: number;
}

export type Nothing = z.ZodOptional<z.ZodUnknown>;
const nothing: Nothing = z.unknown().optional();

interface Declared<P, Q, B, R, A extends Access> {
  method: Method;
  path: string;
  access: A;
  audience?: Audience;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  limit?: Limit;
  fresh?: true;
  streams?: true;
  desk?: true;
  operator?: true | 'locked';
  evenSuspended?: true;
  evenRefused?: true;
  idempotent?: true;
  part?: Part;
  entry?: true;
  repeat?: Repeat;
  bodyBytes?: number;
}

/** Declares one route: the single source for the server's checks, the client's types and the tests. */
export function route<
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  const A extends Access = Access,
>(declared: Declared<P, Q, B, R, A>): Route<P, Q, B, R, A> {
  return {
    ...declared,
    audience: declared.audience ?? (declared.access === 'public' ? 'visitor' : 'member'),
    params: declared.params ?? (nothing as unknown as P),
    query: declared.query ?? (nothing as unknown as Q),
    body: declared.body ?? (nothing as unknown as B),
  };
}

export const ok = z.object({ ok: z.literal(true) });
