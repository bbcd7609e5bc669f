import * as contract from '#contract/dev.ts';
import type { Route } from '#contract/route.ts';
import { setPremium } from '#server/features/premium/premium.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/serve.ts';
import { becomeUser, declaredRoutes, switchableUsers } from './dev.ts';

/** The tools of those who develop it, where the configuration lets them; see `closed` for everywhere else. */
export function dev(server: Server): void {
  const { deps } = server;
  if (!deps.config.devTools) {
    const { devUsers, switchSession, devOutbox, devRoutes, grantPremium } = contract;
    for (const route of [devUsers, switchSession, devOutbox, devRoutes, grantPremium]) closed(server, route);
    return;
  }
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
  serve(server, contract.devRoutes, async () => ({ routes: await declaredRoutes() }));
}

/** Answers like a path that nobody serves: the input is not even read, so that no refusal gives it away. */
function closed({ app }: Server, { method, path }: Route): void {
  app.route({
    method,
    url: path,
    onRequest: async (_request, reply) => reply.callNotFound(),
    handler: async (_request, reply) => reply.callNotFound(),
  });
}
