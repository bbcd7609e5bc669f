import * as contract from '#contract/moderation.ts';
import { appealDecision, listDecisions } from '#contract/moderation.decisions.ts';
import * as looks from '#contract/moderation.waiting.ts';
import * as checks from '#contract/photo-check.desk.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { answerAppeal, appeal, decisionsAbout } from '#server/features/moderation/decisions/appeals.ts';
import { decide, second } from '#server/features/moderation/decisions/decisions.ts';
import {
  listFor,
  openLines,
  standingFor,
  take,
  writeInto,
  type ModeratorCase,
} from '#server/features/moderation/desk/desk.ts';
import { watchModerators } from '#server/features/moderation/moderators/moderators.ts';
import { workingModerators } from '#server/features/moderation/moderators/moderators.queries.ts';
import { isDoubted } from '#server/features/moderation/guard/doubt.queries.ts';
import { noteFoundMinor } from '#server/features/moderation/guard/minors.ts';
import type { Act } from '#server/features/moderation/cases/ruling.ts';
import { keepWaiting, takeBack } from '#server/features/moderation/waiting/waiting.ts';
import { hasOpened, isDeskStaffed } from '#server/features/moderation/waiting/waiting.queries.ts';
import { startLettingOut } from '#server/features/moderation/waiting/letting-out.ts';
import { measureWaiting } from '#server/features/moderation/waiting/measure.ts';
import { checksFor, openCheck, passOn, refuseOn } from '#server/features/moderation/desk/photo-checks.ts';
import { letThingOut, looksFor, openLook, refuseThing } from '#server/features/moderation/desk/looks.ts';
import { wholeCase } from '#server/features/moderation/desk/whole.ts';

/** The routes of the moderators' desk, and those of people with decisions about them. */
export function moderationDesk(server: Server): void {
  const { app, deps } = server;
  const stopWatching = watchModerators(deps);
  app.addHook('preClose', async () => {
    stopWatching();
  });
  deps.desk.register({
    isModerator: async (userId) => (await workingModerators(deps.db)).includes(userId),
    hasOpened: async (moderatorId, { id: pictureId, ownerId }) =>
      (await hasOpened(deps.db, { moderatorId, ownerId, pictureId })) && deps.desk.admits(moderatorId),
    noteMinor: (trx, userId, by) => noteFoundMinor(deps, trx, { userId, by }),
    isStaffed: (since) => isDeskStaffed(deps.db, since),
    isDoubted: (userId) => isDoubted(deps.db, userId),
    call: async () => {
      for (const id of await workingModerators(deps.db)) askToResync(deps, id, 'cases');
    },
  });
  const lookOf = (callerId: number, { id: caseId }: { id: string }): ModeratorCase => ({ callerId, caseId });

  serve(server, contract.deskStanding, ({ caller }) => standingFor(deps, caller.userId));
  serve(server, contract.listCases, ({ caller, query }) => listFor(deps, caller.userId, query.tab));
  serve(server, contract.getCase, ({ caller, params }) => wholeCase(deps, lookOf(caller.userId, params)));
  serve(server, contract.takeCase, async ({ caller, params, body }) => {
    const look = lookOf(caller.userId, params);
    await take(deps, look, body.isMine);
    return wholeCase(deps, look);
  });
  serve(server, contract.openEvidence, async ({ caller, params }) => {
    const look = lookOf(caller.userId, params);
    await openLines(deps, look, params.reportId);
    return wholeCase(deps, look);
  });
  /** Returns a handler that writes once, even if the desk repeats the call, and answers with the case as it is then. */
  const write =
    <B>(act: (deps: Server['deps'], what: Act, body: B) => Promise<void>) =>
    async ({ caller, params, body, once }: { caller: Caller; params: { id: string }; body: B; once: Once }) => {
      const look = lookOf(caller.userId, params);
      if (once.effect === undefined) await act(deps, { ...look, once }, body);
      return wholeCase(deps, look);
    };
  serve(server, contract.decideCase, write(decide));
  serve(server, contract.secondBan, write(second));
  serve(server, contract.answerAppeal, write(answerAppeal));
  serve(server, contract.writeToCase, write(writeInto));

  serve(server, listDecisions, async ({ caller }) => ({ decisions: await decisionsAbout(deps, caller.userId) }));
  serve(server, appealDecision, ({ caller, params, body, once }) =>
    appeal(deps, { userId: caller.userId, id: params.id, once }, body.text),
  );
}

/** The routes of what waits for a look at its pictures. */
export function waitingForALook(server: Server): void {
  const { app, deps } = server;
  keepWaiting(deps);
  measureWaiting(deps);
  const worker = startLettingOut(deps);
  app.addHook('onClose', () => worker.stop());

  serve(server, looks.takeBack, async ({ caller, params }) => {
    await takeBack(deps, { ...params, userId: caller.userId });
    return { ok: true as const };
  });
  serve(server, looks.listLooks, ({ caller }) => looksFor(deps, caller.userId));
  serve(server, looks.openLook, ({ caller, params }) => openLook(deps, { ...params, callerId: caller.userId }));
  serve(server, looks.letOut, async ({ caller, params, once }) => {
    if (once.effect === undefined) await letThingOut(deps, { ...params, callerId: caller.userId }, once);
    return { ok: true as const };
  });
  serve(server, looks.refuseLook, async ({ caller, params, body, once }) => {
    if (once.effect === undefined) await refuseThing(deps, { ...params, callerId: caller.userId }, { ...body, once });
    return { ok: true as const };
  });
}

/** The routes of the desk where photo checks wait. */
export function photoCheckDesk(server: Server): void {
  const { deps } = server;
  serve(server, checks.listPhotoChecks, ({ caller }) => checksFor(deps, caller.userId));
  serve(server, checks.openPhotoCheck, ({ caller, params }) => openCheck(deps, { ...params, callerId: caller.userId }));
  serve(server, checks.passPhotoCheck, async ({ caller, params, once }) => {
    if (once.effect === undefined) await passOn(deps, { ...params, callerId: caller.userId }, once);
    return { ok: true as const };
  });
  serve(server, checks.refusePhotoCheck, async ({ caller, params, body, once }) => {
    if (once.effect === undefined) await refuseOn(deps, { ...params, callerId: caller.userId }, { ...body, once });
    return { ok: true as const };
  });
}
