import * as contract from '#contract/matching.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/serve.ts';
import { findNewMatch } from './find.ts';
import { decide, listMatches, unmatch } from './matching.ts';
import { readPreferences, savePreferences } from './preferences.ts';

export function matching(server: Server): void {
  const { deps } = server;
  const done = { ok: true } as const;
  serve(server, contract.getPreferences, ({ caller }) => readPreferences(deps.db, caller.userId));
  serve(server, contract.savePreferences, ({ caller, body }) => savePreferences(deps, caller.userId, body));
  serve(server, contract.listMatches, ({ caller }) => listMatches(deps, caller.userId));
  serve(server, contract.findNewMatch, ({ caller, request }) =>
    findNewMatch(deps, caller.userId, idempotencyKey(request.headers['idempotency-key'])),
  );
  serve(server, contract.swipe, async ({ caller, body }) => ({
    ...done,
    chatroom_id: await decide(deps, caller.userId, body),
  }));
  serve(server, contract.unmatch, async ({ caller, body }) => {
    await unmatch(deps, caller.userId, body.matchId);
    return done;
  });
}

function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\w-]{8,80}$/.test(header)) return header;
  throw new AppError('invalid', { fields: { 'idempotency-key': 'Between 8 and 80 letters, digits, - or _.' } });
}
