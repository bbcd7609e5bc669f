import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/dev.ts';
import type { Route } from '#contract/route.ts';
import { isLoopback } from '#server/config.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { becomeUser, switchableUsers } from './dev.ts';
import { openApi } from './openapi.ts';

/**
 * Serves the developer tools to this machine alone, if the configuration allows them. Otherwise, their paths respond
 * like unknown paths.
 */
export function dev(server: Server): void {
  const { deps } = server;
  if (!deps.config.devTools) {
    const { devUsers, switchSession, devOutbox, devOpenApi, grantPremium } = contract;
    for (const route of [devUsers, switchSession, devOutbox, devOpenApi, grantPremium]) closed(server, route);
    return;
  }
  void server.app.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request)) return reply.callNotFound();
    });
    open({ app, deps });
  });
}

/**
 * Returns whether a request comes from this machine and names it as the host. The address alone is not enough: another
 * site's name can resolve to this machine, and a proxy here forwards requests of others.
 */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const { hostname } = new URL(URL.canParse(`http://${headers.host}`) ? `http://${headers.host}` : 'http://invalid');
  const peer = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isLoopback(peer) && isLoopback(hostname) && !isForwarded;
}

function open(server: Server): void {
  const { deps } = server;
  serve(server, contract.devUsers, async () => ({ users: await switchableUsers(deps) }));
  serve(server, contract.switchSession, ({ body: { userId, deviceId } }) => becomeUser(deps, { userId, deviceId }));
  serve(server, contract.devOutbox, async () => ({
    messages: deps.outbox
      .list()
      .map(({ id, channel, to, subject, text, at: sentAt }) => ({ id, channel, to, subject, text, sentAt })),
  }));
  serve(server, contract.grantPremium, async ({ caller, body }) => {
    if (caller === null) throw new AppError('unauthenticated');
    await setPremium(deps.db, caller.userId, { isOn: body.premium, source: 'developer', now: deps.clock.now() });
    return { ok: true } as const;
  });
  serve(server, contract.devOpenApi, openApi);
}

/** Responds as an unknown path does, before it reads the input, so that no refusal reveals the route. */
function closed({ app }: Server, { method, path }: Route): void {
  app.route({
    method,
    url: path,
    onRequest: async (_request, reply) => reply.callNotFound(),
    handler: async (_request, reply) => reply.callNotFound(),
  });
}
