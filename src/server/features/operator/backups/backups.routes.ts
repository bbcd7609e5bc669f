import { createReadStream } from 'node:fs';
import * as contract from '#contract/operator.backups.ts';
import type { OperatorAction } from '#contract/operator.ts';
import { recordAction } from '#server/features/operator/log/log.ts';
import { countingRefusals, enter, serve, type Server } from '#server/platform/http/serve.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { BackupLinks } from './backup-links.ts';
import { backupBy, backupsOn, forgetBackup, makeOne, tryOne } from './backups.ts';
import { OneWork } from './one-work.ts';

/** The operators' page of backups: the list, a new one, a test restore, a download, and the end of an old one. */
export function operatorBackups(server: Server): void {
  const { app, deps } = server;
  const [work, links] = [new OneWork(deps), new BackupLinks(deps.clock)];
  app.addHook('preClose', () => work.stop());
  const record = (caller: Caller, action: OperatorAction, detail: Record<string, string | boolean>): Promise<void> => {
    const { db, clock, newId } = deps;
    return recordAction(db, { id: newId(), now: clock.now(), operatorId: caller.userId, action, detail });
  };

  serve(server, contract.readBackups, () => backupsOn(deps, work));
  serve(server, contract.makeBackupNow, async ({ caller, body }) => {
    work.begin({ kind: 'make', name: null }, async (watch) => {
      await record(caller, 'backup_made', { hasSecrets: body.passphrase !== undefined });
      return makeOne(deps, body.passphrase, watch);
    });
    return { ok: true as const };
  });
  serve(server, contract.tryBackup, async ({ caller, params }) => {
    const backup = await backupBy(deps, params.name);
    work.begin({ kind: 'try', name: backup.name }, async (watch) => {
      await record(caller, 'backup_tried', params);
      return tryOne(deps, backup, watch);
    });
    return { ok: true as const };
  });
  serve(server, contract.deleteBackup, async ({ caller, params }) => {
    const backup = await backupBy(deps, params.name);
    work.mustNotUse(params.name);
    await record(caller, 'backup_deleted', params);
    await forgetBackup(work, backup);
    return { ok: true as const };
  });
  serve(server, contract.linkToBackup, async ({ caller, params }) => {
    await backupBy(deps, params.name);
    await record(caller, 'backup_taken', params);
    return { path: contract.downloadBackup.path.replace(':token', links.make(params.name)) };
  });
  // There is no HEAD route, because programs that only look at a link send HEAD, and the link works once.
  app.get(contract.downloadBackup.path, { exposeHeadRoute: false }, async (request, reply) => {
    const route = contract.downloadBackup;
    const call = await enter(deps, route, request);
    const { name, path, bytes } = await countingRefusals(deps, { route, call }, async () => {
      const taken = links.take(call.params.token);
      if (taken === undefined) throw new AppError('not_found');
      return backupBy(deps, taken);
    });
    return reply
      .type('application/gzip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', bytes)
      .send(createReadStream(path));
  });
}
