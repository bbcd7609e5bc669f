import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deepSections } from '#content/archetype-deep.ts';
import { archetypes } from '#content/archetypes.ts';
import { questions } from '#content/questions.ts';
import { scoreAnswers } from '#content/scoring.ts';
import { authUser } from '#contract/accounts.ts';
import { savePreferences } from '#contract/matching.ts';
import * as contract from '#contract/quiz.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const WILD_MAP = { wildMapId: 'wildmap_1763700000000_ab12cd' };

/** Returns the nth answer to every question; a question with fewer answers gets its last one. */
const answersBy = (n: number): contract.QuizAnswer[] =>
  questions.map(({ id, choices }) => ({
    questionId: id,
    answerChoiceId: choices[Math.min(n, choices.length - 1)]?.id ?? '',
  }));

const firstBy = (n: number): contract.QuizAnswer => answersBy(n)[0] ?? { questionId: '', answerChoiceId: '' };

const start = (member: TestMember) => call(test.app, contract.startQuiz, { token: member.token, body: WILD_MAP });
const complete = (member: TestMember, id: string) =>
  call(test.app, contract.completeQuiz, { token: member.token, params: { id } });
const answer = (member: TestMember, sessionId: string, given: contract.QuizAnswer) =>
  call(test.app, contract.answerQuiz, { token: member.token, body: { sessionId, ...given } });

async function answerAll(member: TestMember, sessionId: string, n = 0): Promise<void> {
  for (const given of answersBy(n)) expect((await answer(member, sessionId, given)).status).toBe(200);
}

describe('the questions', () => {
  it('The questions come with their answers and without what these weigh', async () => {
    const member = await newMember(test);
    const { status, body } = await call(test.app, contract.getQuizQuestions, { token: member.token });
    expect(status).toBe(200);
    expect(body).toHaveLength(15);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/"(weights|energy|perception|judgement|lifestyle)"/);
    expect(Object.keys(body[0]?.answerChoices[0] ?? {})).toEqual(['id', 'choiceText', 'descriptor']);
  });

  it('The questions are for members only', async () => {
    expect((await call(test.app, contract.getQuizQuestions)).status).toBe(401);
  });
});

