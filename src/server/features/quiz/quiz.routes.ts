import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/quiz.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import {
  askedQuestions,
  completeSession,
  latestResults,
  resultsByKey,
  saveAnswer,
  startSession,
  wildSelves,
} from './quiz.ts';
import { spokenQuestions, spokenResults } from './quiz.spoken.ts';

const spokenFor = (request: FastifyRequest): ReturnType<typeof spokenIn> => spokenIn(languageOfRequest(request));

export function quiz(server: Server): void {
  const { deps } = server;
  serve(server, contract.getQuizQuestions, async ({ request }) =>
    spokenQuestions(askedQuestions(), spokenFor(request)),
  );
  serve(server, contract.startQuiz, ({ caller, body }) => startSession(deps, caller.userId, body.wildMapId));
  serve(server, contract.answerQuiz, async ({ caller, body: { sessionId, ...answer } }) => {
    await saveAnswer(deps, { userId: caller.userId, id: sessionId }, answer);
    return { sessionId, ...answer };
  });
  serve(server, contract.completeQuiz, async ({ caller, params, request }) =>
    spokenResults(await completeSession(deps, { userId: caller.userId, id: params.id }), spokenFor(request)),
  );
  serve(server, contract.getLatestQuizResults, async ({ caller, request }) =>
    spokenResults(await latestResults(deps.db, caller.userId), spokenFor(request)),
  );
  serve(server, contract.getQuizHistory, ({ caller }) => wildSelves(deps.db, caller.userId));
  serve(server, contract.getQuizResults, async ({ caller, params, request }) =>
    spokenResults(await resultsByKey(deps.db, { userId: caller.userId, id: params.sessionId }), spokenFor(request)),
  );
}
