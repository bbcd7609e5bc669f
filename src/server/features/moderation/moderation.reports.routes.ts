import * as contract from '#contract/moderation.reports.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { sweepCopies } from '#server/features/moderation/decisions/copies.ts';
import { judgeOpenWords } from '#server/features/moderation/guard/guard.open.ts';
import { judgeTexts } from '#server/features/moderation/guard/guard.texts.ts';
import { createGuard, createListener } from '#server/features/moderation/guard/guard.ts';
import { ownReports, previewOf, report } from '#server/features/moderation/reports/reports.ts';
import { sayTerms } from './terms.ts';

export function moderationReports(server: Server): void {
  const { deps } = server;
  sayTerms(deps);
  sweepCopies(deps);
  deps.rooms.register({ guard: createGuard(deps), listener: createListener(deps) });
  judgeOpenWords(deps);
  judgeTexts(deps);
  serve(server, contract.previewReport, ({ caller, body }) => previewOf(deps, caller.userId, body.subject));
  serve(server, contract.sendReport, ({ caller, body, request }) => report(deps, { caller, ip: request.ip }, body));
  serve(server, contract.listReports, ({ caller, query }) => ownReports(deps, caller.userId, query.before));
}
