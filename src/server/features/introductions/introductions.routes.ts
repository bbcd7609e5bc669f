import * as contract from '#contract/introductions.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { answerIntroduction, introduce, introductionsFor, withdraw } from './introductions.ts';

export function introductions(server: Server): void {
  const { deps } = server;

  serve(server, contract.introduce, ({ caller: { userId }, body, once }) =>
    introduce(deps, { userId, once }, body.people),
  );

  serve(server, contract.listIntroductions, ({ caller }) => introductionsFor(deps, caller.userId));

  serve(server, contract.answerIntroduction, async ({ caller, params: { id }, body: { answer } }) => ({
    roomId: await answerIntroduction(deps, { id, userId: caller.userId }, answer),
  }));

  serve(server, contract.withdrawIntroduction, async ({ caller, params: { id } }) => {
    await withdraw(deps, { id, userId: caller.userId });
    return { ok: true as const };
  });

  deps.retention.rows({
    table: 'introduction',
    what: 'Introductions, with what each of the two answered',
    ms: contract.INTRODUCTION_MS,
    after: 'after they were made',
    since: 'made_at',
  });
}
