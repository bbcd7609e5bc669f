import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { UNLOCKED_MINUTES } from '#contract/operator.ts';
import type { Access, Route } from '#contract/route.ts';
import { identified } from './client-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { fieldWords } from './field-words.ts';
import { createOnce, idempotencyKey, UNKEYED, type Once } from './idempotency.ts';
import { addressKey } from '#server/platform/limits/limits.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';

/** The parsed input of a handler, and the caller. On a public route, the caller is null for a visitor. */
export interface Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends Access> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  caller: A extends 'member' ? Caller : Caller | null;
  request: FastifyRequest;
  /** Ensures that the handler of an idempotent route makes its effect exactly once. */
  once: Once;
}

/** The object on which a feature registers its routes. */
export interface Server {
  app: FastifyInstance;
  deps: Deps;
}

/** Connects a declared route to its handler: access, limit, input, rule, and the schema of the response. */
export function serve<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>({ app, deps }: Server, route: Route<P, Q, B, R, A>, handler: (call: Call<P, Q, B, A>) => Promise<z.input<R>>): void {
  const doOnce = route.idempotent === true ? createOnce(deps, route) : undefined;
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bodyBytes !== undefined && {
      bodyLimit: route.bodyBytes,
      // Checks the caller before the body is read, so that a stranger cannot send a large body.
      onRequest: async (request: FastifyRequest) => void (await identify(deps, request, route)),
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const call = await enter(deps, route, request);
      // Parsing the response also drops every column that the contract does not name.
      const handle = (once: Once) => () => handler({ ...call, once });
      const work = async (once: Once): Promise<unknown> => {
        if (call.caller === null) return route.response.parse(await handle(once)());
        const typed = { route: `${route.method} ${route.path}`, userId: call.caller.userId, body: call.body };
        return route.response.parse(await deps.texts.through(typed, handle(once)));
      };
      const answer = async (): Promise<unknown> => {
        if (route.limit?.of === 'refusals') return countingRefusals(deps, { route, call }, () => work(UNKEYED));
        const key = doOnce && idempotencyKey(request.headers['idempotency-key']);
        if (doOnce === undefined || key === undefined || call.caller === null) return work(UNKEYED);
        const { params, query, body } = call;
        return doOnce({ userId: call.caller.userId, key, input: [params, query, body] }, work);
      };
      const said = await answer();
      if (route.method !== 'GET') await deps.replica.wrote(call.caller?.userId ?? null);
      return reply.send(said);
    },
  });
}

interface Counted {
  route: Route;
  call: Parameters<typeof spend>[2];
}

/**
 * Runs the work of a route whose limit counts refusals. Beyond the limit every refusal becomes `rate_limited`, so that
 * it reveals nothing. `serve` calls this function; a route that is registered without `serve` must call it itself.
 */
export async function countingRefusals<T>(deps: Deps, { route, call }: Counted, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await spend(deps, route, call);
    throw error;
  }
}

/** Checks the caller, the limit and the proof, and parses the input, for every route. */
export async function enter<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(deps: Deps, route: Route<P, Q, B, R, A>, request: FastifyRequest): Promise<Call<P, Q, B, A>> {
  const caller = await identify(deps, request, route);
  if (route.limit?.of !== 'refusals') await spend(deps, route, { request, caller });
  if (route.part !== undefined) deps.place.require(route.part);
  // Checked before the input, so that the refusal does not depend on the input.
  if (route.fresh === true && caller !== null) await deps.sessions.requireProof(caller);
  if (route.operator === true && caller !== null)
    await deps.sessions.requireProof(caller, { minutes: UNLOCKED_MINUTES });
  const sent = identified(route, request, caller);
  return {
    params: parse(route.params, request.params),
    query: parse(route.query, sent.query),
    body: parse(route.body, sent.body),
    caller: caller as Call<P, Q, B, A>['caller'],
    request,
    once: UNKEYED,
  };
}

/**
 * Returns the caller; null for a visitor, and for a suspended person on a public route. Throws for a refused request.
 */
async function identify(
  deps: Deps,
  request: FastifyRequest,
  { access, evenSuspended, evenRefused, desk, operator }: Route,
): Promise<Caller | null> {
  const header = request.headers.authorization;
  const token = header?.startsWith('Bearer ') === true ? header.slice('Bearer '.length) : undefined;
  const caller = token === undefined ? 'invalid' : await deps.sessions.authenticate(token);
  if (typeof caller !== 'string') {
    if (desk === true && !(await deps.desk.admits(caller.userId))) throw new AppError('not_found');
    if (operator !== undefined && !(await deps.operators.admits(caller.userId))) throw new AppError('not_found');
    if (caller.isSuspended) {
      if (evenSuspended === true) return caller;
      if (access === 'member') throw new AppError('account_suspended');
      return null;
    }
    if (caller.isRefused || caller.isAwaiting) {
      if (evenSuspended === true || evenRefused === true) return caller;
      throw new AppError(caller.isRefused ? 'age_refused' : 'approval_awaited');
    }
    deps.presence.touch(caller.userId);
    return caller;
  }
  if (access === 'member') throw new AppError('unauthenticated');
  return null;
}

async function spend(
  deps: Deps,
  route: Route,
  { request, caller }: { request: FastifyRequest; caller: Caller | null },
): Promise<void> {
  if (route.limit === undefined) return;
  const key = caller === null ? addressKey(request.ip) : String(caller.userId);
  const { allowed, retryAfterSeconds } = await deps.limits.take(`${route.method} ${route.path}`, key, route.limit);
  if (!allowed) throw new AppError('rate_limited', { retryAfterSeconds });
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { error: fieldWords });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new AppError('invalid', { fields });
}
