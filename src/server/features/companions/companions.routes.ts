import * as contract from '#contract/companions.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { Answerer } from '#server/features/companions/answering/answerer.ts';
import { madeFor, type Voice } from '#server/features/companions/characters/made.ts';
import { meet, type Greet } from '#server/features/companions/characters/meet.ts';
import { offeredTo } from '#server/features/companions/characters/offered.ts';
import { clearMemory, forgetNote, memoryOf } from '#server/features/companions/memory/memory.ts';
import { profileOf } from '#server/features/companions/characters/profile.ts';

export function companions(server: Server): void {
  const { app, deps } = server;
  const done = { ok: true } as const;
  const answerer = new Answerer(deps);
  const greet: Greet = (roomId) => answerer.greet(roomId);
  const voice: Voice = { greet, tell: (roomId, line) => answerer.tell(roomId, line) };
  // The answerer has to stop before the writer of messages closes.
  app.addHook('preClose', () => answerer.stop());

  serve(server, contract.listOffered, ({ caller }) => offeredTo(deps, caller.userId));
  serve(server, contract.meetCompanion, ({ caller: { userId }, body, once }) =>
    meet(deps, { userId, companionId: body?.companionId, once }, greet),
  );
  serve(server, contract.madeForYou, ({ caller }) => madeFor(deps, caller.userId, voice));
  serve(server, contract.getCompanion, ({ caller, params }) => profileOf(deps, caller.userId, params.id));
  serve(server, contract.getMemory, ({ caller, params }) => memoryOf(deps, caller.userId, params.roomId));
  serve(server, contract.forgetNote, async ({ caller, params }) => {
    await forgetNote(deps, caller.userId, params);
    return done;
  });
  serve(server, contract.clearMemory, async ({ caller, params }) => {
    await clearMemory(deps, caller.userId, params.roomId);
    return done;
  });
}
