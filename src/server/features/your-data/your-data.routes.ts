import * as contract from '#contract/your-data.ts';
import { countingRefusals, enter, serve, type Server } from '#server/platform/http/serve.ts';
import { askToDelete, RETURN_MS } from './delete.ts';
import { eraseLeavers } from './erase.ts';
import {
  askForExport,
  EXPORT_JOB,
  exportState,
  forgetExports,
  LIFE_MS,
  linkToExport,
  makeExport,
  openExport,
} from './export.ts';
import { dataOf, setPaused } from './your-data.ts';

export function yourData(server: Server): void {
  const { app, deps } = server;

  serve(server, contract.yourData, ({ caller }) => dataOf(deps, caller.userId));
  serve(server, contract.pause, ({ caller, body }) => setPaused(deps, caller.userId, body.isPaused));
  serve(server, contract.deleteAccount, async ({ caller, body }) => {
    const erasedAt = await askToDelete(deps, caller, body.takesLines);
    return { ok: true, erasedAt: erasedAt.toISOString() } as const;
  });

  serve(server, contract.getExport, ({ caller }) => exportState(deps, caller.userId));
  serve(server, contract.askForExport, ({ caller }) => askForExport(deps, caller.userId));
  serve(server, contract.linkToExport, ({ caller }) => linkToExport(deps, caller.userId));
  // There is no HEAD route, because programs that only look at a link send HEAD, and the link works once.
  app.get(contract.downloadExport.path, { exposeHeadRoute: false }, async (request, reply) => {
    const route = contract.downloadExport;
    const call = await enter(deps, route, request);
    const { archive, remove } = await countingRefusals(deps, { route, call }, () =>
      openExport(deps, call.params.token),
    );
    // The archive is removed only when all of it was sent: after an interrupted download, another link can be made.
    reply.raw.once('finish', remove);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="wildin-data.zip"')
      .send(archive);
  });

  deps.jobs.define(EXPORT_JOB, (data) => makeExport(deps, data));
  deps.retention.otherwise({
    table: 'account',
    what: 'Accounts whose people wanted to leave, with all that is theirs',
    ms: RETURN_MS,
    after: 'after they said so',
    forget: (before) => eraseLeavers(deps, before),
  });
  deps.retention.otherwise({
    table: 'data_export',
    what: 'Exports, with their files',
    ms: LIFE_MS,
    after: 'after they were ready, and at once when they were taken',
    forget: () => forgetExports(deps),
  });
}
