import { legalContact, noticeStanding, sendNotice } from '#contract/moderation.take-down.ts';
import { transparency } from '#contract/moderation.transparency.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { standingOfNotice, takeNotice } from '#server/features/moderation/reports/notices.ts';
import { createTransparency } from './transparency.ts';

/** The routes of moderation for everybody, with an account or without. */
export function moderationInTheOpen(server: Server): void {
  const { deps } = server;
  const counted = createTransparency(deps);
  serve(server, sendNotice, async ({ body: { work, ...notice }, request }) => {
    await deps.proofOfWork.take(work, request.ip);
    return takeNotice(deps, notice, { ip: request.ip, language: languageOfRequest(request) });
  });
  serve(server, noticeStanding, ({ body }) => standingOfNotice(deps, body));
  serve(server, legalContact, () => Promise.resolve({ contact: deps.place.values.contact }));
  serve(server, transparency, () => counted());
}
