import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/people.ts';
import { pillars } from '#contract/quiz.ts';
import { questions } from '#content/questions.ts';
import { agreement, axisMeasures, discriminations, shareOf, typeShares } from './quiz-measures.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { answerAs, placed, SLOPE, type Answerer } from './quiz-simulation.ts';

const COUNT = 10_000;

function peopleOf(slope: number): Answerer[] {
  const chance = seededRng(4);
  return Array.from({ length: COUNT }, () => answerAs(placed(chance), slope, chance));
}

const random = peopleOf(0);
const consistent = peopleOf(SLOPE);

describe('the quiz, answered at random', () => {
  const shares = typeShares(random);

  it.each(mbtiTypes)('Random answers give %s to 3 to 12 in a hundred', (type) => {
    expect(shares[type]).toBeGreaterThan(0.03);
    expect(shares[type]).toBeLessThan(0.12);
  });

  it.each(pillars)('Random answers measure nothing on %s, and lean to neither side', (pillar) => {
    expect(Math.abs(axisMeasures(random, pillar).alpha)).toBeLessThan(0.1);
    expect(Math.abs(shareOf(random, ({ value }) => value[pillar] > 0) - 0.5)).toBeLessThan(0.08);
  });
});

describe('the quiz, answered by people who are somebody', () => {
  const found = discriminations(consistent);

  it.each(questions.map(({ id }) => id))('The quiz tells people apart by %s', (id) => {
    expect(found.get(id)).toBeGreaterThan(0.3);
  });

  it.each(pillars)('The quiz measures %s as well as three or four questions can', (pillar) => {
    const { alpha, splitHalf, withTruth } = axisMeasures(consistent, pillar);
    expect(alpha).toBeGreaterThan(0.45);
    expect(splitHalf).toBeGreaterThan(0.55);
    expect(withTruth).toBeGreaterThan(0.55);
    expect(shareOf(consistent, ({ ties }) => ties.includes(pillar))).toBeLessThan(0.08);
  });

  it('A retake mostly gives the same result, the more so away from the border', () => {
    const chance = seededRng(5);
    const again = agreement(
      consistent,
      consistent.map(({ place }) => answerAs(place, SLOPE, chance)),
    );
    expect(again.letter).toBeGreaterThan(0.7);
    expect(again.clearLetter).toBeGreaterThan(again.letter + 0.03);
    expect(again.threeLetters).toBeGreaterThan(0.65);
  });
});
