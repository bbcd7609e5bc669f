import { z } from 'zod';

/** Who may call a route. `member` needs a live session; `public` may be called by anyone. */
export type Access = 'public' | 'member';

/** Whose data a response holds: `me` responses may carry the caller's own private fields. */
export type Audience = 'me' | 'member' | 'visitor';

/** At most `max` calls in `windowSeconds`, counted for the caller's address or for the member. */
export interface Limit {
  max: number;
  windowSeconds: number;
  by: 'address' | 'member';
}

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
  /** The answer comes in pieces, a line of JSON each, and `response` is the schema of one piece. */
  streams?: true;
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
  streams?: true;
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
