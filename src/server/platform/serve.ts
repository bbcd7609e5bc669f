import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, Route } from '#contract/route.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { addressKey } from './limits.ts';
import type { Caller } from './tokens.ts';

/** What a handler gets: the parsed input and who calls (null for an anonymous caller of a public route). */
export interface Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends Access> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  caller: A extends 'member' ? Caller : Caller | null;
  request: FastifyRequest;
}

/** What a feature registers its routes on. */
export interface Server {
  app: FastifyInstance;
  deps: Deps;
}

/** Joins one declared route to its handler: access, limit, input, rule, and the answer's own schema. */
export function serve<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>({ app, deps }: Server, route: Route<P, Q, B, R, A>, handler: (call: Call<P, Q, B, A>) => Promise<z.input<R>>): void {
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await handler(await enter(deps, route, request));
      // Parsing the answer too drops every column the contract does not name.
      return reply.send(route.response.parse(answer));
    },
  });
}

/** The door of every route: who calls, whether they may once more, and what they said. */
export async function enter<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(deps: Deps, route: Route<P, Q, B, R, A>, request: FastifyRequest): Promise<Call<P, Q, B, A>> {
  const caller = await identify(deps, request, route.access);
  await spend(deps, route, { request, caller });
  return {
    params: parse(route.params, request.params),
    query: parse(route.query, request.query),
    body: parse(route.body, request.body ?? undefined),
    caller: caller as Call<P, Q, B, A>['caller'],
    request,
  };
}

async function identify(deps: Deps, request: FastifyRequest, access: Access): Promise<Caller | null> {
  const header = request.headers.authorization;
  const token = header?.startsWith('Bearer ') === true ? header.slice('Bearer '.length) : undefined;
  const caller = token === undefined ? 'invalid' : await deps.sessions.authenticate(token);
  if (typeof caller !== 'string') {
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
  const key = route.limit.by === 'member' && caller !== null ? String(caller.userId) : addressKey(request.ip);
  const { allowed, retryAfterSeconds } = await deps.limits.take(`${route.method} ${route.path}`, key, route.limit);
  if (!allowed) throw new AppError('rate_limited', { retryAfterSeconds });
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new AppError('invalid', { fields });
}
