import * as together from '#contract/quiz-party.together.ts';
import * as contract from '#contract/quiz-party.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { completeRun, friendsFor, keepDraft, partyFor, partyRun, rate, show } from './quiz-party.ts';
import type { RunKey } from './quiz-party.queries.ts';
import { answerParty, joinParty, leaveParties, partyAt, showParty, startParty } from './together.ts';
import { deleteTaken } from './together.queries.ts';

export function quizParty(server: Server): void {
  const { deps } = server;
  const { db } = deps;

  serve(server, contract.getQuizParty, async ({ caller }) => ({ quizzes: await partyFor(db, caller.userId) }));

  serve(server, contract.getPartyQuiz, ({ caller, params }) => partyRun(db, keyOf(caller, params)));

  serve(server, contract.keepPartyDraft, async ({ caller, params, body: { answers } }) => {
    await keepDraft(db, keyOf(caller, params), answers);
    return { answered: answers.length };
  });

  serve(server, contract.completePartyQuiz, ({ caller, params, body }) =>
    completeRun(deps, keyOf(caller, params), body.answers),
  );

  serve(server, contract.ratePartyQuiz, ({ caller, params, body }) => rate(db, keyOf(caller, params), body.stars));

  serve(server, contract.showPartyResult, ({ caller, params, body }) => show(db, keyOf(caller, params), body.isShown));

  serve(server, together.startParty, async ({ caller, params: { roomId }, body, once }) => ({
    message: await startParty(deps, { roomId, userId: caller.userId, once }, body.quizId),
  }));

  serve(server, together.joinParty, async ({ caller, params, body }) => ({
    message: await joinParty(deps, { ...params, userId: caller.userId }, body.isIn),
  }));

  serve(server, together.answerParty, async ({ caller, params }) => ({
    message: await answerParty(deps, { ...params, userId: caller.userId }),
  }));

  serve(server, together.showParty, async ({ caller, params }) => ({
    message: await showParty(deps, { ...params, userId: caller.userId }),
  }));

  serve(server, together.getParty, ({ caller, params }) => partyAt(deps, { ...params, userId: caller.userId }));

  deps.rooms.register({ forgetter: deleteTaken, onLeft: leaveParties });

  serve(server, contract.getPartyFriends, async ({ caller, params }) => ({
    people: await friendsFor(deps, keyOf(caller, params)),
  }));
}

function keyOf({ userId }: { userId: number }, params: { quizId: string }): RunKey {
  const quizId = contract.partyQuizId.safeParse(params.quizId);
  if (!quizId.success) throw new AppError('not_found');
  return { userId, quizId: quizId.data };
}
