import { describe, expect, it } from 'vitest';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { partyQuizIds } from '#contract/quiz-party.ts';
import { LEFT, PICTURE, RIGHT, type Measure } from '#web/parts/sharing/plate.layout.ts';
import { layOutParty } from './picture.layout.ts';

/** Returns a width larger than in any of the three font families, so that a text that fits here fits in all of them. */
const wide: Measure = (text, { face, size }) => [...text].length * size * (face === 'latin' ? 0.44 : 0.58);

describe.each(partyQuizIds)('The picture of %s', (quizId) => {
  const { outcomes, questions } = partyQuizzes[quizId];

  it('The picture shows every outcome’s whole name within the frame, above its votes', () => {
    for (const [outcome, { name }] of Object.entries(outcomes)) {
      const answers = questions.map((one) => (outcome in one.answers ? outcome : (Object.keys(one.answers)[0] ?? '')));
      const { words, bars } = layOutParty(quizId, answers, wide);
      const title = words.find(({ text }) => text === name);
      expect(title, name).toBeDefined();
      for (const one of words.filter(({ y }) => y < PICTURE.height - 100)) {
        expect(wide(one.text, one), one.text).toBeLessThanOrEqual(RIGHT - LEFT);
      }
      expect(bars[0]?.share).toBe(answers.filter((answer) => answer === outcome).length / answers.length);
    }
  });
});
