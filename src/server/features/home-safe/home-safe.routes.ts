import * as contract from '#contract/home-safe.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { answerOuting } from './answering.ts';
import { startLetters } from './letters.ts';
import { homeSafeFor, outingFor, previewOuting, startOuting } from './outings.ts';
import { safePages } from './home-safe.page.routes.ts';
import { setPins } from './pins.ts';
import { startReminders } from './push.ts';
import { startSweeping } from './sweeping.ts';
import { homeSafeTerms } from './terms.ts';
import { addTrusted, askTrusted, changeTrusted, removeTrusted, trustedById } from './trusted.ts';

/** "Come home safe": trusted persons outside, the outings that they have pages of, and check-ins. */
export function homeSafe(server: Server): void {
  const { app, deps } = server;
  const changed = (userId: number): void => askToResync(deps, userId, 'home_safe');
  const person = async (id: string, userId: number) => {
    changed(userId);
    return { person: await trustedById(deps, { id, userId }) };
  };
  const outing = async (id: string, userId: number) => {
    changed(userId);
    return { outing: await outingFor(deps, { id, userId }) };
  };

  serve(server, contract.getHomeSafe, ({ caller }) => homeSafeFor(deps, caller.userId));
  serve(server, contract.addTrusted, async ({ caller: { userId }, body, once }) =>
    person(await addTrusted(deps, { userId, once }, body), userId),
  );
  serve(server, contract.changeTrusted, async ({ caller: { userId }, params: { id }, body }) => {
    await changeTrusted(deps, { id, userId }, body);
    return person(id, userId);
  });
  serve(server, contract.askTrusted, async ({ caller: { userId }, params: { id } }) => {
    await askTrusted(deps, { id, userId });
    return person(id, userId);
  });
  serve(server, contract.removeTrusted, async ({ caller: { userId }, params: { id } }) => {
    await removeTrusted(deps, { id, userId });
    changed(userId);
    return { ok: true as const };
  });
  serve(server, contract.setPins, async ({ caller: { userId }, body }) => {
    await setPins(deps, userId, body);
    changed(userId);
    return { ok: true as const };
  });
  serve(server, contract.previewOuting, ({ caller, body }) => previewOuting(deps, caller.userId, body));
  serve(server, contract.startOuting, async ({ caller: { userId }, body, once }) =>
    outing(await startOuting(deps, { userId, once }, body), userId),
  );
  serve(server, contract.getOuting, async ({ caller: { userId }, params: { id } }) => ({
    outing: await outingFor(deps, { id, userId }),
  }));
  serve(server, contract.answerOuting, async ({ caller: { userId }, params: { id }, body }) => {
    await answerOuting(deps, { id, userId }, body);
    return outing(id, userId);
  });

  safePages(app, deps);
  homeSafeTerms(deps);
  const stopSweeping = startSweeping(deps);
  const workers = [startReminders(deps), startLetters(deps)];
  app.addHook('onClose', async () => {
    await stopSweeping();
    await Promise.all(workers.map((worker) => worker.stop()));
  });
}
