import { translatePost } from '#contract/posts.translation.ts';
import * as contract from '#contract/translation.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { translateLine, translatePostOf, writeOut } from './translation.ts';

export function translation(server: Server): void {
  const { deps } = server;

  serve(server, contract.translateMessage, ({ caller: { userId }, params, request }) =>
    translateLine(deps, { ...params, userId }, languageOfRequest(request)),
  );

  serve(server, translatePost, ({ caller: { userId }, params, request }) =>
    translatePostOf(deps, { ...params, userId }, languageOfRequest(request)),
  );

  serve(server, contract.writeOutVoice, ({ caller: { userId }, params }) => writeOut(deps, { ...params, userId }));
}
