import type { FastifyRequest } from 'fastify';
import * as rooms from '#contract/wyn.rooms.ts';
import * as contract from '#contract/wyn.ts';
import { AppError } from '#server/platform/errors.ts';
import { serveStream } from './serve-stream.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { consentIn, setConsent, suggestionsIn } from './rooms.ts';
import { answerInPieces, answerOnce } from './wyn.ts';

export function wyn(server: Server): void {
  const { deps } = server;
  serve(server, contract.askWyn, async (call) => answerOnce(deps, requestOf(call)));
  serveStream(server, contract.streamWyn, (call, signal) =>
    answerInPieces(deps, { ...requestOf(call), isStreamed: true, signal }),
  );
  serve(server, contract.getMind, async () => ({
    answeredBy: deps.llm === undefined ? ('written' as const) : ('model' as const),
  }));
  serve(server, rooms.getWynRoom, ({ caller, params }) => consentIn(deps, { ...caller, ...params }));
  serve(server, rooms.allowWynRoom, ({ caller, params, body }) =>
    setConsent(deps, { ...caller, ...params }, body.isAllowed),
  );
  serve(server, rooms.suggestLines, ({ caller, params, request }) =>
    suggestionsIn(deps, { ...caller, ...params }, languageOfRequest(request)),
  );
}

interface WynCall {
  caller: Caller | null;
  request: FastifyRequest;
  body: contract.WynAsk;
}

const requestOf = (call: WynCall) => ({
  asker: askerOf(call),
  ask: call.body,
  language: languageOfRequest(call.request),
});

/**
 * Returns the caller's id, or null for a visitor. Refuses a token that is not valid any more, so that the client
 * refreshes it.
 */
function askerOf({ caller, request }: Pick<WynCall, 'caller' | 'request'>): number | null {
  if (caller === null && request.headers.authorization !== undefined) throw new AppError('unauthenticated');
  return caller?.userId ?? null;
}
