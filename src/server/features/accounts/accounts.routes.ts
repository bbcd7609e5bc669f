import * as contract from '#contract/accounts.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { handleAvailability } from '#server/features/accounts/names/handle-availability.ts';
import { logIn } from '#server/features/accounts/sign-in/log-in.ts';
import { ownRecord } from '#server/features/accounts/record/own-record.ts';
import { editProfile } from '#server/features/accounts/profile/profile-edit.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { originOf } from './request-origin.ts';
import { registerAccount } from '#server/features/accounts/sign-up/sign-up.ts';
import { ages } from './accounts.age.routes.ts';
import { entry } from './accounts.entry.routes.ts';
import { passkeys } from './accounts.passkeys.routes.ts';
import { proofs } from './accounts.proof.routes.ts';
import { security } from './accounts.security.routes.ts';
import { sayTerms } from './terms.ts';

export function accounts(server: Server): void {
  const { deps } = server;
  const { sessions, db, clock, proofOfWork } = deps;
  const done = { ok: true } as const;

  serve(server, contract.register, async ({ body, request }) => {
    await proofOfWork.take(body.work, request.ip);
    return registerAccount(deps, body, originOf(request));
  });
  serve(server, contract.login, ({ body, request }) => logIn(deps, body, originOf(request)));
  serve(server, contract.refresh, async ({ body, request }) => ({
    accessToken: await sessions.refresh(body.refreshToken, languageOfRequest(request)),
  }));

  // Empties the browser's cache when a session has ended: the cache may have pictures that only this person may open.
  server.app.addHook('onSend', async (request, reply) => {
    const { url } = request.routeOptions;
    const isSignOut = url === contract.logout.path || url === contract.logoutAll.path;
    const isOver = url === contract.refresh.path && reply.statusCode === 401;
    if (isOver || (isSignOut && [200, 401].includes(reply.statusCode))) reply.header('clear-site-data', '"cache"');
  });
  serve(server, contract.logout, async ({ caller }) => {
    await sessions.revoke(caller, caller.sessionId);
    return done;
  });
  serve(server, contract.logoutAll, async ({ caller }) => {
    await sessions.revokeAll(caller.userId, caller.sessionId);
    return done;
  });
  serve(server, contract.sessions, async ({ caller }) => {
    const rows = await sessions.list(caller.userId);
    return {
      sessions: rows.map(({ id, deviceName: name, createdAt, lastUsedAt }) => ({
        id,
        deviceName: name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === caller.sessionId,
      })),
    };
  });
  serve(server, contract.revokeSession, async ({ caller, params }) => {
    if (!(await sessions.revoke(caller, params.id))) throw new AppError('not_found');
    return done;
  });

  for (const route of [contract.authUser, contract.authMe]) {
    serve(server, route, ({ caller }) => ownRecord(db, caller.userId, clock.now()));
  }
  serve(server, contract.checkHandle, ({ params, caller, request }) =>
    handleAvailability(deps, {
      text: params.handle,
      schema: contract.handle,
      userId: caller?.userId,
      language: languageOfRequest(request),
    }),
  );
  serve(server, contract.updateUser, async ({ caller, params, body, request }) => {
    if (params.id !== caller.userId) throw new AppError('not_found');
    return editProfile(deps, { ...caller, from: originOf(request) }, body);
  });

  entry(server);
  passkeys(server);
  proofs(server);
  security(server);
  ages(server);
  sayTerms(deps);
}
