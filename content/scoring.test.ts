import { assert, constant, nat, property, sample, shuffledSubarray, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/people.ts';
import { pillars, type QuizAnswer } from '#contract/quiz.ts';
import { questions, type Question } from './questions.ts';
import { scoreAnswers } from './scoring.ts';

/** A random answer to every question. */
const answers = tuple(...questions.map((question) => nat(question.choices.length - 1))).map((picks) =>
  questions.map((question, index) => answerTo(question, picks[index] ?? 0)),
);

function answerTo(question: Question, index: number): QuizAnswer {
  return { questionId: question.id, answerChoiceId: question.choices[index]?.id ?? '' };
}

function sumOn(given: readonly QuizAnswer[], pillar: (typeof pillars)[number]): number {
  const chosen = new Set(given.map((answer) => answer.answerChoiceId));
  return questions
    .flatMap((question) => question.choices)
    .filter((choice) => chosen.has(choice.id))
    .reduce((sum, choice) => sum + (choice.weights[pillar] ?? 0), 0);
}

const positive = ['E', 'N', 'F', 'P'];

describe('an axis', () => {
  it('An axis lies in [-1, 1], and its sign is its letter', () => {
    assert(
      property(answers, (given) => {
        const { axes, type } = scoreAnswers(given);
        for (const [index, pillar] of pillars.entries()) {
          const { value, letter } = axes[pillar];
          expect(Math.abs(value)).toBeLessThanOrEqual(1);
          expect(type[index]).toBe(letter);
          expect(value === 0 || (letter === positive[index]) === value > 0).toBe(true);
        }
      }),
    );
  });

  it('The last question of a pillar decides an axis exactly in the middle', () => {
    let ties = 0;
    assert(
      property(answers, (given) => {
        const { axes } = scoreAnswers(given);
        for (const [index, pillar] of pillars.entries()) {
          if (sumOn(given, pillar) !== 0) continue;
          ties += 1;
          const decider = questions.findLast((question) => question.pillar === pillar);
          const answer = given.find((one) => one.questionId === decider?.id);
          const lean = decider?.choices.find((choice) => choice.id === answer?.answerChoiceId)?.weights[pillar] ?? 0;
          expect(lean).not.toBe(0);
          expect(axes[pillar].letter === positive[index]).toBe(lean > 0);
        }
      }),
    );
    expect(ties).toBeGreaterThan(0);
  });

  it.each(pillars)('%s reaches both of its ends', (pillar) => {
    for (const side of [1, -1]) {
      const given = questions.map((question) => {
        const leans = question.choices.map((choice) => (choice.weights[pillar] ?? 0) * side);
        return answerTo(question, leans.indexOf(Math.max(...leans)));
      });
      expect(scoreAnswers(given).axes[pillar].value).toBe(side);
    }
  });
});

describe('a score', () => {
  it('A score does not depend on the order of the answers', () => {
    assert(
      property(
        answers.chain((given) => tuple(constant(given), shuffledSubarray(given, { minLength: given.length }))),
        ([given, shuffled]) => {
          expect(scoreAnswers(shuffled)).toEqual(scoreAnswers(given));
        },
      ),
    );
  });

  it('A score has a descriptor for every answer with a valid count and share', () => {
    assert(
      property(answers, (given) => {
        const { results } = scoreAnswers(given);
        expect(new Set(results.map(({ descriptor }) => descriptor.id)).size).toBe(15);
        for (const { count, percentage } of results) {
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(15);
          expect(percentage).toBeGreaterThan(0);
          expect(percentage).toBeLessThanOrEqual(100);
        }
        const counts = results.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
    );
  });

  it('A score needs every question answered once, by an answer of its own', () => {
    const given = questions.map((question) => answerTo(question, 0));
    const [first, second] = given;
    if (!first || !second) throw new Error('no questions');
    expect(() => scoreAnswers(given.slice(1))).toThrow(RangeError);
    expect(() => scoreAnswers([...given, first])).toThrow(RangeError);
    expect(() => scoreAnswers([{ ...first, answerChoiceId: second.answerChoiceId }, ...given.slice(1)])).toThrow(
      RangeError,
    );
  });
});

describe('the instrument, with answerers who choose at random', () => {
  const drawn = sample(answers, { numRuns: 6000, seed: 20_261_121 }).map((given) => ({
    given,
    score: scoreAnswers(given),
  }));

  it.each(mbtiTypes)('Random answers give %s to between 3 and 12 in a hundred people', (type) => {
    const share = drawn.filter(({ score }) => score.type === type).length / drawn.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.12);
  });

  it.each(questions.map((question) => [question.id, question] as const))(
    'The instrument learns something from %s',
    (_id, question) => {
      const means = question.choices.map((choice) => {
        const chose = drawn.filter(({ given }) => given.some((answer) => answer.answerChoiceId === choice.id));
        return chose.reduce((sum, { score }) => sum + score.axes[question.pillar].value, 0) / chose.length;
      });
      expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(0.25);
    },
  );
});
