import * as contract from '#contract/quiz.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import {
  askedQuestions,
  completeSession,
  latestResults,
  resultsByKey,
  saveAnswer,
  startSession,
  wildSelves,
} from './quiz.ts';

export function quiz(server: Server): void {
  const { deps } = server;
  serve(server, contract.getQuizQuestions, async () => askedQuestions());
  serve(server, contract.startQuiz, ({ caller, body }) => startSession(deps, caller.userId, body.wildMapId));
  serve(server, contract.answerQuiz, async ({ caller, body: { sessionId, ...answer } }) => {
    await saveAnswer(deps, { userId: caller.userId, id: sessionId }, answer);
    return { sessionId, ...answer };
  });
  serve(server, contract.completeQuiz, ({ caller, params }) =>
    completeSession(deps, { userId: caller.userId, id: params.id }),
  );
  serve(server, contract.getLatestQuizResults, ({ caller }) => latestResults(deps.db, caller.userId));
  serve(server, contract.getQuizHistory, ({ caller }) => wildSelves(deps.db, caller.userId));
  serve(server, contract.getQuizResults, ({ caller, params }) =>
    resultsByKey(deps.db, { userId: caller.userId, id: params.sessionId }),
  );
}
