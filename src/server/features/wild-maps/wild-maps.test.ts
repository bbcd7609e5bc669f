import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from '#content/questions.ts';
import { scoreAnswers } from '#content/scoring.ts';
import * as quiz from '#contract/quiz.ts';
import { getWildMap } from '#contract/wild-maps.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const answersBy = (n: number): quiz.QuizAnswer[] =>
  questions.map(({ id, choices }) => ({
    questionId: id,
    answerChoiceId: choices[Math.min(n, choices.length - 1)]?.id ?? '',
  }));

async function takeQuiz({ token }: TestMember, n = 0): Promise<void> {
  const begun = await call(test.app, quiz.startQuiz, { token, body: { wildMapId: 'wildmap_1763700000000_ab12cd' } });
  const sessionId = begun.body.id;
  for (const given of answersBy(n)) await call(test.app, quiz.answerQuiz, { token, body: { sessionId, ...given } });
  expect((await call(test.app, quiz.completeQuiz, { token, params: { id: sessionId } })).status).toBe(200);
  test.clock.advance(1000);
}

const mapOf = (owner: TestMember, viewer: TestMember) =>
  call(test.app, getWildMap, { token: viewer.token, params: { userId: owner.id } });

async function mappedMember(): Promise<TestMember> {
  const member = await newMember(test);
  await takeQuiz(member);
  await sql`UPDATE account SET interests = ${['jazz', 'vinyl']}, custom_interests = ${['Lighthouses']}, current_vibes = ${['chill']}
    WHERE id = ${member.id}`.execute(test.deps.db);
  return member;
}

/** Returns the path of every property; all elements of an array share one path. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => pathsOf(one, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path === '' ? key : `${path}.${key}`));
}

describe('a wild map', () => {
  it('A wild map has exactly these properties, for any viewer', async () => {
    const owner = await mappedMember();
    const stranger = await newMember(test);
    for (const viewer of [owner, stranger]) {
      expect(pathsOf((await mapOf(owner, viewer)).body)).toEqual([
        'userId',
        'primaryArchetype',
        'corePillars[].pillar',
        'corePillars[].name',
        'corePillars[].letter',
        'corePillars[].side',
        'corePillars[].lean',
        'corePillars[].value',
        'corePillars[].descriptors[].id',
        'corePillars[].descriptors[].name',
        'corePillars[].descriptors[].description',
        'dynamicLayers.active_pursuits.current_passions[].id',
        'dynamicLayers.active_pursuits.current_passions[].kind',
        'dynamicLayers.active_pursuits.current_passions[].name',
      ]);
    }
  });

  it('A wild map says what the quiz measured and what the person is up to', async () => {
    const owner = await mappedMember();
    const { axes, results } = scoreAnswers(answersBy(0));
    const { body } = await mapOf(owner, owner);
    expect(body.corePillars.map(({ pillar, letter, value }) => [pillar, letter, value])).toEqual(
      quiz.pillars.map((pillar) => [pillar, axes[pillar].letter, axes[pillar].value]),
    );
    for (const { name, descriptors } of body.corePillars) {
      const own = results.filter(({ descriptor }) => descriptor.pillar === name);
      expect(descriptors.map(({ id }) => id)).toEqual(own.slice(0, 3).map(({ descriptor }) => descriptor.id));
    }
    expect(body.dynamicLayers.active_pursuits.current_passions).toEqual([
      { id: 'jazz', kind: 'interest', name: 'Jazz and blues' },
      { id: 'vinyl', kind: 'interest', name: 'Vinyl records' },
      { id: 'Lighthouses', kind: 'interest', name: 'Lighthouses' },
      { id: 'chill', kind: 'vibe', name: 'Chill' },
    ]);
  });

  it('A wild map hides its values from others and shows one descriptor', async () => {
    const owner = await mappedMember();
    const { body } = await mapOf(owner, await newMember(test));
    const own = await mapOf(owner, owner);
    expect(body.corePillars.map(({ value }) => value)).toEqual([null, null, null, null]);
    expect(body.corePillars.map(({ descriptors }) => descriptors.length)).toEqual([1, 1, 1, 1]);
    expect(body.corePillars.map(({ lean, side }) => [lean, side])).toEqual(
      own.body.corePillars.map(({ lean, side }) => [lean, side]),
    );
  });

  it('A wild map is drawn anew from the latest quiz', async () => {
    const owner = await mappedMember();
    await takeQuiz(owner, 1);
    const { axes } = scoreAnswers(answersBy(1));
    const { body } = await mapOf(owner, owner);
    expect(body.corePillars.map(({ value }) => value)).toEqual(quiz.pillars.map((pillar) => axes[pillar].value));
  });

  it('A wild map keeps the old one while a retake is under way', async () => {
    const owner = await mappedMember();
    const before = (await mapOf(owner, owner)).body;
    await call(test.app, quiz.startQuiz, { token: owner.token, body: { wildMapId: 'wildmap_2' } });
    expect((await mapOf(owner, owner)).body).toEqual(before);
  });
});

describe('the door of a wild map', () => {
  it('A person has no wild map before the quiz', async () => {
    const owner = await newMember(test);
    for (const viewer of [owner, await newMember(test)]) {
      const answer = await mapOf(owner, viewer);
      expect([answer.status, answer.problem.code]).toEqual([404, 'wild_map_missing']);
    }
  });

  it('A wild map is not there behind a block', async () => {
    const [owner, blocked] = [await mappedMember(), await mappedMember()];
    await sql`INSERT INTO block (user_id, other_id, created_at) VALUES (${owner.id}, ${blocked.id}, now())`.execute(
      test.deps.db,
    );
    for (const answer of [await mapOf(owner, blocked), await mapOf(blocked, owner)]) {
      expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
    }
  });

  it('A suspended person’s wild map is not there, with a quiz or without', async () => {
    const viewer = await newMember(test);
    for (const owner of [await mappedMember(), await newMember(test)]) {
      await sql`UPDATE account SET suspended_at = now() WHERE id = ${owner.id}`.execute(test.deps.db);
      const answer = await mapOf(owner, viewer);
      expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
    }
  });

  it('Wild maps are for members only', async () => {
    const owner = await mappedMember();
    expect((await call(test.app, getWildMap, { params: { userId: owner.id } })).status).toBe(401);
  });
});
