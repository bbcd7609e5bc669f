import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partyQuizIds } from '#contract/quiz-party.ts';
import { partyCards } from './catalogue.ts';
import { partyQuizzes } from './quizzes.ts';
import { answeredAlike, scoreParty } from './scoring.ts';

/** The longest question that fits two lines of a heading on a phone. */
const QUESTION_MAX = 90;
/** The longest answer that fits two lines on a phone. */
const ANSWER_MAX = 60;

const wanted = { storybook: [5, 15], sleep: [3, 12], love: [7, 20], strengths: [6, 18], aura: [4, 10] };

describe.each(partyQuizIds)('The quiz %s', (id) => {
  const quiz = partyQuizzes[id];
  const { outcomes, questions } = quiz;
  const texts = questions.flatMap(({ text, answers }) => [text, ...Object.values(answers)]);

  it('A quiz has the minutes and the number of questions that its card names', () => {
    const { minutes } = partyCards[id];
    expect([minutes, questions.length]).toEqual(wanted[id]);
    expect(partyCards[id].questions).toBe(questions.length);
  });

  it('A quiz asks nothing twice, offers four answers, and every text fits its place', () => {
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
    for (const { text, answers } of questions) {
      expect(text.length, text).toBeLessThanOrEqual(QUESTION_MAX);
      expect(Object.keys(answers), text).toHaveLength(4);
      for (const answer of Object.values(answers)) expect(answer.length, answer).toBeLessThanOrEqual(ANSWER_MAX);
    }
    for (const { name, line, text } of Object.values(outcomes)) {
      expect([name.length <= 30, line.length <= 70, text.length <= 320], name).toEqual([true, true, true]);
    }
  });

  it('A quiz reaches every outcome, and offers each about as often as the others', () => {
    const offers = Object.keys(outcomes).map((one) => questions.filter(({ answers }) => one in answers).length);
    expect(Math.max(...offers) - Math.min(...offers), String(offers)).toBeLessThanOrEqual(1);
    for (const outcome of Object.keys(outcomes)) {
      const answers = questions.map((question) =>
        outcome in question.answers ? outcome : (Object.keys(question.answers)[0] ?? ''),
      );
      expect(scoreParty(quiz, answers).outcome).toBe(outcome);
    }
  });

  it('A quiz gives whatever answers an outcome with the most votes, and counts every answer', () => {
    const answers = fc.tuple(...questions.map((question) => fc.constantFrom(...Object.keys(question.answers))));
    fc.assert(
      fc.property(answers, (given) => {
        const score = scoreParty(quiz, given);
        const [first] = score.votes;
        expect(first?.outcome).toBe(score.outcome);
        expect(first?.votes).toBe(Math.max(...score.votes.map(({ votes }) => votes)));
        expect(score.votes.reduce((sum, { votes }) => sum + votes, 0)).toBe(questions.length);
        expect(score.isTied).toBe(score.votes.filter(({ votes }) => votes === first?.votes).length > 1);
      }),
    );
  });
});

it('The later answer decides between two outcomes with the same votes', () => {
  const { aura } = partyQuizzes;
  expect(scoreParty(aura, ['moss', 'dusk']).outcome).toBe('dusk');
  expect(scoreParty(aura, ['dusk', 'moss']).outcome).toBe('moss');
  expect(scoreParty(aura, ['dusk', 'dusk', 'moss'])).toMatchObject({ outcome: 'dusk', isTied: false });
});

it('Answers are alike where both chose the same at the same question', () => {
  expect(answeredAlike(['moss', 'dusk', 'tide'], ['moss', 'tide', 'tide'])).toBe(2);
});
