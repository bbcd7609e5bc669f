import { afterEach, expect, it } from 'vitest';
import { getPartyQuiz, type PartyResult, type PartyRun } from '#contract/quiz-party.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { keepOrSay, keepResult, setRun } from './party.data.ts';

const draftNow = () => queryClient.getQueryData<PartyRun>(queryKey(getPartyQuiz, { quizId: 'aura' }))?.draft;
const result = { isPublic: true } as unknown as PartyResult;

afterEach(() => {
  queryClient.clear();
});

it('A rating during a retake keeps the draft and the result clears it', async () => {
  const draft = [1, 0] as unknown as PartyRun['draft'];
  setRun('aura', { draft, result });
  await keepOrSay('aura', Promise.resolve(result));
  expect(draftNow()).toEqual(draft);
  keepResult('aura', result);
  expect(draftNow()).toEqual([]);
});
