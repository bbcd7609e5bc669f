import type { MbtiType } from '#contract/people.ts';
import { pillars, type Pillar } from '#contract/quiz.ts';
import { questions, type AnswerChoice, type Question } from '#content/questions.ts';
import { readAxes } from '#content/scoring.ts';

/**
 * Simulated people who answer the quiz: the model of `npm run quiz:statistics`, explained in docs/quiz.md.
 *
 * A consistent answerer has an independent place on each axis, in standard deviations, and picks answer c of a question
 * with probability proportional to exp(slope · Σ weight(c, axis) · place(axis)): Bock's nominal response model with the
 * weights as its slopes. A random answerer has slope 0.
 */
export interface Answerer {
  /** The place on each axis, of a standard normal distribution. */
  place: Record<Pillar, number>;
  /** The answers, in the order of the questions. */
  chosen: readonly AnswerChoice[];
  type: MbtiType;
  /** The result on each axis, in [-1, 1]. */
  value: Record<Pillar, number>;
  /** The axes on which the weights add up to zero. */
  ties: Pillar[];
  /** The axes that the report calls close to the border. */
  nearBorder: Pillar[];
}

/** Two opposite answers of weight 3 are 6 · 0.35 = 2.1 logits apart for each standard deviation. */
export const SLOPE = 0.35;

/** Returns a number of a standard normal distribution (Box and Muller). */
function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

export function placed(chance: () => number): Record<Pillar, number> {
  return {
    energy: normal(chance),
    perception: normal(chance),
    judgement: normal(chance),
    lifestyle: normal(chance),
  };
}

export function answerAs(place: Record<Pillar, number>, slope: number, chance: () => number): Answerer {
  const chosen = questions.map((question) => pick(question, place, { slope, chance }));
  const { type, axes } = readAxes(new Map(chosen.map((choice, index) => [questions[index]?.id ?? '', choice])));
  return {
    place,
    chosen,
    type,
    value: {
      energy: axes.energy.value,
      perception: axes.perception.value,
      judgement: axes.judgement.value,
      lifestyle: axes.lifestyle.value,
    },
    ties: pillars.filter((pillar) => axes[pillar].value === 0),
    nearBorder: pillars.filter((pillar) => axes[pillar].nearBorder),
  };
}

function pick(
  { choices }: Question,
  place: Record<Pillar, number>,
  { slope, chance }: { slope: number; chance: () => number },
): AnswerChoice {
  const odds = choices.map(({ weights }) => {
    let pull = 0;
    for (const pillar of pillars) pull += (weights[pillar] ?? 0) * place[pillar];
    return Math.exp(slope * pull);
  });
  let left = chance() * odds.reduce((sum, one) => sum + one, 0);
  const index = odds.findIndex((one) => (left -= one) < 0);
  const choice = choices.at(index);
  if (choice === undefined) throw new RangeError('a question without answers');
  return choice;
}