describe('a run', () => {
  it('A run continues where it was, in every tab', async () => {
    const member = await newMember(test);
    const [one, other] = await Promise.all([start(member), start(member)]);
    expect(one.body.id).toBe(other.body.id);
    const first = firstBy(0);
    await answer(member, one.body.id, first);
    const again = await start(member);
    expect(again.body).toMatchObject({ id: one.body.id, isCompleted: false, answers: [first] });
  });

  it('A run accepts changed answers until it is complete', async () => {
    const member = await newMember(test);
    const { id } = (await start(member)).body;
    await answerAll(member, id, 0);
    await answerAll(member, id, 1);
    expect((await start(member)).body.answers).toHaveLength(15);
    const results = await complete(member, id);
    expect(results.body.mbti.type).toBe(scoreAnswers(answersBy(1)).type);
    const late = await answer(member, id, firstBy(2));
    expect(late.problem.code).toBe('quiz_completed');
    expect(
      (await call(test.app, contract.getQuizResults, { token: member.token, params: { sessionId: id } })).body,
    ).toEqual(results.body);
  });

  it('A run refuses an answer that belongs to another question, and writes nothing', async () => {
    const member = await newMember(test);
    const { id } = (await start(member)).body;
    const [one, two] = answersBy(0);
    const crossed = { questionId: one?.questionId ?? '', answerChoiceId: two?.answerChoiceId ?? '' };
    expect((await answer(member, id, crossed)).status).toBe(400);
    expect((await answer(member, id, { questionId: 'nope', answerChoiceId: 'nope' })).status).toBe(400);
    expect((await start(member)).body.answers).toEqual([]);
  });

  it('A run is complete only with all fifteen answers', async () => {
    const member = await newMember(test);
    const { id } = (await start(member)).body;
    for (const given of answersBy(0).slice(1)) await answer(member, id, given);
    const early = await complete(member, id);
    expect([early.status, early.problem.code]).toEqual([409, 'quiz_incomplete']);
    const peek = await call(test.app, contract.getQuizResults, { token: member.token, params: { sessionId: id } });
    expect(peek.problem.code).toBe('quiz_incomplete');
    expect((await call(test.app, contract.getLatestQuizResults, { token: member.token })).status).toBe(404);
  });

  it('A run is scored once and later calls return the same results', async () => {
    const member = await newMember(test);
    const { id } = (await start(member)).body;
    await answerAll(member, id, 0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(member, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    test.clock.advance(60_000);
    const second = (await start(member)).body.id;
    await answerAll(member, second, 3);
    const newest = await complete(member, second);
    expect(newest.body.mbti.type).not.toBe(answers[0]?.body.mbti.type);
    test.clock.advance(60_000);
    const row = await test.deps.db.selectFrom('quiz_session').selectAll().where('id', '=', id).execute();
    expect((await complete(member, id)).body).toEqual(answers[0]?.body);
    expect(await test.deps.db.selectFrom('quiz_session').selectAll().where('id', '=', id).execute()).toEqual(row);
    const me = await call(test.app, authUser, { token: member.token });
    expect(me.body.mbtiType).toBe(newest.body.mbti.type);
  });

  it('A run of another quiz version gives way to a new run', async () => {
    const member = await newMember(test);
    const { id } = (await start(member)).body;
    await answerAll(member, id);
    await test.deps.db.updateTable('quiz_session').set({ quiz_version: 0 }).where('id', '=', id).execute();
    const refused = await complete(member, id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'quiz_incomplete']);
    expect((await call(test.app, authUser, { token: member.token })).body.mbtiType).toBeNull();
    const fresh = await start(member);
    expect(fresh.body).toMatchObject({ quizVersion: 1, answers: [] });
    expect(fresh.body.id).not.toBe(id);
    expect((await complete(member, id)).status).toBe(404);
  });

  it('A run can be taken again, and keeps what was', async () => {
    const member = await newMember(test);
    const first = (await start(member)).body.id;
    await answerAll(member, first, 0);
    await complete(member, first);
    test.clock.advance(1000);
    const second = (await start(member)).body.id;
    expect(second).not.toBe(first);
    await answerAll(member, second, 1);
    await complete(member, second);
    const latest = await call(test.app, contract.getLatestQuizResults, { token: member.token });
    expect(latest.body.session.id).toBe(second);
    const old = await call(test.app, contract.getQuizResults, { token: member.token, params: { sessionId: first } });
    expect(old.body.mbti.type).toBe(scoreAnswers(answersBy(0)).type);
  });
});

describe('the history', () => {
  const history = (member: TestMember) => call(test.app, contract.getQuizHistory, { token: member.token });
  const run = async (member: TestMember, n: number): Promise<string> => {
    const { id } = (await start(member)).body;
    await answerAll(member, id, n);
    await complete(member, id);
    test.clock.advance(60_000);
    return id;
  };

  it('The history lists complete runs, the newest first, and no open or foreign ones', async () => {
    const member = await newMember(test);
    await run(await newMember(test), 2);
    expect((await history(member)).body).toEqual([]);
    const began = test.clock.now().toISOString();
    const first = await run(member, 0);
    const second = await run(member, 3);
    await answer(member, (await start(member)).body.id, firstBy(1));
    const told = (await history(member)).body;
    expect(told.map(({ sessionId }) => sessionId)).toEqual([second, first]);
    const { type } = scoreAnswers(answersBy(0));
    expect(told[1]).toEqual({ sessionId: first, completedAt: began, type, archetype: archetypes[type].name });
  });

  it('The newest run becomes the account’s, and what matching goes by', async () => {
    const matchable = async (): Promise<TestMember> => {
      const member = await newMember(test, COMPLETE_PROFILE);
      await call(test.app, savePreferences, { token: member.token, body: {} });
      return member;
    };
    const known = async ({ id }: TestMember): Promise<number | undefined> =>
      (await test.deps.db.selectFrom('match_profile').select('run').where('user_id', '=', id).executeTakeFirst())?.run;
    const member = await matchable();
    const other = await matchable();
    await run(other, 3);
    await run(member, 0);
    expect(await known(member)).not.toBe(await known(other));
    await run(member, 3);
    expect(await known(member)).toBe(await known(other));
    const { type } = scoreAnswers(answersBy(3));
    expect(type).not.toBe(scoreAnswers(answersBy(0)).type);
    const me = await call(test.app, authUser, { token: member.token });
    expect(me.body).toMatchObject({ mbtiType: type, primaryArchetype: archetypes[type].name });
  });
});

describe('the results', () => {
  it('Results name the type, archetype, axes and descriptors and reach the account', async () => {
    const member = await newMember(test);
    const { id } = (await start(member)).body;
    await answerAll(member, id);
    const { body } = await complete(member, id);
    const expected = scoreAnswers(answersBy(0));
    expect(body).toMatchObject({
      userId: member.id,
      session: { id, userId: member.id, ...WILD_MAP, isCompleted: true, quizVersion: 1 },
      mbti: { type: expected.type, archetype: { name: archetypes[expected.type].name } },
      axes: expected.axes,
      results: expected.results,
    });
    for (const title of ['Strengths', 'Weaknesses', 'Social Suggestions', 'Friendship Potentials']) {
      expect(body.mbti.archetype.report).toContain(`## ${title}\n`);
    }
    expect(body.mbti.archetype.deep).toEqual(deepSections[expected.type]);
    const me = await call(test.app, authUser, { token: member.token });
    expect(me.body).toMatchObject({
      mbtiType: expected.type,
      primaryArchetype: archetypes[expected.type].name,
      personalityPlanet: archetypes[expected.type].personalityPlanet,
      archetypeCompleted: true,
    });
  });
});

describe('the door of another person’s run', () => {
  it('A foreign run is not there for a stranger, with any call', async () => {
    const owner = await newMember(test);
    const stranger = await newMember(test);
    const { id } = (await start(owner)).body;
    const tries = [
      await answer(stranger, id, firstBy(0)),
      await answer(stranger, id, { questionId: 'nope', answerChoiceId: 'nope' }),
      await complete(stranger, id),
      await call(test.app, contract.getQuizResults, { token: stranger.token, params: { sessionId: id } }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await start(owner)).body.answers).toEqual([]);
  });

  it.each([['not-a-uuid'], ['__proto__'], ['x'.repeat(250)]])('A run named %s is refused with 400', async (id) => {
    const member = await newMember(test);
    expect((await complete(member, id)).status).toBe(400);
  });

  it.each([
    ['an array', ['a']],
    ['an object', { a: 1 }],
    ['ten thousand letters', 'x'.repeat(10_000)],
  ])('An answer with %s as an id is refused with 400', async (_name, odd) => {
    const member = await newMember(test);
    const { id } = (await start(member)).body;
    const body = { sessionId: id, questionId: odd, answerChoiceId: odd };
    expect((await call(test.app, contract.answerQuiz, { token: member.token, body })).status).toBe(400);
  });
});
