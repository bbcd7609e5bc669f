import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Route } from '#contract/route.ts';
import { idempotencyKey } from './idempotency.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';

/** Returns the part of a call in which a route takes the caller's id for what the call makes; undefined without one. */
export function clientIdIn(route: Pick<Route, 'body' | 'query'>): 'body' | 'query' | undefined {
  return (['body', 'query'] as const).find((place) => {
    const schema = route[place];
    return schema instanceof z.ZodObject && 'clientId' in schema.shape;
  });
}

/** Returns whether the header `Idempotency-Key` of a member makes the calls of a route with this key one. */
export const takesKey = (route: Pick<Route, 'idempotent' | 'access' | 'body' | 'query'>): boolean =>
  route.idempotent === true || (route.access === 'member' && clientIdIn(route) !== undefined);

/**
 * Returns what a member sent, with a client id made of their `Idempotency-Key` where the route takes a client id and
 * the call has none. So calls with one key are one here too, by the client id that each such route already compares.
 */
export function identified(
  route: Route,
  { headers, body, query }: Pick<FastifyRequest, 'headers' | 'body' | 'query'>,
  caller: Caller | null,
): { body: unknown; query: unknown } {
  const sent = { body: body ?? undefined, query };
  if (headers['idempotency-key'] === undefined || caller === null || route.idempotent === true) return sent;
  const place = clientIdIn(route);
  const key = place && idempotencyKey(headers['idempotency-key']);
  if (place === undefined || key === undefined) return sent;
  const given = sent[place] ?? {};
  if (typeof given !== 'object' || Array.isArray(given) || 'clientId' in given) return sent;
  return { ...sent, [place]: { ...given, clientId: idOf(`${caller.userId} ${route.method} ${route.path} ${key}`) } };
}

/** Returns a UUID of the kind for ids that a program makes by its own rule (version 8). */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
